/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is learnt: how to vote, and weights from finished games. */

#include "lan-chance.h"
#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-training.h"
#include "lan-vote-node.h"

/* Votes */

/* Learns a vote whose outcomes are worth so much to each seat; a marker costs cost. */
static void
learn_vote (LanVoteNode *vote, const char *position, const float rejected[3], const float approved[3], float cost)
{
  LanOutlook worth[2] = { 0 };
  float marker[LAN_MAX_SEATS];
  LanState state;
  LanRng rng;

  lan_test_position (position, &state, NULL);
  lan_vote_node_init (vote, lan_test_content (), &state);
  lan_rng_seed (&rng, 1);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      worth[0].share[seat] = seat < 3 ? rejected[seat] : 0;
      worth[1].share[seat] = seat < 3 ? approved[seat] : 0;
      marker[seat] = cost;
    }
  for (guint i = 0; i < 3000; i++)
    {
      LanBallots ballots;

      lan_vote_node_draw (vote, &rng, &ballots);
      lan_vote_node_learn (vote, &ballots, worth, marker);
    }
}

/* How often the seat votes yes in its average strategy, and the mean number of markers it commits. */
static void
sum_up (const LanVoteNode *vote, guint seat, double *yes, double *markers)
{
  const guint n = 2000;
  LanRng rng;

  *yes = *markers = 0;
  lan_rng_seed (&rng, 2);
  for (guint i = 0; i < n; i++)
    {
      LanChoice choice = lan_vote_node_choose (vote, seat, &rng);

      *yes += (choice.answer == LAN_YES) / (double) n;
      *markers += choice.amount / (double) n;
    }
}

/* Nobody who loses by a law votes for it. */
static void
test_vote_by_interest (void)
{
  LanVoteNode vote;
  double yes, markers;

  learn_vote (&vote, "3p at=vote n.votes=2 p.votes=2 b.votes=2", (const float[]) { 0.3f, 0.3f, 0.4f },
              (const float[]) { 0.4f, 0.4f, 0.2f }, 0.005f);
  sum_up (&vote, 0, &yes, &markers);
  g_assert_cmpfloat (yes, >, 0.95);
  sum_up (&vote, 1, &yes, &markers);
  g_assert_cmpfloat (yes, >, 0.95);
  sum_up (&vote, 2, &yes, &markers);
  g_assert_cmpfloat (yes, <, 0.05);
}

/* What is worth less than a marker is not fought for. */
static void
test_vote_for_nothing (void)
{
  LanVoteNode vote;

  learn_vote (&vote, "3p at=vote n.votes=5 p.votes=5 b.votes=5", (const float[]) { 0.33f, 0.33f, 0.34f },
              (const float[]) { 0.331f, 0.331f, 0.338f }, 0.02f);
  for (guint seat = 0; seat < 3; seat++)
    {
      double yes, markers;

      sum_up (&vote, seat, &yes, &markers);
      g_assert_cmpfloat (markers, <, 0.2);
    }
}

/* Alone against two without markers: one more vote than they have decides (1 + 2 > 2; a tie approves). */
static void
test_vote_outbids (void)
{
  LanVoteNode vote;
  double yes, markers;

  learn_vote (&vote, "3p at=vote b.votes=6", (const float[]) { 0.2f, 0.2f, 0.6f }, (const float[]) { 0.4f, 0.4f, 0.2f }, 0.01f);
  sum_up (&vote, 2, &yes, &markers);
  g_assert_cmpfloat (yes, <, 0.05);
  g_assert_cmpfloat_with_epsilon (markers, 2, 0.2);
}

