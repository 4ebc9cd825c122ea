/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-greedy.h"

#include "lan-apply.h"
#include "lan-ballot.h"
#include "lan-evaluation.h"

/* More squires or purchases than this are not weighed one by one. */
#define MAX_AMOUNTS 40

static double
weigh (const LanContent *content, const LanState *view, const LanChoice *choice)
{
  LanState after = *view;

  lan_apply_legal (content, &after, choice, NULL);
  return lan_evaluate (content, &after, choice->seat);
}

/* Equally good choices are equally likely: `ties` counts those seen so far. */
static bool
is_better (double worth, double best, unsigned *ties, LanRng *rng)
{
  if (worth > best + 1e-9)
    {
      *ties = 1;
      return true;
    }
  return worth > best - 1e-9 && lan_rng_below (rng, ++*ties) == 0;
}

LanChoice
lan_greedy_choose (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n = lan_decision_spans (content, view, spans);
  LanChoice best = spans[0].first;
  double best_worth = -1e9;
  unsigned ties = 0;

  (void) self;
  if (best.kind == LAN_DECISION_VOTE)
    return lan_ballot_choose (content, view);
  for (unsigned i = 0; i < n; i++)
    {
      LanChoice choice = spans[i].first;
      unsigned last =
          spans[i].last_amount - choice.amount < MAX_AMOUNTS ? spans[i].last_amount : choice.amount + MAX_AMOUNTS;

      if (poll != NULL && poll (data, 0))
        break;
      for (; choice.amount <= last; choice.amount++)
        {
          double worth = weigh (content, view, &choice);
          if (is_better (worth, best_worth, &ties, rng))
            {
              best = choice;
              best_worth = worth > best_worth ? worth : best_worth;
            }
        }
    }
  return best;
}
