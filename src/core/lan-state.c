/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up a position (R2) and asking it simple questions. */

#include "lan-state.h"

#include <string.h>

#include "lan-play.h"

/* Bytewise comparison and hashing need every byte to be meaningful. */
_Static_assert (sizeof (LanHouseState) == 2 * LAN_N_GOODS + 2, "padding");
_Static_assert (sizeof (LanSideState) == 2 + 2 * LAN_STRENGTHS + LAN_SPACES, "padding");
_Static_assert (sizeof (LanCountyState) == 6, "padding");
_Static_assert (sizeof (LanBattleState) == 1 + LAN_CARD_SPACES * (1 + LAN_STRENGTHS), "padding");
_Static_assert (sizeof (LanDue) == 10, "padding");
_Static_assert (sizeof (LanState)
                   == 2 * LAN_MAX_SEATS + LAN_MAX_SEATS * sizeof (LanHouseState) + LAN_MAX_SIDES * sizeof (LanSideState)
                          + LAN_COUNTIES * sizeof (LanCountyState) + LAN_BATTLES * sizeof (LanBattleState)
                          + LAN_IN_FORCE + LAN_CONFLICTS + LAN_LAWS + LAN_MAX_SEATS + sizeof (LanDue) + 12,
               "padding");
_Static_assert (sizeof (LanState) <= 512, "the search copies states by the hundred thousand");
_Static_assert (sizeof (LanChoice) <= 16, "a choice is a small value");

/* Where a group of law cards begins in the deck, and among the content's laws
 * of that group when these are counted in order. */
static unsigned
law_group_start (unsigned group)
{
  return group == 0 ? 0 : LAN_LAW_GROUP_SIZE (0) + (group - 1) * LAN_PROPOSALS;
}

void
lan_setup_draw (const LanContent *content, LanSetup *setup, unsigned players, uint64_t seed)
{
  LanRng rng;
  unsigned n = 0;

  lan_rng_seed (&rng, seed);
  memset (setup, 0, sizeof *setup);
  setup->players = (uint8_t) players;
  setup->start_seat = (uint8_t) lan_rng_below (&rng, players);

  for (unsigned i = 0; i < LAN_CONFLICTS; i++)
    setup->conflict_deck[i] = (uint8_t) i;
  lan_rng_shuffle (&rng, setup->conflict_deck, LAN_CONFLICTS);

  for (unsigned group = 0; group < LAN_LAW_GROUPS; group++)
    {
      for (unsigned law = 0; law < LAN_LAWS; law++)
        if (content->laws[law].group == group)
          setup->law_deck[n++] = (uint8_t) law;
      lan_rng_shuffle (&rng, setup->law_deck + law_group_start (group), LAN_LAW_GROUP_SIZE (group));
    }
}

/* Whether the deck holds each of the cards 0..n-1 once. */
static bool
deck_is_complete (const uint8_t *deck, unsigned n)
{
  uint32_t seen = 0;

  for (unsigned i = 0; i < n; i++)
    {
      if (deck[i] >= n)
        return false;
      seen |= 1u << deck[i];
    }
  return seen == (1u << n) - 1;
}

/* R2.5: the groups lie in order. */
static bool
law_deck_is_grouped (const LanContent *content, const uint8_t *deck)
{
  for (unsigned group = 0; group < LAN_LAW_GROUPS; group++)
    for (unsigned i = 0; i < LAN_LAW_GROUP_SIZE (group); i++)
      if (content->laws[deck[law_group_start (group) + i]].group != group)
        return false;
  return true;
}

static LanRule
setup_check (const LanContent *content, const LanSetup *setup)
{
  if (setup->players < LAN_MIN_SEATS || setup->players > LAN_MAX_SEATS)
    return LAN_RULE (1, 1, 0);
  if (setup->start_seat >= setup->players)
    return LAN_RULE (2, 1, 0);
  if (!deck_is_complete (setup->conflict_deck, LAN_CONFLICTS))
    return LAN_RULE (2, 4, 0);
  if (!deck_is_complete (setup->law_deck, LAN_LAWS) || !law_deck_is_grouped (content, setup->law_deck))
    return LAN_RULE (2, 5, 0);
  return LAN_RULE_OK;
}

static void
side_init (const LanContent *content, LanSideState *side)
{
  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    {
      side->court[s] = content->start_court[s];
      side->reserve[s] = (uint8_t) (content->knights[s] - content->start_court[s]);
    }
}

