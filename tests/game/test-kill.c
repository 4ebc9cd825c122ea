/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A program that plays is killed: at random moments, also while it writes, and between each two calls of the
 * system that a save is made of. Afterwards the last completed decision is there, or the one before it when it
 * was under way; and the game goes on from there.
 *
 * The player is this program itself: test-kill --play FOLDER waiting|running
 */

#include "lan-config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lan-autosave.h"
#include "lan-test-folder.h"
#include "random-play.h"

#define SEED 17
#define KILLS 20
#define MANY_KILLS 200
#define LONGEST_LIFE_MS 60
#define CRASHED 99

/* How the calls below end the process: before the call that makes it 0; never while it is 0. */
static int calls_left;

static gboolean
crashes (void)
{
  return calls_left > 0 && --calls_left == 0;
}

/* What the linker puts in place of the calls of the library; see meson.build. */
ssize_t __real_write (int fd, const void *data, size_t size);
ssize_t __wrap_write (int fd, const void *data, size_t size);
int __real_fsync (int fd);
int __wrap_fsync (int fd);
int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __real_unlink (const char *path);
int __wrap_unlink (const char *path);

ssize_t
__wrap_write (int fd, const void *data, size_t size)
{
  if (crashes ())
    {
      /* In the middle of it. */
      if (__real_write (fd, data, size / 2) >= 0)
        _exit (CRASHED);
    }
  return __real_write (fd, data, size);
}

int
__wrap_fsync (int fd)
{
  if (crashes ())
    _exit (CRASHED);
  return __real_fsync (fd);
}

int
__wrap_rename (const char *from, const char *to)
{
  if (crashes ())
    _exit (CRASHED);
  return __real_rename (from, to);
}

int
__wrap_unlink (const char *path)
{
  if (crashes ())
    _exit (CRASHED);
  return __real_unlink (path);
}

/* The decision of this test at a position: always the same. FALSE when the game is over. */
static gboolean
play_next (LanGame *game)
{
  LanRng rng;

  lan_rng_seed (&rng, SEED + lan_game_get_length (game));
  return play_random (game, &rng);
}

/* Goes on with the game of the folder, or begins it. */
static void
take_up (LanLibrary *library, LanAutosave *autosave, LanGame *game)
{
  LanSavedGame *saved = lan_library_find_unfinished (library);
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (saved == NULL)
    return;
  g_assert_true (lan_autosave_set_next (autosave, saved, &error));
  g_assert_no_error (error);
  record = lan_library_read (library, saved, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (lan_game_open (game, record, &error));
}

/* Tells the parent: 'r'eady, 'm'ade, 's'aved, and how many decisions. One write, so that a line is told whole or not at all. */
static void
tell (char what, guint decisions)
{
  g_autofree char *line = g_strdup_printf ("%c %u\n", what, decisions);

  if (__real_write (STDOUT_FILENO, line, strlen (line)) < 0)
    _exit (1);
}

static void
on_made (LanGame *game)
{
  tell ('m', lan_game_get_length (game));
}

static void
on_saved (LanLibrary *library)
{
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), 0);

  tell ('s', lan_saved_game_get_summary (saved)->decisions);
}

/* Plays until it is killed. waiting: each decision waits for the one before it to be on disk, as those of a human do. */
static int
run_player (const char *path, gboolean waiting)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (LanGame) game = new_game (4, SEED, 15, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanLibrary) library = lan_library_new (folder, lan_game_get_content (game));
  /* Told before the autosave hears of it. */
  gulong made = g_signal_connect (game, "decision-changed", G_CALLBACK (on_made), NULL);
  g_autoptr (LanAutosave) autosave = lan_autosave_new (library, game);
  LanSavedGame *saved;

  g_signal_handler_block (game, made);
  take_up (library, autosave, game);
  g_signal_handler_unblock (game, made);
  saved = lan_autosave_get_saved (autosave);
  if (saved != NULL)
    g_signal_connect_swapped (saved, "changed", G_CALLBACK (on_saved), library);
  tell ('r', lan_game_get_length (game));
  while (play_next (game))
    {
      if (waiting && lan_autosave_flush (autosave))
        tell ('s', lan_game_get_length (game));
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  return 0;
}

typedef struct {
  guint ready;   /* decisions when it took the game up */
  guint made;    /* the last decision that was made */
  guint saved;   /* the last one that was known to be on disk */
} Account;

/* Waits until the player has taken up the game: whoever is killed before has told nothing that could be held against it. */
static void
wait_until_ready (GIOChannel *channel, Account *account)
{
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_io_channel_read_line (channel, &line, NULL, NULL, &error), ==, G_IO_STATUS_NORMAL);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (line, "r "));
  *account = (Account) { .ready = (guint) g_ascii_strtoull (line + 2, NULL, 10) };
}

/* Everything else that the player told before it was gone. */
static void
read_account (GIOChannel *channel, Account *account)
{
  char *line = NULL;

  while (g_io_channel_read_line (channel, &line, NULL, NULL, NULL) == G_IO_STATUS_NORMAL)
    {
      g_autofree char *owned = line;
      guint *value = line[0] == 'm' ? &account->made : &account->saved;

      *value = (guint) g_ascii_strtoull (line + 2, NULL, 10);
    }
  account->made = MAX (account->made, account->ready);
  account->saved = MAX (account->saved, account->ready);
}

