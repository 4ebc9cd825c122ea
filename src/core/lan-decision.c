/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-decision.h"

#include <string.h>

#include "lan-play.h"

/* R5.1, R5.2: asked within a county; slot 0 is the reward, later the start player. */
static void
next_in_county (const LanState *state, LanDecision *next)
{
  next->kind = state->slot == 0 ? LAN_DECISION_COUNTY : LAN_DECISION_START;
  next->side = state->counties[state->item].side;
  next->seat = LAN_SEAT_OF (next->side);
  next->item = state->item;
}

/* R5.3: a castle space with a price. */
static void
next_in_castle (const LanContent *content, const LanState *state, LanDecision *next)
{
  LanPlay play = { content, (LanState *) state, NULL };

  next->kind = LAN_DECISION_ARM;
  next->seat = lan_state_seat_at (state, state->served);
  next->item = lan_arm_space (&play);
}

static void
next_by_step (const LanContent *content, const LanState *state, LanDecision *next)
{
  switch ((LanStep) state->step)
    {
    case LAN_STEP_PLACE:
      next->kind = LAN_DECISION_PLACE;
      next->seat = state->turn;
      break;
    case LAN_STEP_VOTE:
      next->kind = LAN_DECISION_VOTE;
      next->seat = (uint8_t) lan_vote_next_seat (state);
      next->item = lan_state_proposal (state, state->proposal);
      break;
    case LAN_STEP_LAWS:
      next->kind = LAN_DECISION_BUY;
      next->seat = lan_state_seat_at (state, state->served);
      next->item = state->in_force[state->item];
      break;
    case LAN_STEP_COUNTIES:
      next_in_county (state, next);
      break;
    case LAN_STEP_CASTLES:
      next_in_castle (content, state, next);
      break;
    case LAN_STEP_RANSOM:
      next->kind = LAN_DECISION_RANSOM;
      lan_ransom_next (state, next);
      break;
    default:
      break;
    }
}

LanDecision
lan_decision_next (const LanContent *content, const LanState *state)
{
  LanDecision next = { LAN_DECISION_NONE, LAN_NO_SEAT, LAN_NO_SIDE, LAN_NO_ITEM, LAN_PLACE_NONE, 0 };

  if (lan_due_is_pending (state))
    {
      next.kind = (uint8_t) lan_due_kind (state);
      next.side = state->due.side;
      next.seat = LAN_SEAT_OF (next.side);
      return next;
    }
  next_by_step (content, state, &next);
  if (next.side == LAN_NO_SIDE)
    next.side = next.seat;
  return next;
}

static LanSpan *
add_answer (LanSpan *span, const LanDecision *next, unsigned answer, unsigned most)
{
  span->first = lan_choice_blank ((LanDecisionKind) next->kind, next->seat);
  span->first.side = next->side;
  span->first.item = next->item;
  span->first.place = next->place;
  span->first.strength = next->strength;
  span->first.answer = (uint8_t) answer;
  span->last_amount = (uint16_t) most;
  return span + 1;
}

/* R5.1; an ally cannot pay (R7.5). */
static LanSpan *
add_county_answers (LanSpan *span, const LanContent *content, const LanState *state, const LanDecision *next)
{
  span = add_answer (span, next, LAN_COUNTY_REWARD, 0);
  if (!lan_noble_is_free (state, next->side, next->item))
    return span;
  span = add_answer (span, next, LAN_COUNTY_NOBLE, 0);
  if (!LAN_IS_ALLY (next->side) && state->houses[next->seat].goods[LAN_GOOD_GOLD] >= content->both_price)
    span = add_answer (span, next, LAN_COUNTY_BOTH, 0);
  return span;
}

/* R5.2: anyone may be named. */
static LanSpan *
add_seats (LanSpan *span, const LanState *state, const LanDecision *next)
{
  for (unsigned seat = 0; seat < state->players; seat++)
    {
      span = add_answer (span, next, 0, 0);
      span[-1].first.item = (uint8_t) seat;
    }
  return span;
}

unsigned
lan_decision_spans (const LanContent *content, const LanState *state, LanSpan spans[LAN_MAX_SPANS])
{
  LanDecision next;
  LanSpan *end = spans;

  if (lan_due_is_pending (state))
    return lan_due_spans (state, spans);
  if (state->step == LAN_STEP_PLACE)
    return lan_placement_spans (content, state, state->turn, spans);

  next = lan_decision_next (content, state);
  switch ((LanDecisionKind) next.kind)
    {
    case LAN_DECISION_VOTE:
      end = add_answer (end, &next, LAN_NO, state->houses[next.seat].goods[LAN_GOOD_VOTES]);
      end = add_answer (end, &next, LAN_YES, state->houses[next.seat].goods[LAN_GOOD_VOTES]);
      break;
    case LAN_DECISION_BUY:
      end = add_answer (end, &next, 0, lan_laws_buy_limit (content, state));
      break;
    case LAN_DECISION_COUNTY:
      end = add_county_answers (end, content, state, &next);
      break;
    case LAN_DECISION_START:
      end = add_seats (end, state, &next);
      break;
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
      end = add_answer (end, &next, LAN_NO, 0);
      end = add_answer (end, &next, LAN_YES, 0);
      break;
    default:
      break;
    }
  return (unsigned) (end - spans);
}

static inline size_t
span_size (const LanSpan *span)
{
  return (size_t) (span->last_amount - span->first.amount) + 1;
}

size_t
lan_spans_count (const LanSpan *spans, unsigned n_spans)
{
  size_t count = 0;

  for (unsigned i = 0; i < n_spans; i++)
    count += span_size (&spans[i]);
  return count;
}

LanChoice
lan_spans_nth (const LanSpan *spans, size_t n)
{
  LanChoice choice;

  for (; n >= span_size (spans); spans++)
    n -= span_size (spans);
  choice = spans->first;
  choice.amount = (uint16_t) (choice.amount + n);
  return choice;
}

size_t
lan_decision_choices (const LanContent *content, const LanState *state, LanChoice *choices, size_t capacity)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n_spans = lan_decision_spans (content, state, spans);
  size_t n = 0;

  for (unsigned i = 0; i < n_spans; i++)
    for (size_t k = 0; k < span_size (&spans[i]); k++, n++)
      if (n < capacity)
        choices[n] = lan_spans_nth (&spans[i], k);
  return n;
}

bool
lan_choice_equal (const LanChoice *a, const LanChoice *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}
