/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R3: placing knights. */

#include "lan-play.h"

/* Squires that may go along: an ally has none (R7.3). */
static inline unsigned
squires_of (const LanState *state, unsigned side)
{
  return LAN_IS_ALLY (side) ? 0 : state->houses[side].goods[LAN_GOOD_SQUIRES];
}

/* Fewest squires with which a knight of that strength beats the occupant (R3.3). */
static inline unsigned
squires_needed (const LanCountyState *county, unsigned strength)
{
  unsigned total = county->strength + county->squires;

  return county->side == LAN_NO_SIDE || total < strength ? 0 : total - strength + 1;
}

/* R3.4, R7.3: a house and its ally leave each other's knights alone. */
static inline bool
is_own_party (const LanCountyState *county, unsigned side)
{
  return county->side != LAN_NO_SIDE && LAN_SEAT_OF (county->side) == LAN_SEAT_OF (side);
}

static inline bool
county_is_open (const LanContent *content, const LanState *state, unsigned side, unsigned strength, unsigned i)
{
  const LanCountyState *county = &state->counties[i];

  return strength >= content->counties[i].minimum && !is_own_party (county, side)
         && squires_needed (county, strength) <= squires_of (state, side);
}

/* R3.5; an ally's castle has two spaces and never a tile (R7.1). */
static inline bool
castle_is_open (const LanState *state, unsigned side, unsigned i)
{
  if (i >= (LAN_IS_ALLY (side) ? LAN_ALLY_SPACES : LAN_SPACES) || state->sides[side].castle[i] != 0)
    return false;
  return LAN_IS_ALLY (side) || (state->houses[side].extensions >> i & 1) == 0;
}

/* R3.6: the side's own space, else the topmost empty one, else -1. */
static inline int
battle_space_for (const LanState *state, unsigned side, unsigned i)
{
  const LanBattleState *battle = &state->battles[i];

  if (battle->card == LAN_NO_CARD)
    return -1;
  for (int space = 0; space < LAN_CARD_SPACES; space++)
    if (battle->sides[space] == side || battle->sides[space] == LAN_NO_SIDE)
      return space;
  return -1;
}

static bool
side_can_place (const LanContent *content, const LanState *state, unsigned side)
{
  const uint8_t *court = state->sides[side].court;
  unsigned strongest = court[3] ? 4 : court[2] ? 3 : court[1] ? 2 : court[0] ? 1 : 0;

  if (strongest == 0)
    return false;
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (battle_space_for (state, side, i) >= 0)
      return true;
  for (unsigned i = 0; i < LAN_SPACES; i++)
    if (castle_is_open (state, side, i))
      return true;
  for (unsigned i = 0; i < LAN_COUNTIES; i++) /* what a weaker knight can do there, the strongest can too */
    if (county_is_open (content, state, side, strongest, i))
      return true;
  return false;
}

bool
lan_placement_is_possible (const LanContent *content, const LanState *state, unsigned seat)
{
  return side_can_place (content, state, seat)
         || (lan_state_has_allies (state) && side_can_place (content, state, LAN_ALLY_OF (seat)));
}

static inline LanSpan *
add_span (LanSpan *span, unsigned side, unsigned strength, LanPlace place, unsigned fewest, unsigned most)
{
  span->first = lan_choice_blank (LAN_DECISION_PLACE, LAN_SEAT_OF (side));
  span->first.side = (uint8_t) side;
  span->first.strength = (uint8_t) strength;
  span->first.place = place;
  span->first.amount = (uint16_t) fewest;
  span->last_amount = (uint16_t) most;
  return span + 1;
}

static LanSpan *
add_knight (const LanContent *content, const LanState *state, unsigned side, unsigned strength, LanSpan *span)
{
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    if (county_is_open (content, state, side, strength, i))
      span = add_span (span, side, strength, LAN_PLACE_COUNTY (i), squires_needed (&state->counties[i], strength),
                       squires_of (state, side));
  for (unsigned i = 0; i < LAN_SPACES; i++)
    if (castle_is_open (state, side, i))
      span = add_span (span, side, strength, LAN_PLACE_CASTLE (i), 0, 0);
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (battle_space_for (state, side, i) >= 0)
      span = add_span (span, side, strength, LAN_PLACE_BATTLE (i), 0, 0);
  return span;
}

