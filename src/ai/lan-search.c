/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _POSIX_C_SOURCE 200809L

#include "lan-search.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "lan-candidates.h"

/* Nodes for each iteration, as a rule; when they are used up the tree grows no further, but goes on counting. */
#define NODES_PER_ITERATION 24
#define LEAST_NODES 4096u
#define MOST_NODES 400000u

/* How much a mean over few visits is trusted less than one over many, and how few are not enough. */
static const float DOUBT = 0.1f;
#define ENOUGH 10

/* How many PP the weights of two trainings differ by in what a first tile (R2.7) is worth; see README.md. */
static const float UNSURE_POINTS = 2;

/* A mean over fewer visits says nothing. */
#define ANY_VISITS 3

typedef struct {
  LanSearch *search;
  LanTree *tree;
  pthread_t thread;
  bool started;
  uint64_t iterations;
} Worker;

struct LanSearch {
  LanSearchLimits limits;
  Worker workers[LAN_SEARCH_MAX_THREADS];
  LanJudge judge;
  LanState view;
  struct timespec begin;
  LanAgentPoll poll;
  void *data;
};

static uint32_t
nodes_for (const LanSearchLimits *limits)
{
  uint32_t iterations = limits->iterations;

  if (iterations == 0 || iterations > MOST_NODES / NODES_PER_ITERATION)
    return MOST_NODES;
  return LEAST_NODES + iterations * NODES_PER_ITERATION;
}

LanSearch *
lan_search_new (const LanSearchLimits *limits)
{
  LanSearch *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->limits = *limits;
  for (unsigned i = 0; i < limits->threads; i++)
    {
      self->workers[i].search = self;
      self->workers[i].tree = lan_tree_new (nodes_for (limits));
      if (self->workers[i].tree == NULL)
        {
          lan_search_free (self);
          return NULL;
        }
    }
  return self;
}

void
lan_search_free (LanSearch *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < self->limits.threads; i++)
    lan_tree_free (self->workers[i].tree);
  free (self);
}

/* How much of the time is over; 1 or more: all of it. */
static double
get_time_done (const LanSearch *self)
{
  struct timespec now;
  double milliseconds;

  if (self->limits.milliseconds == 0)
    return 0;
  clock_gettime (CLOCK_MONOTONIC, &now);
  milliseconds = (double) (now.tv_sec - self->begin.tv_sec) * 1e3 + (double) (now.tv_nsec - self->begin.tv_nsec) * 1e-6;
  return milliseconds / self->limits.milliseconds;
}

/* How much of its limits is over, whichever comes first. */
static double
get_done (const Worker *self)
{
  uint32_t iterations = self->search->limits.iterations;
  double by_time = get_time_done (self->search);
  double by_iterations = iterations > 0 ? (double) self->iterations / iterations : 0;

  return by_time > by_iterations ? by_time : by_iterations;
}

static void *
work (void *data)
{
  Worker *self = data;
  const LanSearch *search = self->search;
  double done;

  while ((done = get_done (self)) < 1)
    {
      if (search->poll != NULL && search->poll (search->data, (float) done))
        break;
      lan_tree_iterate (self->tree);
      self->iterations++;
    }
  return NULL;
}

void
lan_search_run (LanSearch *self, const LanJudge *judge, const LanState *view, uint64_t seed,
                LanAgentPoll poll, void *data)
{
  self->judge = *judge;
  self->view = *view;
  self->poll = poll;
  self->data = data;
  clock_gettime (CLOCK_MONOTONIC, &self->begin);
  for (unsigned i = 0; i < self->limits.threads; i++)
    {
      Worker *worker = &self->workers[i];

      worker->iterations = 0;
      lan_tree_begin (worker->tree, &self->judge, view, seed + i * 0x9e3779b97f4a7c15u);
      /* The first one works here; one that cannot be started works afterwards, so that the choice is the same. */
      worker->started = i > 0 && pthread_create (&worker->thread, NULL, work, worker) == 0;
    }
  for (unsigned i = 0; i < self->limits.threads; i++)
    if (!self->workers[i].started)
      work (&self->workers[i]);
  for (unsigned i = 0; i < self->limits.threads; i++)
    if (self->workers[i].started)
      pthread_join (self->workers[i].thread, NULL);
}

/* Adds a tree's view of a choice to those gathered. */
static unsigned
add_root (LanTreeRoot *roots, unsigned n, const LanTreeRoot *root)
{
  unsigned i = 0;
  float sum, old;

  while (i < n && !lan_choice_equal (&roots[i].choice, &root->choice))
    i++;
  if (i == n)
    {
      roots[n] = *root;
      return n + 1;
    }
  old = (float) roots[i].visits;
  sum = old + (float) root->visits;
  for (unsigned seat = 0; sum > 0 && seat < LAN_MAX_SEATS; seat++)
    roots[i].outlook.share[seat] =
        (roots[i].outlook.share[seat] * old + root->outlook.share[seat] * (float) root->visits) / sum;
  roots[i].visits += root->visits;
  return n;
}

static int
compare_visits (const void *a, const void *b)
{
  const LanTreeRoot *one = a, *other = b;

  return (one->visits < other->visits) - (one->visits > other->visits);
}

