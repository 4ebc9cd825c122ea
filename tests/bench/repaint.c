/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the fullest board takes to be drawn when nothing of the last frame can
 * be used again: every widget makes its render nodes anew, and all are drawn as the
 * cairo renderer draws them, into an image of the window's size that stays, as a
 * window's buffers do. Drawings that were rendered once stay as well. Times are those of
 * the processor, so that a busy machine does not change them much. Ends with 1 when it
 * takes too long.
 *
 * repaint [FRAMES] [PICTURE.png]: the picture is what was drawn.
 */

#include "lan-ui-busy.h"
#include "lan-ui-hand.h"
#include "lan-ui-window.h"

#include <stdlib.h>
#include <time.h>

#define WIDTH 1366
#define HEIGHT 768
#define FRAMES 200
#define LIMIT 8.0 /* milliseconds */

typedef struct {
  double snapshot; /* milliseconds to make the nodes */
  double render;   /* milliseconds to draw them */
  double sum;
} Frame;

static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static void
forget_nodes (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    forget_nodes (child);
}

/* A GtkWidgetPaintable would show the nodes of the last frame: the window is asked itself. (transfer full) */
static GskRenderNode *
make_nodes (GtkWidget *window)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_render_background (snapshot, gtk_widget_get_style_context (window), 0, 0, gtk_widget_get_width (window),
                                  gtk_widget_get_height (window));
  GTK_WIDGET_GET_CLASS (window)->snapshot (window, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
draw (GtkWidget *window, cairo_t *cr, Frame *frame)
{
  GskRenderNode *node;
  double begin = get_milliseconds (), middle;

  node = make_nodes (window);
  middle = get_milliseconds ();
  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_restore (cr);
  gsk_render_node_draw (node, cr);
  frame->snapshot = middle - begin;
  frame->render = get_milliseconds () - middle;
  frame->sum = frame->snapshot + frame->render;
  gsk_render_node_unref (node);
}

static int
compare_frames (const void *a, const void *b)
{
  double first = ((const Frame *) a)->sum, second = ((const Frame *) b)->sum;

  return (first > second) - (first < second);
}

/* A knight in hand lights and veils the places of the board. */
static void
take_strongest_knight (LanSession *session)
{
  guint seat = lan_session_get_decision (session).seat;
  guint strength = LAN_STRENGTHS;

  while (strength > 0 && !lan_session_select (session, seat, strength))
    strength--;
  g_assert_cmpuint (strength, >, 0);
}

static LanWindow *
open_busy_window (void)
{
  LanWindow *window = lan_ui_open_window (WIDTH, HEIGHT);
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanRecord) record = lan_ui_busy_record (lan_session_get_content (session));
  g_autoptr (GError) error = NULL;

  lan_session_open (session, record, &error);
  g_assert_no_error (error);
  lan_session_lift_veil (session);
  take_strongest_knight (session);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  return window;
}

static void
measure (LanWindow *window, Frame *frames, guint n, const char *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < n; i++)
    {
      forget_nodes (GTK_WIDGET (window));
      draw (GTK_WIDGET (window), cr, &frames[i]);
    }
  qsort (frames, n, sizeof *frames, compare_frames);
  cairo_destroy (cr);
  if (picture != NULL)
    g_assert_cmpint (cairo_surface_write_to_png (surface, picture), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint) atoi (argv[1]) : FRAMES;
  g_autofree Frame *frames = g_new0 (Frame, MAX (n, 1));
  LanWindow *window;
  const Frame *median;

  lan_ui_init (&argc, &argv);
  window = open_busy_window ();
  measure (window, frames, MAX (n, 1), argc > 2 ? argv[2] : NULL);
  median = &frames[n / 2];
  g_print ("{\"benchmark\": \"repaint\", \"width\": %d, \"height\": %d, \"frames\": %u, \"renderer\": \"%s\", "
           "\"median_ms\": %.2f, \"snapshot_ms\": %.2f, \"render_ms\": %.2f, \"best_ms\": %.2f, \"limit_ms\": %.1f}\n",
           WIDTH, HEIGHT, n, G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))), median->sum,
           median->snapshot, median->render, frames[0].sum, LIMIT);
  lan_ui_close_window (window);
  return median->sum <= LIMIT ? EXIT_SUCCESS : EXIT_FAILURE;
}
