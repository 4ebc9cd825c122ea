/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanKnightRank: the knights of a side at court, or in the reserve, side by
 * side, weakest first; at court the squires stand behind them. Closer
 * together, and at last one for each strength, where room is short. CSS node "knight-rank".
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_KNIGHT_RANK (lan_knight_rank_get_type ())
G_DECLARE_FINAL_TYPE (LanKnightRank, lan_knight_rank, LAN, KNIGHT_RANK, GtkWidget)

/* place: LAN_PLACE_COURT or LAN_PLACE_RESERVE. */
GtkWidget *lan_knight_rank_new (LanPlace place);

/* Shows who stands there now. */
void lan_knight_rank_refresh (LanKnightRank *self, LanSession *session, guint side);

G_END_DECLS
