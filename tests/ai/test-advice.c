/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search thinks of its choices, and why one is better than another. */

#include "lan-advice.h"
#include "lan-apply.h"
#include "lan-test-games.h"
#include "lan-test-move.h"
#include "lan-test-position.h"
#include "lan-view.h"

#define ITERATIONS 60

typedef void (*Check) (const LanSearch *search, const LanJudge *judge, const LanState *view);

/* Searches positions on the way of random games. */
static void
visit (guint n, Check check)
{
  LanSearchLimits limits = { .iterations = ITERATIONS, .threads = 1 };
  LanSearch *search = lan_search_new (&limits);

  for (guint i = 0; i < n; i++)
    {
      LanState state, view;
      LanRng rng;
      LanJudge judge = { .content = lan_test_content () };

      lan_test_new_game (&state, 2 + i % 4, i);
      lan_rng_seed (&rng, i);
      if (!lan_test_play_random (&state, &rng, lan_rng_below (&rng, 120)))
        continue;
      judge.seat = lan_decision_next (lan_test_content (), &state).seat;
      lan_view (lan_test_content (), &state, judge.seat, &rng, &view);
      lan_search_run (search, &judge, &view, i, NULL, NULL);
      check (search, &judge, &view);
    }
  lan_search_free (search);
}

/* Every option is legal and a chance; the first is what the player would do (votes are drawn, so any of them). */
static void
check_options (const LanSearch *search, const LanJudge *judge, const LanState *view)
{
  LanOption options[LAN_MAX_OPTIONS];
  unsigned n = lan_options (search, judge, view, options);
  LanRng rng;
  LanChoice made;

  lan_rng_seed (&rng, 1);
  made = lan_search_get_choice (search, &rng);
  g_assert_cmpuint (n, >, 0);
  for (unsigned i = 0; i < n; i++)
    {
      g_assert_cmpuint (lan_decision_check (judge->content, view, &options[i].choice), ==, LAN_RULE_OK);
      g_assert_cmpfloat (options[i].chance, >=, 0);
      g_assert_cmpfloat (options[i].chance, <=, 1);
    }
  if (made.kind != LAN_DECISION_VOTE)
    g_assert_true (lan_choice_equal (&made, &options[0].choice));
  g_assert_nonnull (lan_option_find (options, n, &made));
}

static void
test_options (void)
{
  visit (200, check_options);
}

/* A vote with one certain opponent, who says no without markers. Worth: 1 if approved, else 0; a marker: 0.01. */
static void
test_ballots (void)
{
  LanVoteNode vote = { .law = 3, .players = 2, .owned = { 2, 0 } };
  LanOutlook worth[2] = { { .share = { 0, 1 } }, { .share = { 1, 0 } } };
  float values[LAN_BALLOTS];

  vote.plays[1][0] = 1;
  lan_vote_node_judge (&vote, 0, worth, 0.01f, values);
  g_assert_cmpfloat_with_epsilon (values[0], 0, 1e-6);                          /* no: rejected */
  g_assert_cmpfloat_with_epsilon (values[LAN_BALLOT_AMOUNTS], 1, 1e-6);         /* yes: 1 to 1, a tie approves (R4.3) */
  g_assert_cmpfloat_with_epsilon (values[LAN_BALLOT_AMOUNTS + 2], 0.98, 1e-6);  /* two markers for nothing */
  g_assert_cmpfloat (values[LAN_BALLOT_AMOUNTS + 3], <, 0);                     /* has no three */

  vote.plays[1][0] = 0;
  vote.plays[1][LAN_BALLOT_AMOUNTS] = 1; /* says yes */
  lan_vote_node_judge (&vote, 1, worth, 0.01f, values);
  g_assert_cmpfloat_with_epsilon (values[0], 1, 0.6); /* nothing is known of the other: some chance */
}

/* R3.7: the tile of 2 PP against the tile of 2 gold. */
static void
test_reasons (void)
{
  LanState state;
  static LanWeights weights;
  LanJudge judge = { lan_test_content (), &weights, NULL, 0 };
  LanChoice points, gold;
  LanReason reasons[LAN_MAX_REASONS];

  lan_test_new_game (&state, 3, 1);
  while (lan_decision_next (lan_test_content (), &state).kind != LAN_DECISION_FAVOUR)
    {
      LanSpan spans[LAN_MAX_SPANS];
      unsigned n = lan_decision_spans (lan_test_content (), &state, spans);

      /* The last span of a placement is a battle, which earns a tile. */
      lan_apply_legal (lan_test_content (), &state, &spans[n - 1].first, NULL);
    }
  points = lan_test_move ("favour pp", &state);
  gold = lan_test_move ("favour gold", &state);

  g_assert_cmpuint (lan_reasons (&judge, &state, &points, &gold, reasons), ==, 1);
  g_assert_cmpuint (reasons[0].topic, ==, LAN_TOPIC_POINTS);
  g_assert_cmpuint (reasons[0].amount, ==, 2);
  g_assert_cmpfloat_with_epsilon (reasons[0].worth, 2, 1e-4);
  g_assert_cmpuint (lan_reasons (&judge, &state, &gold, &points, reasons), ==, 0);

  for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    weights.stages[1][stage].weight[LAN_INPUT_GOLD] = 3;
  g_assert_cmpuint (lan_reasons (&judge, &state, &gold, &points, reasons), ==, 1);
  g_assert_cmpuint (reasons[0].topic, ==, LAN_TOPIC_GOLD);
  g_assert_cmpuint (reasons[0].amount, ==, 2);
  g_assert_cmpfloat_with_epsilon (reasons[0].worth, 6, 1e-4);
  judge.weights = NULL;
  g_assert_cmpuint (lan_reasons (&judge, &state, &gold, &points, reasons), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/options", test_options);
  g_test_add_func ("/advice/ballots", test_ballots);
  g_test_add_func ("/advice/reasons", test_reasons);
  return g_test_run ();
}
