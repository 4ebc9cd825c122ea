/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanEnginePlayer: a seat that an outside program plays. When the program fails,
 * another player takes the seat for the rest of the game.
 * Signal: replaced (char *): what happened, as a translated sentence; once at most.
 */

#pragma once

#include "lan-engine.h"
#include "lan-game.h"
#include "lan-player.h"

G_BEGIN_DECLS

#define LAN_TYPE_ENGINE_PLAYER (lan_engine_player_get_type ())
G_DECLARE_FINAL_TYPE (LanEnginePlayer, lan_engine_player, LAN, ENGINE_PLAYER, GObject)

/* game: whose course the engine is told as it is when it is asked. substitute: takes over. (transfer none) for all. */
LanPlayer *lan_engine_player_new (LanGame *game, LanEngine *engine, LanPlayer *substitute);

/* Whether the program still plays. */
gboolean lan_engine_player_is_engaged (LanEnginePlayer *self);

/* Ends the program; the substitute takes over without a word. */
void lan_engine_player_retire (LanEnginePlayer *self);

G_END_DECLS
