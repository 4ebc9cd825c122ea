/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-forecast.h"

#include <string.h>

/* A part of the round carried out on a copy. */
typedef struct {
  const LanContent *content;
  LanState state;
  LanEventLog log;       /* of the last step */
  LanPart part;
  guint item;
  gboolean points_only;  /* take no offer but those of PP, and no upgrades */
} Rehearsal;

typedef void (*EventFunc) (const LanEvent *event, gpointer data);

static gboolean
takes_offer (const Rehearsal *self, const LanReward *reward)
{
  return !self->points_only || reward->pp > 0;
}

/* The first choice where it does not matter which. */
static LanChoice
choose (const Rehearsal *self)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans = lan_decision_spans (self->content, &self->state, spans);
  LanDecision decision = lan_decision_next (self->content, &self->state);
  LanChoice choice = spans[0].first;

  switch ((LanDecisionKind) decision.kind)
    {
    case LAN_DECISION_BUY:
      if (takes_offer (self, &self->content->laws[decision.item].reward))
        choice.amount = spans[0].last_amount;
      break;
    case LAN_DECISION_ARM:
      choice.answer = takes_offer (self, &self->content->spaces[decision.item]) ? LAN_YES : LAN_NO;
      break;
    case LAN_DECISION_RANSOM:
      choice.answer = LAN_YES;
      break;
    case LAN_DECISION_UPGRADE:
      if (self->points_only)
        choice = spans[n_spans - 1].first; /* declines */
      break;
    default:
      break;
    }
  return choice;
}

static void
report (const Rehearsal *self, EventFunc func, gpointer data)
{
  for (guint i = 0; i < self->log.n_events; i++)
    func (&self->log.events[i], data);
}

static void
answer (Rehearsal *self, const LanChoice *choice, EventFunc func, gpointer data)
{
  lan_apply_legal (self->content, &self->state, choice, &self->log);
  report (self, func, data);
}

/* Carries out what is left of the part. Events of later parts come too. */
static void
finish (Rehearsal *self, EventFunc func, gpointer data)
{
  while (lan_part_is_current (&self->state, self->part, self->item))
    {
      LanChoice choice = choose (self);

      answer (self, &choice, func, data);
    }
}

static void
begin (Rehearsal *self, const LanContent *content, const LanState *state, LanPart part, guint item, EventFunc func, gpointer data)
{
  self->content = content;
  self->state = *state;
  self->part = part;
  self->item = item;
  self->points_only = part == LAN_PART_REST;
  lan_rehearse (content, &self->state, part, item, &self->log);
  report (self, func, data);
}

static void
rehearse (const LanContent *content, const LanState *state, LanPart part, guint item, EventFunc func, gpointer data)
{
  Rehearsal rehearsal;

  begin (&rehearsal, content, state, part, item, func, data);
  finish (&rehearsal, func, data);
}

static void
add_event (LanGains *gains, const LanEvent *event)
{
  if (event->type == LAN_EVENT_GAINED)
    gains->goods[event->item] += event->amount;
  else if (event->type == LAN_EVENT_PAID)
    gains->goods[event->item] -= event->amount;
  else if (event->type == LAN_EVENT_RECRUITED)
    gains->recruits++;
  else if (event->type == LAN_EVENT_UPGRADED)
    gains->upgrades++;
  else if (event->type == LAN_EVENT_BUILT)
    gains->extensions++;
  else if (event->type == LAN_EVENT_NOBLE)
    gains->nobles++;
}

gboolean
lan_gains_is_empty (const LanGains *gains)
{
  static const LanGains NOTHING;

  return memcmp (gains, &NOTHING, sizeof NOTHING) == 0;
}

LanGains
lan_gains_subtract (const LanGains *gains, const LanGains *lost)
{
  LanGains net = *gains;

  for (guint i = 0; i < LAN_N_GOODS; i++)
    net.goods[i] -= lost->goods[i];
  net.recruits -= lost->recruits;
  net.upgrades -= lost->upgrades;
  net.extensions -= lost->extensions;
  net.nobles -= lost->nobles;
  return net;
}

typedef struct {
  guint law;
  LanGains *gains;  /* by seat */
} LawSum;

