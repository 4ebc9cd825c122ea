/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the page of a large library keeps the main loop from anything else, from the key that opens it
 * until every row near the window is there. Milliseconds of this thread's processor time: pictures are drawn in
 * another thread, and a busy machine does not change them much. Drawing is told by itself: there is no graphics
 * card here, so the longest turn is the one in which all of the window is drawn for the first time. Ends with 1
 * when one turn of the main loop takes longer than four frames, or than two without drawing.
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
#define LIMIT_UNDRAWN_MS (2 * 1000.0 / 60)

/* Microseconds without anything to do until the page counts as complete. */
#define QUIET (300 * 1000)

typedef struct {
  double open;    /* the turn of the main loop in which the key is pressed */
  double longest; /* of the turns after it */
  double undrawn; /* of them, drawing left out */
  double sum;     /* of them all */
} Opening;

/* What the turn that runs has drawn. */
typedef struct {
  double begin;
  double drawn;
} Drawing;

static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void
on_laid_out (GdkFrameClock *clock, Drawing *drawing)
{
  drawing->begin = get_milliseconds ();
}

static void
on_painted (GdkFrameClock *clock, Drawing *drawing)
{
  drawing->drawn += get_milliseconds () - drawing->begin;
}

/* After the layout, if there is one in this frame, the toolkit draws. */
static void
watch_drawing (LanWindow *window, Drawing *drawing)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));

  g_signal_connect (clock, "before-paint", G_CALLBACK (on_laid_out), drawing);
  g_signal_connect_after (clock, "layout", G_CALLBACK (on_laid_out), drawing);
  g_signal_connect_after (clock, "paint", G_CALLBACK (on_painted), drawing);
}

/* Runs the main loop turn by turn until nothing has been due for a while. */
static void
watch (Opening *opening, Drawing *drawing)
{
  gint64 quiet = g_get_monotonic_time () + QUIET;

  while (g_get_monotonic_time () < quiet)
    {
      double begin = get_milliseconds (), turn;

      drawing->drawn = 0;
      if (!g_main_context_iteration (NULL, FALSE))
        {
          g_usleep (500);
          continue;
        }
      quiet = g_get_monotonic_time () + QUIET;
      turn = get_milliseconds () - begin;
      opening->longest = MAX (opening->longest, turn);
      opening->undrawn = MAX (opening->undrawn, turn - drawing->drawn);
      opening->sum += turn;
    }
}

static Opening
open_page (LanWindow *window, Drawing *drawing)
{
  Opening opening = { 0 };
  double begin = get_milliseconds ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "show-library", NULL);
  opening.open = opening.sum = get_milliseconds () - begin;
  watch (&opening, drawing);
  g_assert_cmpuint (lan_ui_library_count (window), ==, GAMES);
  return opening;
}

int
main (int argc, char **argv)
{
  Opening worst = { 0 }, first = { 0 };
  Drawing drawing = { 0 };
  LanWindow *window;

  lan_ui_init (&argc, &argv);
  window = lan_ui_open_window (WIDTH, HEIGHT);
  for (guint i = 0; i < GAMES; i++)
    lan_ui_library_add (window, i % 2 == 0 ? "2p-cut" : "5p-cut", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  watch_drawing (window, &drawing);
  for (guint i = 0; i < TIMES; i++)
    {
      Opening opening = open_page (window, &drawing);

      if (i == 0)
        first = opening;
      worst.open = MAX (worst.open, opening.open);
      worst.longest = MAX (worst.longest, opening.longest);
      worst.undrawn = MAX (worst.undrawn, opening.undrawn);
      lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
      lan_ui_settle ();
    }
  g_print ("{\"benchmark\": \"library\", \"games\": %d, \"first_open_ms\": %.1f, \"first_longest_ms\": %.1f, \"first_undrawn_ms\": %.1f, "
           "\"first_sum_ms\": %.1f, \"worst_open_ms\": %.1f, \"worst_longest_ms\": %.1f, \"worst_undrawn_ms\": %.1f}\n",
           GAMES, first.open, first.longest, first.undrawn, first.sum, worst.open, worst.longest, worst.undrawn);
  lan_ui_library_close (window);
  return worst.longest <= LIMIT_MS && MAX (worst.open, worst.undrawn) <= LIMIT_UNDRAWN_MS ? EXIT_SUCCESS : EXIT_FAILURE;
}
