/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCastleView: the castle of the seat in front: what its house owns, its
 * castle with table, court and reserve; with two players its ally's as well
 * (R7.1). CSS node "castle-view".
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_CASTLE_VIEW (lan_castle_view_get_type ())
G_DECLARE_FINAL_TYPE (LanCastleView, lan_castle_view, LAN, CASTLE_VIEW, LanPanel)

GtkWidget *lan_castle_view_new (void);

G_END_DECLS