/* R4.2: the node keeps its strategies apart: a seat that is worth watching does not change what the others learn. */
static void
test_vote_secret (void)
{
  LanState one, other;
  LanVoteNode a, b;

  lan_test_position ("3p at=vote n.votes=2 p.votes=2 b.votes=2 n.vote=yes+2", &one, NULL);
  lan_test_position ("3p at=vote n.votes=2 p.votes=2 b.votes=2 n.vote=no+0", &other, NULL);
  lan_vote_node_init (&a, lan_test_content (), &one);
  lan_vote_node_init (&b, lan_test_content (), &other);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

/* Casting reaches what comes after the vote, with the outcome that the rules say (R4.3). */
static void
test_vote_cast (void)
{
  LanState state;
  LanVoteNode vote;
  LanRng rng;

  lan_rng_seed (&rng, 4);
  for (guint i = 0; i < 300; i++)
    {
      LanBallots ballots;
      guint law;
      bool approved;

      lan_test_position ("3p at=vote n.votes=2 p.votes=9 b.votes=1 p.vote=no+3", &state, NULL);
      lan_vote_node_init (&vote, lan_test_content (), &state);
      law = vote.law;
      lan_vote_node_draw (&vote, &rng, &ballots);
      approved = lan_vote_node_cast (&vote, lan_test_content (), &state, &ballots);
      g_assert_true (approved == (state.in_force[LAN_IN_FORCE - 1] == law));
      g_assert_cmpuint (state.proposal, ==, 1);
    }
}

/* Weights */

/* Outcomes that follow a rule without chance are learnt exactly, but for the ridge. */
static void
test_training_recovers (void)
{
  const float gold = 0.5f, squires = 1.5f, one = 4;
  LanTraining *training = lan_training_new ();
  LanWeights weights = { 0 };
  LanRng rng;

  lan_rng_seed (&rng, 1);
  for (guint i = 0; i < 40000; i++)
    {
      LanSample sample = { .seat = 0, .stage = 3, .points = 100 };
      guint n_gold = lan_rng_below (&rng, 10), n_squires = lan_rng_below (&rng, 10);

      sample.inputs[LAN_INPUT_ONE] = 1;
      sample.inputs[LAN_INPUT_GOLD] = (float) (2 * n_gold);
      sample.inputs[LAN_INPUT_SQUIRES] = (float) (2 * n_squires);
      lan_training_add (training, 3, &sample, 100 + 4 + n_gold + 3 * n_squires);
    }
  lan_training_solve (training, 3, &weights);
  g_assert_cmpuint (lan_training_count (training, 3), ==, 40000);
  g_assert_cmpuint (lan_training_count (training, 4), ==, 0);
  g_assert_cmpfloat_with_epsilon (weights.stages[1][3].weight[LAN_INPUT_ONE], one, 0.02);
  g_assert_cmpfloat_with_epsilon (weights.stages[1][3].weight[LAN_INPUT_GOLD], gold, 0.002);
  g_assert_cmpfloat_with_epsilon (weights.stages[1][3].weight[LAN_INPUT_SQUIRES], squires, 0.002);
  g_assert_cmpfloat (weights.stages[1][3].error, <, 0.1);
  g_assert_cmpfloat (weights.stages[1][2].error, ==, 0);
  lan_training_free (training);
}

/* What a house expects is the sum that the file of weights says. */
static void
test_expectation (void)
{
  LanWeights weights = { 0 };
  LanState state;

  lan_test_position ("3p round=2 at=vote n.gold=4 n.squires=2 n.pp=9", &state, NULL);
  weights.stages[1][3].weight[LAN_INPUT_ONE] = 10;
  weights.stages[1][3].weight[LAN_INPUT_GOLD] = 0.5f;
  weights.stages[1][3].weight[LAN_INPUT_SQUIRES] = 2;
  g_assert_cmpfloat_with_epsilon (lan_weights_expect (&weights, lan_test_content (), &state, 0), 16, 1e-5);
  g_assert_cmpfloat_with_epsilon (lan_weights_expect (&weights, lan_test_content (), &state, 1), 10, 1e-5);
}

/* Every input has a name of its own. */
static void
test_input_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < LAN_N_INPUTS; i++)
    {
      char name[LAN_INPUT_NAME_SIZE];

      lan_input_name (i, name);
      g_assert_true (g_hash_table_add (names, g_strdup (name)));
    }
  g_assert_true (g_hash_table_contains (names, "knights-4"));
  g_assert_true (g_hash_table_contains (names, "county-9"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/learning/vote/by-interest", test_vote_by_interest);
  g_test_add_func ("/learning/vote/for-nothing", test_vote_for_nothing);
  g_test_add_func ("/learning/vote/outbids", test_vote_outbids);
  g_test_add_func ("/learning/vote/secret", test_vote_secret);
  g_test_add_func ("/learning/vote/cast", test_vote_cast);
  g_test_add_func ("/learning/training/recovers", test_training_recovers);
  g_test_add_func ("/learning/expectation", test_expectation);
  g_test_add_func ("/learning/input-names", test_input_names);

  return g_test_run ();
}
