/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanVoteSheet: one house's vote on one law (R4.2): the law, what it would
 * bring everybody, yes or no, and markers. Made for the vote at hand; its
 * buttons seal the vote, or step aside by win.back.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_VOTE_SHEET (lan_vote_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanVoteSheet, lan_vote_sheet, LAN, VOTE_SHEET, GtkBox)

/* session: must be deciding a vote. */
GtkWidget *lan_vote_sheet_new (LanSession *session);

/* What to press next for a vote to become that one. (transfer none) */
GtkWidget *lan_vote_sheet_find_next (LanVoteSheet *self, const LanChoice *vote);

/* The key that chooses yes or no: the first letter of the word on the tile, in the language of the program. */
guint lan_vote_sheet_get_key (gboolean answer);

G_END_DECLS
