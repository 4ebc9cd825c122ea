/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-outlook.h"

#include <math.h>

#include "lan-apply.h"

/* Part of the outlook of a finished game that still tells a narrow defeat from a heavy one. */
static const float MARGIN = 0.25f;

static void
softmax (const LanJudge *judge, const LanState *state, float *shares)
{
  float worth[LAN_MAX_SEATS], best = -1e9f, sum = 0;
  float spread = lan_judge_spread (judge, state);

  for (unsigned seat = 0; seat < state->players; seat++)
    {
      worth[seat] = lan_judge_house (judge, state, seat);
      best = fmaxf (best, worth[seat]);
    }
  for (unsigned seat = 0; seat < state->players; seat++)
    sum += shares[seat] = expf ((worth[seat] - best) / spread);
  for (unsigned seat = 0; seat < state->players; seat++)
    shares[seat] /= sum;
}

void
lan_outlook (const LanJudge *judge, const LanState *state, LanOutlook *outlook)
{
  bool over = state->step == LAN_STEP_FINISHED;
  unsigned winners = over ? lan_state_winners (state) : 0;

  *outlook = (LanOutlook) { 0 };
  softmax (judge, state, outlook->share);
  if (!over)
    return;
  for (unsigned seat = 0; seat < state->players; seat++)
    {
      float won = winners >> seat & 1 ? 1.0f / (float) __builtin_popcount (winners) : 0; /* R1.1: a tie is shared */

      outlook->share[seat] = MARGIN * outlook->share[seat] + (1 - MARGIN) * won;
    }
}

float
lan_outlook_slope (const LanJudge *judge, const LanState *state, const LanOutlook *outlook, unsigned seat)
{
  float share = outlook->share[seat];

  return share * (1 - share) / lan_judge_spread (judge, state);
}
