/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-searcher.h"

#include <math.h>

#include "lan-candidates.h"
#include "lan-chance.h"

/* Not even the memory for a search: the first choice is legal, too. */
static LanChoice
any_choice (const LanContent *content, const LanState *view)
{
  LanSpan spans[LAN_MAX_SPANS];

  lan_decision_spans (content, view, spans);
  return spans[0].first;
}

/* Choices that were visited more often are more likely; votes are drawn in any case. */
static LanChoice
choose_loosely (const LanSearch *search, float looseness, LanRng *rng)
{
  LanTreeRoot roots[LAN_MAX_CANDIDATES];
  float weights[LAN_MAX_CANDIDATES];
  unsigned n = lan_search_get_roots (search, roots);

  if (n == 0 || roots[0].visits == 0)
    return lan_search_get_choice (search, rng);
  for (unsigned i = 0; i < n; i++)
    weights[i] = powf ((float) roots[i].visits / (float) roots[0].visits, 1 / looseness);
  return roots[lan_chance_draw (rng, weights, n)].choice;
}

LanChoice
lan_searcher_choose (const LanAgent *agent, const LanContent *content, const LanState *view, LanRng *rng,
                     LanAgentPoll poll, void *data)
{
  const LanSearcher *self = (const LanSearcher *) agent;
  LanJudge judge = { content, self->weights, self->own, lan_decision_next (content, view).seat };
  LanSearch *search = lan_search_new (&self->limits);
  LanChoice choice;

  if (search == NULL)
    return any_choice (content, view);
  lan_search_run (search, &judge, view, lan_rng_next (rng), poll, data);
  choice = self->looseness > 0 ? choose_loosely (search, self->looseness, rng) : lan_search_get_choice (search, rng);
  lan_search_free (search);
  return choice;
}
