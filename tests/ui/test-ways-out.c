/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * However the program ends, nothing is lost that was decided: every orderly way out waits for the last decision,
 * and a program that is killed has lost at most what was being written. The program is this one, started again:
 *
 *   test-ways-out --leave WAY   decides in a burst that no disk keeps up with, and leaves at once
 *   test-ways-out --play        plays by clicks until it is killed
 */

#include "lan-config.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lan-application.h"
#include "lan-content-loader.h"
#include "lan-start-page.h"
#include "lan-test-folder.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-session-manager.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

/* The way out that needs a session manager, and what the program says when it may come. */
#define SESSION "session"
#define READY "The burst is over."

#define BURST 40
#define SLOW_DISK_MS 100
#define KILLS 3
#define MANY_KILLS 20
#define LONGEST_LIFE_MS 1500

/* How long a disk takes for an fsync, in microseconds; see meson.build for how this comes between. */
static gulong disk_delay;

int __real_fsync (int fd);
int __wrap_fsync (int fd);

int
__wrap_fsync (int fd)
{
  g_usleep (disk_delay);
  return __real_fsync (fd);
}

/* The only window of the program, once its game has begun; NULL before. */
static LanWindow *
find_window (GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  return window != NULL && lan_game_is_open (lan_ui_get_game (LAN_WINDOW (window))) ? LAN_WINDOW (window) : NULL;
}

/* Decides so often, always the last thing that is possible. */
static void
decide (LanGame *game)
{
  const LanContent *tables = lan_game_content_get_tables (lan_game_get_content (game));
  LanSpan spans[LAN_MAX_SPANS];

  for (guint i = 0; i < BURST; i++)
    {
      unsigned n = lan_decision_spans (tables, lan_game_get_state (game), spans);
      LanChoice choice = lan_spans_nth (spans, (uint32_t) lan_spans_count (spans, n) - 1);

      g_assert_true (lan_game_play (game, &choice, NULL));
    }
}

static void
leave_by_closing (GtkApplication *application)
{
  gtk_window_close (GTK_WINDOW (find_window (application)));
}

static void
leave_by_quitting (GtkApplication *application)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, "app.quit");

  g_assert_true (g_strv_contains ((const char *const *) keys, "<Control>q"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

static void
leave_by_sigterm (GtkApplication *application)
{
  raise (SIGTERM);
}

static void
leave_by_sigint (GtkApplication *application)
{
  raise (SIGINT);
}

/* The terminal that it was started from is closed. */
static void
leave_by_sighup (GtkApplication *application)
{
  raise (SIGHUP);
}

/* What a session manager says before it ends everything, which it may then do in any way. */
static void
leave_by_log_out (GtkApplication *application)
{
  g_signal_emit_by_name (application, "query-end");
  raise (SIGKILL);
}

/* It goes on until the session manager says that it must not; the parent hears that the burst is over. */
static void
leave_to_the_session (GtkApplication *application)
{
  if (write (STDOUT_FILENO, READY "\n", strlen (READY "\n")) < 0)
    _exit (1);
}

static const struct {
  const char *name;
  void (*leave) (GtkApplication *application);
  gboolean orderly;
} ways[] = {
  { "close", leave_by_closing, TRUE },
  { "quit", leave_by_quitting, TRUE },
  { "sigterm", leave_by_sigterm, TRUE },
  { "sigint", leave_by_sigint, TRUE },
  { "sighup", leave_by_sighup, TRUE },
  { "log-out", leave_by_log_out, FALSE },
  { SESSION, leave_to_the_session, TRUE },
};

static gboolean
on_idle (gpointer way)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  LanWindow *window = find_window (application);

  if (window == NULL)
    return G_SOURCE_CONTINUE;
  decide (lan_ui_get_game (window));
  ways[GPOINTER_TO_UINT (way)].leave (application);
  return G_SOURCE_REMOVE;
}

static int
run_leaving (const char *way)
{
  char *arguments[] = { (char *) "lancaster", (char *) "--new-game=players:4,humans:4,seed:3", NULL };
  g_autoptr (LanApplication) application = lan_application_new ();

  disk_delay = SLOW_DISK_MS * 1000;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].name, way))
      g_timeout_add (10, on_idle, GUINT_TO_POINTER (i));
  return g_application_run (G_APPLICATION (application), 2, arguments);
}

