/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library of games: what is kept is found again, and nothing on disk can harm it. */

#define _XOPEN_SOURCE 700 /* symlink(), mkfifo() */

#include "lan-config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lan-autosave.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"
#include "lan-test-folder.h"
#include "random-play.h"

/* More than any game has. */
#define WHOLE_GAME LAN_DECISIONS_MAX

typedef struct {
  char *path;
  GFile *folder;
  LanGameContent *content;
  LanLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = lan_test_folder_new ();

  /* It is made with the first game. */
  fixture->path = g_build_filename (parent, "games", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  fixture->content = lan_content_load_default ();
  fixture->library = lan_library_new (fixture->folder, fixture->content);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->path);

  g_assert_finalize_object (fixture->library);
  lan_test_folder_remove (parent);
  g_object_unref (fixture->content);
  g_object_unref (fixture->folder);
  g_free (fixture->path);
}

/* As the next start of the program finds it. */
static void
start_again (Fixture *fixture)
{
  g_assert_finalize_object (fixture->library);
  fixture->library = lan_library_new (fixture->folder, fixture->content);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->library));
}

/* The game at that place of the list. (transfer none) */
static LanSavedGame *
nth (Fixture *fixture, guint n)
{
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (fixture->library), n);

  g_assert_nonnull (saved);
  return saved;
}

static LanSavedGame *
add (Fixture *fixture, const LanRecord *record, const char *title)
{
  g_autoptr (GError) error = NULL;
  LanSavedGame *saved = lan_library_add (fixture->library, record, title, &error);

  g_assert_no_error (error);
  return saved;
}

static LanSavedGame *
add_random (Fixture *fixture, unsigned players, guint64 seed, guint decisions)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, players, seed, decisions);

  return add (fixture, record, NULL);
}

/* A file of the game's folder. (transfer full) */
static char *
file_of (Fixture *fixture, LanSavedGame *saved, const char *name)
{
  return g_build_filename (fixture->path, lan_saved_game_get_id (saved), name, NULL);
}

static void
assert_same_record (const LanRecord *a, const LanRecord *b, LanGameContent *content)
{
  g_autoptr (GBytes) first = lan_save_write_bytes (a);
  g_autoptr (GBytes) second = lan_save_write_bytes (b);

  g_assert_true (g_bytes_equal (first, second));
}

static void
assert_reads (Fixture *fixture, LanSavedGame *saved, const LanRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *note = NULL;
  g_autoptr (LanRecord) read = lan_library_read (fixture->library, saved, &note, &error);

  g_assert_no_error (error);
  g_assert_null (note);
  assert_same_record (read, record, fixture->content);
}

/* The summary says what the position of the record says. */
static void
assert_summary (LanSavedGame *saved, const LanRecord *record, LanGameContent *content)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);
  LanState state;
  unsigned decider;

  g_assert_nonnull (summary);
  g_assert_null (lan_saved_game_get_problem (saved));
  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  decider = lan_decision_next (lan_game_content_get_tables (content), &state).seat;
  g_assert_cmpuint (summary->decisions, ==, record->choices->len);
  g_assert_cmpuint (summary->round, ==, state.round);
  g_assert_cmpint (summary->phase, ==, lan_state_phase (&state));
  g_assert_cmpuint (summary->deciding_seat, ==, decider);
  g_assert_cmpuint (summary->players, ==, state.players);
  for (unsigned seat = 0; seat < state.players; seat++)
    {
      g_assert_cmpstr (summary->seats[seat].name, ==, record->setup->houses[seat].name);
      g_assert_cmpuint (summary->seats[seat].family, ==, record->setup->houses[seat].family);
      g_assert_cmpint (summary->seats[seat].controller, ==, record->setup->houses[seat].controller);
      g_assert_cmpuint (summary->seats[seat].points, ==, state.houses[seat].goods[LAN_GOOD_PP]);
    }
}