unsigned
lan_placement_spans (const LanContent *content, const LanState *state, unsigned seat, LanSpan *spans)
{
  LanSpan *end = spans;
  unsigned sides[2] = { seat, LAN_ALLY_OF (seat) };

  for (unsigned k = 0; k < (lan_state_has_allies (state) ? 2u : 1u); k++)
    for (unsigned strength = 1; strength <= LAN_STRENGTHS; strength++)
      if (state->sides[sides[k]].court[strength - 1] > 0)
        end = add_knight (content, state, sides[k], strength, end);
  return (unsigned) (end - spans);
}

/* R3.3: the occupant goes home, its squires go to the supply. */
static void
expel (LanPlay *play, LanPlace place, unsigned by)
{
  LanCountyState *county = &play->state->counties[LAN_PLACE_INDEX (place)];

  if (county->side == LAN_NO_SIDE)
    return;
  lan_emit (play, LAN_EVENT (LAN_EVENT_EXPELLED, county->side, place, LAN_NO_ITEM, .other = (uint8_t) by,
                             .strength = county->strength, .amount = county->squires));
  play->state->sides[county->side].court[county->strength - 1]++;
}

static void
occupy (LanPlay *play, const LanChoice *choice)
{
  LanCountyState *county = &play->state->counties[LAN_PLACE_INDEX (choice->place)];

  expel (play, choice->place, choice->side);
  county->side = choice->side;
  county->strength = choice->strength;
  county->squires = choice->amount;
  if (choice->amount > 0)
    play->state->houses[choice->side].goods[LAN_GOOD_SQUIRES] -= choice->amount;
}

static void
join_battle (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;
  unsigned i = LAN_PLACE_INDEX (choice->place);
  int space = battle_space_for (state, choice->side, i);

  state->battles[i].sides[space] = choice->side;
  state->battles[i].knights[space][choice->strength - 1]++;
  if (state->favours != 0) /* R3.7 */
    {
      state->due.side = choice->side;
      state->due.favour = 1;
      state->due.source = LAN_SOURCE_FAVOUR;
    }
}

void
lan_placement_apply (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;

  state->sides[choice->side].court[choice->strength - 1]--;
  if (LAN_PLACE_IS_COUNTY (choice->place))
    occupy (play, choice);
  else if (LAN_PLACE_IS_CASTLE (choice->place))
    state->sides[choice->side].castle[LAN_PLACE_INDEX (choice->place)] = choice->strength;
  else
    join_battle (play, choice);
  lan_emit (play, LAN_EVENT (LAN_EVENT_PLACED, choice->side, choice->place, LAN_NO_ITEM, .strength = choice->strength,
                             .amount = choice->amount));
  state->turn = (uint8_t) (choice->seat + 1 == state->players ? 0 : choice->seat + 1);
}

static LanRule
refuse_county (const LanContent *content, const LanState *state, const LanChoice *choice)
{
  unsigned i = LAN_PLACE_INDEX (choice->place);
  const LanCountyState *county = &state->counties[i];

  if (choice->strength < content->counties[i].minimum)
    return LAN_RULE (3, 2, 0);
  if (county->side == choice->side)
    return LAN_RULE (3, 4, 0);
  if (is_own_party (county, choice->side) || (LAN_IS_ALLY (choice->side) && choice->amount > 0))
    return LAN_RULE (7, 3, 0);
  if (choice->amount < squires_needed (county, choice->strength))
    return LAN_RULE (3, 3, 0);
  return LAN_RULE (3, 2, 0); /* more squires than the house has */
}

LanRule
lan_placement_refuse (const LanContent *content, const LanState *state, const LanChoice *choice)
{
  if (LAN_IS_ALLY (choice->side) && !lan_state_has_allies (state))
    return LAN_RULE (7, 1, 0);
  if (choice->side >= LAN_MAX_SIDES || LAN_SEAT_OF (choice->side) != choice->seat)
    return LAN_RULE (7, 2, 0);
  if (choice->strength < 1 || choice->strength > LAN_STRENGTHS
      || state->sides[choice->side].court[choice->strength - 1] == 0)
    return LAN_RULE (3, 1, 0);
  if (LAN_PLACE_IS_COUNTY (choice->place))
    return refuse_county (content, state, choice);
  if (LAN_PLACE_IS_CASTLE (choice->place))
    return LAN_IS_ALLY (choice->side) ? LAN_RULE (7, 3, 0) : LAN_RULE (3, 5, 0);
  if (LAN_PLACE_IS_BATTLE (choice->place))
    return LAN_RULE (3, 6, 0);
  return LAN_RULE (3, 1, 0);
}
