/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-vote-node.h"

#include <math.h>

#include "lan-apply.h"
#include "lan-chance.h"

/* Share of ballots that are drawn evenly, so that nothing is forgotten. */
static const float EXPLORED = 0.06f;

/* A ballot played less often than this share of the favourite one is noise of learning. */
static const float HARDLY_EVER = 0.2f;

/* So many votes of the others are looked at to judge one's own. */
#define DRAWS 256

static unsigned
markers_of (const LanVoteNode *self, unsigned seat, unsigned ballot)
{
  unsigned amount = ballot % LAN_BALLOT_AMOUNTS;

  return amount == LAN_BALLOT_AMOUNTS - 1 ? self->owned[seat] : amount;
}

static bool
is_yes (unsigned ballot)
{
  return ballot >= LAN_BALLOT_AMOUNTS;
}

/* Nobody has two names for the same ballot. */
static bool
is_possible (const LanVoteNode *self, unsigned seat, unsigned ballot)
{
  unsigned amount = ballot % LAN_BALLOT_AMOUNTS;

  return amount == LAN_BALLOT_AMOUNTS - 1 ? self->owned[seat] >= amount : amount <= self->owned[seat];
}

/* Votes for less votes against (R4.3). */
static int
balance_of (const LanVoteNode *self, unsigned seat, unsigned ballot)
{
  int votes = 1 + (int) markers_of (self, seat, ballot);

  return is_yes (ballot) ? votes : -votes;
}

void
lan_vote_node_init (LanVoteNode *self, const LanContent *content, const LanState *state)
{
  *self = (LanVoteNode) { .law = lan_decision_next (content, state).item, .players = state->players };
  for (unsigned seat = 0; seat < state->players; seat++)
    self->owned[seat] = state->houses[seat].goods[LAN_GOOD_VOTES];
}

/* What the seat plays now: in proportion to its regrets, evenly while it has none. */
static void
strategy_of (const LanVoteNode *self, unsigned seat, float strategy[LAN_BALLOTS])
{
  float sum = 0, possible = 0;

  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    {
      possible += is_possible (self, seat, i);
      sum += self->regret[seat][i];
    }
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    {
      float even = is_possible (self, seat, i) ? 1 / possible : 0;

      strategy[i] = sum > 0 ? self->regret[seat][i] / sum : even;
    }
}

void
lan_vote_node_draw (const LanVoteNode *self, LanRng *rng, LanBallots *ballots)
{
  for (unsigned seat = 0; seat < self->players; seat++)
    {
      float strategy[LAN_BALLOTS];

      strategy_of (self, seat, strategy);
      if (lan_chance (rng) < EXPLORED)
        for (unsigned i = 0; i < LAN_BALLOTS; i++)
          strategy[i] = is_possible (self, seat, i);
      ballots->ballot[seat] = (uint8_t) lan_chance_draw (rng, strategy, LAN_BALLOTS);
    }
}

void
lan_vote_node_agree (const LanVoteNode *self, bool yes, LanBallots *ballots)
{
  for (unsigned seat = 0; seat < self->players; seat++)
    ballots->ballot[seat] = yes ? LAN_BALLOT_AMOUNTS : 0;
}

LanChoice
lan_vote_node_get_ballot (const LanVoteNode *self, unsigned seat, unsigned ballot)
{
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, seat);

  choice.item = self->law;
  choice.answer = is_yes (ballot) ? LAN_YES : LAN_NO;
  choice.amount = (uint16_t) markers_of (self, seat, ballot);
  return choice;
}

