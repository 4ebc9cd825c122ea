/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Giving rewards (R1.4 to R1.10), and the counties and castles of phase 3 (R5.1 to R5.3). */

#include "lan-play.h"

static inline uint16_t
clamp_counter (unsigned value)
{
  return (uint16_t) (value > LAN_COUNTER_MAX ? LAN_COUNTER_MAX : value);
}

void
lan_gain (LanPlay *play, unsigned side, LanGood good, unsigned amount, LanCause cause)
{
  uint16_t *owned;

  if (amount == 0)
    return;
  if (LAN_IS_ALLY (side)) /* R7.5 */
    {
      lan_emit (play, LAN_EVENT (LAN_EVENT_VOID, (uint8_t) side, LAN_PLACE_NONE, (uint8_t) good,
                                 .amount = clamp_counter (amount), .source = cause.source, .origin = cause.origin));
      return;
    }
  owned = &play->state->houses[side].goods[good];
  *owned = clamp_counter (*owned + amount);
  lan_emit (play, LAN_EVENT (LAN_EVENT_GAINED, (uint8_t) side, LAN_PLACE_NONE, (uint8_t) good,
                             .amount = clamp_counter (amount), .source = cause.source, .origin = cause.origin));
}

void
lan_pay (LanPlay *play, unsigned side, LanGood good, unsigned amount, LanCause cause)
{
  if (amount == 0)
    return;
  play->state->houses[side].goods[good] -= (uint16_t) amount;
  lan_emit (play, LAN_EVENT (LAN_EVENT_PAID, (uint8_t) side, LAN_PLACE_NONE, (uint8_t) good,
                             .amount = (uint16_t) amount, .source = cause.source, .origin = cause.origin));
}

/* R1.4. */
static void
recruit (LanPlay *play, unsigned side, LanCause cause)
{
  LanSideState *own = &play->state->sides[side];

  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    {
      if (own->reserve[s] == 0)
        continue;
      own->reserve[s]--;
      own->court[s]++;
      lan_emit (play, LAN_EVENT (LAN_EVENT_RECRUITED, (uint8_t) side, LAN_PLACE_NONE, LAN_NO_ITEM,
                                 .strength = (uint8_t) (s + 1), .source = cause.source, .origin = cause.origin));
      return;
    }
  lan_emit (play, LAN_EVENT (LAN_EVENT_VOID, (uint8_t) side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = cause.source,
                             .origin = cause.origin));
}

static inline uint8_t
times_owed (unsigned n, unsigned times)
{
  return (uint8_t) (n * times > LAN_REWARD_MAX ? LAN_REWARD_MAX : n * times);
}

/* The part of a reward that needs choices; an ally builds nothing (R7.5). */
static void
owe (LanPlay *play, unsigned side, const LanReward *reward, unsigned times, LanCause cause)
{
  LanDue *due = &play->state->due;
  unsigned extensions = LAN_IS_ALLY (side) ? 0 : reward->extensions;

  if (LAN_IS_ALLY (side) && reward->extensions > 0)
    lan_emit (play, LAN_EVENT (LAN_EVENT_VOID, (uint8_t) side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = cause.source,
                               .origin = cause.origin));
  if ((extensions | reward->upgrades | reward->nobles) == 0)
    return;
  due->side = (uint8_t) side;
  due->extensions = times_owed (extensions, times);
  due->upgrades = times_owed (reward->upgrades, times);
  due->upgrade_strength = reward->upgrade_strength;
  due->upgrade_deployed = reward->upgrade_deployed;
  due->nobles = times_owed (reward->nobles, times);
  due->source = cause.source;
  due->origin = cause.origin;
}

/* Gives the reward so many times, without its price. What needs a choice is
 * then owed to the side: nothing else may be owed at this moment. */
void
lan_reward_give (LanPlay *play, unsigned side, const LanReward *reward, unsigned times, LanCause cause)
{
  if (times == 0)
    return;
  lan_gain (play, side, LAN_GOOD_PP, reward->pp * times, cause);
  lan_gain (play, side, LAN_GOOD_GOLD, reward->gold * times, cause);
  lan_gain (play, side, LAN_GOOD_SQUIRES, reward->squires * times, cause);
  lan_gain (play, side, LAN_GOOD_VOTES, reward->votes * times, cause);
  for (unsigned i = times_owed (reward->recruits, times); i > 0; i--)
    recruit (play, side, cause);
  owe (play, side, reward, times, cause);
}

bool
lan_noble_is_free (const LanState *state, unsigned side, unsigned county)
{
  return state->counties[county].nobles > 0 && (state->sides[side].nobles >> county & 1) == 0;
}

