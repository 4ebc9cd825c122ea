/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLinePlayer plays as a record has it, as long as the game follows that record. Where the game has left it, it
 * keeps silent until the question is cancelled: somebody will take a decision back.
 */

#pragma once

#include "lan-game.h"
#include "lan-player.h"

G_BEGIN_DECLS

#define LAN_TYPE_LINE_PLAYER (lan_line_player_get_type ())
G_DECLARE_FINAL_TYPE (LanLinePlayer, lan_line_player, LAN, LINE_PLAYER, GObject)

/* line: copied. (transfer full) */
LanPlayer *lan_line_player_new (LanGame *game, const LanRecord *line);

/* Whether the decisions of the game so far are the first of the line. */
gboolean lan_line_is_followed (const LanRecord *line, LanGame *game);

G_END_DECLS
