/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-weights.h"

float
lan_weights_expect (const LanWeights *self, const LanContent *content, const LanState *state, unsigned seat)
{
  const LanWeightStage *stage = &self->stages[state->players - LAN_MIN_SEATS][lan_weights_stage (state)];
  float inputs[LAN_N_INPUTS];
  float sum = 0;

  lan_inputs (content, state, seat, inputs);
  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    sum += stage->weight[i] * inputs[i];
  return sum;
}
