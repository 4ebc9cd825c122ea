/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choices owed within a reward: a King's Favour tile (R3.7), extension tiles
 * (R1.8), upgrades (R1.5), noblemen (R1.9), in this order. */

#include <string.h>

#include "lan-play.h"

LanDecisionKind
lan_due_kind (const LanState *state)
{
  const LanDue *due = &state->due;

  return due->favour       ? LAN_DECISION_FAVOUR
         : due->extensions ? LAN_DECISION_EXTENSION
         : due->upgrades   ? LAN_DECISION_UPGRADE
         : due->nobles     ? LAN_DECISION_NOBLE
                           : LAN_DECISION_NONE;
}

static LanSpan *
add_choice (LanSpan *span, const LanState *state, unsigned item, unsigned strength, LanPlace place)
{
  span->first = lan_choice_blank (lan_due_kind (state), LAN_SEAT_OF (state->due.side));
  span->first.side = state->due.side;
  span->first.item = (uint8_t) item;
  span->first.strength = (uint8_t) strength;
  span->first.place = place;
  span->last_amount = 0;
  return span + 1;
}

static LanSpan *
add_items (LanSpan *span, const LanState *state, unsigned mask)
{
  for (unsigned i = 0; mask >> i != 0; i++)
    if (mask >> i & 1)
      span = add_choice (span, state, i, 0, LAN_PLACE_NONE);
  return span;
}

static unsigned
free_nobles (const LanState *state)
{
  unsigned mask = 0;

  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    if (lan_noble_is_free (state, state->due.side, i))
      mask |= 1u << i;
  return mask;
}

/* Knights of that strength in counties, the castle and conflicts (R1.3). */
static LanSpan *
add_deployed (LanSpan *span, const LanState *state, unsigned side, unsigned strength)
{
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    if (state->counties[i].side == side && state->counties[i].strength == strength)
      span = add_choice (span, state, LAN_NO_ITEM, strength, LAN_PLACE_COUNTY (i));
  for (unsigned i = 0; i < LAN_SPACES; i++)
    if (state->sides[side].castle[i] == strength)
      span = add_choice (span, state, LAN_NO_ITEM, strength, LAN_PLACE_CASTLE (i));
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      const LanBattleState *battle = &state->battles[i];
      for (unsigned space = 0; space < LAN_CARD_SPACES; space++)
        if (battle->sides[space] == side && battle->knights[space][strength - 1] > 0)
          span = add_choice (span, state, LAN_NO_ITEM, strength, LAN_PLACE_BATTLE (i));
    }
  return span;
}

/* R1.5: each knight for which the reserve holds one exactly one stronger, and to decline. */
static LanSpan *
add_upgrades (LanSpan *span, const LanState *state)
{
  const LanDue *due = &state->due;
  const LanSideState *own = &state->sides[due->side];
  LanSpan *first = span;

  for (unsigned strength = 1; strength < LAN_STRENGTHS; strength++)
    {
      if (own->reserve[strength] == 0 || (due->upgrade_strength != 0 && due->upgrade_strength != strength))
        continue;
      if (own->court[strength - 1] > 0 && !due->upgrade_deployed)
        span = add_choice (span, state, LAN_NO_ITEM, strength, LAN_PLACE_COURT);
      span = add_deployed (span, state, due->side, strength);
    }
  return span == first ? span : add_choice (span, state, LAN_NO_ITEM, 0, LAN_PLACE_NONE);
}

unsigned
lan_due_spans (const LanState *state, LanSpan *spans)
{
  const LanDue *due = &state->due;
  LanSpan *end = spans;

  switch (lan_due_kind (state))
    {
    case LAN_DECISION_FAVOUR:
      end = add_items (end, state, state->favours);
      break;
    case LAN_DECISION_EXTENSION:
      end = add_items (end, state, ~(unsigned) state->houses[due->side].extensions & ((1u << LAN_SPACES) - 1));
      break;
    case LAN_DECISION_UPGRADE:
      end = add_upgrades (end, state);
      break;
    case LAN_DECISION_NOBLE:
      end = add_items (end, state, free_nobles (state));
      break;
    default:
      break;
    }
  return (unsigned) (end - spans);
}

