/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players and the referee, with agents made for the purpose. */

#include "lan-referee.h"
#include "random-play.h"

#include <sys/resource.h>

#define EVERYBODY_HUMAN 0x1fu

/* Far more than anything here takes, even on a busy machine. */
#define PATIENCE_SECONDS 60

/* How long the rude agent sleeps. */
#define RUDE_MILLISECONDS 150

/* Agents */

static LanChoice
choose_random (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  return random_choice (content, view, rng);
}

static LanChoice
choose_illegal (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  LanChoice choice = random_choice (content, view, rng);

  choice.item = LAN_NO_ITEM;
  choice.place = LAN_PLACE_RESERVE;
  return choice;
}

/* Neither looks whether it is still wanted nor hurries. */
static LanChoice
choose_rudely (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  g_usleep (RUDE_MILLISECONDS * 1000);
  return random_choice (content, view, rng);
}

/* How many times patient agents were told to stop; agents keep no state of their own. */
static gint n_told_to_stop;

/* Thinks until it is told to stop. */
static LanChoice
choose_patiently (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  g_assert_nonnull (poll);
  while (!poll (data, 0))
    g_usleep (1000);
  g_atomic_int_inc (&n_told_to_stop);
  return random_choice (content, view, rng);
}

/* Is half through, and waits to be told to stop. */
static LanChoice
choose_halfway (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  while (!poll (data, 0.5f))
    g_usleep (1000);
  poll (data, 0.25f); /* a thread that is behind the others */
  return random_choice (content, view, rng);
}

static const LanAgent random_agent = { "random", choose_random };
static const LanAgent illegal_agent = { "illegal", choose_illegal };
static const LanAgent rude_agent = { "rude", choose_rudely };
static const LanAgent patient_agent = { "patient", choose_patiently };
static const LanAgent halfway_agent = { "halfway", choose_halfway };

/* Waiting */

/* Does not block in the main loop: a worker thread may be what fulfils the condition. */
static void
turn_loop (void)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (200);
}

#define WAIT_UNTIL(condition)                                                            \
  G_STMT_START                                                                           \
  {                                                                                      \
    gint64 deadline = g_get_monotonic_time () + PATIENCE_SECONDS * G_TIME_SPAN_SECOND;   \
    while (!(condition))                                                                 \
      {                                                                                  \
        g_assert_cmpint (g_get_monotonic_time (), <, deadline);                          \
        turn_loop ();                                                                    \
      }                                                                                  \
  }                                                                                      \
  G_STMT_END

/* Runs the main loop for a while, to see that nothing happens. */
static void
run_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    turn_loop ();
}

static gboolean
is_over (LanGame *game)
{
  return lan_game_get_decision (game).kind == LAN_DECISION_NONE;
}

static void
count_up (guint *count)
{
  (*count)++;
}

/* One question to one player */

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

static LanChoice
any_choice (LanGame *game, guint64 seed)
{
  LanRng rng;

  lan_rng_seed (&rng, seed);
  return random_choice (lan_game_content_get_tables (lan_game_get_content (game)), lan_game_get_state (game), &rng);
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
  g_autoptr (LanPlayer) halfway = lan_computer_player_new (&halfway_agent, 1);
  g_autoptr (LanPlayer) quick = lan_computer_player_new (&random_agent, 1);
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
  g_autoptr (LanPlayer) player = lan_computer_player_new (&random_agent, 77);
  g_autoptr (LanPlayer) twin = lan_computer_player_new (&random_agent, 77);
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
  g_autoptr (LanPlayer) player = lan_computer_player_new (&illegal_agent, 1);
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
  g_autoptr (LanPlayer) player = lan_computer_player_new (&patient_agent, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint before = g_atomic_int_get (&n_told_to_stop);
  Answer answer = { 0 };

  ask (player, game, cancellable, &answer);
  run_for (20);
  g_assert_false (answer.answered);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  g_assert_finalize_object (game);

  WAIT_UNTIL (g_atomic_int_get (&n_told_to_stop) == before + 1);
}

/* One that does not listen holds nobody up. */
static void
test_computer_rude (void)
{
  g_autoptr (LanGame) game = new_game (3, 8, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanPlayer) player = lan_computer_player_new (&rude_agent, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint64 begin = g_get_monotonic_time ();
  Answer answer = { 0 };
  Answer next = { 0 };

  ask (player, game, cancellable, &answer);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, RUDE_MILLISECONDS * G_TIME_SPAN_MILLISECOND);

  ask (player, game, NULL, &next);
  WAIT_UNTIL (next.answered);
  g_assert_no_error (next.error);
}

/* The referee */

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
  LanReferee *referee = new_referee (game, &random_agent);
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
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
  guint frames = g_idle_add_full (DRAWING, draw_again, NULL, NULL);

  lan_referee_start (referee);
  WAIT_UNTIL (is_over (game));
  g_source_remove (frames);
}

static void
test_pace (void)
{
  g_autoptr (LanGame) game = new_game (3, 21, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
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
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
  guint n_failed = 0;

  lan_referee_start (referee);
  WAIT_UNTIL (lan_game_get_length (game) >= 5);
  lan_referee_set_pace (referee, PATIENCE_SECONDS * 1000);
  run_for (50);
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
  g_autoptr (LanPlayer) rude = lan_computer_player_new (&rude_agent, 1);
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
  run_for (2 * RUDE_MILLISECONDS);
  g_assert_true (lan_state_equal (lan_game_get_state (game), &after));

  g_assert_finalize_object (referee);
  g_assert_finalize_object (game);
}

/* After a change of position the player is asked anew, about the new one. */
static void
test_asked_again (void)
{
  g_autoptr (LanGame) game = new_game (3, 24, EVERYBODY_HUMAN, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanReferee) referee = new_referee (game, &rude_agent);

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
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
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
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
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
  g_autoptr (LanReferee) referee = new_referee (game, &illegal_agent);
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
  g_autoptr (LanReferee) referee = new_referee (game, &random_agent);
  guint length;

  for (guint i = 1; i < 20; i++)
    {
      lan_referee_start (referee);
      WAIT_UNTIL (lan_game_get_length (game) >= i);
      lan_referee_stop (referee);
      length = lan_game_get_length (game);
      run_for (2);
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
  run_for (20);
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
  g_test_add_data_func ("/referee/dispose/rude", &rude_agent, test_dispose);
  g_test_add_data_func ("/referee/dispose/patient", &patient_agent, test_dispose);

  return g_test_run ();
}
