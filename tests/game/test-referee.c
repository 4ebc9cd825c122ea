/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The referee: who is asked, when, and what becomes of late answers. */

#include "lan-referee.h"
#include "lan-test-agents.h"
#include "lan-test-wait.h"
#include "random-play.h"

static gboolean
is_over (LanGame *game)
{
  return lan_game_get_decision (game).kind == LAN_DECISION_NONE;
}

static LanReferee *
new_referee (LanGame *game, const LanAgent *agent)
{
  LanReferee *referee = lan_referee_new (game);

  for (guint seat = 0; seat < lan_game_get_setup (game)->chance.players; seat++)
    {
      g_autoptr (LanPlayer) player = agent != NULL ? lan_computer_player_new (agent, seat) : lan_human_player_new ();

      lan_referee_set_player (referee, seat, player);
      g_assert_true (lan_referee_get_player (referee, seat) == player);
    }

  return referee;
}

static void
on_event_check_depth (LanGame *game)
{
  g_assert_cmpint (g_main_depth (), <=, 1);
}

/* Nobody else plays here: what the referee says of who thinks is who decides. */
static void
on_thinking (LanReferee *referee, GParamSpec *pspec, LanGame *game)
{
  guint seat = lan_referee_get_thinking_seat (referee);

  if (seat != LAN_NO_SEAT)
    g_assert_cmpuint (seat, ==, lan_game_get_decision (game).seat);
}

/* R4.2: votes are asked for in player order. */
static void
assert_votes_in_order (LanGame *game)
{
  guint n_voted = 0;

  for (guint n = 0; n < lan_game_get_length (game); n++)
    {
      const LanChoice *choice = lan_game_get_choice (game, n);
      const LanState *before = lan_game_peek_state (game, n);

      if (choice->kind != LAN_DECISION_VOTE)
        continue;
      g_assert_cmpuint (choice->seat, ==, lan_state_seat_at (before, n_voted % before->players));
      n_voted++;
    }
  g_assert_cmpuint (n_voted, ==, LAN_ROUNDS * LAN_PROPOSALS * lan_game_get_state (game)->players);
}

static void
test_whole_game (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data);
  LanGame *game = new_game (players, players, 0, LAN_TAKE_BACKS_FREE);
  LanReferee *referee = new_referee (game, &lan_test_random_agent);
  g_autoptr (LanRecord) record = NULL;
  LanState replayed;
  guint n_finished = 0;

  g_signal_connect_swapped (game, "finished", G_CALLBACK (count_up), &n_finished);
  g_signal_connect (game, "event", G_CALLBACK (on_event_check_depth), NULL);
  g_signal_connect (referee, "notify::thinking-seat", G_CALLBACK (on_thinking), game);

  lan_referee_start (referee);
  WAIT_UNTIL (is_over (game));
  g_assert_cmpuint (n_finished, ==, 1);
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, LAN_NO_SEAT);
  assert_votes_in_order (game);

  record = lan_game_to_record (game);
  g_assert_true (lan_record_replay (record, record->choices->len, &replayed, NULL, NULL));
  g_assert_true (lan_state_equal (&replayed, lan_game_get_state (game)));

  g_assert_finalize_object (referee);
  g_assert_finalize_object (game);
}

/* Votes the agent could see in the views of the vote under way that were not its own business. */
static gint n_seen_votes;

/* R8.1: votes no marker itself and notes who seems to have put markers in. */
static LanChoice
choose_peeping (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  LanDecision decision = lan_decision_next (content, view);
  LanChoice choice = random_choice (content, view, rng);

  if (decision.kind == LAN_DECISION_VOTE)
    {
      choice.answer = LAN_YES;
      choice.amount = 0;
      for (unsigned seat = 0; seat < view->players; seat++)
        if (seat != decision.seat && (view->markers[seat] != 0 || view->votes[seat] == 1 + LAN_NO))
          g_atomic_int_inc (&n_seen_votes);
    }

  return choice;
}

static const LanAgent peeping_agent = { "peeping", choose_peeping };