void
lan_noble_take (LanPlay *play, unsigned side, unsigned county, LanCause cause)
{
  play->state->counties[county].nobles--;
  play->state->sides[side].nobles |= (uint16_t) (1u << county);
  lan_emit (play, LAN_EVENT (LAN_EVENT_NOBLE, (uint8_t) side, LAN_PLACE_NONE, (uint8_t) county, .source = cause.source,
                             .origin = cause.origin));
}

/* How often the house could pay the price of an offer. */
unsigned
lan_offer_limit (const LanState *state, unsigned seat, const LanReward *reward)
{
  const uint16_t *goods = state->houses[seat].goods;
  unsigned limit = LAN_COUNTER_MAX;

  if (reward->price_gold > 0)
    limit = goods[LAN_GOOD_GOLD] / reward->price_gold;
  if (reward->price_squires > 0 && goods[LAN_GOOD_SQUIRES] / reward->price_squires < limit)
    limit = goods[LAN_GOOD_SQUIRES] / reward->price_squires;
  return limit;
}

void
lan_knight_return (LanPlay *play, unsigned side, unsigned strength, LanPlace from)
{
  play->state->sides[side].court[strength - 1]++;
  lan_emit (play, LAN_EVENT (LAN_EVENT_RETURNED, (uint8_t) side, from, LAN_NO_ITEM, .strength = (uint8_t) strength));
}

/* R5.1: the steps of one county, kept in `slot`. */
enum { COUNTY_ASK, COUNTY_REWARDED, COUNTY_NAME_START, COUNTY_DONE };

/* The knight returns, its squires go to the supply. */
static void
leave_county (LanPlay *play)
{
  LanState *state = play->state;
  LanCountyState *county = &state->counties[state->item];

  if (county->side != LAN_NO_SIDE)
    lan_knight_return (play, county->side, county->strength, LAN_PLACE_COUNTY (state->item));
  county->side = LAN_NO_SIDE;
  county->strength = 0;
  county->squires = 0;
  state->item++;
  state->slot = COUNTY_ASK;
}

/* Goes on to the next county decision; false: somebody must decide. */
bool
lan_rewards_step_counties (LanPlay *play)
{
  LanState *state = play->state;

  if (state->item == LAN_COUNTIES)
    {
      lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_CASTLES);
      return true;
    }
  if (state->counties[state->item].side != LAN_NO_SIDE)
    {
      if (state->slot == COUNTY_REWARDED)
        state->slot = play->content->counties[state->item].names_start ? COUNTY_NAME_START : COUNTY_DONE;
      if (state->slot != COUNTY_DONE)
        return false;
    }
  leave_county (play);
  return true;
}

void
lan_rewards_apply_county (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;
  LanCause cause = { LAN_SOURCE_COUNTY, choice->item };

  lan_emit (play,
            LAN_EVENT (LAN_EVENT_COUNTY_PAYS, choice->side, LAN_PLACE_NONE, choice->item, .other = choice->answer));
  state->slot = COUNTY_REWARDED;
  if (choice->answer == LAN_COUNTY_BOTH)
    lan_pay (play, choice->side, LAN_GOOD_GOLD, play->content->both_price, cause);
  if (choice->answer != LAN_COUNTY_REWARD)
    lan_noble_take (play, choice->side, choice->item, cause);
  if (choice->answer != LAN_COUNTY_NOBLE)
    lan_reward_give (play, choice->side, &play->content->counties[choice->item].reward, 1, cause);
}

void
lan_rewards_apply_start (LanPlay *play, const LanChoice *choice)
{
  play->state->start_seat = choice->item;
  play->state->slot = COUNTY_DONE;
  lan_emit (play, LAN_EVENT (LAN_EVENT_START, choice->side, LAN_PLACE_NONE, choice->item));
}

/* R5.3: the parts of a castle in their order, kept in `slot`. */
enum {
  CASTLE_KNIGHTS = 0,                         /* spaces that hold a knight */
  CASTLE_TILES = CASTLE_KNIGHTS + LAN_SPACES, /* extension tiles */
  CASTLE_TABLE = CASTLE_TILES + LAN_SPACES,   /* company at table */
  CASTLE_LEAVE,                               /* knights return to court */
  CASTLE_ALLY,                                /* R7.5: the ally's castle right after */
  CASTLE_ALLY_LEAVE = CASTLE_ALLY + LAN_ALLY_SPACES,
  CASTLE_END
};

/* The reward that the current part pays to its side, NULL when nothing is to be had there. */
static const LanReward *
castle_reward (const LanPlay *play, unsigned seat, unsigned slot, unsigned *side, uint8_t *space)
{
  const LanState *state = play->state;

  *side = seat;
  if (slot < CASTLE_TILES)
    {
      *space = (uint8_t) slot;
      return state->sides[seat].castle[slot] != 0 ? &play->content->spaces[slot] : NULL;
    }
  if (slot < CASTLE_TABLE)
    {
      *space = (uint8_t) (slot - CASTLE_TILES);
      return state->houses[seat].extensions >> *space & 1 ? &play->content->spaces[*space] : NULL;
    }
  if (slot < CASTLE_ALLY || slot >= CASTLE_ALLY_LEAVE || !lan_state_has_allies (state))
    return NULL;
  *side = LAN_ALLY_OF (seat);
  *space = (uint8_t) (slot - CASTLE_ALLY);
  return state->sides[*side].castle[*space] != 0 ? &play->content->ally_spaces[*space] : NULL;
}

