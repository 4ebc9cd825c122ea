/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-judge.h"

#include "lan-evaluation.h"

/* From the error of one expectation to the scale of a logistic curve for the difference of two: sqrt (2) * sqrt (3) / pi. */
static const float ERROR_TO_SPREAD = 0.78f;

/* At the very end nothing is uncertain; a little is left so that a narrow defeat is better than a heavy one. */
static const float LEAST_SPREAD = 3.0f;

float
lan_judge_house (const LanJudge *self, const LanState *state, unsigned seat)
{
  float points = state->houses[seat].goods[LAN_GOOD_PP];

  if (state->step == LAN_STEP_FINISHED)
    return points;
  if (self->weights == NULL)
    return (float) lan_evaluate_house (self->content, state, seat);
  return points + lan_weights_expect (self->own != NULL && seat == self->seat ? self->own : self->weights, self->content, state, seat);
}

float
lan_judge_lead (const LanJudge *self, const LanState *state, unsigned seat)
{
  float rivals = 0;

  for (unsigned other = 0; other < state->players; other++)
    if (other != seat)
      rivals += lan_judge_house (self, state, other);
  return lan_judge_house (self, state, seat) - rivals / (float) (state->players - 1);
}

float
lan_judge_spread (const LanJudge *self, const LanState *state)
{
  float error;

  if (state->step == LAN_STEP_FINISHED)
    return LEAST_SPREAD;
  if (self->weights == NULL)
    error = 6.0f + 3.0f * (float) (LAN_ROUNDS - state->round);
  else
    error = self->weights->stages[state->players - LAN_MIN_SEATS][lan_weights_stage (state)].error;
  return LEAST_SPREAD + ERROR_TO_SPREAD * error;
}
