/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outside programs in a seat: test-engine EXAMPLE LANCASTER-CLI BAD-ENGINE */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "lan-engine-player.h"
#include "lan-referee.h"
#include "random-play.h"

/* Far more than anything here takes, even on a busy machine. */
#define PATIENCE_SECONDS 120

/* Of those that never answer, so that the test does not wait long; and of all others. */
#define SHORT_PATIENCE 400
#define LONG_PATIENCE (PATIENCE_SECONDS * 1000)

static const char *example, *cli, *bad_engine;

static LanChoice
choose_random (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  return random_choice (content, view, rng);
}

static const LanAgent random_agent = { "random", choose_random };

/* A game at whose table the first seats are played by engines. */
typedef struct {
  LanGame *game;
  LanReferee *referee;
  char *pid_file;
  char *replaced;  /* what was said about it, or NULL */
  guint n_replaced;
  gboolean expired;
  guint alarm;
} Table;

static void
on_replaced (LanEnginePlayer *player, const char *what, Table *table)
{
  g_free (table->replaced);
  table->replaced = g_strdup (what);
  table->n_replaced++;
}

static gboolean
on_expired (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
seat_engine (Table *table, guint seat, const char *command, guint patience)
{
  g_autoptr (LanEngine) engine = lan_engine_new (command, seat);
  g_autoptr (LanPlayer) substitute = lan_computer_player_new (&random_agent, seat);
  g_autoptr (LanPlayer) player = lan_engine_player_new (table->game, engine, substitute);

  lan_engine_set_patience (engine, patience);
  g_signal_connect (player, "replaced", G_CALLBACK (on_replaced), table);
  lan_referee_set_player (table->referee, seat, player);
}

static void
sit_down (Table *table, guint players)
{
  g_autofree char *folder = g_dir_make_tmp ("lancaster-engine-XXXXXX", NULL);

  *table = (Table) { .game = new_game (players, players, 1, LAN_TAKE_BACKS_FREE) };
  table->pid_file = g_build_filename (folder, "pid", NULL);
  table->referee = lan_referee_new (table->game);
  table->alarm = g_timeout_add_seconds (PATIENCE_SECONDS, on_expired, &table->expired);
  for (guint seat = 0; seat < players; seat++)
    {
      g_autoptr (LanPlayer) player = lan_computer_player_new (&random_agent, seat);

      lan_referee_set_player (table->referee, seat, player);
    }
}

static void
stand_up (Table *table)
{
  g_autofree char *folder = g_path_get_dirname (table->pid_file);

  g_clear_object (&table->referee);
  g_clear_object (&table->game);
  g_source_remove (table->alarm);
  g_unlink (table->pid_file);
  g_rmdir (folder);
  g_free (table->pid_file);
  g_free (table->replaced);
}

static void
wait_for (Table *table, gboolean (*is_so) (Table *))
{
  while (!is_so (table))
    {
      g_assert_false (table->expired);
      g_main_context_iteration (NULL, TRUE);
    }
}

static gboolean
is_over (Table *table)
{
  return lan_game_get_decision (table->game).kind == LAN_DECISION_NONE;
}

static char *
bad_command (Table *table, const char *fault)
{
  return g_strdup_printf ("sh '%s' %s '%s'", bad_engine, fault, table->pid_file);
}

static int
read_pid (Table *table)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (table->pid_file, &text, NULL, NULL) ? atoi (text) : 0;
}

/* Not even a corpse: the program was waited for, too. */
static gboolean
is_gone (int pid)
{
  return kill (pid, 0) != 0 && errno == ESRCH;
}