/* Tells the parent of a decision 'm'ade or 's'aved, with the position it led to. */
static void
tell (char what, guint decisions, guint64 hash)
{
  g_autofree char *line = g_strdup_printf ("%c %u %" G_GUINT64_FORMAT "\n", what, decisions, hash);

  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

static void
tell_made (LanGame *game)
{
  tell ('m', lan_game_get_length (game), lan_state_hash (lan_game_get_state (game)));
}

static gboolean
on_made (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  tell_made (g_value_get_object (&values[0]));
  return TRUE;
}

static void
on_saved (GListModel *library)
{
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (library, 0);

  if (saved != NULL && lan_saved_game_get_summary (saved) != NULL)
    tell ('s', lan_saved_game_get_summary (saved)->decisions, 0);
}

/* Until it is killed, or the game is over. */
static int
run_playing (int argc, char **argv)
{
  g_autoptr (LanUiPlayer) player = NULL;
  LanWindow *window;

  lan_ui_init (&argc, &argv);
  window = lan_ui_begin_game ("players:3,humans:2,seed:9");
  tell_made (lan_ui_get_game (window));
  /* A hook comes before all handlers, that of the autosave as well. */
  g_signal_add_emission_hook (g_signal_lookup ("decision-changed", LAN_TYPE_GAME), 0, on_made, NULL, NULL);
  player = lan_ui_player_new (window, (guint32) getpid ());
  do
    on_saved (G_LIST_MODEL (lan_window_get_library (window)));
  while (lan_ui_player_act (player));
  pause ();
  return 0;
}

/* Starts this program again. out: its standard output, or NULL. */
static GPid
start (const char *program, const char *mode, const char *way, int *out)
{
  const char *const arguments[] = { program, mode, way, NULL };
  g_autoptr (GError) error = NULL;
  GPid pid = 0;

  g_spawn_async_with_pipes (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, out, NULL, &error);
  g_assert_no_error (error);
  return pid;
}

/* Every case begins with an empty library. */
static void
clear_games (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("XDG_DATA_HOME"), "lancaster", "games", NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    lan_test_folder_remove (path);
}

static const char *program;

/* The only game there is, with all decisions of the burst. */
static void
assert_on_disk (gboolean in_use)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanLibrary) library = lan_library_new (NULL, content);
  g_autoptr (LanSavedGame) saved = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  saved = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_cmpuint (lan_saved_game_get_summary (saved)->decisions, ==, BURST);
  g_assert_cmpint (lan_saved_game_is_in_use (saved), ==, in_use);
}

static void
test_way (gconstpointer data)
{
  guint way = GPOINTER_TO_UINT (data);
  int status;

  clear_games ();
  g_assert_cmpint (waitpid (start (program, "--leave", ways[way].name, NULL), &status, 0), >, 0);
  if (ways[way].orderly)
    g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  else
    g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  assert_on_disk (FALSE);
}

static gboolean
on_line (GIOChannel *channel, GIOCondition condition, gpointer ready)
{
  g_autofree char *line = NULL;

  g_assert_cmpint (g_io_channel_read_line (channel, &line, NULL, NULL, NULL), ==, G_IO_STATUS_NORMAL);
  *(gboolean *) ready = g_str_has_prefix (line, READY);
  return !*(gboolean *) ready;
}

/* The session manager is there meanwhile, for the program asks it things of which we do not know. */
static void
wait_for_burst (int out)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (out);
  gboolean ready = FALSE;

  g_io_add_watch (channel, G_IO_IN | G_IO_HUP | G_IO_ERR, on_line, &ready);
  while (!ready)
    g_main_context_iteration (NULL, TRUE);
}

static void
on_session_answered (gboolean ready, gpointer asked)
{
  g_assert_true (ready);
  /* It may be killed as soon as it has answered. */
  if (*(gboolean *) asked)
    assert_on_disk (TRUE);
}

/* Whether it is asked before, or only told that all is over. */
static void
test_session (gconstpointer data)
{
  gboolean asked = GPOINTER_TO_INT (data);
  g_autoptr (LanUiSessionManager) manager = NULL;
  int out;
  GPid pid;

  clear_games ();
  manager = lan_ui_session_manager_new (on_session_answered, &asked);
  pid = start (program, "--leave", SESSION, &out);
  lan_ui_session_manager_wait_for_client (manager);
  wait_for_burst (out);
  if (asked)
    lan_ui_session_manager_send (manager, "QueryEndSession");
  lan_ui_session_manager_send (manager, "EndSession");
  g_assert_cmpint (lan_ui_session_manager_wait_for_end (manager, pid), ==, 0);
  close (out);
  assert_on_disk (FALSE);
}

