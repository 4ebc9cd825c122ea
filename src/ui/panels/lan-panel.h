/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPanel: what every panel beside the board shares. It follows one session
 * and calls `refresh` whenever something to show has changed: position,
 * decision, selection, front seat, veil, or which computer player thinks.
 * Its children are ordinary widget children; it lets go of them itself.
 * Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_PANEL (lan_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (LanPanel, lan_panel, LAN, PANEL, GtkWidget)

struct _LanPanelClass
{
  GtkWidgetClass parent_class;

  /* Shows the session; only called with a session in which a game is open. */
  void (*refresh) (LanPanel *self, LanSession *session);
};

/* session: NULL to let go of it. */
void lan_panel_set_session (LanPanel *self, LanSession *session);

/* (transfer none) (nullable) */
LanSession *lan_panel_get_session (LanPanel *self);

/* The seat of the computer player that thinks, LAN_NO_SEAT when none does. */
guint lan_panel_get_thinking_seat (LanPanel *self);

G_END_DECLS
