/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanBattleSpace: one of the four places for conflict cards: England against
 * France, three spaces, three scores. All of the card is the target.
 */

#pragma once

#include "lan-space.h"

G_BEGIN_DECLS

#define LAN_TYPE_BATTLE_SPACE (lan_battle_space_get_type ())
G_DECLARE_FINAL_TYPE (LanBattleSpace, lan_battle_space, LAN, BATTLE_SPACE, LanSpace)

GtkWidget *lan_battle_space_new (guint battle);

G_END_DECLS
