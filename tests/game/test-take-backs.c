/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Undo, redo, restarting a turn, and what stands in their way. */

#include "random-play.h"

static gboolean
can (LanGame *game, const char *property)
{
  gboolean value;

  g_object_get (game, property, &value, NULL);
  return value;
}

static guint
deciding_seat (LanGame *game)
{
  return lan_game_get_decision (game).seat;
}

static gboolean
reveals (LanGame *game, guint n)
{
  guint n_events;
  const LanEvent *events = lan_game_get_events (game, n, &n_events);

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == LAN_EVENT_VOTED)
      return TRUE;

  return FALSE;
}

static void
play_some (LanGame *game, LanRng *rng, guint n)
{
  for (guint i = 0; i < n && play_random (game, rng); i++)
    ;
}

/* undo^n redo^n leads through the same positions, wherever it starts and whoever is human. */
static void
test_undo_redo (gconstpointer data)
{
  guint humans = GPOINTER_TO_UINT (data);

  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanGame) game = new_game (players, 100 + players, humans, LAN_TAKE_BACKS_FREE);
      LanRng rng;

      lan_rng_seed (&rng, players);
      while (play_random (game, &rng))
        {
          g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (LanState));
          guint length = lan_game_get_length (game);
          guint steps = lan_rng_below (&rng, 5);

          for (guint i = 0; i < steps; i++)
            {
              g_array_append_val (states, *lan_game_get_state (game));
              if (!lan_game_undo (game))
                {
                  g_array_set_size (states, i);
                  break;
                }
            }
          for (guint i = states->len; i-- > 0;)
            {
              g_assert_true (lan_game_redo (game));
              g_assert_true (lan_state_equal (lan_game_get_state (game), &g_array_index (states, LanState, i)));
            }
          g_assert_cmpuint (lan_game_get_length (game), ==, length);
          g_assert_false (lan_game_redo (game));
        }
    }
}

/* Undo goes past the computer's decisions to the last one of the human. */
static void
test_undo_target (void)
{
  g_autoptr (LanGame) game = new_game (4, 110, 1u << 2, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 1);
  while (play_random (game, &rng))
    {
      guint length = lan_game_get_length (game);
      guint serial = lan_game_get_serial (game);
      guint target;

      if (!lan_game_undo (game))
        {
          g_assert_false (can (game, "can-undo"));
          continue;
        }

      target = lan_game_get_length (game);
      g_assert_cmpuint (target, <, length);
      g_assert_cmpuint (deciding_seat (game), ==, 2);
      g_assert_cmpuint (lan_game_get_serial (game), >, serial);
      g_assert_true (can (game, "can-redo"));

      while (lan_game_redo (game))
        g_assert_true (deciding_seat (game) == 2 || lan_game_get_length (game) == length);
      for (guint n = target + 1; n < length; n++)
        g_assert_cmpuint (lan_game_get_choice (game, n)->seat, !=, 2);
    }
}

/* Where nobody is human, one decision at a time. */
static void
test_undo_without_humans (void)
{
  g_autoptr (LanGame) game = new_game (3, 111, NOBODY_HUMAN, LAN_TAKE_BACKS_OWN_TURN);
  LanRng rng;

  lan_rng_seed (&rng, 2);
  while (play_random (game, &rng))
    ;
  for (guint n = lan_game_get_length (game); n-- > 0;)
    {
      g_assert_true (lan_game_undo (game));
      g_assert_cmpuint (lan_game_get_length (game), ==, n);
    }
  g_assert_false (lan_game_undo (game));
  g_assert_true (lan_game_redo (game));
  g_assert_cmpuint (lan_game_get_length (game), ==, 1);
}

static void
test_new_choice_cuts_tail (void)
{
  g_autoptr (LanGame) game = new_game (3, 112, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 3);
  play_some (game, &rng, 20);
  for (guint i = 0; i < 5; i++)
    g_assert_true (lan_game_undo (game));
  g_assert_cmpuint (lan_game_get_length (game), ==, 15);
  g_assert_true (can (game, "can-redo"));

  play_random (game, &rng);
  g_assert_cmpuint (lan_game_get_length (game), ==, 16);
  g_assert_false (can (game, "can-redo"));
  g_assert_false (lan_game_redo (game));
}

