/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names, options and figures of the computer players. */

#include <math.h>

#include "lan-computers.h"
#include "lan-level.h"
#include "lan-test-games.h"
#include "lan-weights-file.h"

/* Names */

static void
test_names (void)
{
  static const char *const names[] = { "random", "greedy", "page", "squire", "knight", "lord", "lord-warlike", "page-builder", "knight-courtier" };
  static const char *const none[] = { "", "nobody", "Lord", "lord-", "lord-random", "greedy-warlike", "lord:iterations=5" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const LanAgent *agent = lan_computers_find (names[i]);

      g_assert_nonnull (agent);
      g_assert_cmpstr (agent->name, ==, names[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_null (lan_computers_find (none[i]));
  g_assert_null (lan_computers_find (NULL));
  g_assert_nonnull (lan_computers_find (LAN_COMPUTERS_DEFAULT));
}

static void
test_levels (void)
{
  const char *const expected[] = { "page", "squire", "knight", "lord", NULL };
  const char *const characters[] = { "warlike", "builder", "courtier", NULL };

  g_assert_cmpstrv (lan_computers_get_levels (), expected);
  g_assert_cmpstrv (lan_computers_get_characters (), characters);
}

static void
test_options (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LanAgent) agent = lan_computers_parse ("lord-warlike:iterations=400:milliseconds=0:threads=1:looseness=0.5", &error);
  const LanSearcher *searcher = (const LanSearcher *) agent;

  g_assert_no_error (error);
  g_assert_cmpstr (agent->name, ==, "lord-warlike:iterations=400:milliseconds=0:threads=1:looseness=0.5");
  g_assert_cmpuint (searcher->limits.iterations, ==, 400);
  g_assert_cmpuint (searcher->limits.milliseconds, ==, 0);
  g_assert_cmpuint (searcher->limits.threads, ==, 1);
  g_assert_cmpfloat (searcher->looseness, ==, 0.5f);
  g_assert_nonnull (searcher->own);
}

static void
test_refused (void)
{
  static const char *const texts[] = {
    "", "nobody", "greedy:iterations=4", "lord:", "lord:speed=3", "lord:iterations", "lord:iterations=", "lord:iterations=-1",
    "lord:iterations=4x", "lord:threads=0", "lord:threads=99", "lord:looseness=-1", "lord:looseness=nan", "lord:looseness=11",
    "page:iterations=0", "lord:milliseconds=99999999999", "lord:weights=no-such-file",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lan_computers_parse (texts[i], &error));
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
    }
}

/* A whole game of every level and character: all legal, and the last one over. */
static void
test_play (void)
{
  const LanContent *content = lan_test_content ();

  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      const LanAgent *agents[LAN_MAX_SEATS];
      LanState state;
      LanRng rng;

      agents[0] = lan_computers_find ("page");
      agents[1] = lan_computers_find ("squire-warlike");
      agents[2] = lan_computers_find ("page-builder");
      agents[3] = lan_computers_find ("squire-courtier");
      agents[4] = lan_computers_find ("squire");
      lan_test_new_game (&state, players, players);
      lan_rng_seed (&rng, players);
      while (state.step != LAN_STEP_FINISHED)
        {
          const LanAgent *agent = agents[lan_decision_next (content, &state).seat];
          LanChoice choice = agent->choose (agent, content, &state, &rng, NULL, NULL);

          g_assert_cmpuint (lan_apply (content, &state, &choice, NULL), ==, LAN_RULE_OK);
        }
    }
}

/* Weights */

