/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-reasons.h"

#include <math.h>

#include "lan-apply.h"
#include "lan-vote-node.h"

/* What is worth less PP, or so small a part of the first reason, is not worth a word. */
static const float LEAST_WORTH = 0.25f;
static const float LEAST_PART = 0.2f;

/* Every input may be a topic of its own in both positions. */
#define MAX_TOPICS (2 * LAN_N_INPUTS + 1)

typedef struct {
  unsigned n;
  LanReason reasons[MAX_TOPICS];
  float amounts[MAX_TOPICS];
} Balance;

typedef struct {
  uint8_t first;  /* input; up to the next line's */
  uint8_t topic;
  bool numbered;  /* each input is an item of its own */
} Line;

static const Line LINES[] = {
  { LAN_INPUT_GOLD, LAN_TOPIC_GOLD, false },
  { LAN_INPUT_SQUIRES, LAN_TOPIC_SQUIRES, false },
  { LAN_INPUT_VOTES, LAN_TOPIC_VOTES, false },
  { LAN_INPUT_KNIGHTS, LAN_TOPIC_KNIGHTS, false },
  { LAN_INPUT_COURT, LAN_TOPIC_COURT, false },
  { LAN_INPUT_TILES, LAN_TOPIC_TILE, true },
  { LAN_INPUT_SPACES, LAN_TOPIC_SPACE, true },
  { LAN_INPUT_COUNTIES, LAN_TOPIC_COUNTY, true },
  { LAN_INPUT_COUNTY_NOBLES, LAN_TOPIC_NOBLES, false },
  { LAN_INPUT_LOWER_ROW, LAN_TOPIC_WAR, false },
  { LAN_INPUT_AT_RISK, LAN_TOPIC_RISK, false },
  { LAN_INPUT_CONFLICTS, LAN_TOPIC_WAR, false },
  { LAN_INPUT_LAWS, LAN_TOPIC_LAW, true },
  { LAN_INPUT_PROPOSALS, LAN_TOPIC_PROPOSALS, false },
  { LAN_INPUT_KNIGHTHOOD_PLACE, LAN_TOPIC_KNIGHTHOOD_PLACE, false },
  { LAN_INPUT_TILES_PLACE, LAN_TOPIC_TILES_PLACE, false },
  { LAN_INPUT_OWED, LAN_TOPIC_OWED_FAVOUR, false },
  { LAN_INPUT_OWED + 1, LAN_TOPIC_OWED_TILE, false },
  { LAN_INPUT_OWED + 2, LAN_TOPIC_OWED_UPGRADE, false },
  { LAN_INPUT_OWED + 3, LAN_TOPIC_OWED_NOBLE, false },
  { LAN_INPUT_START, LAN_TOPIC_START, false },
  { LAN_INPUT_ALLY_KNIGHTS, LAN_TOPIC_ALLY, false },
  { LAN_N_INPUTS, LAN_N_TOPICS, false },
};

static void
add (Balance *self, LanTopic topic, unsigned item, float worth, float amount)
{
  unsigned i = 0;

  while (i < self->n && (self->reasons[i].topic != topic || self->reasons[i].item != item))
    i++;
  if (i == self->n)
    {
      self->reasons[self->n] = (LanReason) { .topic = (uint8_t) topic, .item = (uint8_t) item };
      self->amounts[self->n++] = 0;
    }
  self->reasons[i].worth += worth;
  self->amounts[i] += amount;
}

/* A law may be in another place after another one has come into force. */
static unsigned
item_of (const Line *line, unsigned input, const LanState *state)
{
  unsigned index = input - line->first;

  if (!line->numbered)
    return LAN_NO_ITEM;
  return line->topic == LAN_TOPIC_LAW ? state->in_force[index] : index;
}

