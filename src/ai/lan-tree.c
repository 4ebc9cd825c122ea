/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-tree.h"

#include <math.h>
#include <stdlib.h>

#include "lan-apply.h"
#include "lan-candidates.h"
#include "lan-chance.h"
#include "lan-evaluation.h"
#include "lan-playout.h"
#include "lan-view.h"

/* How much an iteration looks at what is likely against what has done well. */
static const float EXPLORATION = 0.4f;

/* A choice that is worth so many PP less, one step ahead, is about e times less likely. */
static const float PRIOR_SPREAD = 1.6f;

/* A choice not yet tried is expected to be by so much worse than its parent. */
static const float UNTRIED = 0.03f;

/* Below the root only the most likely choices are looked at. */
#define MAX_CHILDREN 32

/* Every so many votes all agree, so that both outcomes stay known. */
#define AGREED 8

#define MAX_DEPTH 200
#define NO_VOTE UINT16_MAX
#define MAX_VOTES 2048

typedef struct {
  LanChoice choice;      /* that led here */
  uint16_t vote;         /* NO_VOTE, or the vote that is decided here; children: rejected, approved */
  uint16_t n_children;
  uint32_t children;     /* index of the first */
  uint32_t visits;
  float prior;
  float share[LAN_MAX_SEATS]; /* sums */
} Node;

struct LanTree {
  const LanJudge *judge;
  const LanContent *content;
  LanState root;
  unsigned seat;
  LanRng rng;
  uint32_t capacity;
  uint32_t used;
  unsigned votes_used;
  Node *nodes;
  LanVoteNode *votes;
};

/* The way of one iteration from the root. */
typedef struct {
  uint32_t nodes[MAX_DEPTH];
  LanBallots ballots[MAX_DEPTH];  /* where the node is a vote */
  unsigned length;
  unsigned counted;               /* first node whose statistics the iteration changes */
} Way;

LanTree *
lan_tree_new (uint32_t capacity)
{
  LanTree *self = calloc (1, sizeof *self);

  if (self == NULL)
    return NULL;
  self->capacity = capacity;
  self->nodes = malloc (capacity * sizeof *self->nodes);
  self->votes = malloc (MAX_VOTES * sizeof *self->votes);
  if (self->nodes != NULL && self->votes != NULL)
    return self;
  lan_tree_free (self);
  return NULL;
}

void
lan_tree_free (LanTree *self)
{
  if (self == NULL)
    return;
  free (self->nodes);
  free (self->votes);
  free (self);
}

static Node *
add_nodes (LanTree *self, unsigned n)
{
  Node *first = &self->nodes[self->used];

  for (unsigned i = 0; i < n; i++)
    first[i] = (Node) { .vote = NO_VOTE };
  self->used += n;
  return first;
}

void
lan_tree_begin (LanTree *self, const LanJudge *judge, const LanState *view, uint64_t seed)
{
  self->judge = judge;
  self->content = judge->content;
  self->root = *view;
  self->seat = lan_decision_next (judge->content, view).seat;
  self->used = 0;
  self->votes_used = 0;
  lan_rng_seed (&self->rng, seed);
  add_nodes (self, 1);
}

/* How likely the seat is to make each choice: better ones are, judged one step ahead. */
static void
weigh (const LanTree *self, const LanState *state, const LanChoice *choices, unsigned n, float *priors)
{
  float best = -1e9f, sum = 0;

  for (unsigned i = 0; i < n; i++)
    {
      LanState after = *state;

      lan_apply_legal (self->content, &after, &choices[i], NULL);
      priors[i] = lan_judge_lead (self->judge, &after, choices[i].seat);
      best = fmaxf (best, priors[i]);
    }
  for (unsigned i = 0; i < n; i++)
    sum += priors[i] = expf ((priors[i] - best) / PRIOR_SPREAD);
  for (unsigned i = 0; i < n; i++)
    priors[i] /= sum;
}