static void
add_to_law (const LanEvent *event, gpointer data)
{
  LawSum *sum = data;

  if (event->source == LAN_SOURCE_LAW && event->origin == sum->law && event->side < LAN_MAX_SEATS)
    add_event (&sum->gains[event->side], event);
}

void
lan_forecast_law (const LanContent *content, const LanState *state, guint law, LanGains gains[LAN_MAX_SEATS])
{
  LawSum sum = { law, gains };

  memset (gains, 0, sizeof (LanGains) * LAN_MAX_SEATS);
  if (lan_part_is_open (state, LAN_PART_LAW, law))
    rehearse (content, state, LAN_PART_LAW, law, add_to_law, &sum);
}

typedef struct {
  guint county;
  guint answer;  /* the one that the events below belong to */
  LanCountyForecast *forecast;
} CountySum;

static void
add_to_county (const LanEvent *event, gpointer data)
{
  CountySum *sum = data;

  if (event->type == LAN_EVENT_COUNTY_PAYS && event->item == sum->county)
    {
      sum->answer = event->other;
      sum->forecast->answers |= 1u << sum->answer;
    }
  else if (event->source == LAN_SOURCE_COUNTY && event->origin == sum->county)
    add_event (&sum->forecast->gains[sum->answer], event);
}

LanCountyForecast
lan_forecast_county (const LanContent *content, const LanState *state, guint county)
{
  LanCountyForecast forecast = { .side = LAN_NO_SIDE };
  CountySum sum = { county, 0, &forecast };
  LanSpan spans[LAN_MAX_SPANS];
  Rehearsal asked;
  guint n_spans;

  if (state->counties[county].side == LAN_NO_SIDE || !lan_part_is_open (state, LAN_PART_COUNTY, county))
    return forecast;
  forecast.side = state->counties[county].side;
  begin (&asked, content, state, LAN_PART_COUNTY, county, add_to_county, &sum);
  if (forecast.answers != 0) /* a single answer is not asked for */
    {
      finish (&asked, add_to_county, &sum);
      return forecast;
    }

  n_spans = lan_decision_spans (content, &asked.state, spans);
  for (guint i = 0; i < n_spans; i++)
    {
      Rehearsal tried = asked;

      answer (&tried, &spans[i].first, add_to_county, &sum);
      finish (&tried, add_to_county, &sum);
    }
  return forecast;
}

typedef struct {
  guint seat;
  LanCastleForecast *forecast;
} CastleSum;

static void
add_to_castle (const LanEvent *event, gpointer data)
{
  CastleSum *sum = data;
  LanCastleForecast *forecast = sum->forecast;

  if (event->source == LAN_SOURCE_CASTLE && event->side == LAN_ALLY_OF (sum->seat))
    add_event (&forecast->ally_spaces[event->origin], event);
  if (event->side != sum->seat || (event->source != LAN_SOURCE_CASTLE && event->source != LAN_SOURCE_TABLE))
    return;

  add_event (event->source == LAN_SOURCE_TABLE ? &forecast->table : &forecast->spaces[event->origin], event);
  add_event (&forecast->total, event);
  if (event->type == LAN_EVENT_PAID)
    forecast->offers |= 1u << event->origin;
}

LanCastleForecast
lan_forecast_castle (const LanContent *content, const LanState *state, guint seat)
{
  LanCastleForecast forecast = { .open = lan_part_is_open (state, LAN_PART_CASTLE, seat) };
  CastleSum sum = { seat, &forecast };

  if (forecast.open)
    rehearse (content, state, LAN_PART_CASTLE, seat, add_to_castle, &sum);
  return forecast;
}

typedef struct {
  const LanState *state;
  guint battle;
  guint card;
  guint paid;  /* the last payment; a ransom follows its own */
  LanConflictForecast *forecast;
} ConflictSum;

static LanRankForecast *
find_rank (LanConflictForecast *forecast, guint side)
{
  guint i = 0;

  while (i + 1 < forecast->n_ranks && forecast->ranks[i].side != side)
    i++;
  return &forecast->ranks[i];
}

