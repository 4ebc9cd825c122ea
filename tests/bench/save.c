/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a long game costs: to be saved, loaded, replayed and taken back decision
 * by decision. Milliseconds of processor time, so that others on the machine do
 * not change the result much; medians of RUNS, and the longest single step.
 * Prints a line of JSON.
 */

#include <stdlib.h>
#include <time.h>

#include "lan-content-loader.h"
#include "lan-game.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"
#include "lan-test-folder.h"

#define RUNS 51
#define PLAYERS 5
/* A random game of 287 decisions: among 700,000 none had more than 290. */
#define SEED 2012

typedef struct {
  LanGameContent *content;
  const LanRecord *record;
  GBytes *bytes;
  GFile *file;
} Subject;

static void
save (const Subject *subject)
{
  g_autoptr (GBytes) bytes = lan_save_write_bytes (subject->record);
}

static void
save_file (const Subject *subject)
{
  g_assert_true (lan_save_write_file (subject->record, subject->file, NULL));
}

static void
load (const Subject *subject)
{
  g_autoptr (LanRecord) record = lan_save_read_bytes (subject->bytes, "bench", subject->content, NULL);

  g_assert_nonnull (record);
}

static void
replay (const Subject *subject)
{
  LanState state;

  g_assert_true (lan_record_replay (subject->record, subject->record->choices->len, &state, NULL, NULL));
}

static double
get_milliseconds (clock_t start)
{
  return (double) (clock () - start) * 1e3 / CLOCKS_PER_SEC;
}

static int
compare (const void *a, const void *b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

static double
get_median (double values[RUNS])
{
  qsort (values, RUNS, sizeof values[0], compare);
  return values[RUNS / 2];
}

static double
measure (const Subject *subject, void (*work) (const Subject *subject))
{
  double times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      clock_t start = clock ();

      work (subject);
      times[i] = get_milliseconds (start);
    }
  return get_median (times);
}

/* The median of a step, when the whole game is taken back; worst: of any step. */
static double
measure_undo (const Subject *subject, double *worst)
{
  double times[RUNS];

  *worst = 0;
  for (guint i = 0; i < RUNS; i++)
    {
      g_autoptr (LanGame) game = lan_game_new (subject->content);
      clock_t start;
      guint steps = 0;

      g_assert_true (lan_game_open (game, subject->record, NULL));
      start = clock ();
      for (clock_t step = start; lan_game_undo (game); step = clock (), steps++)
        *worst = MAX (*worst, get_milliseconds (step));
      g_assert_cmpuint (steps, ==, subject->record->choices->len);
      times[i] = get_milliseconds (start) / steps;
    }
  return get_median (times);
}

int
main (int argc, char **argv)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, PLAYERS, SEED, G_MAXUINT);
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  g_autofree char *folder = lan_test_folder_new ();
  g_autofree char *path = g_build_filename (folder, "bench" LAN_SAVE_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Subject subject = { content, record, bytes, file };
  double worst, undo = measure_undo (&subject, &worst);

  g_print ("{\"benchmark\": \"save\", \"players\": %d, \"decisions\": %u, \"bytes\": %zu, \"save_ms\": %.3f, \"save_file_ms\": %.3f, "
           "\"load_ms\": %.3f, \"replay_ms\": %.3f, \"undo_step_ms\": %.4f, \"undo_worst_ms\": %.3f}\n",
           PLAYERS, record->choices->len, g_bytes_get_size (bytes), measure (&subject, save), measure (&subject, save_file),
           measure (&subject, load), measure (&subject, replay), undo, worst);
  lan_test_folder_remove (folder);
  return EXIT_SUCCESS;
}
