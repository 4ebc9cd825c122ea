/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who played last, as the new-game dialog remembers it, for a game that begins without the dialog. */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

/* Stands for a character where chance chooses it, as in "knight-surprise". */
#define LAN_PLAYERS_SURPRISE "surprise"

/* Stands for a level where an outside program plays. */
#define LAN_PLAYERS_ENGINE "engine"

/* The level of the computer player that plays where the setting says who: chance chooses a character, the strongest
 * takes over from an outside program, and the usual one stands for one that is not known here. (transfer full) */
char *lan_last_players_draw_level (const char *who);

/* A game of the same houses, people and levels, drawn anew. Seats that make no sense are passed over; where too few are
 * left one person plays three computer players. settings: NULL where the schema is not installed. (transfer full) */
LanGameSetup *lan_last_players_make_setup (LanGameContent *content, GSettings *settings);

G_END_DECLS
