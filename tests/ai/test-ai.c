/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players: always legal, never cheating (R8.2), and better than chance. */

#include "lan-ai.h"
#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-test-move.h"
#include "lan-view.h"

static LanChoice
choose (const LanAgent *agent, const LanState *view, guint64 seed)
{
  LanRng rng;

  lan_rng_seed (&rng, seed);
  return agent->choose (agent, lan_test_content (), view, &rng, NULL, NULL);
}

/* The choice of the agent for the seat that must decide, from the seat's view. */
static LanChoice
decide (const LanAgent *agent, const LanState *state, LanRng *rng)
{
  LanDecision next = lan_decision_next (lan_test_content (), state);
  LanState view;

  lan_view (lan_test_content (), state, next.seat, rng, &view);
  return agent->choose (agent, lan_test_content (), &view, rng, NULL, NULL);
}

/* The registry */

static void
test_registry (void)
{
  const LanAgent *const *agents = lan_ai_agents ();

  g_assert_cmpstr (agents[0]->name, ==, "random"); /* weakest first */
  g_assert_cmpstr (agents[1]->name, ==, "greedy");
  for (guint i = 0; agents[i] != NULL; i++)
    {
      g_assert_true (lan_ai_find (agents[i]->name) == agents[i]);
      g_assert_nonnull (agents[i]->choose);
    }
  g_assert_null (lan_ai_find ("nobody"));
  g_assert_null (lan_ai_find (""));
  g_assert_null (lan_ai_find ("Greedy"));
}

/* Legal everywhere, whatever kind of decision it is. */

static void
test_always_legal (gconstpointer data)
{
  const LanAgent *agent = lan_ai_find (data);
  guint kinds = 0;

  for (guint seed = 0; seed < 50; seed++)
    {
      LanState state;
      LanRng rng;

      lan_test_new_game (&state, 2 + seed % 4, seed);
      lan_rng_seed (&rng, seed);
      while (state.step != LAN_STEP_FINISHED)
        {
          LanChoice choice = decide (agent, &state, &rng);
          LanChoice other = lan_test_random_choice (&state, &rng);

          g_assert_cmpuint (lan_decision_check (lan_test_content (), &state, &choice), ==, LAN_RULE_OK);
          kinds |= 1u << choice.kind;
          /* Random play goes where the agent would not. */
          lan_apply (lan_test_content (), &state, &other, NULL);
        }
    }
  g_assert_cmphex (kinds, ==, ((1u << LAN_N_DECISIONS) - 1) & ~(1u << LAN_DECISION_NONE));
}

/* The same seed of the player's own generator, the same choice. */
static void
test_deterministic (void)
{
  const LanAgent *greedy = lan_ai_find ("greedy");

  for (guint seed = 0; seed < 40; seed++)
    {
      LanState state;
      LanRng rng;

      lan_test_new_game (&state, 2 + seed % 4, seed);
      lan_rng_seed (&rng, seed);
      if (lan_test_play_random (&state, &rng, seed * 4))
        {
          LanChoice one = choose (greedy, &state, 1);
          LanChoice same = choose (greedy, &state, 1);

          g_assert_true (lan_choice_equal (&one, &same));
        }
    }
}

/* R8.2 */

/* The order of the cards still to come, and votes cast but not revealed, make no difference. */
static void
test_blind_to_what_is_secret (void)
{
  const LanAgent *greedy = lan_ai_find ("greedy");

  for (guint seed = 0; seed < 20; seed++)
    {
      LanState state, shuffled;
      LanRng rng;

      lan_test_new_game (&state, 2 + seed % 4, seed);
      lan_rng_seed (&rng, seed);
      while (state.step != LAN_STEP_FINISHED)
        {
          LanChoice seen = choose (greedy, &state, seed);
          LanChoice other;

          lan_view (lan_test_content (), &state, seen.seat, &rng, &shuffled);
          other = choose (greedy, &shuffled, seed);
          g_assert_true (lan_choice_equal (&seen, &other));
          other = lan_test_random_choice (&state, &rng);
          lan_apply (lan_test_content (), &state, &other, NULL);
        }
    }
}

/* Every vote that two others can have cast, with any of their markers. */
static void
test_blind_to_votes_cast (void)
{
  const LanAgent *greedy = lan_ai_find ("greedy");
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
      choice = choose (greedy, &state, 1);
      g_assert_cmpuint (choice.seat, ==, 2);
      if (code == 0)
        first = choice;
      g_assert_true (lan_choice_equal (&choice, &first));
    }
}

