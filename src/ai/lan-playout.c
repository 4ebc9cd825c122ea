/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-playout.h"

#include "lan-apply.h"
#include "lan-ballot.h"
#include "lan-candidates.h"

/* Choices drawn for a decision; more make the play better and slower. */
#define DRAWN 4

/* One vote in so many is cast at random. */
#define STRANGE_VOTE 6

static LanChoice
draw (const LanSpan *spans, unsigned n_spans, LanRng *rng)
{
  const LanSpan *span = &spans[lan_rng_below (rng, n_spans)];
  LanChoice choice = span->first;

  choice.amount = (uint16_t) lan_candidate_amount (span, lan_rng_below (rng, lan_candidate_amounts (span)));
  return choice;
}

/* Carries out the best of the choices drawn. */
static void
play_drawn (const LanJudge *judge, LanState *state, const LanSpan *spans, unsigned n_spans, LanRng *rng)
{
  LanState best = *state;
  float best_worth = -1e9f;
  unsigned drawn = n_spans < DRAWN ? n_spans : DRAWN;

  for (unsigned i = 0; i < drawn; i++)
    {
      LanChoice choice = draw (spans, n_spans, rng);
      LanState after = *state;
      float worth;

      lan_apply_legal (judge->content, &after, &choice, NULL);
      worth = drawn > 1 ? lan_judge_house (judge, &after, choice.seat) : 0;
      if (worth > best_worth)
        {
          best = after;
          best_worth = worth;
        }
    }
  *state = best;
}

static void
play_vote (const LanJudge *judge, LanState *state, const LanSpan *spans, unsigned n_spans, LanRng *rng)
{
  LanChoice choice = lan_rng_below (rng, STRANGE_VOTE) == 0 ? draw (spans, n_spans, rng) : lan_ballot_choose (judge->content, state);

  lan_apply_legal (judge->content, state, &choice, NULL);
}

void
lan_playout (const LanJudge *judge, LanState *state, LanRng *rng)
{
  unsigned round = state->round;

  while (!lan_playout_is_over (state, round))
    {
      LanSpan spans[LAN_MAX_SPANS];
      unsigned n_spans = lan_decision_spans (judge->content, state, spans);

      if (spans[0].first.kind == LAN_DECISION_VOTE)
        play_vote (judge, state, spans, n_spans, rng);
      else
        play_drawn (judge, state, spans, n_spans, rng);
    }
}