/* Everybody says yes without a marker; who looks at a view sees other votes made up. */
static void
test_views (void)
{
  g_autoptr (LanGame) game = new_game (5, 20, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &peeping_agent);

  g_atomic_int_set (&n_seen_votes, 0);
  lan_referee_start (referee);
  WAIT_UNTIL (is_over (game));
  g_assert_cmpint (g_atomic_int_get (&n_seen_votes), >, 0);
}

/* As GTK draws: behind input and layout, before what has time. */
#define DRAWING (G_PRIORITY_HIGH_IDLE + 20)

static gboolean
draw_again (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* A window with a wheel that turns, on a machine that is always late with its frames. */
static void
test_always_drawing (void)
{
  g_autoptr (LanGame) game = new_game (3, 23, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  guint frames = g_idle_add_full (DRAWING, draw_again, NULL, NULL);

  lan_referee_start (referee);
  WAIT_UNTIL (is_over (game));
  g_source_remove (frames);
}

static void
test_pace (void)
{
  g_autoptr (LanGame) game = new_game (3, 21, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  gint64 begin = g_get_monotonic_time ();

  lan_referee_set_pace (referee, 40);
  lan_referee_start (referee);
  WAIT_UNTIL (lan_game_get_length (game) >= 5);
  /* The first answer need not wait: the position is old. */
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 4 * 40 * G_TIME_SPAN_MILLISECOND);

  lan_referee_set_pace (referee, 0);
  WAIT_UNTIL (is_over (game));
}

/* An answer that waits for its time is dropped when the position changes. */
static void
test_pace_undo (void)
{
  g_autoptr (LanGame) game = new_game (3, 22, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  guint n_failed = 0;

  lan_referee_start (referee);
  WAIT_UNTIL (lan_game_get_length (game) >= 5);
  lan_referee_set_pace (referee, LAN_TEST_PATIENCE_SECONDS * 1000);
  let_pass (50 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), !=, LAN_NO_SEAT);
  g_assert_true (lan_game_undo (game));
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, LAN_NO_SEAT);

  g_signal_connect_swapped (referee, "failed", G_CALLBACK (count_up), &n_failed);
  lan_referee_set_pace (referee, 0);
  WAIT_UNTIL (n_failed > 0 || is_over (game));
  g_assert_cmpuint (n_failed, ==, 0);
}

typedef enum { CHANGE_UNDO, CHANGE_PLAY, CHANGE_BEGIN, CHANGE_STOP, CHANGE_PLAYER, N_CHANGES } Change;

static void
make_change (LanGame *game, LanReferee *referee, Change change)
{
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_game_get_setup (game));
  g_autoptr (LanPlayer) human = lan_human_player_new ();
  LanChoice choice = any_choice (game, 9);

  switch (change)
    {
    case CHANGE_UNDO:
      g_assert_true (lan_game_undo (game));
      break;
    case CHANGE_PLAY:
      g_assert_true (lan_game_play (game, &choice, NULL));
      break;
    case CHANGE_BEGIN:
      g_assert_true (lan_game_begin (game, setup, NULL));
      break;
    case CHANGE_STOP:
      lan_referee_stop (referee);
      break;
    case CHANGE_PLAYER:
    case N_CHANGES:
    default:
      lan_referee_set_player (referee, lan_game_get_decision (game).seat, human);
      break;
    }
}

/* A slow agent's answer to a position that is no more is not played, whatever became of the position. */
static void
test_late_answer (gconstpointer data)
{
  Change change = GPOINTER_TO_UINT (data);
  LanGame *game = new_game (3, 23, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanReferee *referee = lan_referee_new (game);
  g_autoptr (LanPlayer) rude = lan_computer_player_new (&lan_test_rude_agent, 1);
  LanState after;
  LanRng rng;

  lan_rng_seed (&rng, 1);
  for (guint i = 0; i < 6; i++)
    play_random (game, &rng);
  lan_referee_set_player (referee, lan_game_get_decision (game).seat, rude);
  lan_referee_start (referee);
  WAIT_UNTIL (lan_referee_get_thinking_seat (referee) != LAN_NO_SEAT);

  make_change (game, referee, change);
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, LAN_NO_SEAT);
  after = *lan_game_get_state (game);
  lan_referee_set_player (referee, lan_game_get_decision (game).seat, NULL);
  let_pass (2 * LAN_TEST_RUDE_MILLISECONDS * G_TIME_SPAN_MILLISECOND);
  g_assert_true (lan_state_equal (lan_game_get_state (game), &after));

  g_assert_finalize_object (referee);
  g_assert_finalize_object (game);
}