/* Good sense, where there can be no doubt. */

static void
test_good_sense (void)
{
  static const struct {
    const char *position, *moves, *choice;
  } CASES[] = {
    { "4p law=royal-loan n.gold=9 york=m1", "", "buy 9" },                             /* gold is worth little at the end */
    { "4p round=5 at=counties kent=n4", "", "county reward" },                         /* 7 PP against a first nobleman */
    /* 10 PP a round for whoever has six tiles. */
    { "2p round=3 at=vote proposal=1 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard", "", "vote yes" },
    { "2p round=3 at=vote proposal=1 p.tiles=treasury,stables,chancery,chapel,armoury,tiltyard", "", "vote no" },
    { "4p favours=pp,votes round=5 n.court=1 york=m1", "n1>upper-left", "favour pp" }, /* markers serve for one session more at most */
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      LanState state;
      LanChoice expected, choice;

      lan_test_position (CASES[i].position, &state, NULL);
      if (CASES[i].moves[0] != '\0')
        lan_test_play (&state, CASES[i].moves, NULL);
      expected = lan_test_move (CASES[i].choice, &state);
      choice = choose (lan_ai_find ("greedy"), &state, 1);
      g_assert_true (lan_choice_equal (&choice, &expected));
    }
}

/* Cancelled */

static bool
is_cancelled (void *polled, float done)
{
  (*(guint *) polled)++;
  return true;
}

/* At once, and still legal. */
static void
test_cancelled (void)
{
  const LanAgent *const *agents = lan_ai_agents ();

  for (guint i = 0; agents[i] != NULL; i++)
    {
      guint polled = 0;
      LanState state;
      LanRng rng;
      LanChoice choice;

      lan_test_position ("2p n.court=1,2,3 n.squires=9 N.court=1,2", &state, NULL);
      lan_rng_seed (&rng, 1);
      choice = agents[i]->choose (agents[i], lan_test_content (), &state, &rng, is_cancelled, &polled);
      g_assert_cmpuint (lan_decision_check (lan_test_content (), &state, &choice), ==, LAN_RULE_OK);
      g_assert_cmpuint (polled, <=, 1);
    }
}

/* Strength */

/* What greedy wins of one game against random players: 1, or its share of the victory. */
static double
play_match (guint players, guint greedy_seat, guint64 seed)
{
  const LanAgent *greedy = lan_ai_find ("greedy");
  const LanAgent *random = lan_ai_find ("random");
  guint winners, n_winners = 0;
  LanState state;
  LanRng rng;

  lan_test_new_game (&state, players, seed);
  lan_rng_seed (&rng, seed);
  while (state.step != LAN_STEP_FINISHED)
    {
      LanDecision next = lan_decision_next (lan_test_content (), &state);
      LanChoice choice = decide (next.seat == greedy_seat ? greedy : random, &state, &rng);

      g_assert_cmpuint (lan_apply (lan_test_content (), &state, &choice, NULL), ==, LAN_RULE_OK);
    }
  winners = lan_state_winners (&state);
  for (guint seat = 0; seat < players; seat++)
    n_winners += winners >> seat & 1;
  return winners >> greedy_seat & 1 ? 1.0 / n_winners : 0;
}

/* At least 95 of 100 games for two; with more random players one of them is lucky more often. */
static void
test_beats_random (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data);
  const guint n_games = 200;
  const double least = (players == 2 ? 0.95 : 0.9) * n_games;
  double won = 0;

  for (guint game = 0; game < n_games; game++)
    won += play_match (players, game % players, game);
  g_test_message ("greedy wins %.1f of %u games", won, n_games);
  g_assert_cmpfloat (won, >=, least);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/registry", test_registry);
  g_test_add_data_func ("/ai/random/always-legal", "random", test_always_legal);
  g_test_add_data_func ("/ai/greedy/always-legal", "greedy", test_always_legal);
  g_test_add_func ("/ai/greedy/deterministic", test_deterministic);
  g_test_add_func ("/ai/greedy/blind-to-what-is-secret", test_blind_to_what_is_secret);
  g_test_add_func ("/ai/greedy/blind-to-votes-cast", test_blind_to_votes_cast);
  g_test_add_func ("/ai/greedy/good-sense", test_good_sense);
  g_test_add_func ("/ai/cancelled", test_cancelled);
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/ai/greedy/beats-random/%u", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_beats_random);
    }

  return g_test_run ();
}
