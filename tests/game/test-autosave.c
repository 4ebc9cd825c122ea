/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is played is in the library, decision by decision, in order and under its own name. */

#include "lan-config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lan-autosave.h"
#include "lan-save-queue.h"
#include "lan-save-writer.h"
#include "lan-test-folder.h"
#include "random-play.h"

typedef struct {
  char *path;
  GFile *folder;
  LanGame *game;
  LanLibrary *library;
  LanAutosave *autosave;
  LanRng rng;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = lan_test_folder_new ();

  fixture->path = g_build_filename (parent, "games", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  fixture->game = new_game (4, 11, 3, LAN_TAKE_BACKS_FREE);
  fixture->library = lan_library_new (fixture->folder, lan_game_get_content (fixture->game));
  fixture->autosave = lan_autosave_new (fixture->library, fixture->game);
  lan_rng_seed (&fixture->rng, 11);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->path);

  g_assert_finalize_object (fixture->autosave);
  g_assert_finalize_object (fixture->library);
  g_object_unref (fixture->game);
  g_object_unref (fixture->folder);
  lan_test_folder_remove (parent);
  g_free (fixture->path);
}

static guint
count (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->library));
}

/* What another process finds in the library is what was played. */
static void
assert_kept (Fixture *fixture, LanSavedGame *saved)
{
  g_autoptr (LanLibrary) other = lan_library_new (fixture->folder, lan_game_get_content (fixture->game));
  g_autoptr (LanRecord) played = lan_game_to_record (fixture->game);
  g_autoptr (GBytes) expected = lan_save_write_bytes (played);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (other)) && record == NULL; i++)
    {
      g_autoptr (LanSavedGame) there = g_list_model_get_item (G_LIST_MODEL (other), i);

      if (g_str_equal (lan_saved_game_get_id (there), lan_saved_game_get_id (saved)))
        record = lan_library_read (other, there, NULL, &error);
    }
  g_assert_no_error (error);
  g_assert_nonnull (record);
  bytes = lan_save_write_bytes (record);
  g_assert_true (g_bytes_equal (bytes, expected));
}

static void
play (Fixture *fixture, guint decisions)
{
  for (guint i = 0; i < decisions; i++)
    g_assert_true (play_random (fixture->game, &fixture->rng));
}

static void
begin_another (Fixture *fixture, guint64 seed)
{
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (lan_game_get_content (fixture->game), 3, seed);

  g_assert_true (lan_game_begin (fixture->game, setup, NULL));
}

/* Nothing is kept of a game in which nothing was decided. */
static void
test_first_decision (Fixture *fixture, gconstpointer data)
{
  begin_another (fixture, 1);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_assert_null (lan_autosave_get_saved (fixture->autosave));
  g_assert_cmpuint (count (fixture), ==, 0);

  play (fixture, 1);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_assert_cmpuint (count (fixture), ==, 1);
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
}

/* Whoever looks at the folder when the first save is there, and the main loop does not know it yet, finds one game, not a second one
 * that somebody else seems to play. */
static void
test_refreshed_at_once (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;

  play (fixture, 1);
  path = g_build_filename (fixture->path, lan_saved_game_get_id (lan_autosave_get_saved (fixture->autosave)), LAN_SUMMARY_NAME, NULL);
  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_thread_yield ();
  lan_library_refresh (fixture->library);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  lan_library_refresh (fixture->library);
  g_assert_cmpuint (count (fixture), ==, 1);
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
}

/* Every decision, and everything that is taken back or made again. */
static void
test_every_change (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved;

  play (fixture, 20);
  saved = lan_autosave_get_saved (fixture->autosave);
  for (guint i = 0; i < 30; i++)
    {
      if (i % 5 == 3)
        lan_game_undo (fixture->game);
      else if (i % 5 == 4)
        lan_game_redo (fixture->game);
      else if (i % 10 == 7)
        lan_game_restart_turn (fixture->game);
      else
        play (fixture, 1);
      g_assert_true (lan_autosave_flush (fixture->autosave));
      assert_kept (fixture, saved);
    }
  g_assert_true (lan_autosave_get_saved (fixture->autosave) == saved);
  g_assert_cmpuint (count (fixture), ==, 1);
}

/* Far faster than a disk: the last position is what counts. */
static void
test_whole_game (Fixture *fixture, gconstpointer data)
{
  while (play_random (fixture->game, &fixture->rng))
    continue;
  g_assert_true (lan_autosave_flush (fixture->autosave));
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
  g_assert_true (lan_saved_game_is_finished (lan_autosave_get_saved (fixture->autosave)));
  g_assert_null (lan_library_find_unfinished (fixture->library));
}

/* Nobody waits for it: the main loop brings the news. */
static void
test_without_waiting (Fixture *fixture, gconstpointer data)
{
  const LanGameSummary *summary;

  play (fixture, 10);
  while (count (fixture) == 0 || (summary = lan_saved_game_get_summary (lan_autosave_get_saved (fixture->autosave)))->decisions < 10)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (summary->decisions, ==, 10);
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
}