/* After a change of position the player is asked anew, about the new one. */
static void
test_asked_again (void)
{
  g_autoptr (LanGame) game = new_game (3, 24, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_rude_agent);

  lan_referee_start (referee);
  WAIT_UNTIL (lan_game_get_length (game) == 2);
  WAIT_UNTIL (lan_referee_get_thinking_seat (referee) != LAN_NO_SEAT);
  g_assert_true (lan_game_undo (game));
  g_assert_cmpuint (lan_game_get_length (game), ==, 1);
  WAIT_UNTIL (lan_game_get_length (game) == 3);
  lan_referee_stop (referee);
}

static void
test_human_seat (void)
{
  g_autoptr (LanGame) game = new_game (2, 25, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  g_autoptr (LanPlayer) human = lan_human_player_new ();
  guint n_answers = 0;

  lan_referee_set_player (referee, 0, human);
  lan_referee_start (referee);
  while (TRUE)
    {
      LanChoice choice;

      WAIT_UNTIL (is_over (game) || lan_human_player_is_asked (LAN_HUMAN_PLAYER (human)));
      if (is_over (game))
        break;
      g_assert_cmpuint (lan_game_get_decision (game).seat, ==, 0);
      g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, LAN_NO_SEAT);
      choice = any_choice (game, n_answers++);
      g_assert_true (lan_human_player_answer (LAN_HUMAN_PLAYER (human), &choice, NULL));
    }
  g_assert_cmpuint (n_answers, >, LAN_ROUNDS * LAN_PROPOSALS);
}

/* Undo while a human is asked closes the question; the human of the earlier position is asked. */
static void
test_human_undo (void)
{
  g_autoptr (LanGame) game = new_game (3, 26, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, NULL);
  LanChoice choice = any_choice (game, 1);
  LanHumanPlayer *first = LAN_HUMAN_PLAYER (lan_referee_get_player (referee, lan_game_get_decision (game).seat));
  LanHumanPlayer *second;

  lan_referee_start (referee);
  WAIT_UNTIL (lan_human_player_is_asked (first));
  g_assert_true (lan_human_player_answer (first, &choice, NULL));
  WAIT_UNTIL (lan_game_get_length (game) == 1);
  second = LAN_HUMAN_PLAYER (lan_referee_get_player (referee, lan_game_get_decision (game).seat));
  WAIT_UNTIL (lan_human_player_is_asked (second));

  g_assert_true (lan_game_undo (game));
  g_assert_false (lan_human_player_is_asked (second));
  WAIT_UNTIL (lan_human_player_is_asked (first));
}

/* A seat without a player waits for lan_game_play(). */
static void
test_empty_seat (void)
{
  g_autoptr (LanGame) game = new_game (3, 27, 1, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  LanRng rng;

  lan_rng_seed (&rng, 1);
  lan_referee_set_player (referee, 0, NULL);
  lan_referee_start (referee);
  while (!is_over (game))
    {
      WAIT_UNTIL (is_over (game) || lan_game_get_decision (game).seat == 0);
      play_random (game, &rng);
    }
}

static void
on_failed (LanReferee *referee, const GError *error, GError **copy)
{
  *copy = g_error_copy (error);
}

static void
test_failed (void)
{
  g_autoptr (LanGame) game = new_game (3, 28, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_illegal_agent);
  g_autoptr (GError) error = NULL;
  gboolean running;

  g_signal_connect (referee, "failed", G_CALLBACK (on_failed), &error);
  lan_referee_start (referee);
  WAIT_UNTIL (error != NULL);
  g_assert_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL);
  g_object_get (referee, "running", &running, NULL);
  g_assert_false (running);
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, LAN_NO_SEAT);
  g_assert_cmpuint (lan_game_get_length (game), ==, 0);
}

