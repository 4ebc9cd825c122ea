/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seeded random games. */

#pragma once

#include "lan-apply.h"
#include "lan-test-content.h"

/* More decisions no game has: far fewer than 400 were ever seen. */
#define LAN_TEST_MAX_DECISIONS 2000

/* How many games a test of many games plays: as the environment variable
 * LANCASTER_TEST_GAMES says, else `usual`. */
guint lan_test_n_games (guint usual);

/* A game drawn from the seed, at its first decision. */
void lan_test_new_game (LanState *state, guint players, guint64 seed);

/* One of the legal choices, all equally likely. */
LanChoice lan_test_random_choice (const LanState *state, LanRng *rng);

/* Plays random choices; FALSE when the game was over before all were played. */
gboolean lan_test_play_random (LanState *state, LanRng *rng, guint n_choices);
