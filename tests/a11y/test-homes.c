/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The program, started as a user starts it, by somebody without a home: test-homes LANCASTER.
 * Where games cannot be kept it says so in its window, and the game goes on; it ends in order.
 */

#include "lan-bus-tree.h"
#include "lan-test-child.h"
#include "lan-test-folder.h"

#include <gio/gio.h>
#include <signal.h>
#include <sys/wait.h>

#define NOT_SAVED "The game goes on, but it is not saved for now."
#define PLAYER "Percy"

/* Seconds: longer than a save takes, on a slow machine as well. */
#define PATIENCE 60

static const char *program;

typedef struct {
  char *folder;
  char **environment;  /* of the program; nothing in it names a folder but what the test puts there */
  GPid pid;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME" };

  fixture->folder = lan_test_folder_new ();
  fixture->environment = g_get_environ ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    fixture->environment = g_environ_unsetenv (fixture->environment, names[i]);
}

static void
set_folder (Fixture *fixture, const char *variable, const char *path)
{
  fixture->environment = g_environ_setenv (fixture->environment, variable, path, TRUE);
}

/* Computer players alone, so that there is something to save without anybody deciding. */
static void
start (Fixture *fixture)
{
  const char *const arguments[] = { program, "--new-game=players:4,humans:0,seed:7", NULL };

  fixture->pid = lan_test_child_start (arguments, fixture->environment);
}

static void
stop (Fixture *fixture)
{
  int status;

  g_assert_cmpint (kill (fixture->pid, SIGTERM), ==, 0);
  g_assert_cmpint (waitpid (fixture->pid, &status, 0), ==, fixture->pid);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_test_folder_remove (fixture->folder);
  g_strfreev (fixture->environment);
  g_free (fixture->folder);
}

static gboolean
has_games (const char *data_home)
{
  g_autofree char *path = g_build_filename (data_home, "lancaster", "games", NULL);
  g_autoptr (GDir) games = g_dir_open (path, 0, NULL);

  return games != NULL && g_dir_read_name (games) != NULL;
}

static void
assert_saved (const char *data_home)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!has_games (data_home) && g_get_monotonic_time () < deadline)
    g_usleep (G_USEC_PER_SEC / 4);
  g_assert_true (has_games (data_home));
}

/* The window is there, and says nothing of trouble. */
static void
assert_untroubled (Fixture *fixture)
{
  g_autoptr (GPtrArray) nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_INVALID, PLAYER);

  g_assert_null (lan_bus_find (nodes, ATSPI_ROLE_INVALID, NOT_SAVED));
}

/* No HOME at all, but folders that are named one by one, as in a sandbox. */
static void
test_unset (Fixture *fixture, gconstpointer data)
{
  set_folder (fixture, "XDG_DATA_HOME", fixture->folder);
  set_folder (fixture, "XDG_CONFIG_HOME", fixture->folder);
  set_folder (fixture, "XDG_CACHE_HOME", fixture->folder);
  start (fixture);
  assert_saved (fixture->folder);
  assert_untroubled (fixture);
  stop (fixture);
}

/* A home that is not there yet is made. */
static void
test_missing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *home = g_build_filename (fixture->folder, "no", "such", "home", NULL);
  g_autofree char *data_home = g_build_filename (home, ".local", "share", NULL);

  set_folder (fixture, "HOME", home);
  start (fixture);
  assert_saved (data_home);
  assert_untroubled (fixture);
  stop (fixture);
}

/* The whole of what is there is no folder, or it lies in what is none. */
static void
test_no_folder (Fixture *fixture, gconstpointer inside)
{
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *home = g_build_filename (file, (const char *) inside, NULL);
  g_autoptr (GPtrArray) nodes = NULL;

  lan_test_write (file, "This is no folder.");
  set_folder (fixture, "HOME", home);
  start (fixture);
  nodes = lan_bus_wait_for (fixture->pid, ATSPI_ROLE_INVALID, NOT_SAVED);
  g_assert_nonnull (lan_bus_find (nodes, ATSPI_ROLE_INVALID, PLAYER));
  stop (fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* libatspi warns of every program that is not quite there yet. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  if (argc != 2 || !lan_bus_is_there ())
    {
      g_print ("1..0 # SKIP there is no accessibility bus\n");
      return 0;
    }
  program = argv[1];
  g_test_add ("/a11y/homes/unset", Fixture, NULL, set_up, test_unset, tear_down);
  g_test_add ("/a11y/homes/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/a11y/homes/a-file", Fixture, "", set_up, test_no_folder, tear_down);
  g_test_add ("/a11y/homes/in-a-file", Fixture, "home", set_up, test_no_folder, tear_down);
  return g_test_run ();
}
