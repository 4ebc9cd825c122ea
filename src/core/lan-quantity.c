/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the laws count (R4.6, R7.6). */

#include "lan-state.h"

static unsigned
count_bits (unsigned mask)
{
  return (unsigned) __builtin_popcount (mask);
}

static unsigned
count_counties (const LanState *state, unsigned seat)
{
  unsigned n = 0;

  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    n += state->counties[i].side == seat;
  return n;
}

static unsigned
count_conflicts (const LanState *state, unsigned seat)
{
  unsigned n = 0;

  for (unsigned i = 0; i < LAN_BATTLES; i++)
    n += lan_state_space_of (state, i, seat) >= 0;
  return n;
}

static bool
is_counted (unsigned knight, unsigned strength)
{
  return strength == 0 ? knight != 0 : knight == strength;
}

/* R1.3: knights in counties, the castle and conflicts; strength 0: any. Place by place, since the search asks it
 * for every position. */
static unsigned
count_deployed (const LanState *state, unsigned seat, unsigned strength)
{
  unsigned n = 0;

  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    n += state->counties[i].side == seat && is_counted (state->counties[i].strength, strength);
  for (unsigned i = 0; i < LAN_SPACES; i++)
    n += is_counted (state->sides[seat].castle[i], strength);
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      int space = lan_state_space_of (state, i, seat);

      for (unsigned s = 1; space >= 0 && s <= LAN_STRENGTHS; s++)
        n += is_counted (s, strength) ? state->battles[i].knights[space][s - 1] : 0;
    }
  return n;
}

static unsigned
strength_in_france (const LanState *state, unsigned seat)
{
  unsigned strength = 0;

  for (unsigned i = 0; i < LAN_BATTLES; i++)
    {
      int space = lan_state_space_of (state, i, seat);
      if (space >= 0)
        strength += lan_state_space_strength (state, i, (unsigned) space);
    }
  return strength;
}

static unsigned
strength_of_knighthood (const LanState *state, unsigned seat)
{
  unsigned strength = 0;

  for (unsigned s = 1; s <= LAN_STRENGTHS; s++)
    strength += s * (state->sides[seat].court[s - 1] + count_deployed (state, seat, s));
  return strength;
}

unsigned
lan_state_quantity (const LanState *state, unsigned seat, LanQuantity quantity, unsigned strength)
{
  const LanHouseState *house = &state->houses[seat];

  switch (quantity)
    {
    case LAN_QUANTITY_PP:
      return house->goods[LAN_GOOD_PP];
    case LAN_QUANTITY_GOLD:
      return house->goods[LAN_GOOD_GOLD];
    case LAN_QUANTITY_SQUIRES:
      return house->goods[LAN_GOOD_SQUIRES];
    case LAN_QUANTITY_VOTES:
      return house->goods[LAN_GOOD_VOTES];
    case LAN_QUANTITY_COUNTIES:
      return count_counties (state, seat);
    case LAN_QUANTITY_CONFLICTS:
      return count_conflicts (state, seat);
    case LAN_QUANTITY_EXTENSIONS:
      return count_bits (house->extensions);
    case LAN_QUANTITY_NOBLES:
      return count_bits (state->sides[seat].nobles);
    case LAN_QUANTITY_DEPLOYED:
      return count_deployed (state, seat, strength);
    case LAN_QUANTITY_FRANCE_STRENGTH:
      return strength_in_france (state, seat);
    case LAN_QUANTITY_KNIGHTHOOD:
      return strength_of_knighthood (state, seat);
    case LAN_N_QUANTITIES:
      break;
    }
  return 0;
}
