/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ai.h"

#include <string.h>

#include "lan-greedy.h"

/* Every legal choice is equally likely. */
static LanChoice
random_choose (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n = lan_decision_spans (content, view, spans);

  (void) self;
  (void) poll;
  (void) data;
  return lan_spans_nth (spans, lan_rng_below (rng, (uint32_t) lan_spans_count (spans, n)));
}

static const LanAgent RANDOM = { "random", random_choose };
static const LanAgent GREEDY = { "greedy", lan_greedy_choose };
static const LanAgent *const AGENTS[] = { &RANDOM, &GREEDY, NULL };

const LanAgent *const *
lan_ai_agents (void)
{
  return AGENTS;
}

const LanAgent *
lan_ai_find (const char *name)
{
  for (const LanAgent *const *agent = AGENTS; *agent != NULL; agent++)
    if (strcmp ((*agent)->name, name) == 0)
      return *agent;
  return NULL;
}