/* Without a game nothing is written, not even a folder. */
static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_null (lan_library_find_unfinished (fixture->library));
  lan_library_refresh (fixture->library);
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

static void
test_add (Fixture *fixture, gconstpointer data)
{
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, players, players, 60);

      /* Names that a key file must escape. */
      lan_game_setup_set_house (record->setup, 0, " =[Anne]\\n; „Ωμέγα“ \xf0\x9f\x91\x91 ", LAN_CONTROLLER_HUMAN, NULL);
      lan_game_setup_set_house (record->setup, 1, "Percy", LAN_CONTROLLER_COMPUTER, "greedy");
      add (fixture, record, NULL);
      assert_summary (nth (fixture, 0), record, fixture->content);
      start_again (fixture);
      g_assert_cmpuint (count (fixture), ==, players - LAN_MIN_SEATS + 1);
      assert_summary (nth (fixture, 0), record, fixture->content);
      assert_reads (fixture, nth (fixture, 0), record);
      g_assert_false (lan_saved_game_is_finished (nth (fixture, 0)));
      g_assert_false (lan_saved_game_is_in_use (nth (fixture, 0)));
    }
}

static void
note_change (GListModel *model, guint position, guint removed, guint added, char **noted)
{
  g_autofree char *before = *noted;

  *noted = g_strdup_printf ("%s%u-%u+%u ", before != NULL ? before : "", position, removed, added);
}

/* Played last first; a list hears of no more than what is different. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  g_autofree char *noted = NULL;
  LanSavedGame *first, *second;

  g_signal_connect (fixture->library, "items-changed", G_CALLBACK (note_change), &noted);
  first = add_random (fixture, 2, 1, 10);
  second = add_random (fixture, 3, 2, 10);
  g_assert_true (nth (fixture, 0) == second);
  g_assert_true (nth (fixture, 1) == first);
  g_assert_cmpstr (noted, ==, "0-0+1 0-0+1 ");
  lan_library_refresh (fixture->library);
  g_assert_cmpstr (noted, ==, "0-0+1 0-0+1 ");
  g_assert_true (nth (fixture, 0) == second);
  g_assert_true (lan_library_find_unfinished (fixture->library) == second);
}

static void
test_finished (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *open = add_random (fixture, 2, 1, 10);
  LanSavedGame *finished = add_random (fixture, 4, 2, WHOLE_GAME);

  g_assert_true (lan_saved_game_is_finished (finished));
  g_assert_cmpuint (lan_saved_game_get_summary (finished)->deciding_seat, ==, LAN_NO_SEAT);
  g_assert_true (lan_library_find_unfinished (fixture->library) == open);
  start_again (fixture);
  g_assert_true (lan_saved_game_is_finished (nth (fixture, 0)));
  g_assert_true (lan_library_find_unfinished (fixture->library) == nth (fixture, 1));
}

/* Keeps a game decision by decision, as while it is played: generation 1 is the last. */
static LanSavedGame *
play_on (Fixture *fixture, LanRecord *last[3])
{
  g_autoptr (LanGame) game = new_game (3, 5, 7, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanAutosave) autosave = lan_autosave_new (fixture->library, game);
  LanSavedGame *saved;
  LanRng rng;

  lan_rng_seed (&rng, 5);
  for (int n = 12; n >= 0; n--)
    {
      g_assert_true (play_random (game, &rng));
      g_assert_true (lan_autosave_flush (autosave));
      if (n < 3)
        last[n] = lan_game_to_record (game);
    }
  saved = lan_autosave_get_saved (autosave);
  return saved;
}

static void
test_generations (Fixture *fixture, gconstpointer data)
{
  LanRecord *last[3] = { NULL };
  LanSavedGame *saved = play_on (fixture, last);

  for (guint n = 0; n < 3; n++)
    {
      g_autofree char *name = g_strdup_printf ("%u.lancaster", n + 1);
      g_autofree char *path = file_of (fixture, saved, name);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (LanRecord) record = lan_save_read_file (file, fixture->content, &error);

      g_assert_no_error (error);
      assert_same_record (record, last[n], fixture->content);
      lan_record_free (last[n]);
    }
}