/* Started and stopped at will, a game still comes to its end. */
static void
test_start_stop (void)
{
  g_autoptr (LanGame) game = new_game (3, 29, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &lan_test_random_agent);
  guint length;

  for (guint i = 1; i < 20; i++)
    {
      lan_referee_start (referee);
      WAIT_UNTIL (lan_game_get_length (game) >= i);
      lan_referee_stop (referee);
      length = lan_game_get_length (game);
      let_pass (2 * G_TIME_SPAN_MILLISECOND);
      g_assert_cmpuint (lan_game_get_length (game), ==, length);
    }
  lan_referee_start (referee);
  WAIT_UNTIL (is_over (game));
}

static gboolean
is_gone (GWeakRef *object)
{
  g_autoptr (GObject) alive = g_weak_ref_get (object);

  return alive == NULL;
}

/* Everything may go while a question is open, and nothing is left behind. */
static void
test_dispose (gconstpointer agent)
{
  LanGame *game = new_game (3, 30, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  LanReferee *referee = new_referee (game, agent);
  guint seat = lan_game_get_decision (game).seat;
  GWeakRef player;

  g_weak_ref_init (&player, lan_referee_get_player (referee, seat));
  lan_referee_start (referee);
  let_pass (20 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (lan_referee_get_thinking_seat (referee), ==, agent != NULL ? seat : LAN_NO_SEAT);
  g_assert_finalize_object (referee);
  g_assert_finalize_object (game);

  /* The player lives on until its question is closed and its worker through. */
  WAIT_UNTIL (is_gone (&player));
  g_weak_ref_clear (&player);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/referee/whole-game/2", GUINT_TO_POINTER (2), test_whole_game);
  g_test_add_data_func ("/referee/whole-game/3", GUINT_TO_POINTER (3), test_whole_game);
  g_test_add_data_func ("/referee/whole-game/4", GUINT_TO_POINTER (4), test_whole_game);
  g_test_add_data_func ("/referee/whole-game/5", GUINT_TO_POINTER (5), test_whole_game);
  g_test_add_func ("/referee/views", test_views);
  g_test_add_func ("/referee/always-drawing", test_always_drawing);
  g_test_add_func ("/referee/pace", test_pace);
  g_test_add_func ("/referee/pace-undo", test_pace_undo);
  g_test_add_data_func ("/referee/late-answer/undo", GUINT_TO_POINTER (CHANGE_UNDO), test_late_answer);
  g_test_add_data_func ("/referee/late-answer/play", GUINT_TO_POINTER (CHANGE_PLAY), test_late_answer);
  g_test_add_data_func ("/referee/late-answer/begin", GUINT_TO_POINTER (CHANGE_BEGIN), test_late_answer);
  g_test_add_data_func ("/referee/late-answer/stop", GUINT_TO_POINTER (CHANGE_STOP), test_late_answer);
  g_test_add_data_func ("/referee/late-answer/player", GUINT_TO_POINTER (CHANGE_PLAYER), test_late_answer);
  g_test_add_func ("/referee/asked-again", test_asked_again);
  g_test_add_func ("/referee/human-seat", test_human_seat);
  g_test_add_func ("/referee/human-undo", test_human_undo);
  g_test_add_func ("/referee/empty-seat", test_empty_seat);
  g_test_add_func ("/referee/failed", test_failed);
  g_test_add_func ("/referee/start-stop", test_start_stop);
  g_test_add_data_func ("/referee/dispose/human", NULL, test_dispose);
  g_test_add_data_func ("/referee/dispose/rude", &lan_test_rude_agent, test_dispose);
  g_test_add_data_func ("/referee/dispose/patient", &lan_test_patient_agent, test_dispose);

  return g_test_run ();
}
