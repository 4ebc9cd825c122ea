/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search: repeatable, legal, blind to what is secret (R8.2), and never stuck. Judged by hand, so that no training changes a result. */

#include "lan-candidates.h"
#include "lan-search.h"
#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-test-move.h"
#include "lan-view.h"

static LanSearch *
search (const LanState *view, guint iterations, guint threads, guint64 seed)
{
  LanSearchLimits limits = { .iterations = iterations, .threads = threads };
  LanJudge judge = { .content = lan_test_content () };
  LanSearch *self = lan_search_new (&limits);

  lan_search_run (self, &judge, view, seed, NULL, NULL);
  return self;
}

static LanChoice
choose (const LanState *view, guint iterations, guint threads, guint64 seed)
{
  LanSearch *self = search (view, iterations, threads, seed);
  LanChoice choice;
  LanRng rng;

  lan_rng_seed (&rng, seed);
  choice = lan_search_get_choice (self, &rng);
  lan_search_free (self);
  return choice;
}

/* Calls func for positions on the way of random games, until it has been called so many times. */
static void
visit_positions (guint n, void (*func) (const LanState *state, LanRng *rng))
{
  guint visited = 0;

  for (guint game = 0; visited < n; game++)
    {
      LanState state;
      LanRng rng;

      lan_test_new_game (&state, 2 + game % 4, game);
      lan_rng_seed (&rng, game);
      while (visited < n && state.step != LAN_STEP_FINISHED)
        {
          LanChoice other = lan_test_random_choice (&state, &rng);

          if (lan_rng_below (&rng, 4) == 0)
            {
              func (&state, &rng);
              visited++;
            }
          lan_apply (lan_test_content (), &state, &other, NULL);
        }
    }
}

static void
check_legal (const LanState *state, LanRng *rng)
{
  LanState view;
  LanChoice choice;

  lan_view (lan_test_content (), state, lan_decision_next (lan_test_content (), state).seat, rng, &view);
  choice = choose (&view, 30, 1, 7);
  g_assert_cmpuint (lan_decision_check (lan_test_content (), state, &choice), ==, LAN_RULE_OK);
}

static void
test_legal (void)
{
  visit_positions (400, check_legal);
}

static void
check_repeatable (const LanState *state, LanRng *rng)
{
  LanChoice one = choose (state, 40, 2, 11);
  LanChoice same = choose (state, 40, 2, 11);

  g_assert_true (lan_choice_equal (&one, &same));
}

static void
test_repeatable (void)
{
  visit_positions (100, check_repeatable);
}

/* R8.2: what the seat may not know is shuffled; with the same seed it chooses the same. */
static void
check_blind (const LanState *state, LanRng *rng)
{
  LanState shuffled;
  LanChoice seen = choose (state, 25, 1, 3);
  LanChoice other;

  lan_view (lan_test_content (), state, seen.seat, rng, &shuffled);
  other = choose (&shuffled, 25, 1, 3);
  g_assert_true (lan_choice_equal (&seen, &other));
}

static void
test_blind (void)
{
  visit_positions (1000, check_blind);
}

/* R4.2: whatever the first two seats have cast, the third votes the same. */
static void
test_blind_to_votes (void)
{
  LanChoice first = { 0 };

  for (guint code = 0; code < 36; code++)
    {
      g_autofree char *position = g_strdup_printf ("3p at=vote york=p1 b.votes=3 b.gold=4 n.votes=2 p.votes=2 "
                                                   "n.vote=%s+%u p.vote=%s+%u",
                                                   code % 2 ? "yes" : "no", code / 2 % 3,
                                                   code / 6 % 2 ? "yes" : "no", code / 12);
      LanState state;
      LanChoice choice;

      lan_test_position (position, &state, NULL);
      choice = choose (&state, 60, 1, 5);
      g_assert_cmpuint (choice.seat, ==, 2);
      if (code == 0)
        first = choice;
      g_assert_true (lan_choice_equal (&choice, &first));
    }
}

/* Every iteration is counted at one of the choices. */
static void
test_counts (void)
{
  LanTreeRoot roots[LAN_MAX_CANDIDATES];
  guint64 visits = 0;
  LanState state;
  LanSearch *self;
  LanOutlook outlook;
  float sum = 0;
  guint n;

  lan_test_new_game (&state, 4, 1);
  self = search (&state, 100, 2, 1);
  n = lan_search_get_roots (self, roots);
  g_assert_cmpuint (n, ==, LAN_SPACES); /* R2.7 */
  for (guint i = 0; i < n; i++)
    {
      visits += roots[i].visits;
      if (i > 0)
        g_assert_cmpuint (roots[i].visits, <=, roots[i - 1].visits);
    }
  g_assert_cmpuint (lan_search_get_iterations (self), ==, 200);
  g_assert_cmpuint (visits, ==, 200);
  lan_search_get_outlook (self, &outlook);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    sum += outlook.share[seat];
  g_assert_cmpfloat_with_epsilon (sum, 1, 0.001);
  lan_search_free (self);
}