unsigned
lan_search_get_roots (const LanSearch *self, LanTreeRoot *roots)
{
  LanTreeRoot some[LAN_MAX_CANDIDATES];
  unsigned n = 0;

  for (unsigned i = 0; i < self->limits.threads; i++)
    {
      unsigned n_some = lan_tree_get_roots (self->workers[i].tree, some);

      for (unsigned k = 0; k < n_some; k++)
        n = add_root (roots, n, &some[k]);
    }
  qsort (roots, n, sizeof *roots, compare_visits);
  return n;
}

float
lan_search_trust (float share, uint32_t visits, uint32_t most_visits)
{
  if (visits == 0 || visits * ENOUGH < most_visits)
    return (float) visits / (float) (most_visits + 1) - 1;
  return share - DOUBT / sqrtf ((float) visits);
}

/* Secure child: Chaslot et al. 2008. */
static unsigned
find_safest (const LanTreeRoot *roots, unsigned n, unsigned seat)
{
  unsigned best = 0;
  float best_worth = -2;

  for (unsigned i = 0; i < n; i++)
    {
      float worth = lan_search_trust (roots[i].outlook.share[seat], roots[i].visits, roots[0].visits);

      if (worth > best_worth)
        {
          best = i;
          best_worth = worth;
        }
    }
  return best;
}

/* Whether the search can tell that a choice is worse than the best one: not by chance, nor by what the evaluation may err. */
static bool
is_worse (const LanTreeRoot *root, const LanTreeRoot *best, unsigned seat, float error)
{
  float doubt = DOUBT / sqrtf ((float) root->visits) + DOUBT / sqrtf ((float) best->visits);

  return root->visits < ANY_VISITS || root->outlook.share[seat] + doubt + error < best->outlook.share[seat];
}

/* The opening is drawn by lot from those that the search cannot tell apart: people like games that begin differently. */
static unsigned
draw_first_tile (const LanSearch *self, const LanTreeRoot *roots, unsigned n, unsigned best, unsigned seat, LanRng *rng)
{
  float error = UNSURE_POINTS * lan_outlook_slope (&self->judge, &self->view, &roots[best].outlook, seat);
  unsigned good[LAN_MAX_CANDIDATES], n_good = 0;

  for (unsigned i = 0; i < n; i++)
    if (i == best || !is_worse (&roots[i], &roots[best], seat, error))
      good[n_good++] = i;
  return good[lan_rng_below (rng, n_good)];
}

/* Adds up means over so many visits each. */
static void
add_mean (LanOutlook *sum, const LanOutlook *mean, float visits)
{
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    sum->share[seat] += mean->share[seat] * visits;
}

bool
lan_search_get_vote (const LanSearch *self, LanVoteNode *vote, LanOutlook worth[2])
{
  float visits[2] = { 0, 0 };

  if (lan_tree_get_vote (self->workers[0].tree) == NULL)
    return false;
  *vote = *lan_tree_get_vote (self->workers[0].tree);
  worth[0] = worth[1] = (LanOutlook) { 0 };
  for (unsigned i = 0; i < self->limits.threads; i++)
    {
      const LanVoteNode *other = lan_tree_get_vote (self->workers[i].tree);

      if (i > 0 && other != NULL)
        lan_vote_node_merge (vote, other);
      for (unsigned outcome = 0; other != NULL && outcome < 2; outcome++)
        {
          LanOutlook mean;
          float more = (float) lan_tree_get_outcome (self->workers[i].tree, outcome, &mean);

          add_mean (&worth[outcome], &mean, more);
          visits[outcome] += more;
        }
    }
  for (unsigned outcome = 0; outcome < 2; outcome++)
    for (unsigned seat = 0; visits[outcome] > 0 && seat < LAN_MAX_SEATS; seat++)
      worth[outcome].share[seat] /= visits[outcome];
  return true;
}

static LanChoice
choose_vote (const LanSearch *self, LanRng *rng)
{
  LanVoteNode vote;
  LanOutlook worth[2];

  lan_search_get_vote (self, &vote, worth);
  return lan_vote_node_choose (&vote, lan_decision_next (self->judge.content, &self->view).seat, rng);
}

LanChoice
lan_search_get_choice (const LanSearch *self, LanRng *rng)
{
  LanTreeRoot roots[LAN_MAX_CANDIDATES];
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n, seat, best;

  if (lan_tree_get_vote (self->workers[0].tree) != NULL)
    return choose_vote (self, rng);
  n = lan_search_get_roots (self, roots);
  if (n == 0) /* stopped before the first iteration */
    {
      lan_decision_spans (self->judge.content, &self->view, spans);
      return spans[0].first;
    }
  seat = lan_decision_next (self->judge.content, &self->view).seat;
  best = find_safest (roots, n, seat);
  if (self->view.step == LAN_STEP_SETUP)
    best = draw_first_tile (self, roots, n, best, seat, rng);
  return roots[best].choice;
}

void
lan_search_get_outlook (const LanSearch *self, LanOutlook *outlook)
{
  uint64_t all = lan_search_get_iterations (self);

  *outlook = (LanOutlook) { 0 };
  for (unsigned i = 0; i < self->limits.threads; i++)
    {
      LanOutlook part;
      float weight = all > 0 ? (float) self->workers[i].iterations / (float) all : 0;

      lan_tree_get_outlook (self->workers[i].tree, &part);
      for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
        outlook->share[seat] += part.share[seat] * weight;
    }
}

uint64_t
lan_search_get_iterations (const LanSearch *self)
{
  uint64_t sum = 0;

  for (unsigned i = 0; i < self->limits.threads; i++)
    sum += self->workers[i].iterations;
  return sum;
}
