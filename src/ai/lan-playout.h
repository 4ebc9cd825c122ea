/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Playing a round to its end, fast and not badly: each decision is the best of
 * a few drawn at random (a tournament, as in selection by evolution), judged by
 * the evaluation one step ahead. What lies behind the round is left to the
 * evaluation (early termination: Lorentz 2008).
 */

#pragma once

#include "lan-decision.h"
#include "lan-judge.h"

/* Plays on until the round is over (or the game). */
void lan_playout (const LanJudge *judge, LanState *state, LanRng *rng);

/* Whether a playout of that position has nothing left to do: another round than `round`, or the game is over. */
static inline bool
lan_playout_is_over (const LanState *state, unsigned round)
{
  return state->round != round || state->step == LAN_STEP_FINISHED;
}