typedef struct {
  GHashTable *hashes;  /* of the positions after n decisions: n to guint64 */
  guint made, saved;
} Account;

/* Reads what the player tells, among what the test framework says: until a decision is on disk, or to the end. */
static void
read_account (GIOChannel *channel, Account *account, gboolean to_the_end)
{
  char *line = NULL;

  while ((to_the_end || account->saved == 0) && g_io_channel_read_line (channel, &line, NULL, NULL, NULL) == G_IO_STATUS_NORMAL)
    {
      g_autofree char *owned = line;
      guint64 hash, decisions;
      char what;

      /* A line may be cut off where it was killed; then there is no newline. */
      if (strchr (line, '\n') == NULL || sscanf (line, "%c %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, &what, &decisions, &hash) != 3)
        continue;
      if (what == 's')
        account->saved = (guint) decisions;
      else
        {
          account->made = (guint) decisions;
          g_hash_table_insert (account->hashes, GUINT_TO_POINTER (account->made), g_memdup2 (&hash, sizeof hash));
        }
    }
}

/* The game that was killed goes on here by the button of the start page, from a position that it had. */
static void
assert_goes_on (const Account *account)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  LanGame *game = lan_ui_get_game (window);
  g_autoptr (GPtrArray) buttons = NULL;
  const guint64 *hash;
  guint kept;

  lan_library_refresh (lan_window_get_library (window));
  lan_ui_settle ();
  kept = lan_saved_game_get_summary (lan_library_find_unfinished (lan_window_get_library (window)))->decisions;
  g_assert_cmpuint (kept, >=, account->saved);
  g_assert_cmpuint (kept, <=, account->made);

  buttons = lan_ui_find_class (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_START_PAGE), GTK_TYPE_BUTTON, "suggested-action");
  lan_ui_click (g_ptr_array_index (buttons, 0));
  /* The computer may have decided meanwhile. */
  g_assert_cmpuint (lan_game_get_length (game), >=, kept);
  hash = g_hash_table_lookup (account->hashes, GUINT_TO_POINTER (kept));
  g_assert_nonnull (hash);
  g_assert_cmpuint (lan_state_hash (lan_game_peek_state (game, kept)), ==, *hash);
  lan_ui_close_window (window);
}

/* Starts a player, and kills it some time after its first decision is on disk. (transfer full): the hashes */
static Account
kill_player (void)
{
  Account account = { g_hash_table_new_full (NULL, NULL, NULL, g_free), 0, 0 };
  g_autoptr (GIOChannel) channel = NULL;
  int out, status;
  GPid pid = start (program, "--play", NULL, &out);

  channel = g_io_channel_unix_new (out);
  g_io_channel_set_close_on_unref (channel, TRUE);
  read_account (channel, &account, FALSE);
  g_usleep ((gulong) g_test_rand_int_range (0, LONGEST_LIFE_MS * 1000));
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status));
  read_account (channel, &account, TRUE);
  g_assert_cmpuint (account.saved, >, 0);
  return account;
}

static void
test_kill (void)
{
  guint kills = g_test_slow () ? MANY_KILLS : KILLS;
  guint under_way = 0, decisions = 0;

  for (guint i = 0; i < kills; i++)
    {
      Account account;

      clear_games ();
      account = kill_player ();
      assert_goes_on (&account);
      under_way += account.saved < account.made;
      decisions += account.made;
      g_hash_table_unref (account.hashes);
    }
  g_test_message ("killed %u times after %u decisions; %u times the last one was not known to be on disk; 0 lost", kills, decisions, under_way);
}

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "--leave"))
    return run_leaving (argv[2]);
  if (argc == 2 && g_str_equal (argv[1], "--play"))
    return run_playing (argc, argv);

  lan_ui_init (&argc, &argv);
  g_test_add_data_func ("/ui/ways-out/session-asks", GINT_TO_POINTER (TRUE), test_session);
  g_test_add_data_func ("/ui/ways-out/session-ends", GINT_TO_POINTER (FALSE), test_session);
  for (guint i = 0; i < G_N_ELEMENTS (ways) && !g_str_equal (ways[i].name, SESSION); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/ways-out/", ways[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_way);
    }
  g_test_add_func ("/ui/ways-out/kill", test_kill);
  return g_test_run ();
}