/* A reward that only recruits cannot be carried out with an empty reserve (R1.4, R1.10). */
static bool
reward_is_void (const LanPlay *play, unsigned side, const LanReward *reward)
{
  const uint8_t *reserve = play->state->sides[side].reserve;
  bool only_recruits = reward->recruits > 0
                       && !(reward->pp | reward->gold | reward->squires | reward->votes | reward->extensions
                            | reward->upgrades | reward->nobles);

  return only_recruits && !(reserve[0] | reserve[1] | reserve[2] | reserve[3]);
}

static inline bool
has_price (const LanReward *reward)
{
  return (reward->price_gold | reward->price_squires) != 0;
}

/* R5.3: whether somebody must be asked to pay for a reward. */
static inline bool
offer_is_open (const LanPlay *play, unsigned side, const LanReward *reward)
{
  return has_price (reward) && !LAN_IS_ALLY (side) && lan_offer_limit (play->state, side, reward) > 0
         && !reward_is_void (play, side, reward);
}

/* Which castle space of the castle being scored asks for its price. */
uint8_t
lan_arm_space (const LanPlay *play)
{
  unsigned side;
  uint8_t space = LAN_NO_ITEM;

  castle_reward (play, lan_state_seat_at (play->state, play->state->served), play->state->slot, &side, &space);
  return space;
}

/* R5.3 company at table. */
static void
company_at_table (LanPlay *play, unsigned seat)
{
  LanCause cause = { LAN_SOURCE_TABLE, 0 };

  if (play->state->round < LAN_ROUNDS)
    lan_gain (play, seat, LAN_GOOD_VOTES, 1 + lan_state_quantity (play->state, seat, LAN_QUANTITY_NOBLES, 0), cause);
}

static void
leave_castle (LanPlay *play, unsigned side)
{
  uint8_t *castle = play->state->sides[side].castle;

  for (unsigned i = 0; i < LAN_SPACES; i++)
    {
      if (castle[i] == 0)
        continue;
      lan_knight_return (play, side, castle[i], LAN_PLACE_CASTLE (i));
      castle[i] = 0;
    }
}

/* Scores the current part of the castle and moves on; false: its owner must be asked first. */
static bool
score_slot (LanPlay *play, unsigned seat)
{
  LanState *state = play->state;
  unsigned slot = state->slot;
  unsigned side;
  uint8_t space;
  const LanReward *reward = castle_reward (play, seat, slot, &side, &space);

  if (reward != NULL && offer_is_open (play, side, reward))
    return false;
  state->slot++;
  if (reward != NULL && !has_price (reward))
    lan_reward_give (play, side, reward, 1, (LanCause) { LAN_SOURCE_CASTLE, space });
  else if (slot == CASTLE_TABLE)
    company_at_table (play, seat);
  else if (slot == CASTLE_LEAVE)
    leave_castle (play, seat);
  else if (slot == CASTLE_ALLY_LEAVE && lan_state_has_allies (state))
    leave_castle (play, LAN_ALLY_OF (seat));
  return true;
}

/* Scores castles up to the next choice that belongs to a reward. */
bool
lan_rewards_step_castles (LanPlay *play)
{
  LanState *state = play->state;

  while (state->served < state->players && !lan_due_is_pending (state))
    {
      if (!score_slot (play, lan_state_seat_at (state, state->served)))
        return false;
      if (state->slot == CASTLE_END)
        {
          state->slot = 0;
          state->served++;
        }
    }
  if (!lan_due_is_pending (state))
    lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_CONFLICTS);
  return true;
}

void
lan_rewards_apply_arm (LanPlay *play, const LanChoice *choice)
{
  const LanReward *reward = &play->content->spaces[choice->item];
  LanCause cause = { LAN_SOURCE_CASTLE, choice->item };

  play->state->slot++;
  if (choice->answer == LAN_NO)
    {
      lan_emit (play, LAN_EVENT (LAN_EVENT_DECLINED, choice->side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = cause.source,
                                 .origin = cause.origin));
      return;
    }
  lan_pay (play, choice->side, LAN_GOOD_GOLD, reward->price_gold, cause);
  lan_pay (play, choice->side, LAN_GOOD_SQUIRES, reward->price_squires, cause);
  lan_reward_give (play, choice->side, reward, 1, cause);
}
