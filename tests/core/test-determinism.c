/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R9 Determinism; that a position is a plain value, and that broken ones are known. */

#include <string.h>

#include "lan-test-case.h"
#include "lan-test-games.h"

/* All chance is in the setup: the same seed, the same setup. */
static void
test_setup_follows_from_the_seed (void)
{
  LanSetup one, same, other;
  guint differ = 0;

  for (guint seed = 0; seed < 100; seed++)
    {
      memset (&one, 0xaa, sizeof one);
      memset (&same, 0x55, sizeof same);
      lan_setup_draw (lan_test_content (), &one, 4, seed);
      lan_setup_draw (lan_test_content (), &same, 4, seed);
      lan_setup_draw (lan_test_content (), &other, 4, seed + 1000);
      g_assert_cmpmem (&one, sizeof one, &same, sizeof same);
      differ += memcmp (&one, &other, sizeof one) != 0;
    }
  g_assert_cmpuint (differ, ==, 100);
}

/* xoshiro128++ after SplitMix64, computed elsewhere from their published text. */
static void
test_numbers_are_the_same_everywhere (void)
{
  static const struct {
    guint64 seed;
    guint32 numbers[5];
  } SEEDS[] = {
    { 0, { 0x4653db23, 0x738e2bd9, 0x982f535e, 0xfa42c43c, 0x1c56a246 } },
    { 1, { 0x7ff78de4, 0x9a170265, 0xdac127b8, 0x9859e914, 0x4d4b41b3 } },
    { 0xdeadbeef, { 0xf9f4d1be, 0x7064dd42, 0x0df5e7c2, 0x10d7074f, 0x92177a10 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (SEEDS); i++)
    {
      LanRng rng;

      lan_rng_seed (&rng, SEEDS[i].seed);
      for (guint n = 0; n < 5; n++)
        g_assert_cmphex (lan_rng_next (&rng), ==, SEEDS[i].numbers[n]);
    }
}

/* Each number below the bound comes about equally often. */
static void
test_below (void)
{
  LanRng rng;

  lan_rng_seed (&rng, 3);
  for (guint bound = 1; bound <= 7; bound++)
    {
      guint n[7] = { 0 };

      for (guint i = 0; i < 7000; i++)
        {
          guint value = lan_rng_below (&rng, bound);

          g_assert_cmpuint (value, <, bound);
          n[value]++;
        }
      for (guint value = 0; value < bound; value++)
        g_assert_cmpuint (ABS ((int) n[value] - 7000 / (int) bound), <, 200);
    }
  g_assert_cmpuint (lan_rng_below (&rng, 1), ==, 0);
}

/* A game follows from its setup and its decisions, whether or not anybody listens. */
static void
test_same_decisions_same_game (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint seed = 0; seed < 50; seed++)
      {
        g_autofree LanEventLog *log = g_new (LanEventLog, 1);
        LanState state, again;
        LanRng rng;

        lan_test_new_game (&state, players, seed);
        lan_test_new_game (&again, players, seed);
        lan_rng_seed (&rng, seed);
        while (state.step != LAN_STEP_FINISHED)
          {
            LanChoice choice = lan_test_random_choice (&state, &rng);

            g_assert_cmpuint (lan_apply (lan_test_content (), &state, &choice, log), ==, LAN_RULE_OK);
            g_assert_cmpuint (lan_apply (lan_test_content (), &again, &choice, NULL), ==, LAN_RULE_OK);
            g_assert_true (lan_state_equal (&state, &again));
            g_assert_cmphex (lan_state_hash (&state), ==, lan_state_hash (&again));
          }
      }
}

/* The same events, too. */
static void
test_same_events (void)
{
  g_autofree LanEventLog *one = g_new0 (LanEventLog, 1);
  g_autofree LanEventLog *other = g_new0 (LanEventLog, 1);
  LanState state, again;
  LanRng rng;

  memset (other, 0x55, sizeof *other);
  lan_test_new_game (&state, 5, 9);
  lan_rng_seed (&rng, 9);
  for (again = state; state.step != LAN_STEP_FINISHED;)
    {
      LanChoice choice = lan_test_random_choice (&state, &rng);

      lan_apply (lan_test_content (), &state, &choice, one);
      lan_apply (lan_test_content (), &again, &choice, other);
      g_assert_cmpmem (one->events, one->n_events * sizeof one->events[0],
                       other->events, other->n_events * sizeof other->events[0]);
    }
}

/* Ways to the same position that differ in order leave the same bytes. */
static void
test_one_representation (void)
{
  LanState one, other;

  lan_test_position ("4p n.court=1,1 n.squires=2 york=p1", &one, NULL);
  other = one;
  lan_test_play (&one, "n1>chapel", NULL);
  lan_test_play (&one, "n1>stables", NULL);
  lan_test_play (&other, "n1>stables", NULL);
  lan_test_play (&other, "n1>chapel", NULL);
  g_assert_true (lan_state_equal (&one, &other));

  lan_test_position ("2p n.court=1,1 n.tiles=chapel", &one, NULL);
  other = one;
  lan_test_play (&one, "n1>harfleur", NULL);
  lan_test_play (&one, "favour gold", NULL);
  lan_test_play (&one, "n1>harfleur", NULL);
  lan_test_play (&one, "favour pp", NULL);
  lan_test_play (&other, "n1>harfleur", NULL);
  lan_test_play (&other, "favour pp", NULL);
  lan_test_play (&other, "n1>harfleur", NULL);
  lan_test_play (&other, "favour gold", NULL);
  g_assert_true (lan_state_equal (&one, &other));
  g_assert_cmphex (lan_state_hash (&one), ==, lan_state_hash (&other));
}

/* Every byte counts. */
static void
test_equality_and_hash (void)
{
  LanState one, other;

  lan_test_new_game (&one, 4, 1);
  for (gsize i = 0; i < sizeof one; i++)
    {
      other = one;
      ((guint8 *) &other)[i] ^= 1;
      g_assert_false (lan_state_equal (&one, &other));
      g_assert_cmphex (lan_state_hash (&one), !=, lan_state_hash (&other));
    }
}

/* Breaks "4p n.court=1" in one way; returns what is broken, LAN_INVARIANT_OK after the last way. */
static LanInvariant
spoil (LanState *state, guint way)
{
  guint kent = lan_test_index (LAN_TABLE_COUNTIES, "kent");

  switch (way)
    {
    case 0: state->sides[1].court[0]++; return LAN_INVARIANT_KNIGHTS;
    case 1: state->sides[LAN_ALLY_OF (0)].reserve[3] = 1; return LAN_INVARIANT_KNIGHTS;
    case 2: state->sides[1].reserve[3] = 0; return LAN_INVARIANT_KNIGHTS;
    case 3: state->counties[4].nobles--; return LAN_INVARIANT_NOBLES;
    case 4: state->sides[1].nobles = 1; return LAN_INVARIANT_NOBLES;
    case 5: state->houses[2].goods[LAN_GOOD_GOLD] = 0xffff; return LAN_INVARIANT_COUNTERS;
    case 6: state->markers[2] = 1; return LAN_INVARIANT_COUNTERS;
    case 7: state->votes[0] = 3; return LAN_INVARIANT_COUNTERS;
    case 8: state->houses[0].extensions = 0x40; return LAN_INVARIANT_CASTLES;
    case 9: state->battles[1].card = state->battles[0].card; return LAN_INVARIANT_BATTLES;
    case 10: state->battles[0].sides[1] = 2; return LAN_INVARIANT_BATTLES;
    case 11: state->battles[0].sides[0] = 4; return LAN_INVARIANT_BATTLES;
    case 12: state->battles[0].sides[0] = state->battles[0].sides[1] = 2; return LAN_INVARIANT_BATTLES;
    case 13: state->battles[2].sides[0] = 2; return LAN_INVARIANT_BATTLES;
    case 14: state->counties[0].squires = 1; return LAN_INVARIANT_COUNTIES;
    case 15: /* R3.2 */
      state->sides[0].court[0]--;
      state->counties[kent].side = 0;
      state->counties[kent].strength = 1;
      return LAN_INVARIANT_COUNTIES;
    case 16: state->in_force[0] = state->in_force[1]; return LAN_INVARIANT_LAWS;
    case 17: state->in_force[0] = lan_state_proposal (state, 2); return LAN_INVARIANT_LAWS;
    case 18: state->proposal = 4; return LAN_INVARIANT_LAWS;
    case 19: state->round = 6; return LAN_INVARIANT_CURSOR;
    case 20: state->start_seat = 4; return LAN_INVARIANT_CURSOR;
    case 21: /* R3.1: the turn of a seat that has no knight to place */
      state->turn = 1;
      return LAN_INVARIANT_CURSOR;
    case 22: state->players = 6; return LAN_INVARIANT_CURSOR;
    case 23: state->sides[0].castle[0] = 5; return LAN_INVARIANT_CASTLES;
    default: return LAN_INVARIANT_OK;
    }
}

/* lan_state_check() finds what no game can reach. */
static void
test_invariants (void)
{
  LanInvariant broken;
  guint way = 0;

  do
    {
      LanState state;

      lan_test_position ("4p n.court=1", &state, NULL);
      broken = spoil (&state, way++);
      g_assert_cmpint (lan_state_check (lan_test_content (), &state), ==, broken);
    }
  while (broken != LAN_INVARIANT_OK);
  g_assert_cmpuint (way, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/R9.1/setup-follows-from-the-seed", test_setup_follows_from_the_seed);
  g_test_add_func ("/rules/R9.1/same-decisions-same-game", test_same_decisions_same_game);
  g_test_add_func ("/rules/R9.1/same-events", test_same_events);
  g_test_add_func ("/random/numbers-are-the-same-everywhere", test_numbers_are_the_same_everywhere);
  g_test_add_func ("/random/below", test_below);
  g_test_add_func ("/position/one-representation", test_one_representation);
  g_test_add_func ("/position/equality-and-hash", test_equality_and_hash);
  g_test_add_func ("/position/invariants", test_invariants);

  return g_test_run ();
}