/* Damages the newest n saves: the one before is opened, and it is said which was not. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  LanRecord *last[3] = { NULL };
  LanSavedGame *saved = play_on (fixture, last);

  for (guint n = 0; n < 3; n++)
    {
      g_autofree char *name = g_strdup_printf ("%u.lancaster", n + 1);
      g_autofree char *path = file_of (fixture, saved, name);
      g_autoptr (GError) error = NULL;
      g_autofree char *note = NULL;
      g_autoptr (LanRecord) record = NULL;

      lan_test_write (path, "<lancaster-game");
      record = lan_library_read (fixture->library, saved, &note, &error);
      if (n < 2)
        {
          g_assert_no_error (error);
          assert_same_record (record, last[n + 1], fixture->content);
          g_assert_nonnull (strstr (note, "1.lancaster"));
        }
      else
        {
          g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_SYNTAX);
          g_assert_nonnull (strstr (error->message, "1.lancaster"));
        }
    }
  start_again (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_null (lan_saved_game_get_summary (nth (fixture, 0)));
  g_assert_nonnull (strstr (lan_saved_game_get_problem (nth (fixture, 0)), "1.lancaster"));
  g_assert_null (lan_library_find_unfinished (fixture->library));
  for (guint n = 0; n < 3; n++)
    lan_record_free (last[n]);
}

/* A game that a newer program went on with is not thrown back to an older save. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  LanRecord *last[3] = { NULL };
  LanSavedGame *saved = play_on (fixture, last);
  g_autofree char *path = file_of (fixture, saved, "1.lancaster");
  g_autofree char *note = NULL;
  g_autoptr (GError) error = NULL;

  lan_test_write (path, "<lancaster-game version=\"2\"/>\n");
  g_assert_null (lan_library_read (fixture->library, saved, &note, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_VERSION);
  g_assert_null (note);
  for (guint n = 0; n < 3; n++)
    lan_record_free (last[n]);
}

/* The clock of a file system ticks every few milliseconds: another file of the very same time is told apart. */
static void
test_same_time (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = add_random (fixture, 2, 1, 10);
  g_autofree char *path = file_of (fixture, saved, "1.lancaster");
  GStatBuf before;
  struct timespec times[2];

  g_assert_cmpint (g_stat (path, &before), ==, 0);
  times[0] = times[1] = before.st_mtim;
  lan_test_write (path, "<lancaster-game>\n");
  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
  lan_library_refresh (fixture->library);
  g_assert_nonnull (lan_saved_game_get_problem (saved));
}

/* One thing wrong in the summary. */
static const char *const wrong_lines[][2] = {
  { "content=classic", "content=other" },
  { "revision=2", "revision=3" },
  { "stamp=", "stamp=1" },
  { "begun=", "begun=-" },
  { "played=", "played=99999999999" },
  { "decisions=10", "decisions=-1" },
  { "decisions=10", "decisions=4001" },
  { "round=1", "round=0" },
  { "round=1", "round=6" },
  { "round=1", "round=18446744073709551617" },
  { "phase=place", "phase=finished" },
  { "phase=place", "phase=Place" },
  { "players=3", "players=2147483647" },
  { "players=3", "players=4" },
  { "deciding-seat=", "deciding-seat=9" },
  { "family=neville", "family=tudor" },
  { "name=", "name=\\n" },
  { "name=", "name=\xff" },
  { "controller=human", "controller=nobody" },
  { "points=", "points=99999" },
  { "[seat 1]", "[seat -1]" },
  { "[game]", "[gam" },
};

