/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the page of a large library keeps the main loop from anything else, from the key that opens it
 * until every row near the window is there. Milliseconds of this thread's processor time: pictures are drawn in
 * another thread, and a busy machine does not change them much. Ends with 1 when one turn of the main
 * loop takes longer than four frames.
 */

#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <stdlib.h>
#include <time.h>

#define GAMES 300
#define WIDTH 1366
#define HEIGHT 768
#define TIMES 5

#define LIMIT_MS (4 * 1000.0 / 60)

/* Microseconds without anything to do until the page counts as complete. */
#define QUIET (300 * 1000)

typedef struct {
  double open;    /* the turn of the main loop in which the key is pressed */
  double longest; /* of the turns after it */
  double sum;     /* of them all */
} Opening;

static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* Runs the main loop turn by turn until nothing has been due for a while. */
static void
watch (Opening *opening)
{
  gint64 quiet = g_get_monotonic_time () + QUIET;

  while (g_get_monotonic_time () < quiet)
    {
      double begin = get_milliseconds (), turn;

      if (!g_main_context_iteration (NULL, FALSE))
        {
          g_usleep (500);
          continue;
        }
      quiet = g_get_monotonic_time () + QUIET;
      turn = get_milliseconds () - begin;
      opening->longest = MAX (opening->longest, turn);
      opening->sum += turn;
    }
}

static Opening
open_page (LanWindow *window)
{
  Opening opening = { 0 };
  double begin = get_milliseconds ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "library", NULL);
  opening.open = opening.sum = get_milliseconds () - begin;
  watch (&opening);
  g_assert_cmpuint (lan_ui_library_count (window), ==, GAMES);
  return opening;
}

int
main (int argc, char **argv)
{
  Opening worst = { 0 }, first = { 0 };
  LanWindow *window;

  lan_ui_init (&argc, &argv);
  window = lan_ui_open_window (WIDTH, HEIGHT);
  for (guint i = 0; i < GAMES; i++)
    lan_ui_library_add (window, i % 2 == 0 ? "2p-cut" : "5p-cut", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  for (guint i = 0; i < TIMES; i++)
    {
      Opening opening = open_page (window);

      if (i == 0)
        first = opening;
      worst.open = MAX (worst.open, opening.open);
      worst.longest = MAX (worst.longest, opening.longest);
      lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
      lan_ui_settle ();
    }
  g_print ("{\"benchmark\": \"library\", \"games\": %d, \"first_open_ms\": %.1f, \"first_longest_ms\": %.1f, \"first_sum_ms\": %.1f, "
           "\"worst_open_ms\": %.1f, \"worst_longest_ms\": %.1f}\n",
           GAMES, first.open, first.longest, first.sum, worst.open, worst.longest);
  lan_ui_library_close (window);
  return MAX (worst.open, worst.longest) <= LIMIT_MS ? EXIT_SUCCESS : EXIT_FAILURE;
}