/* A turn begins with the first of a human's consecutive decisions. R3.7 makes such turns: a knight, then a favour. */
static void
test_restart_turn (void)
{
  g_autoptr (LanGame) game = new_game (3, 113, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  guint n_restarted = 0;
  LanRng rng;

  lan_rng_seed (&rng, 4);
  while (play_random (game, &rng))
    {
      guint length = lan_game_get_length (game);
      guint seat = deciding_seat (game);
      guint start = length;

      while (start > 0 && lan_game_get_choice (game, start - 1)->seat == seat)
        start--;

      g_assert_true (can (game, "can-restart-turn") == (start < length));
      if (!lan_game_restart_turn (game))
        continue;

      n_restarted++;
      g_assert_cmpuint (lan_game_get_length (game), ==, start);
      g_assert_cmpuint (deciding_seat (game), ==, seat);
      g_assert_false (can (game, "can-restart-turn"));
      while (lan_game_get_length (game) < length)
        g_assert_true (lan_game_redo (game));
    }
  g_assert_cmpuint (n_restarted, >, 0);
}

/* The computer's turn is not for a human to restart. */
static void
test_restart_computer (void)
{
  g_autoptr (LanGame) game = new_game (3, 114, NOBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 5);
  while (play_random (game, &rng))
    g_assert_false (lan_game_restart_turn (game));
}

static void
assert_blocked (LanGame *game, const char *why)
{
  guint length = lan_game_get_length (game);

  g_assert_cmpstr (lan_game_get_undo_obstacle (game), ==, why);
  g_assert_false (can (game, "can-undo"));
  g_assert_false (lan_game_undo (game));
  g_assert_cmpuint (lan_game_get_length (game), ==, length);
}

/* Two decisions of one human in a row can be taken back, nothing before them. */
static void
test_own_turn_change (void)
{
  g_autoptr (LanGame) game = new_game (3, 115, EVERYBODY_HUMAN, LAN_TAKE_BACKS_OWN_TURN);
  guint n_undone = 0;
  guint n_blocked = 0;
  LanRng rng;

  assert_blocked (game, "There is no decision to take back.");
  lan_rng_seed (&rng, 6);
  while (play_random (game, &rng))
    {
      guint length = lan_game_get_length (game);

      if (deciding_seat (game) == LAN_NO_SEAT || reveals (game, length - 1))
        continue;

      if (lan_game_get_choice (game, length - 1)->seat == deciding_seat (game))
        {
          n_undone++;
          g_assert_null (lan_game_get_undo_obstacle (game));
          g_assert_true (lan_game_undo (game));
          g_assert_cmpuint (lan_game_get_length (game), ==, length - 1);
          g_assert_true (lan_game_redo (game));
        }
      else
        {
          n_blocked++;
          assert_blocked (game, "It is another player’s turn now; only decisions of the own turn can be taken back.");
        }
    }
  g_assert_cmpuint (n_undone, >, 0);
  g_assert_cmpuint (n_blocked, >, 0);
}

/* R4.2: a vote cast is the voter's until the next human is asked; one that is revealed nobody's. */
static void
test_own_turn_vote (void)
{
  g_autoptr (LanGame) game = new_game (4, 116, 1u << 1, LAN_TAKE_BACKS_OWN_TURN);
  guint n_revealed = 0;
  guint n_secret = 0;
  LanRng rng;

  lan_rng_seed (&rng, 7);
  while (play_random (game, &rng))
    {
      guint last = lan_game_get_length (game) - 1;
      const LanChoice *choice = lan_game_get_choice (game, last);

      if (reveals (game, last))
        {
          n_revealed++;
          assert_blocked (game, "The votes have been revealed; nothing before that can be taken back.");
          g_assert_false (can (game, "can-restart-turn"));
        }
      else if (choice->kind == LAN_DECISION_VOTE && choice->seat == 1)
        {
          n_secret++;
          g_assert_true (lan_game_undo (game));
          g_assert_cmpuint (lan_game_get_decision (game).kind, ==, LAN_DECISION_VOTE);
          g_assert_true (lan_game_redo (game));
        }
    }
  g_assert_cmpuint (n_revealed, ==, LAN_ROUNDS * LAN_PROPOSALS);
  g_assert_cmpuint (n_secret, >, 0);
}

/* With several humans a vote not yet revealed is closed as soon as another human is asked. */
static void
test_own_turn_vote_passed_on (void)
{
  g_autoptr (LanGame) game = new_game (2, 117, EVERYBODY_HUMAN, LAN_TAKE_BACKS_OWN_TURN);
  LanRng rng;

  lan_rng_seed (&rng, 8);
  while (lan_game_get_decision (game).kind != LAN_DECISION_VOTE)
    play_random (game, &rng);
  play_random (game, &rng);
  g_assert_cmpuint (lan_game_get_decision (game).kind, ==, LAN_DECISION_VOTE);
  assert_blocked (game, "It is another player’s turn now; only decisions of the own turn can be taken back.");
}

/* Restarting a turn stops at the reveal: what came before it stays. */
static void
test_own_turn_restart (void)
{
  guint n_stopped = 0;

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (LanGame) game = new_game (2, seed, EVERYBODY_HUMAN, LAN_TAKE_BACKS_OWN_TURN);
      LanRng rng;

      lan_rng_seed (&rng, seed);
      while (play_random (game, &rng))
        {
          guint length = lan_game_get_length (game);

          if (length < 2 || !reveals (game, length - 2) || lan_game_get_choice (game, length - 2)->seat != deciding_seat (game)
              || lan_game_get_choice (game, length - 1)->seat != deciding_seat (game) || reveals (game, length - 1))
            continue;

          n_stopped++;
          g_assert_true (lan_game_restart_turn (game));
          g_assert_cmpuint (lan_game_get_length (game), ==, length - 1);
          g_assert_true (lan_game_redo (game));
        }
    }
  g_assert_cmpuint (n_stopped, >, 0);
}