static void
test_damaged_summary (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 3, 9, 10);
  LanSavedGame *saved = add (fixture, record, NULL);
  g_autofree char *path = file_of (fixture, saved, "game.ini");
  g_autofree char *good = NULL;

  g_assert_true (g_file_get_contents (path, &good, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (wrong_lines); i++)
    {
      g_autoptr (GString) text = g_string_new (good);
      g_autofree char *mended = NULL;

      g_assert_cmpuint (g_string_replace (text, wrong_lines[i][0], wrong_lines[i][1], 1), ==, 1);
      lan_test_write (path, text->str);
      start_again (fixture);
      g_assert_cmpuint (count (fixture), ==, 1);
      assert_summary (nth (fixture, 0), record, fixture->content);
      /* Made anew from the save, it is good for the next start. */
      g_assert_true (g_file_get_contents (path, &mended, NULL, NULL));
      g_assert_cmpstr (mended, !=, text->str);
    }
}

/* Cut at every byte, or not there. */
static void
test_cut_summary (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 2, 8, 20);
  LanSavedGame *saved = add (fixture, record, NULL);
  g_autofree char *path = file_of (fixture, saved, "game.ini");
  g_autofree char *good = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &good, &size, NULL));
  for (gsize cut = 0; cut < size - 1; cut++)
    {
      g_assert_true (g_file_set_contents (path, good, (gssize) cut, NULL));
      start_again (fixture);
      /* A last number cut short is still a number. */
      if (cut < size - strlen ("points=00\n"))
        assert_summary (nth (fixture, 0), record, fixture->content);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  start_again (fixture);
  assert_summary (nth (fixture, 0), record, fixture->content);
}

/* What is in the folder and is no game: passed over, and never waited for. */
static void
test_strange_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 2, 8, 20);
  LanSavedGame *saved = add (fixture, record, NULL);
  g_autofree char *endless = file_of (fixture, saved, "game.ini");
  g_autofree char *pipe = file_of (fixture, saved, "title");
  g_autofree char *stray = g_build_filename (fixture->path, "stray", NULL);
  g_autofree char *uuid = g_build_filename (fixture->path, "00000000-0000-4000-8000-000000000000", NULL);
  g_autofree char *empty = g_build_filename (fixture->path, "00000000-0000-4000-8000-000000000001", NULL);
  g_autofree char *odd = g_build_filename (fixture->path, "00000000-0000-4000-8000-000000000002", NULL);
  g_autofree char *inside = g_build_filename (odd, "1.lancaster", NULL);

  g_assert_cmpint (g_unlink (endless), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", endless), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  lan_test_write (stray, "");
  lan_test_write (uuid, "");
  g_assert_cmpint (g_mkdir (empty, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);

  start_again (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  assert_summary (nth (fixture, 0), record, fixture->content);
  g_assert_null (lan_saved_game_get_title (nth (fixture, 0)));
  g_assert_true (lan_library_rename (fixture->library, nth (fixture, 0), "Sunday", NULL));
  start_again (fixture);
  g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, "Sunday");
}

/* What is typed, and what is left of it. */
static const char *const titles[][2] = {
  { "Sunday evening", "Sunday evening" },
  { "  a \n\tb ", "a   b" },
  { "<b>&amp;\"'\\", "<b>&amp;\"'\\" },
  { "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x8f\xb0", "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xf0\x9f\x8f\xb0" },
  { "bad \xff utf-8", "bad \xef\xbf\xbd utf-8" },
  { "", NULL },
  { " \n", NULL },
};

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_title = g_strnfill (5000, 'x');
  g_autofree char *cut = g_strnfill (LAN_TITLE_MAX, 'x');

  add_random (fixture, 2, 1, 10);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_assert_true (lan_library_rename (fixture->library, nth (fixture, 0), titles[i][0], NULL));
      g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, titles[i][1]);
      start_again (fixture);
      g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, titles[i][1]);
    }
  g_assert_true (lan_library_rename (fixture->library, nth (fixture, 0), long_title, NULL));
  start_again (fixture);
  g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, cut);
  g_assert_true (lan_library_rename (fixture->library, nth (fixture, 0), NULL, NULL));
  start_again (fixture);
  g_assert_null (lan_saved_game_get_title (nth (fixture, 0)));
}