/* A tree without room for more nodes still counts, and still chooses. */
static void
test_full_tree (void)
{
  LanJudge judge = { .content = lan_test_content () };
  LanTree *tree = lan_tree_new (1024);
  LanTreeRoot roots[LAN_MAX_CANDIDATES];
  LanState state;
  guint visits = 0, n;

  lan_test_new_game (&state, 5, 2);
  lan_tree_begin (tree, &judge, &state, 1);
  for (guint i = 0; i < 2000; i++)
    lan_tree_iterate (tree);
  n = lan_tree_get_roots (tree, roots);
  for (guint i = 0; i < n; i++)
    visits += roots[i].visits;
  g_assert_cmpuint (visits, ==, 2000);
  lan_tree_free (tree);
}

static bool
is_cancelled (void *polled, float done)
{
  return g_atomic_int_add ((gint *) polled, 1) >= 0;
}

/* Which first tiles (R2.7) are chosen from one search, by the chance of many seeds, when one tile is worth so many PP more
 * than the others, as it seems; one bit a tile. */
static guint
find_openings (float worth, guint tile)
{
  LanSearchLimits limits = { .iterations = 600, .threads = 1 };
  LanJudge judge = { .content = lan_test_content () };
  LanSearch *self = lan_search_new (&limits);
  LanWeights weights = { 0 };
  guint chosen = 0;
  LanState state;

  for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    {
      weights.stages[3 - LAN_MIN_SEATS][stage].error = 15;
      weights.stages[3 - LAN_MIN_SEATS][stage].weight[LAN_INPUT_TILES + tile] = worth;
    }
  judge.weights = &weights;
  lan_test_new_game (&state, 3, 1);
  lan_search_run (self, &judge, &state, 1, NULL, NULL);
  for (guint seed = 0; seed < 100; seed++)
    {
      LanRng rng;

      lan_rng_seed (&rng, seed);
      chosen |= 1u << lan_search_get_choice (self, &rng).item;
    }
  lan_search_free (self);
  return chosen;
}

/* First tiles that seem to be worth the same are drawn by lot; a better one is not left to chance. */
static void
test_openings (void)
{
  for (guint tile = 0; tile < LAN_SPACES; tile++)
    g_assert_cmpuint (find_openings (30, tile), ==, 1u << tile);
  g_assert_cmpint (__builtin_popcount (find_openings (0, 0)), >=, 4);
}

/* Stopped before the first iteration: legal all the same. */
static void
test_cancelled (void)
{
  static const char *const positions[] = { "2p n.court=1,2,3 n.squires=9 N.court=1,2", "3p at=vote york=p1 n.votes=3" };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      LanSearchLimits limits = { .milliseconds = 60000, .threads = 2 };
      LanJudge judge = { .content = lan_test_content () };
      LanSearch *self = lan_search_new (&limits);
      gint polled = 0;
      LanState state;
      LanChoice choice;
      LanRng rng;

      lan_test_position (positions[i], &state, NULL);
      lan_rng_seed (&rng, 1);
      lan_search_run (self, &judge, &state, 1, is_cancelled, &polled);
      choice = lan_search_get_choice (self, &rng);
      g_assert_cmpuint (lan_decision_check (lan_test_content (), &state, &choice), ==, LAN_RULE_OK);
      g_assert_cmpint (polled, ==, 2);
      lan_search_free (self);
    }
}

typedef struct {
  guint polls;
  float last;
} Watch;

static bool
watch_iterations (void *data, float done)
{
  Watch *watch = data;

  g_assert_cmpfloat_with_epsilon (done, (double) watch->polls / 200, 1e-6);
  watch->polls++;
  return false;
}

static bool
watch_time (void *data, float done)
{
  Watch *watch = data;

  g_assert_cmpfloat (done, >=, watch->last);
  g_assert_cmpfloat (done, <, 1);
  watch->last = done;
  watch->polls++;
  return false;
}

/* It tells how much of its limits is over: of iterations exactly, of time as the clock has it. */
static void
test_done (void)
{
  const LanSearchLimits by_iterations = { .iterations = 200, .threads = 1 }, by_time = { .milliseconds = 200, .threads = 1 };
  LanJudge judge = { .content = lan_test_content () };
  Watch watch = { 0 };
  LanSearch *self = lan_search_new (&by_iterations);
  LanState state;

  lan_test_position ("2p n.court=1,2,3 n.squires=9 N.court=1,2", &state, NULL);
  lan_search_run (self, &judge, &state, 1, watch_iterations, &watch);
  g_assert_cmpuint (watch.polls, ==, 200);
  lan_search_free (self);

  watch = (Watch) { 0 };
  self = lan_search_new (&by_time);
  lan_search_run (self, &judge, &state, 1, watch_time, &watch);
  g_assert_cmpuint (watch.polls, ==, lan_search_get_iterations (self));
  g_assert_cmpfloat (watch.last, >, 0);
  lan_search_free (self);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/legal", test_legal);
  g_test_add_func ("/search/repeatable", test_repeatable);
  g_test_add_func ("/search/R8.2/blind-to-what-is-secret", test_blind);
  g_test_add_func ("/search/R4.2/blind-to-votes-cast", test_blind_to_votes);
  g_test_add_func ("/search/counts", test_counts);
  g_test_add_func ("/search/full-tree", test_full_tree);
  g_test_add_func ("/search/R2.7/openings", test_openings);
  g_test_add_func ("/search/cancelled", test_cancelled);
  g_test_add_func ("/search/done", test_done);

  return g_test_run ();
}