static void
add_outcome (ConflictSum *sum, const LanEvent *event)
{
  sum->forecast->card = sum->card;
  sum->forecast->england = event->amount;
  sum->forecast->france = event->amount2;
  sum->forecast->won = event->type == LAN_EVENT_BATTLE_WON;
  sum->forecast->fate = sum->forecast->won ? LAN_FATE_RETURN : LAN_FATE_RANSOM;
}

static void
add_rank (ConflictSum *sum, const LanEvent *event)
{
  int space = lan_state_space_of (sum->state, sum->battle, event->side);
  LanRankForecast *rank = &sum->forecast->ranks[sum->forecast->n_ranks++];

  rank->side = event->side;
  rank->score = event->amount;
  rank->strength = lan_state_space_strength (sum->state, sum->battle, (guint) space);
}

static void
add_to_conflict (const LanEvent *event, gpointer data)
{
  ConflictSum *sum = data;

  if (event->type == LAN_EVENT_PAID && event->source == LAN_SOURCE_CONFLICT)
    sum->paid = event->amount;
  if (event->item != sum->card)
    return;

  if (event->type == LAN_EVENT_BATTLE_WON || event->type == LAN_EVENT_BATTLE_LOST)
    add_outcome (sum, event);
  else if (event->type == LAN_EVENT_RANK)
    add_rank (sum, event);
  else if (event->type == LAN_EVENT_CARD_MOVED)
    sum->forecast->fate = LAN_FATE_STAY;
  else if (event->type == LAN_EVENT_CAPTURED)
    find_rank (sum->forecast, event->side)->captured++;
  else if (event->type == LAN_EVENT_RANSOMED)
    {
      find_rank (sum->forecast, event->side)->ransomed++;
      find_rank (sum->forecast, event->side)->ransom += sum->paid;
    }
}

LanConflictForecast
lan_forecast_conflict (const LanContent *content, const LanState *state, guint battle)
{
  LanConflictForecast forecast = { .card = LAN_NO_CARD };
  ConflictSum sum = { state, battle, state->battles[battle].card, 0, &forecast };

  if (lan_part_is_open (state, LAN_PART_CONFLICT, battle))
    rehearse (content, state, LAN_PART_CONFLICT, battle, add_to_conflict, &sum);
  return forecast;
}

static void
add_final (const LanEvent *event, gpointer data)
{
  LanPointsForecast *points = data;

  if (event->type != LAN_EVENT_GAINED)
    return;
  if (event->source == LAN_SOURCE_FINAL_KNIGHTHOOD)
    points[event->side].knighthood += event->amount;
  else if (event->source == LAN_SOURCE_FINAL_EXTENSIONS)
    points[event->side].extensions += event->amount;
  else if (event->source == LAN_SOURCE_FINAL_NOBLES)
    points[event->side].nobles += event->amount;
}

/* The last round ends with R6, which is not what the round itself brings. */
static void
add_to_rest (const LanEvent *event, gpointer data)
{
  LanPointsForecast *points = data;

  if (event->type != LAN_EVENT_GAINED || event->item != LAN_GOOD_PP || event->source >= LAN_SOURCE_FINAL_KNIGHTHOOD)
    return;
  points[event->side].round[event->source] += event->amount;
  points[event->side].round_total += event->amount;
}

static void
rank_seats (LanPointsForecast *points, guint players)
{
  for (guint seat = 0; seat < players; seat++)
    {
      points[seat].rank = 1;
      for (guint other = 0; other < players; other++)
        points[seat].rank += points[other].ended > points[seat].ended;
    }
}

void
lan_forecast_points (const LanContent *content, const LanState *state, LanPointsForecast points[LAN_MAX_SEATS])
{
  memset (points, 0, sizeof (LanPointsForecast) * LAN_MAX_SEATS);
  if (lan_part_is_open (state, LAN_PART_FINAL, 0))
    {
      rehearse (content, state, LAN_PART_FINAL, 0, add_final, points);
      rehearse (content, state, LAN_PART_REST, 0, add_to_rest, points);
    }
  for (guint seat = 0; seat < state->players; seat++)
    {
      LanPointsForecast *own = &points[seat];

      own->now = state->houses[seat].goods[LAN_GOOD_PP];
      own->ended = own->now + own->knighthood + own->extensions + own->nobles;
    }
  rank_seats (points, state->players);
}
