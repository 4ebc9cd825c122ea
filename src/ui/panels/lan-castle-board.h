/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCastleBoard: the drawing of a castle with what stands on it: bays, table,
 * court and reserve. Keeps the shape of the drawing. CSS node "castle".
 */

#pragma once

#include "lan-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_CASTLE_BOARD (lan_castle_board_get_type ())
G_DECLARE_FINAL_TYPE (LanCastleBoard, lan_castle_board, LAN, CASTLE_BOARD, GtkWidget)

/* ally: the small castle of an ally (R7.1). */
GtkWidget *lan_castle_board_new (gboolean ally);

/* Shows the castle of a side, a house or an ally as the board was made for. */
void lan_castle_board_refresh (LanCastleBoard *self, LanSession *session, guint side);

G_END_DECLS
