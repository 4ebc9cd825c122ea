/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player that searches. */

#pragma once

#include "lan-agent.h"
#include "lan-search.h"

typedef struct {
  LanAgent agent;            /* first, so that it can be asked as any other */
  const LanWeights *weights; /* NULL: the evaluation by hand */
  const LanWeights *own;     /* how it judges its own house, for a character; NULL: as any other */
  LanSearchLimits limits;
  float looseness;           /* 0: the best choice found; else another now and then, as often as its visits to this power's root */
} LanSearcher;

/* The function of the agent: searches within the limits. */
LanChoice lan_searcher_choose (const LanAgent *agent, const LanContent *content, const LanState *view, LanRng *rng,
                               LanAgentPoll poll, void *data);