bool
lan_vote_node_cast (const LanVoteNode *self, const LanContent *content, LanState *state, const LanBallots *ballots)
{
  int balance = 0;

  for (unsigned seat = 0; seat < self->players; seat++)
    {
      state->votes[seat] = 0;
      state->markers[seat] = 0;
    }
  for (unsigned n = 0; n < self->players; n++)
    {
      unsigned seat = lan_decision_next (content, state).seat;
      LanChoice choice = lan_vote_node_get_ballot (self, seat, ballots->ballot[seat]);

      if (choice.amount > state->houses[seat].goods[LAN_GOOD_VOTES]) /* spent on another way here */
        choice.amount = state->houses[seat].goods[LAN_GOOD_VOTES];
      balance += choice.answer == LAN_YES ? 1 + choice.amount : -1 - choice.amount;
      lan_apply_legal (content, state, &choice, NULL);
    }
  return balance >= 0;
}

static void
learn_seat (LanVoteNode *self, unsigned seat, int others, const LanOutlook worth[2], float marker)
{
  float strategy[LAN_BALLOTS], value[LAN_BALLOTS], mean = 0;

  strategy_of (self, seat, strategy);
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    {
      bool approved = others + balance_of (self, seat, i) >= 0;

      value[i] = worth[approved].share[seat] - marker * (float) markers_of (self, seat, i);
      mean += strategy[i] * value[i];
    }
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    if (is_possible (self, seat, i))
      {
        float regret = self->regret[seat][i] + value[i] - mean;

        self->regret[seat][i] = regret > 0 ? regret : 0;
        self->plays[seat][i] += strategy[i] * (float) self->rounds;
      }
}

void
lan_vote_node_learn (LanVoteNode *self, const LanBallots *ballots, const LanOutlook worth[2],
                     const float marker[LAN_MAX_SEATS])
{
  int balance = 0;

  self->rounds++;
  for (unsigned seat = 0; seat < self->players; seat++)
    balance += balance_of (self, seat, ballots->ballot[seat]);
  for (unsigned seat = 0; seat < self->players; seat++)
    learn_seat (self, seat, balance - balance_of (self, seat, ballots->ballot[seat]), worth, marker[seat]);
}

void
lan_vote_node_merge (LanVoteNode *self, const LanVoteNode *other)
{
  for (unsigned seat = 0; seat < self->players; seat++)
    for (unsigned i = 0; i < LAN_BALLOTS; i++)
      self->plays[seat][i] += other->plays[seat][i];
}

LanChoice
lan_vote_node_choose (const LanVoteNode *self, unsigned seat, LanRng *rng)
{
  float played[LAN_BALLOTS], most = 0;

  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    most = self->plays[seat][i] > most ? self->plays[seat][i] : most;
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    played[i] = self->plays[seat][i] > HARDLY_EVER * most ? self->plays[seat][i] : 0;
  if (most == 0)
    played[0] = 1; /* stopped before anything was learnt: no, without markers */
  return lan_vote_node_get_ballot (self, seat, lan_chance_draw (rng, played, LAN_BALLOTS));
}

/* Of the others, drawn from their average strategies: votes for less votes against. */
static int
draw_others (const LanVoteNode *self, unsigned seat, LanRng *rng)
{
  int balance = 0;

  for (unsigned other = 0; other < self->players; other++)
    if (other != seat)
      {
        LanChoice vote = lan_vote_node_choose (self, other, rng);

        balance += vote.answer == LAN_YES ? 1 + vote.amount : -1 - vote.amount;
      }
  return balance;
}

void
lan_vote_node_judge (const LanVoteNode *self, unsigned seat, const LanOutlook worth[2], float marker, float values[LAN_BALLOTS])
{
  unsigned approved[LAN_BALLOTS] = { 0 };
  LanRng rng;

  lan_rng_seed (&rng, self->law);
  for (unsigned draw = 0; draw < DRAWS; draw++)
    {
      int others = draw_others (self, seat, &rng);

      for (unsigned i = 0; i < LAN_BALLOTS; i++)
        approved[i] += others + balance_of (self, seat, i) >= 0;
    }
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    {
      float chance = (float) approved[i] / DRAWS;
      float value = chance * worth[1].share[seat] + (1 - chance) * worth[0].share[seat]
                    - marker * (float) markers_of (self, seat, i);

      values[i] = is_possible (self, seat, i) ? fmaxf (value, 0) : -1;
    }
}
