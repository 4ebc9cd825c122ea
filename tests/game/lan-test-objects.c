/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-objects.h"

#include "lan-conflict.h"
#include "lan-county.h"
#include "lan-house.h"
#include "lan-law.h"

static const LanContent *
tables (LanGame *game)
{
  return lan_game_content_get_tables (lan_game_get_content (game));
}

guint
lan_test_get_uint (gpointer object, const char *property)
{
  guint value;

  g_object_get (object, property, &value, NULL);
  return value;
}

gpointer
lan_test_item (GListModel *list, guint position)
{
  gpointer object = g_list_model_get_item (list, position);

  g_assert_nonnull (object);
  g_object_unref (object);
  return object;
}

static void
assert_house_in_step (LanGame *game, LanHouse *house)
{
  const LanState *state = lan_game_get_state (game);
  guint side = lan_house_get_side (house);

  g_assert_cmpuint (lan_house_get_nobles (house), ==, state->sides[side].nobles);
  g_assert_cmpuint (lan_house_get_strength (house), ==, lan_state_knighthood (tables (game), state, side));
  for (guint strength = 1; strength <= LAN_STRENGTHS; strength++)
    {
      g_assert_cmpuint (lan_house_get_court (house, strength), ==, state->sides[side].court[strength - 1]);
      g_assert_cmpuint (lan_house_get_reserve (house, strength), ==, state->sides[side].reserve[strength - 1]);
    }
  for (guint space = 0; space < LAN_SPACES; space++)
    g_assert_cmpuint (lan_house_get_castle (house, space), ==, state->sides[side].castle[space]);
  for (guint good = 0; good < LAN_N_GOODS; good++)
    g_assert_cmpuint (lan_house_get_good (house, good), ==, lan_house_is_ally (house) ? 0 : state->houses[side].goods[good]);
  g_assert_cmpuint (lan_test_get_uint (house, "pp"), ==, lan_house_get_good (house, LAN_GOOD_PP));
  g_assert_cmpuint (lan_test_get_uint (house, "votes"), ==, lan_house_get_good (house, LAN_GOOD_VOTES));
  g_assert_cmpuint (lan_house_get_extensions (house), ==, lan_house_is_ally (house) ? 0 : state->houses[side].extensions);
}

static void
assert_county_in_step (LanGame *game, LanCounty *county)
{
  const LanCountyState *expected = &lan_game_get_state (game)->counties[lan_county_get_index (county)];

  g_assert_cmpuint (lan_county_get_occupant (county), ==, expected->side);
  g_assert_cmpuint (lan_county_get_strength (county), ==, expected->strength);
  g_assert_cmpuint (lan_county_get_squires (county), ==, expected->squires);
  g_assert_cmpuint (lan_county_get_nobles (county), ==, expected->nobles);
}

static void
assert_conflict_in_step (LanGame *game, LanConflict *conflict)
{
  const LanState *state = lan_game_get_state (game);
  guint battle = lan_conflict_get_battle (conflict);
  guint card = state->battles[battle].card;

  g_assert_cmpuint (lan_conflict_get_card (conflict), ==, card);
  g_assert_cmpuint (lan_conflict_get_france (conflict), ==, card == LAN_NO_CARD ? 0 : tables (game)->conflicts[card].france);
  g_assert_cmpuint (lan_conflict_get_england (conflict), ==, lan_state_battle_strength (state, battle));
  for (guint space = 0; space < LAN_CARD_SPACES; space++)
    {
      g_assert_cmpuint (lan_conflict_get_space_side (conflict, space), ==, state->battles[battle].sides[space]);
      g_assert_cmpuint (lan_conflict_get_space_strength (conflict, space), ==, lan_state_space_strength (state, battle, space));
      for (guint strength = 1; strength <= LAN_STRENGTHS; strength++)
        g_assert_cmpuint (lan_conflict_get_space_knights (conflict, space, strength), ==,
                          state->battles[battle].knights[space][strength - 1]);
    }
}

void
lan_test_assert_objects_in_step (LanGame *game)
{
  GListModel *houses = lan_game_get_houses (game);

  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    assert_house_in_step (game, lan_test_item (houses, i));
  for (guint i = 0; i < LAN_COUNTIES; i++)
    assert_county_in_step (game, lan_test_item (lan_game_get_counties (game), i));
  for (guint i = 0; i < LAN_BATTLES; i++)
    assert_conflict_in_step (game, lan_test_item (lan_game_get_conflicts (game), i));

  g_assert_cmpuint (lan_test_get_uint (game, "round"), ==, lan_game_get_state (game)->round);
  g_assert_cmpuint (lan_test_get_uint (game, "phase"), ==, lan_state_phase (lan_game_get_state (game)));
  g_assert_cmpuint (lan_test_get_uint (game, "start-seat"), ==, lan_game_get_state (game)->start_seat);
  g_assert_cmpuint (lan_test_get_uint (game, "deciding-seat"), ==, lan_game_get_decision (game).seat);
}

void
lan_test_assert_laws_in_step (LanGame *game)
{
  const LanState *state = lan_game_get_state (game);
  GListModel *laws = lan_game_get_laws (game);
  guint n_proposals = LAN_PROPOSALS - state->proposal;

  g_assert_cmpuint (g_list_model_get_n_items (laws), ==, LAN_IN_FORCE + n_proposals);
  for (guint i = 0; i < LAN_IN_FORCE + n_proposals; i++)
    {
      LanLaw *law = lan_test_item (laws, i);
      guint position = lan_law_get_position (law);

      g_assert_true (lan_law_get_in_force (law) == (i < LAN_IN_FORCE));
      g_assert_cmpuint (position, ==, i < LAN_IN_FORCE ? i : i - LAN_IN_FORCE + state->proposal);
      g_assert_cmpuint (lan_law_get_index (law), ==,
                        lan_law_get_in_force (law) ? state->in_force[position] : lan_state_proposal (state, position));
    }
}
