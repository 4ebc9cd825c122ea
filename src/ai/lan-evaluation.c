/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-evaluation.h"

#include "lan-law-times.h"

/* Worth in PP while there are rounds in which to use it. The figures are
 * estimates from reading the tables: 4 gold or 3 squires compete with 4 PP. */
static const double WORTH_GOLD = 0.75;
static const double WORTH_SQUIRE = 0.9;
static const double WORTH_MARKER = 0.45;
/* At the end, gold and squires only break ties and may be sold by a law. */
static const double WORTH_LEFTOVER = 0.15;
/* A knight brings this in every round, and so much more for each strength. */
static const double KNIGHT_PER_ROUND = 0.9;
static const double STRENGTH_PER_ROUND = 0.75;
/* Share of the final places (R6.1, R6.2) that one strength, one tile stands for. */
static const double STRENGTH_AT_END = 0.4;
static const double TILE_AT_END = 1.3;
/* Chance that a knight who can still be expelled stays. */
static const double STAYS_WHEN_BEATABLE = 0.45;
/* Each point by which England is short makes a victory less likely. */
static const double SHORT_BY_ONE = 0.16;

/* Rounds in which what is gained now can still be used; the round under way
 * counts in part while knights are being placed. */
static double
rounds_ahead (const LanState *state)
{
  return LAN_ROUNDS - state->round + (lan_state_phase (state) <= LAN_PHASE_PLACE ? 0.6 : 0.0);
}

static bool
is_over (const LanState *state)
{
  return state->step == LAN_STEP_FINISHED;
}

/* Whether this round's counties, castles and conflicts are still to be scored. */
static inline bool
before (const LanState *state, LanStep step)
{
  return state->step <= step;
}

static double
goods_worth (const LanState *state, double in_game)
{
  return state->round < LAN_ROUNDS || before (state, LAN_STEP_LAWS) ? in_game : in_game * WORTH_LEFTOVER;
}

double
lan_evaluate_marker (const LanState *state)
{
  bool can_vote = state->round < LAN_ROUNDS || before (state, LAN_STEP_VOTE);

  return can_vote ? WORTH_MARKER : 0;
}

static double
knight_worth (const LanState *state, unsigned strength)
{
  return (KNIGHT_PER_ROUND + STRENGTH_PER_ROUND * strength) * rounds_ahead (state) + STRENGTH_AT_END * strength;
}

/* A step on the scale of R6.4, and the hope of further steps. */
static double
nobles_worth (const LanContent *content, const LanState *state, unsigned nobles)
{
  double hope = nobles * 0.35 * rounds_ahead (state);

  return content->final_nobles[nobles] + (nobles > 0 && !is_over (state) ? 0.5 + hope : 0);
}

static double
next_noble_worth (const LanContent *content, const LanState *state, unsigned side)
{
  unsigned held = (unsigned) __builtin_popcount (state->sides[side].nobles);

  if (LAN_IS_ALLY (side) || held >= LAN_COUNTIES) /* R7.6: an ally's noblemen score nothing */
    return 0;
  return nobles_worth (content, state, held + 1) - nobles_worth (content, state, held);
}

/* R1.4. */
static double
recruit_worth (const LanState *state, unsigned side)
{
  for (unsigned strength = 1; strength <= LAN_STRENGTHS; strength++)
    if (state->sides[side].reserve[strength - 1] > 0)
      return knight_worth (state, strength);
  return 0;
}

/* R1.5. */
static double
upgrade_worth (const LanState *state, unsigned side)
{
  bool possible = false;

  for (unsigned s = 1; s < LAN_STRENGTHS; s++)
    possible |= state->sides[side].reserve[s] > 0 && state->sides[side].reserve[s - 1] == 0;
  return possible || state->sides[side].reserve[1] > 0 ? knight_worth (state, 2) - knight_worth (state, 1) : 0;
}

static double
tile_worth (const LanContent *content, const LanState *state, unsigned seat, unsigned space)
{
  double rounds = LAN_ROUNDS - state->round + (before (state, LAN_STEP_CASTLES) ? 1 : 0);
  const LanReward *reward = &content->spaces[space];
  double price = reward->price_squires * WORTH_SQUIRE + reward->price_gold * WORTH_GOLD;
  double income = lan_evaluate_reward (content, state, seat, reward) - price;

  return TILE_AT_END + (income > 0 ? income * rounds * 0.8 : 0);
}

