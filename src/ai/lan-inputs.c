/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-inputs.h"

#include <stdio.h>

#include "lan-evaluation.h"

static bool
is_open (const LanState *state, LanStep step)
{
  return state->step <= step;
}

static void
see_side (const LanContent *content, const LanState *state, unsigned side, float *inputs)
{
  const LanSideState *s = &state->sides[side];
  unsigned held = (unsigned) __builtin_popcount (s->nobles);

  for (unsigned i = 0; i < LAN_STRENGTHS; i++)
    {
      inputs[LAN_INPUT_KNIGHTS + i] = (float) (content->knights[i] - s->reserve[i]);
      inputs[LAN_INPUT_COURT + i] = is_open (state, LAN_STEP_PLACE) ? s->court[i] : 0;
    }
  for (unsigned i = 0; i < LAN_SPACES; i++)
    inputs[LAN_INPUT_SPACES + i] = is_open (state, LAN_STEP_CASTLES) && s->castle[i] != 0;
  inputs[LAN_INPUT_NOBLES] = (float) held;
  inputs[LAN_INPUT_NOBLES_SCORE] = content->final_nobles[held];
}

static void
see_house (const LanState *state, unsigned seat, float *inputs)
{
  const LanHouseState *house = &state->houses[seat];

  inputs[LAN_INPUT_GOLD] = house->goods[LAN_GOOD_GOLD];
  inputs[LAN_INPUT_SQUIRES] = house->goods[LAN_GOOD_SQUIRES];
  inputs[LAN_INPUT_VOTES] = house->goods[LAN_GOOD_VOTES];
  for (unsigned i = 0; i < LAN_SPACES; i++)
    inputs[LAN_INPUT_TILES + i] = house->extensions >> i & 1;
  inputs[LAN_INPUT_START] = state->start_seat == seat;
  if (state->due.side != seat)
    return;
  inputs[LAN_INPUT_OWED] = state->due.favour;
  inputs[LAN_INPUT_OWED + 1] = state->due.extensions;
  inputs[LAN_INPUT_OWED + 2] = state->due.upgrades;
  inputs[LAN_INPUT_OWED + 3] = state->due.nobles;
}

static void
see_counties (const LanState *state, unsigned seat, float *inputs)
{
  if (!is_open (state, LAN_STEP_COUNTIES))
    return;
  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      const LanCountyState *county = &state->counties[i];

      if (county->side == seat)
        {
          float stays = (float) lan_evaluate_hold (state, i);

          inputs[LAN_INPUT_COUNTIES + i] = stays;
          if (county->nobles > 0 && (state->sides[seat].nobles >> i & 1) == 0)
            inputs[LAN_INPUT_COUNTY_NOBLES] += stays;
        }
      else if (county->side == LAN_ALLY_OF (seat))
        inputs[LAN_INPUT_ALLY_COUNTIES]++;
    }
}

static void
see_conflicts (const LanContent *content, const LanState *state, unsigned seat, float *inputs)
{
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      int space = lan_state_space_of (state, i, seat);
      float strength, defeat;

      if (space < 0)
        continue;
      strength = (float) lan_state_space_strength (state, i, (unsigned) space);
      defeat = 1 - (float) lan_evaluate_victory (content, state, i);
      inputs[LAN_INPUT_CONFLICTS]++;
      inputs[LAN_BATTLE_IS_UPPER (i) ? LAN_INPUT_UPPER_ROW : LAN_INPUT_LOWER_ROW] +=
          is_open (state, LAN_STEP_CONFLICTS) ? (float) lan_evaluate_battle_score (content, state, i, (unsigned) space) : 0;
      inputs[LAN_BATTLE_IS_UPPER (i) ? LAN_INPUT_STAYING : LAN_INPUT_AT_RISK] += strength * defeat;
    }
}

static void
see_laws (const LanContent *content, const LanState *state, unsigned seat, float *inputs)
{
  if (!is_open (state, LAN_STEP_LAWS))
    return;
  for (unsigned i = 0; i < LAN_IN_FORCE; i++)
    if (state->step < LAN_STEP_LAWS || i >= state->item)
      inputs[LAN_INPUT_LAWS + i] = (float) lan_evaluate_law (content, state, state->in_force[i], seat);
}

static void
see_proposals (const LanContent *content, const LanState *state, unsigned seat, float *inputs)
{
  if (!is_open (state, LAN_STEP_VOTE))
    return;
  for (unsigned i = state->proposal; i < LAN_PROPOSALS; i++)
    inputs[LAN_INPUT_PROPOSALS] += (float) lan_evaluate_law (content, state, lan_state_proposal (state, i), seat);
}