static void
test_damaged_title (Fixture *fixture, gconstpointer data)
{
  static const char *const wrong[] = { "", "two\nlines", "\xff\xfe", "bell\a" };
  g_autofree char *path = file_of (fixture, add_random (fixture, 2, 1, 10), "title");
  g_autofree char *huge = g_strnfill (100000, 'x');

  for (guint i = 0; i <= G_N_ELEMENTS (wrong); i++)
    {
      lan_test_write (path, i < G_N_ELEMENTS (wrong) ? wrong[i] : huge);
      start_again (fixture);
      g_assert_null (lan_saved_game_get_title (nth (fixture, 0)));
    }
}

static void
test_duplicate (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 5, 8, 30);
  LanSavedGame *saved = add (fixture, record, "One");
  g_autoptr (GError) error = NULL;
  LanSavedGame *copy = lan_library_duplicate (fixture->library, saved, "Two", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lan_saved_game_get_id (copy), !=, lan_saved_game_get_id (saved));
  g_assert_cmpstr (lan_saved_game_get_title (copy), ==, "Two");
  assert_reads (fixture, copy, record);
  start_again (fixture);
  g_assert_cmpuint (count (fixture), ==, 2);
  /* Making a copy is not playing: what Continue offers is the original, as before. */
  g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, "One");
  g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 1)), ==, "Two");
  g_assert_true (lan_library_find_unfinished (fixture->library) == nth (fixture, 0));
}

/* A copy of an older game comes right after it, and before what is older still. */
static void
test_duplicate_older (Fixture *fixture, gconstpointer data)
{
  static const char *const expected[] = { "New", "Middle", "Copy", "Second copy", "Old" };
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 3, 8, 30);
  LanSavedGame *middle;

  add (fixture, record, "Old");
  middle = add (fixture, record, "Middle");
  add (fixture, record, "New");
  g_assert_nonnull (lan_library_duplicate (fixture->library, middle, "Copy", NULL));
  g_assert_nonnull (lan_library_duplicate (fixture->library, middle, "Second copy", NULL));
  for (guint again = 0; again < 2; again++)
    {
      g_assert_cmpuint (count (fixture), ==, G_N_ELEMENTS (expected));
      for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
        g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, i)), ==, expected[i]);
      g_assert_cmpstr (lan_saved_game_get_title (lan_library_find_unfinished (fixture->library)), ==, "New");
      start_again (fixture);
    }
}

static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 3, 8, 30);
  LanSavedGame *saved = add (fixture, record, NULL);
  g_autofree char *path = g_strconcat (fixture->path, "-export.lancaster", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->path, "gone", "x.lancaster", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) bad = g_file_new_for_path (nowhere);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) read = NULL;

  g_assert_true (lan_library_export (fixture->library, saved, file, &error));
  g_assert_no_error (error);
  read = lan_save_read_file (file, fixture->content, &error);
  g_assert_no_error (error);
  assert_same_record (read, record, fixture->content);
  g_assert_false (lan_library_export (fixture->library, saved, bad, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_WRITE);
}

static void
test_delete (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_test_play_random (fixture->content, 3, 8, 30);
  g_autoptr (LanSavedGame) saved = g_object_ref (add (fixture, record, "Mine"));
  g_autoptr (GError) error = NULL;

  g_assert_true (lan_library_delete (fixture->library, saved, &error));
  g_assert_cmpuint (count (fixture), ==, 0);
  lan_library_refresh (fixture->library);
  g_assert_cmpuint (count (fixture), ==, 0);

  g_assert_true (lan_library_restore (fixture->library, saved, &error));
  g_assert_true (nth (fixture, 0) == saved);
  assert_reads (fixture, saved, record);
  start_again (fixture);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpstr (lan_saved_game_get_title (nth (fixture, 0)), ==, "Mine");
}