static double
best_tile_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double best = 0;

  for (unsigned i = 0; i < LAN_SPACES; i++)
    if ((state->houses[seat].extensions >> i & 1) == 0)
      {
        const LanReward *reward = &content->spaces[i];
        double worth =
            TILE_AT_END
            + 0.6 * (reward->pp + reward->gold * WORTH_GOLD + reward->squires * WORTH_SQUIRE) * rounds_ahead (state);
        best = worth > best ? worth : best;
      }
  return best;
}

double
lan_evaluate_reward (const LanContent *content, const LanState *state, unsigned side, const LanReward *reward)
{
  double worth = 0;

  if (!LAN_IS_ALLY (side))
    worth = reward->pp + reward->gold * goods_worth (state, WORTH_GOLD)
            + reward->squires * goods_worth (state, WORTH_SQUIRE) + reward->votes * lan_evaluate_marker (state);
  if (reward->recruits > 0)
    worth += reward->recruits * recruit_worth (state, side);
  if (reward->upgrades > 0)
    worth += reward->upgrades * upgrade_worth (state, side);
  if (reward->extensions > 0 && !LAN_IS_ALLY (side))
    worth += reward->extensions * best_tile_worth (content, state, side);
  if (reward->nobles > 0)
    worth += reward->nobles * next_noble_worth (content, state, side);
  return worth;
}

/* R5.1: the best of its three ways. */
static double
county_pays (const LanContent *content, const LanState *state, unsigned side, unsigned county)
{
  const LanCountyState *here = &state->counties[county];
  double reward = lan_evaluate_reward (content, state, side, &content->counties[county].reward);
  double noble =
      here->nobles > 0 && (state->sides[side].nobles >> county & 1) == 0 ? next_noble_worth (content, state, side) : 0;
  double best = reward > noble ? reward : noble;
  double both = reward + noble - content->both_price * goods_worth (state, WORTH_GOLD);

  if (!LAN_IS_ALLY (side) && noble > 0 && state->houses[side].goods[LAN_GOOD_GOLD] >= content->both_price
      && both > best)
    best = both;
  return best + (content->counties[county].names_start ? 0.4 : 0);
}

/* The most that a rival could still bring against a county. */
static unsigned
strongest_rival (const LanState *state, unsigned side)
{
  unsigned strongest = 0;

  for (unsigned rival = 0; rival < LAN_MAX_SIDES; rival++)
    {
      unsigned squires = LAN_IS_ALLY (rival) ? 0 : state->houses[rival].goods[LAN_GOOD_SQUIRES];
      if (LAN_SEAT_OF (rival) == LAN_SEAT_OF (side))
        continue;
      for (unsigned strength = 1; strength <= LAN_STRENGTHS; strength++)
        if (state->sides[rival].court[strength - 1] > 0 && strength + squires > strongest)
          strongest = strength + squires;
    }
  return strongest;
}

double
lan_evaluate_hold (const LanState *state, unsigned county)
{
  const LanCountyState *here = &state->counties[county];
  bool beatable = before (state, LAN_STEP_PLACE) && strongest_rival (state, here->side) > here->strength + here->squires;

  return beatable ? STAYS_WHEN_BEATABLE : 1;
}

static double
counties_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double worth = 0;

  if (!before (state, LAN_STEP_COUNTIES))
    return 0;
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      unsigned side = state->counties[i].side;

      if (side != LAN_NO_SIDE && LAN_SEAT_OF (side) == seat)
        worth += county_pays (content, state, side, i) * lan_evaluate_hold (state, i);
    }
  return worth;
}

/* Knights standing in the castles of the house and its ally. */
static double
castle_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double worth = 0;

  if (!before (state, LAN_STEP_CASTLES))
    return 0;
  for (unsigned i = 0; i < LAN_SPACES; i++)
    if (state->sides[seat].castle[i] != 0)
      worth += lan_evaluate_reward (content, state, seat, &content->spaces[i]);
  return worth;
}

static double
tiles_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double worth = 0;

  for (unsigned i = 0; i < LAN_SPACES; i++)
    if (state->houses[seat].extensions >> i & 1)
      worth += tile_worth (content, state, seat, i);
  return worth;
}

double
lan_evaluate_victory (const LanContent *content, const LanState *state, unsigned battle)
{
  unsigned england = lan_state_battle_strength (state, battle);
  unsigned france = content->conflicts[state->battles[battle].card].france;
  double chance;

  if (england >= france)
    return 1;
  if (!before (state, LAN_STEP_PLACE))
    return 0;
  chance = 0.8 - SHORT_BY_ONE * (france - england);
  return chance > 0 ? chance : 0;
}

