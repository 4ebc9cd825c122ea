/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Weights that turn the inputs of a house into the PP it can still expect: a
 * linear evaluation for each part of the game and number of players, learnt
 * from games of the program against itself (least squares on the final
 * score; linear evaluations learnt from outcomes: Samuel 1967, Buro 2002).
 */

#pragma once

#include "lan-inputs.h"

/* Parts of a game: each round before and after the knights are placed. */
#define LAN_WEIGHT_STAGES (2 * LAN_ROUNDS)
#define LAN_WEIGHT_TABLES (LAN_MAX_SEATS - LAN_MIN_SEATS + 1)

typedef struct {
  float weight[LAN_N_INPUTS];  /* PP for one of the input */
  float error;                 /* by how many PP the expectation is wrong (root mean square) */
} LanWeightStage;

typedef struct {
  LanWeightStage stages[LAN_WEIGHT_TABLES][LAN_WEIGHT_STAGES]; /* by players - 2 and lan_weights_stage() */
} LanWeights;

/* Which part of the game it is, below LAN_WEIGHT_STAGES. */
static inline unsigned
lan_weights_stage (const LanState *state)
{
  return 2u * (state->round - 1u) + (state->step > LAN_STEP_PLACE);
}

/* The PP that a house can still expect beyond those it has. */
float lan_weights_expect (const LanWeights *self, const LanContent *content, const LanState *state, unsigned seat);
