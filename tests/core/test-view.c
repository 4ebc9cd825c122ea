/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R8 What is open, what is secret. */

#include <string.h>

#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-view.h"

#define N_VIEWS 400

static void
look (const LanState *state, guint seat, guint64 seed, LanState *view)
{
  LanRng rng;

  lan_rng_seed (&rng, seed);
  lan_view (lan_test_content (), state, seat, &rng, view);
}

/* The position with everything secret taken out. */
static LanState
open_part (const LanState *state, guint seat)
{
  LanState open = *state;

  memset (open.conflict_deck + 2 * state->round, 0, LAN_CONFLICTS - 2u * state->round);
  memset (open.law_deck + LAN_IN_FORCE + 3 * state->round, 0, LAN_LAWS - LAN_IN_FORCE - 3u * state->round);
  for (guint other = 0; other < LAN_MAX_SEATS; other++)
    if (other != seat)
      {
        open.votes[other] = 0;
        open.markers[other] = 0;
      }
  return open;
}

/* Everything that is not secret is seen, by every seat, anywhere in a game. */
static void
test_open_parts_are_equal (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint seed = 0; seed < 100; seed++)
      {
        LanState state, view;
        LanRng rng;

        lan_test_new_game (&state, players, seed);
        lan_rng_seed (&rng, seed);
        lan_test_play_random (&state, &rng, seed * 2);
        for (guint seat = 0; seat < players; seat++)
          {
            LanState seen, real = open_part (&state, seat);

            look (&state, seat, seed, &view);
            seen = open_part (&view, seat);
            g_assert_true (lan_state_equal (&seen, &real));
          }
      }
}

static guint
cards_of (const uint8_t *deck, guint from, guint to)
{
  guint mask = 0;

  for (; from < to; from++)
    mask |= 1u << deck[from];
  return mask;
}

/* The cards still to come are known (R8.2), each group of laws for itself. */
static void
test_cards_to_come_are_the_same (void)
{
  for (guint round = 1; round <= LAN_ROUNDS; round++)
    {
      g_autofree char *position = g_strdup_printf ("4p round=%u n.court=1", round);
      LanState state, view;

      lan_test_position (position, &state, NULL);
      for (guint seed = 0; seed < 50; seed++)
        {
          look (&state, 0, seed, &view);
          g_assert_cmphex (cards_of (view.conflict_deck, 2 * round, LAN_CONFLICTS), ==,
                           cards_of (state.conflict_deck, 2 * round, LAN_CONFLICTS));
          for (guint group = 1; group < LAN_LAW_GROUPS; group++)
            g_assert_cmphex (cards_of (view.law_deck, 3 + 3 * group, 6 + 3 * group), ==,
                             cards_of (state.law_deck, 3 + 3 * group, 6 + 3 * group));
        }
    }
}

/* Which card comes next is anybody's guess: each of the hidden ones equally often. */
static void
test_order_is_hidden (void)
{
  guint first_conflict[LAN_CONFLICTS] = { 0 }, first_law[LAN_LAWS] = { 0 };
  const guint n = 5000;
  LanState state, view;

  lan_test_position ("4p n.court=1", &state, NULL);
  for (guint seed = 0; seed < n; seed++)
    {
      look (&state, 0, seed, &view);
      first_conflict[view.conflict_deck[2]]++;
      first_law[view.law_deck[6]]++;
    }
  for (guint card = 2; card < LAN_CONFLICTS; card++) /* 500 each, deviation 21 */
    g_assert_cmpuint (ABS ((int) first_conflict[card] - (int) n / 10), <, 100);
  for (guint law = 6; law < 9; law++) /* the three of group 1: 1667 each, deviation 33 */
    g_assert_cmpuint (ABS ((int) first_law[law] - (int) n / 3), <, 150);
}

/* Votes of others look like any they could have cast; the own one is known. */
static void
test_votes_are_hidden (void)
{
  guint seen[2][4] = { 0 };
  LanState state, view;

  lan_test_position ("3p at=vote n.votes=3 p.votes=2 n.vote=yes+2 p.vote=no+1", &state, NULL);
  for (guint seed = 0; seed < N_VIEWS; seed++)
    {
      look (&state, 2, seed, &view);
      g_assert_cmpuint (view.votes[0], >, 0);
      seen[view.votes[0] - 1][view.markers[0]]++;
      g_assert_cmpuint (view.markers[1], <=, 2);
      g_assert_cmpuint (view.votes[2], ==, 0); /* not yet cast */
    }
  for (guint answer = 0; answer < 2; answer++)
    for (guint markers = 0; markers <= 3; markers++)
      g_assert_cmpuint (seen[answer][markers], >, N_VIEWS / 8 / 2);
}