/* Starts a player, lets it live so long and kills it. FALSE: the game was over before. */
static gboolean
kill_player (const char *program, const char *path, gboolean waiting, guint life_us, Account *account)
{
  const char *const arguments[] = { program, "--play", path, waiting ? "waiting" : "running", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOChannel) channel = NULL;
  GPid pid;
  int out, status;

  g_spawn_async_with_pipes (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  channel = g_io_channel_unix_new (out);
  g_io_channel_set_close_on_unref (channel, TRUE);
  wait_until_ready (channel, account);
  g_usleep (life_us);
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  read_account (channel, account);
  return WIFSIGNALED (status);
}

/* The game that every player plays, whole. (transfer full) */
static LanRecord *
whole_game (void)
{
  g_autoptr (LanGame) game = new_game (4, SEED, 15, LAN_TAKE_BACKS_FREE);

  while (play_next (game))
    continue;
  return lan_game_to_record (game);
}

/* How many decisions of the game are kept; each of them is the right one. */
static guint
count_kept (const char *path, LanGameContent *content, const LanRecord *whole)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (LanLibrary) library = lan_library_new (folder, content);
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;

  if (saved == NULL)
    return 0;
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 1);
  g_assert_false (lan_saved_game_is_in_use (saved));
  record = lan_library_read (library, saved, &note, &error);
  g_assert_no_error (error);
  g_assert_null (note);
  for (guint i = 0; i < record->choices->len; i++)
    g_assert_true (lan_choice_equal (&g_array_index (record->choices, LanChoice, i), &g_array_index (whole->choices, LanChoice, i)));
  return record->choices->len;
}

/* Whether something was being written in the folder when its player went. */
static gboolean
was_writing (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *fresh = g_build_filename (path, name, "new", NULL);
      g_autofree char *summary = g_build_filename (path, name, "game.ini-new", NULL);

      if (g_file_test (fresh, G_FILE_TEST_EXISTS) || g_file_test (summary, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

static void
test_kill (gconstpointer program)
{
  guint kills = g_test_slow () ? MANY_KILLS : KILLS;
  guint tried = 0, writing = 0, under_way = 0, games = 0;
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) whole = whole_game ();
  char *path = lan_test_folder_new ();

  while (tried < kills)
    {
      gboolean waiting = tried % 2 == 0;
      gboolean over = FALSE;
      Account account;
      guint kept;

      over = !kill_player (program, path, waiting, (guint) g_test_rand_int_range (0, LONGEST_LIFE_MS * 1000), &account);
      writing += was_writing (path);
      kept = count_kept (path, content, whole);
      g_assert_cmpuint (kept, >=, account.saved);
      g_assert_cmpuint (kept, <=, account.made);
      if (waiting)
        g_assert_cmpuint (account.made - kept, <=, 1);
      under_way += kept < account.made;
      tried += !over;
      if (kept == whole->choices->len)
        {
          lan_test_folder_remove (path);
          g_free (path);
          path = lan_test_folder_new ();
          games++;
        }
    }
  g_test_message ("killed %u times, %u of them while writing; %u times the last decision was under way; %u games came to their end; 0 lost", tried, writing, under_way, games);
  lan_test_folder_remove (path);
  g_free (path);
}

/* Plays one decision in a child that ends before its n-th call. TRUE when it came so far. */
static gboolean
crash_at (const char *path, int n)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      g_autoptr (GFile) folder = g_file_new_for_path (path);
      LanGame *game = new_game (4, SEED, 15, LAN_TAKE_BACKS_FREE);
      LanLibrary *library = lan_library_new (folder, lan_game_get_content (game));
      LanAutosave *autosave = lan_autosave_new (library, game);

      take_up (library, autosave, game);
      calls_left = n;
      play_next (game);
      lan_autosave_flush (autosave);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == CRASHED);
  return WEXITSTATUS (status) == CRASHED;
}

/* Before the first call, the second, ... of a save, until it needs no more; each crash meets what the one before left. */
static void
test_every_call (gconstpointer program)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) whole = whole_game ();
  g_autofree char *path = lan_test_folder_new ();
  guint kept = 0, tried = 0;
  int calls = 0;

  for (guint round = 0; round < 4; round++)
    {
      int n = 1;

      while (crash_at (path, n))
        {
          guint now = count_kept (path, content, whole);

          g_assert_cmpuint (now, >=, kept);
          g_assert_cmpuint (now, <=, kept + 1);
          kept = now;
          tried++;
          n++;
        }
      g_assert_cmpuint (count_kept (path, content, whole), ==, kept + 1);
      kept++;
      calls = n - 1;
    }
  /* new and game.ini-new: unlink, write, fsync each; three renames and the folder; one more rename. */
  g_assert_cmpint (calls, >=, 11);
  g_test_message ("crashed %u times, before each of %d calls; 0 lost", tried, calls);
  lan_test_folder_remove (path);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    return run_player (argv[2], g_str_equal (argv[3], "waiting"));
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/kill/every-call", argv[0], test_every_call);
  g_test_add_data_func ("/kill/random-moments", argv[0], test_kill);
  return g_test_run ();
}