static void
houses_init (const LanContent *content, LanState *state)
{
  for (unsigned seat = 0; seat < state->players; seat++)
    {
      unsigned place = (seat + state->players - state->start_seat) % state->players;
      uint16_t *goods = state->houses[seat].goods;

      goods[LAN_GOOD_PP] = (uint16_t) (content->start_pp + content->later_pp[state->players][place]);
      goods[LAN_GOOD_GOLD] = content->start_gold;
      goods[LAN_GOOD_SQUIRES] = content->start_squires;
      goods[LAN_GOOD_VOTES] = content->start_votes;
      side_init (content, &state->sides[seat]);
      if (lan_state_has_allies (state))
        side_init (content, &state->sides[LAN_ALLY_OF (seat)]);
    }
}

LanRule
lan_state_init (const LanContent *content, LanState *state, const LanSetup *setup)
{
  LanPlay play = { content, state, NULL };
  LanRule rule = setup_check (content, setup);

  if (rule != LAN_RULE_OK)
    return rule;

  memset (state, 0, sizeof *state);
  state->players = setup->players;
  state->start_seat = setup->start_seat;
  state->turn = setup->start_seat;
  state->round = 1;
  state->step = LAN_STEP_SETUP;
  state->favours = (1u << LAN_FAVOURS) - 1;
  memcpy (state->conflict_deck, setup->conflict_deck, sizeof state->conflict_deck);
  memcpy (state->law_deck, setup->law_deck, sizeof state->law_deck);
  memcpy (state->in_force, setup->law_deck, sizeof state->in_force);
  houses_init (content, state);
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      state->counties[i].side = LAN_NO_SIDE;
      state->counties[i].nobles = content->nobles[setup->players];
    }
  lan_battles_deal (state);
  lan_advance (&play);
  return LAN_RULE_OK;
}

bool
lan_state_equal (const LanState *a, const LanState *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

uint64_t
lan_state_hash (const LanState *state)
{
  const uint8_t *bytes = (const uint8_t *) state;
  uint64_t hash = 0xcbf29ce484222325u;

  for (size_t i = 0; i < sizeof *state; i++)
    hash = (hash ^ bytes[i]) * 0x100000001b3u;
  return hash;
}

LanPhase
lan_state_phase (const LanState *state)
{
  static const uint8_t phases[] = {
    [LAN_STEP_SETUP] = LAN_PHASE_SETUP,       [LAN_STEP_PLACE] = LAN_PHASE_PLACE,
    [LAN_STEP_VOTE] = LAN_PHASE_PARLIAMENT,   [LAN_STEP_LAWS] = LAN_PHASE_PARLIAMENT,
    [LAN_STEP_COUNTIES] = LAN_PHASE_REWARDS,  [LAN_STEP_CASTLES] = LAN_PHASE_REWARDS,
    [LAN_STEP_CONFLICTS] = LAN_PHASE_REWARDS, [LAN_STEP_RANSOM] = LAN_PHASE_REWARDS,
    [LAN_STEP_FINISHED] = LAN_PHASE_FINISHED,
  };

  return (LanPhase) phases[state->step];
}

uint8_t
lan_state_proposal (const LanState *state, unsigned index)
{
  if (state->proposal >= LAN_PROPOSALS || index >= LAN_PROPOSALS)
    return LAN_NO_ITEM;
  return state->law_deck[LAN_IN_FORCE + (state->round - 1) * LAN_PROPOSALS + index];
}

unsigned
lan_state_battle_strength (const LanState *state, unsigned battle)
{
  unsigned strength = 0;

  for (unsigned i = 0; i < LAN_CARD_SPACES; i++)
    strength += lan_state_space_strength (state, battle, i);
  return strength;
}

unsigned
lan_state_knighthood (const LanContent *content, const LanState *state, unsigned side)
{
  unsigned strength = 0;

  for (unsigned s = 0; s < LAN_STRENGTHS; s++)
    strength += (s + 1) * (unsigned) (content->knights[s] - state->sides[side].reserve[s]);
  return strength;
}

unsigned
lan_state_knights_at (const LanState *state, unsigned side, unsigned strength, LanPlace place)
{
  const LanSideState *own = &state->sides[side];

  if (place == LAN_PLACE_RESERVE)
    return own->reserve[strength - 1];
  if (place == LAN_PLACE_COURT)
    return own->court[strength - 1];
  if (LAN_PLACE_IS_COUNTY (place))
    {
      const LanCountyState *county = &state->counties[LAN_PLACE_INDEX (place)];
      return county->side == side && county->strength == strength;
    }
  if (LAN_PLACE_IS_CASTLE (place))
    return own->castle[LAN_PLACE_INDEX (place)] == strength;
  if (LAN_PLACE_IS_BATTLE (place))
    {
      int space = lan_state_space_of (state, LAN_PLACE_INDEX (place), side);
      return space < 0 ? 0 : state->battles[LAN_PLACE_INDEX (place)].knights[space][strength - 1];
    }
  return 0;
}