/* The files of the trash. */
static guint
count_trash (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->path, "trash", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;
  return n;
}

/* Deleted is deleted: at once, or at the next start; but not while another process can still restore it. */
static void
test_purge (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *first = add_random (fixture, 2, 1, 10);
  LanSavedGame *second = add_random (fixture, 2, 2, 10);

  g_assert_true (lan_library_delete (fixture->library, first, NULL));
  g_assert_true (lan_library_delete (fixture->library, second, NULL));
  g_assert_cmpuint (count_trash (fixture), ==, 2);
  lan_library_purge (fixture->library, first);
  g_assert_cmpuint (count_trash (fixture), ==, 1);
  g_object_unref (lan_library_new (fixture->folder, fixture->content));
  g_assert_cmpuint (count_trash (fixture), ==, 1);
  start_again (fixture);
  g_assert_cmpuint (count_trash (fixture), ==, 0);
  g_assert_cmpuint (count (fixture), ==, 0);
}

/* A game that somebody plays is seen to be, is not offered, not deleted and not played twice; locks are
 * those of open files, so that a second library stands for a second process. */
static void
test_in_use (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanGame) game = new_game (2, 1, 3, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanGame) other_game = new_game (2, 1, 3, LAN_TAKE_BACKS_FREE);
  g_autoptr (LanLibrary) other = NULL;
  g_autoptr (LanAutosave) other_autosave = NULL;
  g_autoptr (LanSavedGame) seen = NULL;
  g_autoptr (GError) error = NULL;
  LanAutosave *autosave = lan_autosave_new (fixture->library, game);
  LanRng rng;

  lan_rng_seed (&rng, 1);
  play_random (game, &rng);
  g_assert_true (lan_autosave_flush (autosave));
  g_assert_true (lan_saved_game_is_in_use (nth (fixture, 0)));
  g_assert_null (lan_library_find_unfinished (fixture->library));

  other = lan_library_new (fixture->folder, fixture->content);
  other_autosave = lan_autosave_new (other, other_game);
  seen = g_list_model_get_item (G_LIST_MODEL (other), 0);
  g_assert_true (lan_saved_game_is_in_use (seen));
  g_assert_null (lan_library_find_unfinished (other));
  g_assert_false (lan_autosave_set_next (other_autosave, seen, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (lan_library_delete (other, seen, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (lan_library_delete (fixture->library, nth (fixture, 0), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);

  g_assert_finalize_object (autosave);
  lan_library_refresh (other);
  g_assert_true (lan_library_find_unfinished (other) == seen);
  g_assert_true (lan_autosave_set_next (other_autosave, seen, NULL));
  lan_library_refresh (fixture->library);
  g_assert_null (lan_library_find_unfinished (fixture->library));
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } cases[] = {
    { "/library/empty", test_empty },
    { "/library/add", test_add },
    { "/library/order", test_order },
    { "/library/finished", test_finished },
    { "/library/generations", test_generations },
    { "/library/damaged", test_damaged },
    { "/library/newer", test_newer },
    { "/library/same-time", test_same_time },
    { "/library/damaged-summary", test_damaged_summary },
    { "/library/cut-summary", test_cut_summary },
    { "/library/strange-folder", test_strange_folder },
    { "/library/rename", test_rename },
    { "/library/damaged-title", test_damaged_title },
    { "/library/duplicate", test_duplicate },
    { "/library/duplicate-older", test_duplicate_older },
    { "/library/export", test_export },
    { "/library/delete", test_delete },
    { "/library/purge", test_purge },
    { "/library/in-use", test_in_use },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].name, Fixture, NULL, set_up, cases[i].run, tear_down);
  return g_test_run ();
}