static void
test_own_vote_is_known (void)
{
  LanState state, view;

  lan_test_position ("3p at=vote n.votes=3 p.votes=2 n.vote=yes+2 p.vote=no+1", &state, NULL);
  for (guint seed = 0; seed < N_VIEWS; seed++)
    {
      look (&state, 0, seed, &view);
      g_assert_cmpuint (view.votes[0], ==, state.votes[0]);
      g_assert_cmpuint (view.markers[0], ==, 2);
    }
}

static void
test_nobody_sees_a_vote (void)
{
  guint yes = 0;
  LanState state, view;

  lan_test_position ("2p at=vote n.votes=3 n.vote=yes+2", &state, NULL);
  for (guint seed = 0; seed < N_VIEWS; seed++)
    {
      look (&state, LAN_NO_SEAT, seed, &view);
      yes += view.votes[0] == 1 + LAN_YES;
    }
  g_assert_cmpuint (yes, >, N_VIEWS / 4);
  g_assert_cmpuint (yes, <, N_VIEWS * 3 / 4);
}

static GHashTable *
collect_views (const LanState *state)
{
  GHashTable *seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint seed = 0; seed < 20000; seed++)
    {
      LanState view;
      guint64 hash;

      look (state, 2, seed, &view);
      hash = lan_state_hash (&view);
      g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash));
    }
  return seen;
}

/* Two positions that differ only in what is secret can look exactly the same,
 * in every way: in round 4 four conflict cards and three laws are still hidden,
 * and two votes, one with a marker at hand: 4! x 3! x 4 x 2 views. */
static void
test_views_do_not_tell_secrets (void)
{
  LanState one, other;
  g_autoptr (GHashTable) of_one = NULL;
  g_autoptr (GHashTable) of_other = NULL;
  GHashTableIter iter;
  gpointer hash;

  lan_test_position ("3p round=4 at=vote p.votes=1 p.vote=yes+1 n.vote=no", &one, NULL);
  lan_test_position ("3p round=4 at=vote p.votes=1 p.vote=no n.vote=yes", &other, NULL);
  other.conflict_deck[8] = one.conflict_deck[11];
  other.conflict_deck[11] = one.conflict_deck[8];
  other.law_deck[15] = one.law_deck[16];
  other.law_deck[16] = one.law_deck[15];

  of_one = collect_views (&one);
  of_other = collect_views (&other);
  g_assert_cmpuint (g_hash_table_size (of_one), ==, 24 * 6 * 4 * 2);
  g_assert_cmpuint (g_hash_table_size (of_other), ==, 24 * 6 * 4 * 2);
  g_hash_table_iter_init (&iter, of_one);
  while (g_hash_table_iter_next (&iter, &hash, NULL))
    g_assert_true (g_hash_table_contains (of_other, hash));
}

/* Nobody need pretend to forget what others gained. */
static void
test_goods_are_open (void)
{
  LanState state, view;

  lan_test_position ("3p n.court=1 p.gold=7 p.squires=3 b.votes=5", &state, NULL);
  look (&state, 0, 1, &view);
  lan_test_facts ("p.gold=7 p.squires=3 b.votes=5", &view, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/R8.1/open-parts-are-equal", test_open_parts_are_equal);
  g_test_add_func ("/rules/R8.1/goods-are-open", test_goods_are_open);
  g_test_add_func ("/rules/R8.1/order-is-hidden", test_order_is_hidden);
  g_test_add_func ("/rules/R8.1/votes-are-hidden", test_votes_are_hidden);
  g_test_add_func ("/rules/R8.1/own-vote-is-known", test_own_vote_is_known);
  g_test_add_func ("/rules/R8.1/nobody-sees-a-vote", test_nobody_sees_a_vote);
  g_test_add_func ("/rules/R8.2/cards-to-come-are-the-same", test_cards_to_come_are_the_same);
  g_test_add_func ("/rules/R8.2/views-do-not-tell-secrets", test_views_do_not_tell_secrets);

  return g_test_run ();
}