static void
wait_until_gone (Table *table)
{
  int pid = read_pid (table);

  g_assert_cmpint (pid, >, 0);
  while (!is_gone (pid))
    {
      g_assert_false (table->expired);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
test_whole_game (const char *command, guint players)
{
  Table table;

  sit_down (&table, players);
  seat_engine (&table, 0, command, LONG_PATIENCE);
  seat_engine (&table, players - 1, command, LONG_PATIENCE);
  lan_referee_start (table.referee);
  wait_for (&table, is_over);
  g_assert_cmpstr (table.replaced, ==, NULL);
  stand_up (&table);
}

static void
test_example (gconstpointer players)
{
  test_whole_game (example, GPOINTER_TO_UINT (players));
}

/* It is told the game without the cards that lie face down, and must know every legal choice by itself. */
static void
test_ours (gconstpointer players)
{
  g_autofree char *command = g_strdup_printf ("'%s' engine --level random", cli);

  test_whole_game (command, GPOINTER_TO_UINT (players));
}

typedef struct {
  const char *fault;
  const char *words;    /* in what is said about it */
  guint patience;
} Fault;

static const Fault faults[] = {
  { "slow", "no answer within 1 second", SHORT_PATIENCE },
  { "mute", "no answer within 1 second", SHORT_PATIENCE },
  { "half-answer", "no answer within 1 second", SHORT_PATIENCE },
  { "deaf", "no answer within 1 second", SHORT_PATIENCE },
  { "garbage", "“I would rather not say", LONG_PATIENCE },
  { "bytes", "not understood", LONG_PATIENCE },
  { "other-id", "999999", LONG_PATIENCE },
  { "endless-line", "262144", LONG_PATIENCE },
  { "endless-answer", "262144", LONG_PATIENCE },
  { "dying", "has ended", LONG_PATIENCE },
  { "killed", "has ended", LONG_PATIENCE },
  { "illegal", "not allowed", LONG_PATIENCE },
  { "foolish", "chapel, please", LONG_PATIENCE },
  { "empty", "not allowed", LONG_PATIENCE },
  { "refusing", "no idea", LONG_PATIENCE },
};

/* It is named, another one takes its seat, and the game goes on to its end. */
static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autofree char *command = NULL;
  Table table;

  sit_down (&table, 3);
  command = bad_command (&table, fault->fault);
  seat_engine (&table, 0, command, fault->patience);
  lan_referee_start (table.referee);
  wait_for (&table, is_over);
  g_assert_cmpuint (table.n_replaced, ==, 1);
  g_test_message ("%s", table.replaced);
  g_assert_nonnull (strstr (table.replaced, command));
  g_assert_nonnull (strstr (table.replaced, fault->words));
  g_assert_cmpuint (strlen (table.replaced), <, 1000);
  wait_until_gone (&table);
  stand_up (&table);
}

static void
test_no_program (void)
{
  static const char *const commands[] = { "/no/such/program", "'", "", "/" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      Table table;

      sit_down (&table, 2);
      seat_engine (&table, 0, commands[i], LONG_PATIENCE);
      lan_referee_start (table.referee);
      wait_for (&table, is_over);
      g_assert_cmpuint (table.n_replaced, ==, 1);
      g_assert_nonnull (strstr (table.replaced, "cannot be started"));
      stand_up (&table);
    }
}

static gboolean
has_made_twenty (Table *table)
{
  return lan_game_get_length (table->game) >= 20;
}

/* What was taken back is told anew. */
static void
test_take_backs (void)
{
  g_autofree char *command = g_strdup_printf ("'%s' engine --level random", cli);
  Table table;

  sit_down (&table, 3);
  seat_engine (&table, 0, command, LONG_PATIENCE);
  for (guint i = 0; i < 5; i++)
    {
      lan_referee_start (table.referee);
      wait_for (&table, has_made_twenty);
      lan_referee_stop (table.referee);
      for (guint n = 0; n <= i; n++)
        g_assert_true (lan_game_undo (table.game));
    }
  lan_referee_start (table.referee);
  wait_for (&table, is_over);
  g_assert_cmpstr (table.replaced, ==, NULL);
  stand_up (&table);
}

static gboolean
is_thinking (Table *table)
{
  return read_pid (table) > 0 && lan_referee_get_thinking_seat (table->referee) == 0;
}

static gboolean
thinks_no_more (Table *table)
{
  return lan_referee_get_thinking_seat (table->referee) != 0 || lan_game_get_length (table->game) > 0;
}

/* It would think for ten minutes; told to stop, it answers the next question soon. */
static void
test_stop (void)
{
  g_autofree char *command = NULL;
  Table table;
  gint64 start = g_get_monotonic_time ();

  sit_down (&table, 2);
  command = g_strdup_printf ("sh -c 'echo $$ > \"%s\"; exec \"%s\" engine --level page:iterations=0:milliseconds=600000'", table.pid_file, cli);
  seat_engine (&table, 0, command, LONG_PATIENCE);
  lan_referee_start (table.referee);
  if (lan_game_get_decision (table.game).seat != 0)
    while (lan_game_get_decision (table.game).seat != 0)
      g_main_context_iteration (NULL, TRUE);
  wait_for (&table, is_thinking);
  for (guint i = 0; i < 5; i++)
    {
      lan_referee_stop (table.referee);
      g_assert_true (thinks_no_more (&table));
      lan_referee_start (table.referee);
      wait_for (&table, is_thinking);
    }
  g_assert_cmpstr (table.replaced, ==, NULL);
  g_assert_cmpint (g_get_monotonic_time () - start, <, PATIENCE_SECONDS * G_TIME_SPAN_SECOND);
  g_clear_object (&table.referee);
  wait_until_gone (&table);
  stand_up (&table);
}

/* The program ends with the game: whether it thinks, waits, or does not care that its input has ended. */
static void
test_end (gconstpointer fault)
{
  g_autofree char *command = NULL;
  Table table;

  sit_down (&table, 2);
  command = bad_command (&table, fault);
  seat_engine (&table, 0, command, LONG_PATIENCE);
  lan_referee_start (table.referee);
  while (lan_game_get_decision (table.game).seat != 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for (&table, is_thinking);
  g_clear_object (&table.referee);
  wait_until_gone (&table);
  g_assert_cmpstr (table.replaced, ==, NULL);
  stand_up (&table);
}

static void
add (const char *path, guint players, GTestDataFunc test)
{
  g_autofree char *name = g_strdup_printf ("%s/%u", path, players);

  g_test_add_data_func (name, GUINT_TO_POINTER (players), test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 4);
  example = argv[1];
  cli = argv[2];
  bad_engine = argv[3];
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      add ("/engine/example", players, test_example);
      add ("/engine/ours", players, test_ours);
    }
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *name = g_strconcat ("/engine/fault/", faults[i].fault, NULL);

      g_test_add_data_func (name, &faults[i], test_fault);
    }
  g_test_add_func ("/engine/no-program", test_no_program);
  g_test_add_func ("/engine/take-backs", test_take_backs);
  g_test_add_func ("/engine/stop", test_stop);
  g_test_add_data_func ("/engine/end/slow", "slow", test_end);
  g_test_add_data_func ("/engine/end/stubborn", "stubborn", test_end);
  return g_test_run ();
}
