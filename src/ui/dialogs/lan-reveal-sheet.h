/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanRevealSheet: how everybody voted (R4.3): each house's tile and markers,
 * the tally, the result, the laws in force now. The tiles are turned over one after
 * the other, unless nothing is to move; a click ends that. Stays until win.back.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

/* A vote that was counted, gathered from its events. */
typedef struct {
  guint law;
  guint left;                        /* R4.4: law that left, LAN_NO_ITEM when rejected */
  gboolean counted;                  /* the result is known */
  gboolean approved;
  guint votes_for;
  guint votes_against;
  gboolean voted[LAN_MAX_SEATS];
  guint answers[LAN_MAX_SEATS];      /* LAN_YES or LAN_NO */
  guint markers[LAN_MAX_SEATS];
  guint in_force[LAN_IN_FORCE];      /* after the vote */
} LanReveal;

#define LAN_TYPE_REVEAL_SHEET (lan_reveal_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanRevealSheet, lan_reveal_sheet, LAN, REVEAL_SHEET, GtkBox)

/* reveal: copied from. */
GtkWidget *lan_reveal_sheet_new (LanSession *session, const LanReveal *reveal);

G_END_DECLS