/* R5.4.2. */
static unsigned
rank_of (const LanState *state, unsigned battle, unsigned space)
{
  unsigned strength = lan_state_space_strength (state, battle, space);
  unsigned rank = 0;

  for (unsigned other = 0; other < LAN_CARD_SPACES; other++)
    {
      unsigned against = lan_state_space_strength (state, battle, other);
      if (other != space && against > 0 && (against > strength || (against == strength && other > space)))
        rank++;
    }
  return rank;
}

static inline double
score_of (const LanConflictContent *card, unsigned rank)
{
  return rank < LAN_CARD_SPACES ? card->scores[rank] : 0;
}

double
lan_evaluate_battle_score (const LanContent *content, const LanState *state, unsigned battle, unsigned space)
{
  const LanConflictContent *card = &content->conflicts[state->battles[battle].card];
  unsigned rank = rank_of (state, battle, space);
  double victory = lan_evaluate_victory (content, state, battle);
  double held = before (state, LAN_STEP_PLACE) ? 0.85 : 1; /* others may still pass */

  return held * (victory * score_of (card, rank) + (1 - victory) * score_of (card, rank + 1));
}

static double
battle_worth (const LanContent *content, const LanState *state, unsigned battle, unsigned space)
{
  const LanConflictContent *card = &content->conflicts[state->battles[battle].card];
  unsigned rank = rank_of (state, battle, space);
  unsigned strength = lan_state_space_strength (state, battle, space);
  double defeat = 1 - lan_evaluate_victory (content, state, battle);
  double worth = lan_evaluate_battle_score (content, state, battle, space);

  if (LAN_BATTLE_IS_UPPER (battle))
    return worth + defeat * (state->round < LAN_ROUNDS ? 0.4 * score_of (card, rank) - 0.3 * strength : 0);
  return worth - defeat * strength * WORTH_GOLD; /* R5.4.6: the ransom */
}

static double
conflicts_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double worth = 0;

  if (!before (state, LAN_STEP_CONFLICTS))
    return 0;
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      int space = lan_state_space_of (state, i, seat);
      if (space >= 0)
        worth += battle_worth (content, state, i, (unsigned) space);
    }
  return worth;
}

/* Knights still to be placed this round will find something to do. */
static double
court_worth (const LanState *state, unsigned seat)
{
  static const double WORTH[LAN_STRENGTHS] = { 1.5, 2.4, 3.4, 4.4 };
  double worth = 0;

  if (!before (state, LAN_STEP_PLACE))
    return 0;
  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    worth += state->sides[seat].court[s] * WORTH[s];
  return worth;
}

static double
knights_worth (const LanContent *content, const LanState *state, unsigned seat)
{
  double worth = 0;

  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    worth += (content->knights[s] - state->sides[seat].reserve[s]) * knight_worth (state, s + 1);
  return worth;
}

double
lan_evaluate_house (const LanContent *content, const LanState *state, unsigned seat)
{
  const uint16_t *goods = state->houses[seat].goods;
  double worth = goods[LAN_GOOD_PP];

  if (is_over (state))
    return worth;
  worth += goods[LAN_GOOD_GOLD] * goods_worth (state, WORTH_GOLD)
           + goods[LAN_GOOD_SQUIRES] * goods_worth (state, WORTH_SQUIRE)
           + goods[LAN_GOOD_VOTES] * lan_evaluate_marker (state);
  worth += nobles_worth (content, state, (unsigned) __builtin_popcount (state->sides[seat].nobles));
  worth += knights_worth (content, state, seat) + tiles_worth (content, state, seat) + court_worth (state, seat);
  return worth + counties_worth (content, state, seat) + castle_worth (content, state, seat)
         + conflicts_worth (content, state, seat);
}

double
lan_evaluate (const LanContent *content, const LanState *state, unsigned seat)
{
  double rivals = 0;

  for (unsigned other = 0; other < state->players; other++)
    if (other != seat)
      rivals += lan_evaluate_house (content, state, other);
  return lan_evaluate_house (content, state, seat) - rivals / (state->players - 1);
}

double
lan_evaluate_law (const LanContent *content, const LanState *state, unsigned law, unsigned seat)
{
  const LanReward *reward = &content->laws[law].reward;
  unsigned times = lan_law_times (content, state, law, seat);
  double price, gain;

  if (times == 0) /* as most laws are for most houses */
    return 0;
  price = reward->price_gold * goods_worth (state, WORTH_GOLD) + reward->price_squires * goods_worth (state, WORTH_SQUIRE);
  gain = lan_evaluate_reward (content, state, seat, reward) - price;
  return gain > 0 ? gain * times : 0;
}