static void
test_weights_round_trip (void)
{
  LanWeights weights = { 0 }, again;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
      {
        for (guint input = 0; input < LAN_N_INPUTS; input++)
          weights.stages[table][stage].weight[input] = (float) ((int) (table * 31 + stage * 7 + input) - 40) / 8;
        weights.stages[table][stage].error = (float) (table + stage) / 4;
      }
  text = lan_weights_format (&weights, "made by a test");
  g_assert_true (lan_weights_parse (text, strlen (text), &again, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&weights, sizeof weights, &again, sizeof again);
}

/* text with its first occurrence of old replaced. */
static char *
replace_first (const char *text, const char *old, const char *new)
{
  const char *place = strstr (text, old);

  g_assert_nonnull (place);
  return g_strdup_printf ("%.*s%s%s", (int) (place - text), text, new, place + strlen (old));
}

/* Weights made for other inputs than the program sees are no use to it. */
static void
test_weights_refused (void)
{
  static const struct {
    const char *old, *new;
  } cases[] = {
    { "version=1", "version=2" },
    { "version=1", "" },
    { "\ngold=", "\nsilver=" },
    { "\ngold=", "\nsilver=0;0;0;0;0;0;0;0;0;0;\ngold=" },
    { "\ngold=0.000;", "\ngold=" },
    { "\ngold=0.000;", "\ngold=0.000;0.000;" },
    { "\ngold=0.000;", "\ngold=gold;" },
    { "\ngold=0.000;", "\ngold=nan;" },
    { "\ngold=0.000;", "\ngold=inf;" },
    { "\ngold=0.000;", "\ngold=1e9;" },
    { "[players 3]", "[players 7]" },
    { "[weights]", "weights" },
  };
  LanWeights weights = { 0 };
  g_autofree char *good = lan_weights_format (&weights, "made by a test");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *bad = replace_first (good, cases[i].old, cases[i].new);
      g_autoptr (GError) error = NULL;

      g_assert_false (lan_weights_parse (bad, strlen (bad), &weights, &error));
      g_assert_nonnull (error);
    }
}

static gboolean
is_bounded (const LanWeights *weights)
{
  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
      for (guint input = 0; input < LAN_N_INPUTS; input++)
        if (!isfinite (weights->stages[table][stage].weight[input]) || fabsf (weights->stages[table][stage].weight[input]) > 1000)
          return FALSE;
  return TRUE;
}

/* Cut off anywhere, or with a bit turned over: refused with a reason, or figures that can be reckoned with. */
static void
test_weights_damaged (void)
{
  LanWeights weights = { 0 };
  g_autofree char *text = lan_weights_format (&weights, "made by a test");
  gsize size = strlen (text);
  guint refused = 0, tried = 0;
  LanRng rng;

  lan_rng_seed (&rng, 1415);
  for (guint i = 0; i < 4000; i++)
    {
      gboolean cut = i % 2 == 0;
      uint32_t at = lan_rng_below (&rng, (uint32_t) size);
      char bit = (char) (cut ? 0 : 1 << lan_rng_below (&rng, 8));
      g_autoptr (GError) error = NULL;

      text[at] ^= bit;
      tried++;
      if (!lan_weights_parse (text, cut ? at : size, &weights, &error))
        {
          g_assert_nonnull (error);
          refused++;
        }
      else
        g_assert_true (is_bounded (&weights));
      text[at] ^= bit;
    }
  g_test_message ("weights damaged: tried %u, refused %u", tried, refused);
  g_assert_cmpuint (refused, >, tried / 2);
}

/* The weights that come with the program say what everybody knows. */
static void
test_weights_make_sense (void)
{
  const LanWeights *weights = lan_weights_get_default ();

  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    {
      const LanWeightStage *stages = weights->stages[table];

      /* A knight is worth more at the beginning than at the end, gold is worth something, and the end is surer. */
      g_assert_cmpfloat (stages[0].weight[LAN_INPUT_KNIGHTS + 1], >, stages[LAN_WEIGHT_STAGES - 1].weight[LAN_INPUT_KNIGHTS + 1]);
      g_assert_cmpfloat (stages[2].weight[LAN_INPUT_GOLD], >, 0);
      g_assert_cmpfloat (stages[0].error, >, stages[LAN_WEIGHT_STAGES - 1].error);
      g_assert_cmpfloat (stages[LAN_WEIGHT_STAGES - 1].error, >, 0);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/computers/names", test_names);
  g_test_add_func ("/computers/levels", test_levels);
  g_test_add_func ("/computers/options", test_options);
  g_test_add_func ("/computers/refused", test_refused);
  g_test_add_func ("/computers/play", test_play);
  g_test_add_func ("/computers/weights/round-trip", test_weights_round_trip);
  g_test_add_func ("/computers/weights/refused", test_weights_refused);
  g_test_add_func ("/computers/weights/damaged", test_weights_damaged);
  g_test_add_func ("/computers/weights/make-sense", test_weights_make_sense);

  return g_test_run ();
}
