/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Learning weights from finished games: for every part of the game the linear
 * expectation with the least squared error (normal equations, with a ridge:
 * Hoerl and Kennard 1970), so there is nothing to tune and nothing to chance.
 */

#pragma once

#include "lan-weights.h"

typedef struct LanTraining LanTraining;

/* What one house saw in one position; how the game ended for it is known later. */
typedef struct {
  uint8_t seat;
  uint8_t stage;                /* lan_weights_stage() */
  uint16_t points;              /* PP at that moment */
  float inputs[LAN_N_INPUTS];
} LanSample;

/* NULL when there is no memory. */
LanTraining *lan_training_new (void);
void lan_training_free (LanTraining *self);

/* Takes down what a seat sees. */
void lan_sample_take (LanSample *sample, const LanContent *content, const LanState *state, unsigned seat);

/* Adds a sample of a game of so many players that the seat ended with final_points PP. The order in which
 * samples are added decides the last digits of the result. */
void lan_training_add (LanTraining *self, unsigned players, const LanSample *sample, unsigned final_points);

/* How many samples of games of so many players there are. */
uint64_t lan_training_count (const LanTraining *self, unsigned players);

/* The weights for that number of players; tables of other numbers stay as they are. A part of the game without
 * samples keeps its weights too. */
void lan_training_solve (const LanTraining *self, unsigned players, LanWeights *weights);