/* The most likely ones first, as many as there is room for. */
static unsigned
keep_likely (LanChoice *choices, float *priors, unsigned n, unsigned room)
{
  unsigned kept = n < room ? n : room;

  for (unsigned i = 0; i < kept; i++)
    {
      unsigned best = i;
      LanChoice choice = choices[i];
      float prior = priors[i];

      for (unsigned k = i + 1; k < n; k++)
        if (priors[k] > priors[best])
          best = k;
      choices[i] = choices[best];
      priors[i] = priors[best];
      choices[best] = choice;
      priors[best] = prior;
    }
  return kept;
}

static void
expand_choices (LanTree *self, Node *node, const LanState *state)
{
  LanChoice choices[LAN_MAX_CANDIDATES];
  float priors[LAN_MAX_CANDIDATES];
  unsigned room = node == self->nodes ? LAN_MAX_CANDIDATES : MAX_CHILDREN;
  unsigned n;
  Node *children;

  if (self->used + MAX_CHILDREN > self->capacity) /* known before the work of weighing, which is most of the search */
    return;
  n = lan_candidates (self->content, state, choices);
  weigh (self, state, choices, n, priors);
  n = keep_likely (choices, priors, n, room);
  if (self->used + n > self->capacity)
    return;
  node->children = self->used;
  node->n_children = (uint16_t) n;
  children = add_nodes (self, n);
  for (unsigned i = 0; i < n; i++)
    {
      children[i].choice = choices[i];
      children[i].prior = priors[i];
    }
}

static void
expand_vote (LanTree *self, Node *node, const LanState *state)
{
  if (self->votes_used == MAX_VOTES || self->used + 2 > self->capacity)
    return;
  node->vote = (uint16_t) self->votes_used;
  lan_vote_node_init (&self->votes[self->votes_used++], self->content, state);
  node->children = self->used;
  node->n_children = 2;
  add_nodes (self, 2);
}

static void
expand (LanTree *self, Node *node, const LanState *state)
{
  if (lan_decision_next (self->content, state).kind == LAN_DECISION_VOTE)
    expand_vote (self, node, state);
  else
    expand_choices (self, node, state);
}

static float
score_of (const Node *parent, const Node *child, unsigned seat)
{
  float tried = (float) child->visits;
  float parent_worth = parent->visits > 0 ? parent->share[seat] / (float) parent->visits : 0.5f;
  float worth = child->visits > 0 ? child->share[seat] / tried : parent_worth - UNTRIED;

  return worth + EXPLORATION * child->prior * sqrtf ((float) parent->visits) / (1 + tried);
}

/* NULL when none of the node's choices is possible in this position (the way here led through another vote). */
static Node *
select_child (const LanTree *self, const Node *node, const LanState *state)
{
  unsigned seat = lan_decision_next (self->content, state).seat;
  Node *children = &self->nodes[node->children];
  Node *best = NULL;
  float best_score = -1;

  for (unsigned i = 0; i < node->n_children; i++)
    {
      float score = children[i].choice.seat == seat ? score_of (node, &children[i], seat) : -1;

      if (score > best_score && lan_decision_check (self->content, state, &children[i].choice) == LAN_RULE_OK)
        {
          best = &children[i];
          best_score = score;
        }
    }
  return best;
}

/* Decides the vote, and goes on to its outcome. */
static Node *
pass_vote (LanTree *self, Node *node, LanState *state, Way *way)
{
  LanVoteNode *vote = &self->votes[node->vote];
  LanBallots *ballots = &way->ballots[way->length - 1];
  bool agreed = lan_rng_below (&self->rng, AGREED) == 0;

  if (agreed)
    {
      lan_vote_node_agree (vote, lan_rng_next (&self->rng) & 1, ballots);
      way->counted = way->length;
    }
  else
    lan_vote_node_draw (vote, &self->rng, ballots);
  return &self->nodes[node->children + lan_vote_node_cast (vote, self->content, state, ballots)];
}

/* One step down; NULL: the tree ends here. A node grows children when it is reached for the second time: most never
 * are (Coulom 2006), and children are what costs time and memory. */
