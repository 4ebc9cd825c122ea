/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player and a question, with agents made for the purpose. */

#include "lan-player.h"
#include "lan-test-agents.h"
#include "lan-test-wait.h"
#include "random-play.h"

#include <sys/resource.h>

typedef struct {
  gboolean answered;
  gboolean decided;
  LanChoice choice;
  GError *error;
} Answer;

static void
on_answer (GObject *player, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  g_assert_false (answer->answered);
  answer->answered = TRUE;
  answer->decided = lan_player_decide_finish (LAN_PLAYER (player), result, &answer->choice, &answer->error);
  g_assert_true (answer->decided == (answer->error == NULL));
}

static void
ask (LanPlayer *player, LanGame *game, GCancellable *cancellable, Answer *answer)
{
  lan_player_decide_async (player, lan_game_get_content (game), lan_game_get_state (game), cancellable, on_answer, answer);
}

static void
assert_legal (LanGame *game, const LanChoice *choice)
{
  const LanContent *tables = lan_game_content_get_tables (lan_game_get_content (game));

  g_assert_cmpuint (lan_decision_check (tables, lan_game_get_state (game), choice), ==, LAN_RULE_OK);
}

static void
test_script (void)
{
  g_autoptr (LanGame) game = new_game (3, 1, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanChoice choices[2] = { any_choice (game, 1), lan_choice_blank (LAN_DECISION_RANSOM, 0) };
  g_autoptr (LanPlayer) player = lan_script_player_new (choices, 2);
  Answer first = { 0 };
  Answer illegal = { 0 };
  Answer exhausted = { 0 };

  ask (player, game, NULL, &first);
  WAIT_UNTIL (first.answered);
  g_assert_no_error (first.error);
  g_assert_true (lan_choice_equal (&first.choice, &choices[0]));

  ask (player, game, NULL, &illegal);
  WAIT_UNTIL (illegal.answered);
  g_assert_error (illegal.error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_clear_error (&illegal.error);

  ask (player, game, NULL, &exhausted);
  WAIT_UNTIL (exhausted.answered);
  g_assert_error (exhausted.error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&exhausted.error);
}

/* How far a player is: of a human and a script nobody knows, of an agent what it says; a new question begins anew. */
static void
test_done (void)
{
  g_autoptr (LanGame) game = new_game (3, 2, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) human = lan_human_player_new ();
  g_autoptr (LanPlayer) halfway = lan_computer_player_new (&lan_test_halfway_agent, 1);
  g_autoptr (LanPlayer) quick = lan_computer_player_new (&lan_test_random_agent, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 }, last = { 0 };

  g_assert_cmpfloat (lan_player_get_done (human), ==, LAN_PLAYER_DONE_UNKNOWN);
  g_assert_cmpfloat (lan_player_get_done (halfway), ==, 0);
  ask (halfway, game, cancellable, &answer);
  WAIT_UNTIL (lan_player_get_done (halfway) > 0);
  g_assert_cmpfloat (lan_player_get_done (halfway), ==, 0.5);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.answered);
  g_clear_error (&answer.error);
  WAIT_UNTIL (lan_player_get_done (halfway) > 0.5);
  g_assert_cmpfloat (lan_player_get_done (halfway), ==, 1);

  ask (quick, game, NULL, &last);
  WAIT_UNTIL (last.answered);
  g_assert_cmpfloat (lan_player_get_done (quick), ==, 1);
}

static void
test_human (void)
{
  g_autoptr (LanGame) game = new_game (3, 2, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_human_player_new ();
  LanHumanPlayer *human = LAN_HUMAN_PLAYER (player);
  LanChoice good = any_choice (game, 1);
  LanChoice bad = lan_choice_blank (LAN_DECISION_RANSOM, 0);
  Answer answer = { 0 };
  LanRule rule = LAN_RULE_OK;
  guint n_asked = 0;

  g_signal_connect_swapped (player, "asked", G_CALLBACK (count_up), &n_asked);
  g_assert_false (lan_human_player_is_asked (human));
  g_assert_false (lan_human_player_answer (human, &good, &rule));
  g_assert_cmpuint (rule, ==, LAN_RULE_OK);

  ask (player, game, NULL, &answer);
  g_assert_cmpuint (n_asked, ==, 1);
  g_assert_true (lan_human_player_is_asked (human));

  g_assert_false (lan_human_player_answer (human, &bad, &rule));
  g_assert_cmpuint (rule, !=, LAN_RULE_OK);
  g_assert_true (lan_human_player_is_asked (human));
  g_assert_false (answer.answered);

  g_assert_true (lan_human_player_answer (human, &good, &rule));
  g_assert_cmpuint (rule, ==, LAN_RULE_OK);
  g_assert_false (lan_human_player_answer (human, &good, NULL));
  WAIT_UNTIL (answer.answered);
  g_assert_no_error (answer.error);
  g_assert_true (lan_choice_equal (&answer.choice, &good));
}

/* Cancelled, the question is closed at once, not only when the main loop gets to it. */
static void
test_human_cancelled (void)
{
  g_autoptr (LanGame) game = new_game (3, 3, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_human_player_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LanChoice good = any_choice (game, 1);
  Answer answer = { 0 };
  Answer next = { 0 };

  ask (player, game, cancellable, &answer);
  g_cancellable_cancel (cancellable);
  g_assert_false (lan_human_player_is_asked (LAN_HUMAN_PLAYER (player)));
  g_assert_false (lan_human_player_answer (LAN_HUMAN_PLAYER (player), &good, NULL));
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);

  ask (player, game, NULL, &next);
  g_assert_true (lan_human_player_answer (LAN_HUMAN_PLAYER (player), &good, NULL));
  WAIT_UNTIL (next.answered);
  g_assert_no_error (next.error);
}

static void
test_one_question (void)
{
  g_autoptr (LanGame) game = new_game (3, 4, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_human_player_new ();
  LanChoice good = any_choice (game, 1);
  Answer first = { 0 };
  Answer second = { 0 };

  ask (player, game, NULL, &first);
  ask (player, game, NULL, &second);
  WAIT_UNTIL (second.answered);
  g_assert_error (second.error, G_IO_ERROR, G_IO_ERROR_PENDING);
  g_clear_error (&second.error);
  g_assert_false (first.answered);
  g_assert_true (lan_human_player_answer (LAN_HUMAN_PLAYER (player), &good, NULL));
  WAIT_UNTIL (first.answered);
  g_assert_no_error (first.error);
}

/* The same seed decides the same; what is decided is legal. */
static void
test_computer (void)
{
  g_autoptr (LanGame) game = new_game (4, 5, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&lan_test_random_agent, 77);
  g_autoptr (LanPlayer) twin = lan_computer_player_new (&lan_test_random_agent, 77);
  LanRng rng;

  lan_rng_seed (&rng, 1);
  for (guint i = 0; i < 40; i++)
    {
      Answer answer = { 0 };
      Answer same = { 0 };

      ask (player, game, NULL, &answer);
      ask (twin, game, NULL, &same);
      WAIT_UNTIL (answer.answered && same.answered);
      g_assert_no_error (answer.error);
      g_assert_no_error (same.error);
      assert_legal (game, &answer.choice);
      g_assert_true (lan_choice_equal (&answer.choice, &same.choice));
      play_random (game, &rng);
    }
}

static void
test_computer_illegal (void)
{
  g_autoptr (LanGame) game = new_game (3, 6, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&lan_test_illegal_agent, 1);
  Answer answer = { 0 };

  ask (player, game, NULL, &answer);
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_clear_error (&answer.error);
}

#ifdef __linux__
static gint seen_nice;

static LanChoice
choose_seeing_nice (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  g_atomic_int_set (&seen_nice, getpriority (PRIO_PROCESS, 0));
  return random_choice (content, view, rng);
}

static const LanAgent seeing_agent = { .name = "seeing", .choose = choose_seeing_nice };

static void
look_at_pool (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_int (task, getpriority (PRIO_PROCESS, 0));
}

static void
on_pool_seen (GObject *source, GAsyncResult *result, gpointer data)
{
  *(int *) data = (int) g_task_propagate_int (G_TASK (result), NULL);
}

/* Whoever thinks gives way to the thread that draws; threads that serve others, too, stay as they were. */
static void
test_computer_gives_way (void)
{
  g_autoptr (LanGame) game = new_game (3, 7, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&seeing_agent, 1);
  int own = getpriority (PRIO_PROCESS, 0);
  Answer answer = { 0 };

  ask (player, game, NULL, &answer);
  WAIT_UNTIL (answer.answered);
  g_assert_no_error (answer.error);
  g_assert_cmpint (g_atomic_int_get (&seen_nice), >, MIN (own, 18));
  g_assert_cmpint (getpriority (PRIO_PROCESS, 0), ==, own);
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (GTask) task = NULL;
      int seen = -100;

      task = g_task_new (NULL, NULL, on_pool_seen, &seen);
      g_task_run_in_thread (task, look_at_pool);
      WAIT_UNTIL (seen != -100);
      g_assert_cmpint (seen, ==, own);
    }
}
#endif

/* An agent hears that it is not wanted any more. */
static void
test_computer_polled (void)
{
  LanGame *game = new_game (3, 7, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&lan_test_patient_agent, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint before = lan_test_agents_told_to_stop ();
  Answer answer = { 0 };

  ask (player, game, cancellable, &answer);
  let_pass (20 * G_TIME_SPAN_MILLISECOND);
  g_assert_false (answer.answered);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  g_assert_finalize_object (game);

  WAIT_UNTIL (lan_test_agents_told_to_stop () == before + 1);
}

/* One that does not listen holds nobody up. */
static void
test_computer_rude (void)
{
  g_autoptr (LanGame) game = new_game (3, 8, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&lan_test_rude_agent, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint64 begin = g_get_monotonic_time ();
  Answer answer = { 0 };
  Answer next = { 0 };

  ask (player, game, cancellable, &answer);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, LAN_TEST_RUDE_MILLISECONDS * G_TIME_SPAN_MILLISECOND);

  ask (player, game, NULL, &next);
  WAIT_UNTIL (next.answered);
  g_assert_no_error (next.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/players/done", test_done);
  g_test_add_func ("/players/script", test_script);
  g_test_add_func ("/players/human", test_human);
  g_test_add_func ("/players/human-cancelled", test_human_cancelled);
  g_test_add_func ("/players/one-question", test_one_question);
  g_test_add_func ("/players/computer", test_computer);
  g_test_add_func ("/players/computer-illegal", test_computer_illegal);
#ifdef __linux__
  g_test_add_func ("/players/computer-gives-way", test_computer_gives_way);
#endif
  g_test_add_func ("/players/computer-polled", test_computer_polled);
  g_test_add_func ("/players/computer-rude", test_computer_rude);

  return g_test_run ();
}
