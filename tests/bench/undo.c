/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the window takes to take back a decision of a whole game: the model, all
 * that shows it, and the next frame with whatever that changes. Milliseconds of this
 * thread's processor time: games are kept in another thread, and a busy machine does
 * not change them much. The median and the longest step. Ends with 1 when the median does not fit into a frame.
 */

#include "lan-test-files.h"
#include "lan-ui-hand.h"
#include "lan-ui-window.h"

#include <stdlib.h>
#include <time.h>

#define WIDTH 1366
#define HEIGHT 768
#define PLAYERS 5
#define SEED 2012
#define LIMIT (1000.0 / 60)

typedef struct {
  double model; /* until the model and what is bound to it know */
  double sum;   /* until it is drawn */
} Step;

static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int
compare_steps (const void *a, const void *b)
{
  double first = ((const Step *) a)->sum, second = ((const Step *) b)->sum;

  return (first > second) - (first < second);
}

static LanWindow *
open_long_game (void)
{
  LanWindow *window = lan_ui_open_window (WIDTH, HEIGHT);
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanRecord) record = lan_test_play_random (lan_session_get_content (session), PLAYERS, SEED, G_MAXUINT);
  g_autoptr (GError) error = NULL;

  lan_session_open (session, record, &error);
  g_assert_no_error (error);
  lan_ui_settle ();
  /* Whoever played the game to its end has seen the board: it is not drawn for the first time when a step is taken back. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_settle ();
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  return window;
}

/* FALSE when nothing is left to be taken back. */
static gboolean
take_back (LanWindow *window, Step *step)
{
  double begin = get_milliseconds ();

  if (!lan_game_undo (lan_ui_get_game (window)))
    return FALSE;
  step->model = get_milliseconds () - begin;
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  step->sum = get_milliseconds () - begin;
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  LanWindow *window;
  const Step *median, *worst;
  Step step;

  lan_ui_init (&argc, &argv);
  window = open_long_game ();
  while (take_back (window, &step))
    g_array_append_val (steps, step);
  g_assert_cmpuint (steps->len, >, 0);
  g_array_sort (steps, compare_steps);
  median = &g_array_index (steps, Step, steps->len / 2);
  worst = &g_array_index (steps, Step, steps->len - 1);
  g_print ("{\"benchmark\": \"undo\", \"width\": %d, \"height\": %d, \"steps\": %u, \"model_ms\": %.3f, \"median_ms\": %.2f, "
           "\"worst_ms\": %.2f, \"limit_ms\": %.1f}\n",
           WIDTH, HEIGHT, steps->len, median->model, median->sum, worst->sum, LIMIT);
  lan_ui_close_window (window);
  return median->sum <= LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}
