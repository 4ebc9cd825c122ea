/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the autosave costs the main loop: the time of every decision of a game of five, in milliseconds, with the
 * autosave and without. The disk works meanwhile. The longest game that chance made of so many is taken.
 */

#include <glib/gstdio.h>
#include <stdlib.h>

#include "lan-autosave.h"
#include "lan-test-files.h"
#include "lan-test-folder.h"
#include "random-play.h"

#define GAMES 50
#define LIMIT 1.0 /* ms */

/* (transfer full) */
static LanRecord *
longest_game (LanGameContent *content)
{
  LanRecord *longest = NULL;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      LanRecord *record = lan_test_play_random (content, LAN_MAX_SEATS, seed, LAN_DECISIONS_MAX);

      if (longest != NULL && longest->choices->len >= record->choices->len)
        {
          lan_record_free (record);
          continue;
        }
      g_clear_pointer (&longest, lan_record_free);
      longest = record;
    }
  return longest;
}

static int
compare (const void *a, const void *b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

/* Plays the game and fills in how long each decision took, shortest first. folder: NULL: no autosave. */
static void
measure (const LanRecord *record, LanGameContent *content, GFile *folder, double *times)
{
  g_autoptr (LanGame) game = lan_game_new (content);
  g_autoptr (LanLibrary) library = folder != NULL ? lan_library_new (folder, content) : NULL;
  g_autoptr (LanAutosave) autosave = folder != NULL ? lan_autosave_new (library, game) : NULL;

  g_assert_true (lan_game_begin (game, record->setup, NULL));
  for (guint i = 0; i < record->choices->len; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      g_assert_true (lan_game_play (game, &g_array_index (record->choices, LanChoice, i), NULL));
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      times[i] = (double) (g_get_monotonic_time () - begin) / 1000;
      /* As people decide: the disk may work. */
      g_usleep (2000);
    }
  qsort (times, record->choices->len, sizeof *times, compare);
}

int
main (int argc, char **argv)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = longest_game (content);
  guint n = record->choices->len;
  g_autofree double *with = g_new0 (double, n);
  g_autofree double *without = g_new0 (double, n);
  g_autofree char *path = lan_test_folder_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  measure (record, content, NULL, without);
  measure (record, content, folder, with);
  g_print ("{\"benchmark\": \"autosave\", \"decisions\": %u, \"median_ms\": %.3f, \"p99_ms\": %.3f, \"worst_ms\": %.3f, "
           "\"without_median_ms\": %.3f, \"without_p99_ms\": %.3f, \"without_worst_ms\": %.3f, \"limit_ms\": %.1f}\n",
           n, with[n / 2], with[n - 1 - n / 100], with[n - 1], without[n / 2], without[n - 1 - n / 100], without[n - 1], LIMIT);
  lan_test_folder_remove (path);
  return with[n / 2] - without[n / 2] < LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}