/* PP for a place in the final scoring, by the quantity that decides it. */
static float
place_score (const LanContent *content, const LanState *state, unsigned seat, const unsigned quantity[LAN_MAX_SEATS])
{
  const float scores[] = { content->final_first, state->players > 2 ? content->final_second : 0, 0 }; /* R7.8 */
  unsigned ahead = 0, level = 0;

  for (unsigned other = 0; other < state->players; other++)
    {
      ahead += quantity[other] > quantity[seat];
      level += other != seat && quantity[other] == quantity[seat];
    }
  if (ahead > 1)
    return 0;
  return level == 0 ? scores[ahead] : (scores[ahead] + scores[ahead + 1]) / 2;
}

static void
see_places (const LanContent *content, const LanState *state, unsigned seat, float *inputs)
{
  unsigned knighthood[LAN_MAX_SEATS], tiles[LAN_MAX_SEATS];

  for (unsigned other = 0; other < state->players; other++)
    {
      knighthood[other] = lan_state_knighthood (content, state, other);
      tiles[other] = (unsigned) __builtin_popcount (state->houses[other].extensions);
    }
  inputs[LAN_INPUT_KNIGHTHOOD_PLACE] = place_score (content, state, seat, knighthood);
  inputs[LAN_INPUT_TILES_PLACE] = place_score (content, state, seat, tiles);
}

static void
see_ally (const LanContent *content, const LanState *state, unsigned seat, float *inputs)
{
  const LanSideState *ally = &state->sides[LAN_ALLY_OF (seat)];

  for (unsigned i = 0; i < LAN_STRENGTHS; i++)
    inputs[LAN_INPUT_ALLY_KNIGHTS] += (float) ((i + 1) * (unsigned) (content->knights[i] - ally->reserve[i]));
}

void
lan_inputs (const LanContent *content, const LanState *state, unsigned seat, float inputs[LAN_N_INPUTS])
{
  for (unsigned i = 0; i < LAN_N_INPUTS; i++)
    inputs[i] = 0;
  inputs[LAN_INPUT_ONE] = 1;
  see_house (state, seat, inputs);
  see_side (content, state, seat, inputs);
  see_counties (state, seat, inputs);
  see_conflicts (content, state, seat, inputs);
  see_laws (content, state, seat, inputs);
  see_proposals (content, state, seat, inputs);
  see_places (content, state, seat, inputs);
  if (lan_state_has_allies (state))
    see_ally (content, state, seat, inputs);
}

/* A name for each group; those of more than one input get a number, from 1. */
static const struct {
  uint8_t first;
  const char *name;
} NAMES[] = {
  { LAN_INPUT_ONE, "one" },
  { LAN_INPUT_GOLD, "gold" },
  { LAN_INPUT_SQUIRES, "squires" },
  { LAN_INPUT_VOTES, "votes" },
  { LAN_INPUT_KNIGHTS, "knights" },
  { LAN_INPUT_COURT, "court" },
  { LAN_INPUT_TILES, "tile" },
  { LAN_INPUT_SPACES, "space" },
  { LAN_INPUT_COUNTIES, "county" },
  { LAN_INPUT_COUNTY_NOBLES, "county-nobles" },
  { LAN_INPUT_NOBLES, "nobles" },
  { LAN_INPUT_NOBLES_SCORE, "nobles-score" },
  { LAN_INPUT_LOWER_ROW, "lower-row" },
  { LAN_INPUT_UPPER_ROW, "upper-row" },
  { LAN_INPUT_STAYING, "staying" },
  { LAN_INPUT_AT_RISK, "at-risk" },
  { LAN_INPUT_CONFLICTS, "conflicts" },
  { LAN_INPUT_LAWS, "law" },
  { LAN_INPUT_PROPOSALS, "proposals" },
  { LAN_INPUT_KNIGHTHOOD_PLACE, "knighthood-place" },
  { LAN_INPUT_TILES_PLACE, "tiles-place" },
  { LAN_INPUT_OWED, "owed" },
  { LAN_INPUT_START, "start" },
  { LAN_INPUT_ALLY_KNIGHTS, "ally-knights" },
  { LAN_INPUT_ALLY_COUNTIES, "ally-counties" },
  { LAN_N_INPUTS, NULL },
};

void
lan_input_name (unsigned input, char name[LAN_INPUT_NAME_SIZE])
{
  unsigned group = 0;

  while (NAMES[group + 1].first <= input)
    group++;
  if (NAMES[group + 1].first - NAMES[group].first > 1)
    snprintf (name, LAN_INPUT_NAME_SIZE, "%s-%u", NAMES[group].name, input - NAMES[group].first + 1);
  else
    snprintf (name, LAN_INPUT_NAME_SIZE, "%s", NAMES[group].name);
}