/* Adds what the house has and can expect in a position, times sign. */
static void
add_position (Balance *self, const LanJudge *judge, const LanState *state, unsigned seat, float sign)
{
  const LanWeightStage *stage = &judge->weights->stages[state->players - LAN_MIN_SEATS][lan_weights_stage (state)];
  float inputs[LAN_N_INPUTS], points = state->houses[seat].goods[LAN_GOOD_PP];
  const Line *line = LINES;

  lan_inputs (judge->content, state, seat, inputs);
  add (self, LAN_TOPIC_POINTS, LAN_NO_ITEM, sign * points, sign * points);
  for (unsigned i = LINES[0].first; i < LAN_N_INPUTS; i++)
    {
      if (line[1].first == i)
        line++;
      add (self, line->topic, item_of (line, i, state), sign * stage->weight[i] * inputs[i], sign * inputs[i]);
    }
}

/* The rival that loses most by it; how much that is worth is shared by all who are not it. */
static void
add_rival (Balance *self, const LanJudge *judge, const LanState *better, const LanState *worse, unsigned seat)
{
  unsigned loser = seat;
  float most = 0;

  for (unsigned rival = 0; rival < better->players; rival++)
    {
      float loss = rival == seat ? 0 : lan_judge_house (judge, worse, rival) - lan_judge_house (judge, better, rival);

      if (loss > most)
        {
          loser = rival;
          most = loss;
        }
    }
  if (loser != seat)
    add (self, LAN_TOPIC_RIVAL, loser, most / (float) (better->players - 1), 0);
}

/* Where a choice leads: of a vote, where its outcome does; NULL: nothing is chosen yet. */
static void
look_ahead (const LanContent *content, const LanState *view, const LanChoice *choice, LanState *after)
{
  LanVoteNode vote;
  LanBallots ballots;

  *after = *view;
  if (choice == NULL)
    return;
  if (choice->kind != LAN_DECISION_VOTE)
    {
      lan_apply_legal (content, after, choice, NULL);
      return;
    }
  lan_vote_node_init (&vote, content, view);
  lan_vote_node_agree (&vote, choice->answer == LAN_YES, &ballots);
  lan_vote_node_cast (&vote, content, after, &ballots);
}

/* Goods, of which the number is said. */
static bool
is_countable (unsigned topic)
{
  return topic <= LAN_TOPIC_VOTES;
}

/* A weight may be of the other sign than one expects, since inputs go together; only what there is more of, or of
 * risks less, is a reason that anybody follows. */
static bool
is_plain (const LanReason *reason, float amount)
{
  if (reason->topic == LAN_TOPIC_RIVAL)
    return true;
  return reason->topic == LAN_TOPIC_RISK ? amount < 0 : amount > 0;
}

static unsigned
find_most (const Balance *self)
{
  unsigned most = 0;

  for (unsigned i = 1; i < self->n; i++)
    if (self->reasons[i].worth > self->reasons[most].worth)
      most = i;
  return most;
}

unsigned
lan_reasons (const LanJudge *judge, const LanState *view, const LanChoice *better, const LanChoice *worse,
             LanReason reasons[LAN_MAX_REASONS])
{
  unsigned seat = lan_decision_next (judge->content, view).seat, n = 0;
  Balance balance = { .n = 0 };
  LanState one, other;

  if (judge->weights == NULL)
    return 0;
  look_ahead (judge->content, view, better, &one);
  look_ahead (judge->content, view, worse, &other);
  add_position (&balance, judge, &one, seat, 1);
  add_position (&balance, judge, &other, seat, -1);
  add_rival (&balance, judge, &one, &other, seat);
  while (n < LAN_MAX_REASONS)
    {
      unsigned most = find_most (&balance);
      LanReason *reason = &balance.reasons[most];

      if (reason->worth < LEAST_WORTH || (n > 0 && reason->worth < LEAST_PART * reasons[0].worth))
        break;
      if (is_plain (reason, balance.amounts[most]))
        {
          reason->amount = is_countable (reason->topic) ? (uint16_t) lroundf (balance.amounts[most]) : 0;
          reasons[n++] = *reason;
        }
      reason->worth = 0;
    }
  return n;
}
