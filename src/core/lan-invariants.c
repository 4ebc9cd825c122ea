/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every position that the rules can reach. */

#include "lan-play.h"

static bool
side_plays (const LanState *state, unsigned side)
{
  return LAN_IS_ALLY (side) ? lan_state_has_allies (state) && LAN_SEAT_OF (side) < state->players
                            : side < state->players;
}

/* R1.2: the knights of every side are all somewhere. */
static bool
knights_are_complete (const LanContent *content, const LanState *state)
{
  for (unsigned side = 0; side < LAN_MAX_SIDES; side++)
    for (unsigned strength = 1; strength <= LAN_STRENGTHS; strength++)
      {
        unsigned n = 0;
        for (unsigned place = 0; place < LAN_PLACES; place++)
          n += lan_state_knights_at (state, side, strength, (LanPlace) place);
        if (n != (side_plays (state, side) ? content->knights[strength - 1] : 0u))
          return false;
      }
  return true;
}

/* R1.9, R2.2: tiles held and tiles left add up. */
static bool
nobles_are_conserved (const LanContent *content, const LanState *state)
{
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      unsigned n = state->counties[i].nobles;
      for (unsigned side = 0; side < LAN_MAX_SIDES; side++)
        n += state->sides[side].nobles >> i & 1;
      if (n != content->nobles[state->players])
        return false;
    }
  return true;
}

/* Nothing is below zero (it would have wrapped), and no vote costs more than there is. */
static bool
counters_are_sane (const LanState *state)
{
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      for (unsigned good = 0; good < LAN_N_GOODS; good++)
        if (state->houses[seat].goods[good] > LAN_COUNTER_MAX)
          return false;
      if (state->markers[seat] > state->houses[seat].goods[LAN_GOOD_VOTES] || state->votes[seat] > 1 + LAN_YES)
        return false;
    }
  return true;
}

/* R7.1: an ally's castle has two spaces. */
static bool
castles_are_sane (const LanState *state)
{
  for (unsigned side = 0; side < LAN_MAX_SIDES; side++)
    for (unsigned i = 0; i < LAN_SPACES; i++)
      {
        unsigned knight = state->sides[side].castle[i];
        if (knight > LAN_STRENGTHS || (knight != 0 && LAN_IS_ALLY (side) && i >= LAN_ALLY_SPACES))
          return false;
      }
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    if (state->houses[seat].extensions >> LAN_SPACES != 0)
      return false;
  return true;
}

/* R3.6: from the top, one space a side, and knights only where a side stands. */
static bool
battle_is_sane (const LanState *state, const LanBattleState *battle)
{
  for (unsigned i = 0; i < LAN_CARD_SPACES; i++)
    {
      unsigned side = battle->sides[i];
      const uint8_t *knights = battle->knights[i];

      if (side == LAN_NO_SIDE)
        {
          if (knights[0] | knights[1] | knights[2] | knights[3]
              || (i + 1 < LAN_CARD_SPACES && battle->sides[i + 1] != LAN_NO_SIDE))
            return false;
          continue;
        }
      if (battle->card == LAN_NO_CARD || !side_plays (state, side))
        return false;
      for (unsigned k = 0; k < i; k++)
        if (battle->sides[k] == side)
          return false;
    }
  return true;
}

static bool
battles_are_sane (const LanState *state)
{
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      unsigned card = state->battles[i].card;
      if ((card >= LAN_CONFLICTS && card != LAN_NO_CARD) || !battle_is_sane (state, &state->battles[i]))
        return false;
      for (unsigned k = 0; k < i; k++)
        if (card != LAN_NO_CARD && state->battles[k].card == card)
          return false;
    }
  return true;
}

/* R3.2: the minimum is held whatever happened since (an upgrade only raises). */
static bool
counties_are_sane (const LanContent *content, const LanState *state)
{
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      const LanCountyState *county = &state->counties[i];
      if (county->side == LAN_NO_SIDE)
        {
          if (county->strength != 0 || county->squires != 0)
            return false;
        }
      else if (county->strength < content->counties[i].minimum || county->strength > LAN_STRENGTHS
               || !side_plays (state, county->side) || (LAN_IS_ALLY (county->side) && county->squires != 0))
        {
          return false;
        }
    }
  return true;
}

static bool
laws_are_sane (const LanState *state)
{
  uint32_t seen = 0;

  for (unsigned i = 0; i < LAN_IN_FORCE; i++)
    {
      if (state->in_force[i] >= LAN_LAWS || seen >> state->in_force[i] & 1)
        return false;
      seen |= 1u << state->in_force[i];
    }
  for (unsigned i = state->proposal; i < LAN_PROPOSALS; i++)
    if (seen >> lan_state_proposal (state, i) & 1)
      return false;
  return state->proposal <= LAN_PROPOSALS;
}

/* What the other questions count on. */
static bool
counts_are_in_range (const LanState *state)
{
  return state->players >= LAN_MIN_SEATS && state->players <= LAN_MAX_SEATS && state->start_seat < state->players
         && state->turn < state->players && state->round >= 1 && state->round <= LAN_ROUNDS
         && state->step <= LAN_STEP_FINISHED;
}

/* A decision by somebody at the table, or the end of the game. */
static bool
cursor_is_sane (const LanContent *content, const LanState *state)
{
  LanSpan spans[LAN_MAX_SPANS];
  LanDecision next = lan_decision_next (content, state);

  if (state->step == LAN_STEP_FINISHED)
    return next.kind == LAN_DECISION_NONE && state->round == LAN_ROUNDS && !lan_due_is_pending (state);
  return next.kind != LAN_DECISION_NONE && next.seat < state->players && lan_decision_spans (content, state, spans) > 0;
}

LanInvariant
lan_state_check (const LanContent *content, const LanState *state)
{
  if (!counts_are_in_range (state))
    return LAN_INVARIANT_CURSOR;
  if (!knights_are_complete (content, state))
    return LAN_INVARIANT_KNIGHTS;
  if (!nobles_are_conserved (content, state))
    return LAN_INVARIANT_NOBLES;
  if (!counters_are_sane (state))
    return LAN_INVARIANT_COUNTERS;
  if (!castles_are_sane (state))
    return LAN_INVARIANT_CASTLES;
  if (!battles_are_sane (state))
    return LAN_INVARIANT_BATTLES;
  if (!counties_are_sane (content, state))
    return LAN_INVARIANT_COUNTIES;
  if (!laws_are_sane (state))
    return LAN_INVARIANT_LAWS;
  if (!cursor_is_sane (content, state))
    return LAN_INVARIANT_CURSOR;
  return LAN_INVARIANT_OK;
}