/* Free take-backs know no barrier. */
static void
test_free (void)
{
  g_autoptr (LanGame) game = new_game (5, 118, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, 9);
  while (play_random (game, &rng))
    g_assert_null (lan_game_get_undo_obstacle (game));
  while (lan_game_undo (game))
    ;
  g_assert_cmpuint (lan_game_get_length (game), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/take-backs/undo-redo/one-human", GUINT_TO_POINTER (1u), test_undo_redo);
  g_test_add_data_func ("/take-backs/undo-redo/two-humans", GUINT_TO_POINTER (3u), test_undo_redo);
  g_test_add_data_func ("/take-backs/undo-redo/all-humans", GUINT_TO_POINTER (EVERYBODY_HUMAN), test_undo_redo);
  g_test_add_data_func ("/take-backs/undo-redo/no-human", GUINT_TO_POINTER (NOBODY_HUMAN), test_undo_redo);
  g_test_add_func ("/take-backs/undo-target", test_undo_target);
  g_test_add_func ("/take-backs/undo-without-humans", test_undo_without_humans);
  g_test_add_func ("/take-backs/new-choice-cuts-tail", test_new_choice_cuts_tail);
  g_test_add_func ("/take-backs/restart-turn", test_restart_turn);
  g_test_add_func ("/take-backs/restart-computer", test_restart_computer);
  g_test_add_func ("/take-backs/own-turn/change", test_own_turn_change);
  g_test_add_func ("/take-backs/own-turn/vote", test_own_turn_vote);
  g_test_add_func ("/take-backs/own-turn/vote-passed-on", test_own_turn_vote_passed_on);
  g_test_add_func ("/take-backs/own-turn/restart", test_own_turn_restart);
  g_test_add_func ("/take-backs/free", test_free);

  return g_test_run ();
}
