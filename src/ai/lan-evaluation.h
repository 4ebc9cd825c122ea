/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a position is worth to a house, in power points: those it has, and a
 * readable estimate of those its knights, tiles, noblemen and goods will bring
 * in the rounds that are left.
 */

#pragma once

#include "lan-state.h"

/* What a house can expect at the end of the game, in PP. */
double lan_evaluate_house (const LanContent *content, const LanState *state, unsigned seat);

/* The same compared with the others: the house's worth less the mean of its rivals'. */
double lan_evaluate (const LanContent *content, const LanState *state, unsigned seat);

/* What a reward would be worth to a house now, price not counted. */
double lan_evaluate_reward (const LanContent *content, const LanState *state, unsigned seat, const LanReward *reward);

/* What carrying out the law once, now, would be worth to a house. */
double lan_evaluate_law (const LanContent *content, const LanState *state, unsigned law, unsigned seat);

/* Chance that the knight in an occupied county is still there when the counties are rewarded (0 to 1). */
double lan_evaluate_hold (const LanState *state, unsigned county);

/* Chance that England wins a battle (0 to 1). */
double lan_evaluate_victory (const LanContent *content, const LanState *state, unsigned battle);

/* PP that a space of a battle is likely to bring in this round. */
double lan_evaluate_battle_score (const LanContent *content, const LanState *state, unsigned battle, unsigned space);

/* What a voting marker is worth now. */
double lan_evaluate_marker (const LanState *state);