/* Nothing owed has one representation, so that equal positions are equal bytes. */
static void
settle (LanState *state)
{
  if (!lan_due_is_pending (state))
    memset (&state->due, 0, sizeof state->due);
}

static void
take_favour (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;
  LanCause cause = { LAN_SOURCE_FAVOUR, choice->item };

  state->due.favour = 0;
  state->favours &= (uint8_t) ~(1u << choice->item);
  lan_emit (play, LAN_EVENT (LAN_EVENT_FAVOUR, choice->side, LAN_PLACE_NONE, choice->item));
  lan_reward_give (play, choice->side, &play->content->favours[choice->item], 1, cause);
}

static void
build (LanPlay *play, const LanChoice *choice)
{
  play->state->due.extensions--;
  play->state->houses[choice->side].extensions |= (uint8_t) (1u << choice->item);
  lan_emit (play, LAN_EVENT (LAN_EVENT_BUILT, choice->side, LAN_PLACE_NONE, choice->item,
                             .source = play->state->due.source, .origin = play->state->due.origin));
}

/* Raises one knight by one where it stands. */
static void
raise_knight (LanState *state, unsigned side, unsigned strength, LanPlace place)
{
  unsigned i = LAN_PLACE_INDEX (place);

  if (place == LAN_PLACE_COURT)
    {
      state->sides[side].court[strength - 1]--;
      state->sides[side].court[strength]++;
    }
  else if (LAN_PLACE_IS_COUNTY (place))
    {
      state->counties[i].strength++;
    }
  else if (LAN_PLACE_IS_CASTLE (place))
    {
      state->sides[side].castle[i]++;
    }
  else
    {
      uint8_t *knights = state->battles[i].knights[lan_state_space_of (state, i, side)];
      knights[strength - 1]--;
      knights[strength]++;
    }
}

static void
upgrade (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;
  uint8_t source = state->due.source, origin = state->due.origin;

  state->due.upgrades--;
  if (choice->strength == 0)
    {
      lan_emit (play, LAN_EVENT (LAN_EVENT_DECLINED, choice->side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = source,
                                 .origin = origin));
      return;
    }
  raise_knight (state, choice->side, choice->strength, choice->place);
  state->sides[choice->side].reserve[choice->strength]--;
  state->sides[choice->side].reserve[choice->strength - 1]++;
  lan_emit (play, LAN_EVENT (LAN_EVENT_UPGRADED, choice->side, choice->place, LAN_NO_ITEM,
                             .strength = (uint8_t) (choice->strength + 1), .source = source, .origin = origin));
}

static void
choose_noble (LanPlay *play, const LanChoice *choice)
{
  LanDue *due = &play->state->due;

  due->nobles--;
  lan_noble_take (play, choice->side, choice->item, (LanCause) { due->source, due->origin });
}

void
lan_due_apply (LanPlay *play, const LanChoice *choice)
{
  switch (choice->kind)
    {
    case LAN_DECISION_FAVOUR:
      take_favour (play, choice);
      break;
    case LAN_DECISION_EXTENSION:
      build (play, choice);
      break;
    case LAN_DECISION_UPGRADE:
      upgrade (play, choice);
      break;
    default:
      choose_noble (play, choice);
      break;
    }
  settle (play->state);
}

void
lan_due_drop (LanPlay *play)
{
  LanDue *due = &play->state->due;

  lan_emit (play, LAN_EVENT (LAN_EVENT_VOID, due->side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = due->source,
                             .origin = due->origin));
  switch (lan_due_kind (play->state))
    {
    case LAN_DECISION_FAVOUR:
      due->favour = 0;
      break;
    case LAN_DECISION_EXTENSION:
      due->extensions = 0;
      break;
    case LAN_DECISION_UPGRADE:
      due->upgrades = 0;
      break;
    default:
      due->nobles = 0;
      break;
    }
  settle (play->state);
}