/* Another game has its own place, and the first one's last decision is not lost over it. */
static void
test_two_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanSavedGame) first = NULL;

  play (fixture, 15);
  first = g_object_ref (lan_autosave_get_saved (fixture->autosave));
  begin_another (fixture, 2);
  play (fixture, 5);
  g_assert_true (lan_autosave_get_saved (fixture->autosave) != first);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_assert_cmpuint (count (fixture), ==, 2);
  g_assert_cmpuint (lan_saved_game_get_summary (first)->decisions, ==, 15);
  g_assert_false (lan_saved_game_is_in_use (first));
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
}

/* A game of the library goes on in its place, and is still as old as it was. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved;
  g_autoptr (LanRecord) record = NULL;
  gint64 begun;

  play (fixture, 15);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_object_unref (fixture->autosave);
  saved = lan_library_find_unfinished (fixture->library);
  begun = lan_saved_game_get_summary (saved)->begun;

  fixture->autosave = lan_autosave_new (fixture->library, fixture->game);
  g_assert_true (lan_autosave_set_next (fixture->autosave, saved, NULL));
  record = lan_library_read (fixture->library, saved, NULL, NULL);
  g_assert_true (lan_game_open (fixture->game, record, NULL));
  g_assert_true (lan_autosave_get_saved (fixture->autosave) == saved);
  play (fixture, 3);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  assert_kept (fixture, saved);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpint (lan_saved_game_get_summary (saved)->begun, ==, begun);
  g_assert_cmpint (lan_saved_game_get_summary (saved)->played, >, begun);
}

/* Left and taken up again before the disk has kept up. */
static void
test_back_at_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanSavedGame) first = NULL;

  play (fixture, 15);
  first = g_object_ref (lan_autosave_get_saved (fixture->autosave));
  begin_another (fixture, 2);
  g_assert_true (lan_autosave_set_next (fixture->autosave, first, NULL));
  g_assert_cmpuint (lan_saved_game_get_summary (first)->decisions, ==, 15);
}

/* What was not opened after all is free again. */
static void
test_next_not_opened (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanRecord) record = lan_game_to_record (fixture->game);
  LanSavedGame *saved = lan_library_add (fixture->library, record, NULL, NULL);

  g_assert_true (lan_autosave_set_next (fixture->autosave, saved, NULL));
  g_assert_true (lan_saved_game_is_in_use (saved));
  g_assert_true (lan_autosave_set_next (fixture->autosave, NULL, NULL));
  g_assert_false (lan_saved_game_is_in_use (saved));
  play (fixture, 1);
  g_assert_true (lan_autosave_get_saved (fixture->autosave) != saved);
}

/* A title is kept while the game is played. */
static void
test_title (Fixture *fixture, gconstpointer data)
{
  play (fixture, 2);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_assert_true (lan_library_rename (fixture->library, lan_autosave_get_saved (fixture->autosave), "Mine", NULL));
  play (fixture, 2);
  g_clear_object (&fixture->autosave);
  g_object_unref (fixture->library);
  fixture->library = lan_library_new (fixture->folder, lan_game_get_content (fixture->game));
  g_assert_cmpstr (lan_saved_game_get_title (lan_library_find_unfinished (fixture->library)), ==, "Mine");
  fixture->autosave = lan_autosave_new (fixture->library, fixture->game);
}

/* Somebody tidies up the disk meanwhile: the folder is made again, with a lock that others see. */
static void
test_vanished_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanLibrary) other = NULL;
  g_autoptr (LanSavedGame) seen = NULL;

  play (fixture, 5);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  lan_test_folder_remove (fixture->path);
  lan_library_refresh (fixture->library);
  g_assert_cmpuint (count (fixture), ==, 1);
  play (fixture, 1);
  g_assert_true (lan_autosave_flush (fixture->autosave));
  g_assert_null (lan_autosave_get_problem (fixture->autosave));
  assert_kept (fixture, lan_autosave_get_saved (fixture->autosave));
  other = lan_library_new (fixture->folder, lan_game_get_content (fixture->game));
  seen = g_list_model_get_item (G_LIST_MODEL (other), 0);
  g_assert_true (lan_saved_game_is_in_use (seen));
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } cases[] = {
    { "/autosave/first-decision", test_first_decision },
    { "/autosave/refreshed-at-once", test_refreshed_at_once },
    { "/autosave/every-change", test_every_change },
    { "/autosave/whole-game", test_whole_game },
    { "/autosave/without-waiting", test_without_waiting },
    { "/autosave/two-games", test_two_games },
    { "/autosave/next", test_next },
    { "/autosave/back-at-once", test_back_at_once },
    { "/autosave/next-not-opened", test_next_not_opened },
    { "/autosave/title", test_title },
    { "/autosave/vanished-folder", test_vanished_folder },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].name, Fixture, NULL, set_up, cases[i].run, tear_down);
  return g_test_run ();
}