static Node *
descend (LanTree *self, Node *node, LanState *state, Way *way)
{
  LanDecision next = lan_decision_next (self->content, state);
  Node *child;

  if (way->length == MAX_DEPTH || lan_playout_is_over (state, self->root.round))
    return NULL;
  if (node->n_children == 0 && (node->visits > 0 || node == self->nodes))
    expand (self, node, state);
  if (node->n_children == 0)
    return NULL;
  if ((node->vote != NO_VOTE) != (next.kind == LAN_DECISION_VOTE))
    return NULL;
  if (node->vote != NO_VOTE)
    return self->votes[node->vote].law == next.item ? pass_vote (self, node, state, way) : NULL;
  child = select_child (self, node, state);
  if (child != NULL)
    lan_apply_legal (self->content, state, &child->choice, NULL);
  return child;
}

static void
mean_of (const Node *node, const LanOutlook *otherwise, LanOutlook *mean)
{
  *mean = *otherwise;
  for (unsigned seat = 0; node->visits > 0 && seat < LAN_MAX_SEATS; seat++)
    mean->share[seat] = node->share[seat] / (float) node->visits;
}

static void
learn (LanTree *self, const Node *node, const LanBallots *ballots, const LanOutlook *result)
{
  LanVoteNode *vote = &self->votes[node->vote];
  LanOutlook worth[2];
  float marker[LAN_MAX_SEATS];

  for (unsigned outcome = 0; outcome < 2; outcome++)
    mean_of (&self->nodes[node->children + outcome], result, &worth[outcome]);
  for (unsigned seat = 0; seat < vote->players; seat++)
    marker[seat] = (float) lan_evaluate_marker (&self->root) * lan_outlook_slope (self->judge, &self->root, &worth[0], seat);
  lan_vote_node_learn (vote, ballots, worth, marker);
}

/* Counts the result from the leaf up. */
static void
back_up (LanTree *self, const Way *way, const LanOutlook *result)
{
  for (unsigned i = way->length; i-- > 0;)
    {
      Node *node = &self->nodes[way->nodes[i]];

      if (i >= way->counted)
        {
          node->visits++;
          for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
            node->share[seat] += result->share[seat];
        }
      if (node->vote != NO_VOTE && i + 1 < way->length && i >= way->counted)
        learn (self, node, &way->ballots[i], result);
    }
}

void
lan_tree_iterate (LanTree *self)
{
  Way way = { .nodes = { 0 }, .length = 1 };
  Node *node = self->nodes, *child;
  LanState state;
  LanOutlook result;

  lan_view (self->content, &self->root, self->seat, &self->rng, &state);
  while ((child = descend (self, node, &state, &way)) != NULL)
    {
      node = child;
      way.nodes[way.length++] = (uint32_t) (node - self->nodes);
    }
  lan_playout (self->judge, &state, &self->rng);
  lan_outlook (self->judge, &state, &result);
  back_up (self, &way, &result);
}

unsigned
lan_tree_get_roots (const LanTree *self, LanTreeRoot *roots)
{
  const Node *root = self->nodes;
  LanOutlook none = { 0 };

  if (root->vote != NO_VOTE)
    return 0;
  for (unsigned i = 0; i < root->n_children; i++)
    {
      const Node *child = &self->nodes[root->children + i];

      roots[i].choice = child->choice;
      roots[i].visits = child->visits;
      mean_of (child, &none, &roots[i].outlook);
    }
  return root->n_children;
}

const LanVoteNode *
lan_tree_get_vote (const LanTree *self)
{
  return self->nodes->vote != NO_VOTE ? &self->votes[self->nodes->vote] : NULL;
}

uint32_t
lan_tree_get_outcome (const LanTree *self, unsigned outcome, LanOutlook *worth)
{
  const Node *node = &self->nodes[self->nodes->children + outcome];
  LanOutlook none = { 0 };

  mean_of (node, &none, worth);
  return node->visits;
}

void
lan_tree_get_outlook (const LanTree *self, LanOutlook *outlook)
{
  LanOutlook none = { 0 };

  mean_of (self->nodes, &none, outlook);
}
