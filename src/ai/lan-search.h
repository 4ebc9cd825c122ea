/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A search for the best choice: one tree a thread, added up at the end (root
 * parallelism: Chaslot, Winands and van den Herik 2008). With a limit of
 * iterations and none of time, the same view, seed and number of threads give
 * the same choice.
 */

#pragma once

#include "lan-agent.h"
#include "lan-tree.h"

typedef struct LanSearch LanSearch;

/* More threads gain nothing in a game of this size. */
#define LAN_SEARCH_MAX_THREADS 8

typedef struct {
  uint32_t iterations;    /* in every thread; 0: until the time is over */
  uint32_t milliseconds;  /* of the clock; 0: until the iterations are done. Not both 0 */
  unsigned threads;       /* 1..LAN_SEARCH_MAX_THREADS */
} LanSearchLimits;

/* All memory that a search with those limits needs; NULL when there is none. */
LanSearch *lan_search_new (const LanSearchLimits *limits);
void lan_search_free (LanSearch *self);

/* Searches the position as its deciding seat may know it (lan_view()). poll: asked by every thread after
 * each iteration, so within a few milliseconds, when not NULL; each tells how much of its own limits is over. */
void lan_search_run (LanSearch *self, const LanJudge *judge, const LanState *view, uint64_t seed,
                     LanAgentPoll poll, void *data);

/* The best choice that the last run found; legal also when it was cancelled at once. A vote is drawn by rng from
 * the strategy found, since a house whose vote is known beforehand is easily outbid. */
LanChoice lan_search_get_choice (const LanSearch *self, LanRng *rng);

/* What the last run thinks of each choice of the root, most visited first; at most LAN_MAX_CANDIDATES. Returns
 * how many; 0 for a vote. */
unsigned lan_search_get_roots (const LanSearch *self, LanTreeRoot *roots);

/* How much a choice of the root is trusted to be the best: its mean, doubts about few visits taken off (secure child);
 * below zero, and less for fewer visits, where it was tried too rarely beside the one visited most. */
float lan_search_trust (float share, uint32_t visits, uint32_t most_visits);

/* What all threads of the last run learnt of the vote at the root, and what its outcomes (0: rejected, 1: approved) are
 * worth; false when the root is none. */
bool lan_search_get_vote (const LanSearch *self, LanVoteNode *vote, LanOutlook worth[2]);

/* What the last run thinks that each house can expect. */
void lan_search_get_outlook (const LanSearch *self, LanOutlook *outlook);

/* Iterations of the last run, all threads together. */
uint64_t lan_search_get_iterations (const LanSearch *self);
