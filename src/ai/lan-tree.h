/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * One search tree: Monte-Carlo tree search (Kocsis and Szepesvari 2006) for 2
 * to 5 players with a vector of results, over a freshly shuffled view of what
 * its seat may know in every iteration (single-observer information sets:
 * Cowling, Powley and Whitehouse 2012). Priors come from the evaluation
 * (PUCT: Rosin 2011, as in Silver et al. 2017). The tree ends with the round:
 * behind it new cards lie open, and the evaluation speaks.
 *
 * A tree owns all its memory, and nothing else: several can grow at once.
 */

#pragma once

#include "lan-outlook.h"
#include "lan-vote-node.h"

typedef struct LanTree LanTree;

/* What the search thinks of a choice of its root. */
typedef struct {
  LanChoice choice;
  uint32_t visits;
  LanOutlook outlook;  /* mean over the visits */
} LanTreeRoot;

/* With room for so many nodes (at least 1024); NULL when there is no memory. */
LanTree *lan_tree_new (uint32_t capacity);
void lan_tree_free (LanTree *self);

/* Begins with the position as its deciding seat may know it. The judge must stay until the search is over. */
void lan_tree_begin (LanTree *self, const LanJudge *judge, const LanState *view, uint64_t seed);

/* One iteration. */
void lan_tree_iterate (LanTree *self);

/* The choices of the root with what was found out; returns how many, at most LAN_MAX_CANDIDATES. None for a vote. */
unsigned lan_tree_get_roots (const LanTree *self, LanTreeRoot *roots);

/* What was learnt of the vote at the root; NULL when the root is none. */
const LanVoteNode *lan_tree_get_vote (const LanTree *self);

/* What an outcome (0: rejected, 1: approved) of the vote at the root is worth, and how often it was looked at; the
 * root must be a vote. */
uint32_t lan_tree_get_outcome (const LanTree *self, unsigned outcome, LanOutlook *worth);

/* What the root's houses can expect. */
void lan_tree_get_outlook (const LanTree *self, LanOutlook *outlook);
