/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanReferee asks whoever must decide, and plays the answer. It cancels the
 * question when the position changes in any other way (undo, new game, load)
 * and drops late answers by the game's serial number.
 * Property: thinking-seat (uint, LAN_NO_SEAT when no computer player thinks), pace (uint, ms
 * between the moves of computer players; 0 = at once), running (boolean).
 * Signal: failed (GError *): a player could not answer; the referee stops.
 */

#pragma once

#include "lan-game.h"
#include "lan-player.h"

G_BEGIN_DECLS

#define LAN_TYPE_REFEREE (lan_referee_get_type ())
G_DECLARE_FINAL_TYPE (LanReferee, lan_referee, LAN, REFEREE, GObject)

LanReferee *lan_referee_new (LanGame *game);
/* player: (transfer none), NULL to leave the seat empty (its decisions then come by lan_game_play()). */
void lan_referee_set_player (LanReferee *self, guint seat, LanPlayer *player);
LanPlayer *lan_referee_get_player (LanReferee *self, guint seat);
void lan_referee_set_pace (LanReferee *self, guint milliseconds);
/* Starts asking / stops and cancels what is asked. Both may be called any time. */
void lan_referee_start (LanReferee *self);
void lan_referee_stop (LanReferee *self);
guint lan_referee_get_thinking_seat (LanReferee *self);
/* How much of that is over, as lan_player_get_done(); LAN_PLAYER_DONE_UNKNOWN also when nobody thinks. */
double lan_referee_get_done (LanReferee *self);

G_END_DECLS
