/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-fingers.h"

#include "lan-ui-hand.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

/* Until an answer of the X server to an event that was made up has come back, at most. */
#define ECHO_MICROSECONDS (20 * 1000)

/* Something may be moving all the time. */
#define PATIENCE_MICROSECONDS (500 * 1000)

/* A window that has just been opened may not be ready for the keyboard. */
#define FOCUS_TRIES 20

/* A drag is a conversation by way of the server: its beginning and its end take so many echos. */
#define DRAG_ECHOS 15

/* So many movements for one way, as a hand makes them. */
#define STEPS 6

gboolean
lan_ui_fingers_are_there (void)
{
  g_autofree char *program = g_find_program_in_path ("xdotool");

  if (program == NULL)
    g_test_skip ("xdotool is not installed");
  else if (!g_str_equal (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkX11Display"))
    g_test_skip ("not an X display");
  else
    return TRUE;
  return FALSE;
}

/* The events are on their way when xdotool ends; they and what follows from them are waited for until it is quiet. */
static void
settle (void)
{
  gint64 now = g_get_monotonic_time ();
  gint64 end = now + PATIENCE_MICROSECONDS;
  gint64 quiet = now + ECHO_MICROSECONDS;

  gdk_display_sync (gdk_display_get_default ());
  for (; now < quiet && now < end; now = g_get_monotonic_time ())
    if (g_main_context_iteration (NULL, FALSE))
      quiet = g_get_monotonic_time () + ECHO_MICROSECONDS;
    else
      g_usleep (1000);
}

/* What xdotool said. (transfer full) */
static char *
run (const char *command)
{
  g_autofree char *line = g_strconcat ("xdotool ", command, NULL);
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_command_line_sync (line, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  settle ();
  return output;
}

static void
do_it (const char *command)
{
  g_free (run (command));
}

static unsigned long
get_id (GtkWindow *window)
{
#ifdef GDK_WINDOWING_X11
  return gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window)));
#else
  return 0;
#endif
}

void
lan_ui_fingers_focus (GtkWindow *window)
{
  g_autofree char *command = NULL;

  gtk_window_present (window);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  command = g_strdup_printf ("windowfocus %lu mousemove 0 0", get_id (window));
  for (guint i = 0; i < FOCUS_TRIES && !gtk_window_is_active (window); i++)
    do_it (command);
  g_assert_true (gtk_window_is_active (window));
}

void
lan_ui_fingers_type (const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, " ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *command = g_strconcat ("key ", names[i], NULL);

      do_it (command);
    }
}

void
lan_ui_fingers_repeat (guint n, const char *key)
{
  g_autofree char *command = g_strdup_printf ("key --repeat %u %s", n, key);

  if (n > 0)
    do_it (command);
}

static void
find_pointer (int *x, int *y)
{
  g_autofree char *where = run ("getmouselocation --shell");

  g_assert_cmpint (sscanf (where, "X=%d Y=%d", x, y), ==, 2);
}

void
lan_ui_fingers_point_to (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t there;
  double left, top;
  int from_x, from_y;

  find_pointer (&from_x, &from_y);
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT ((float) x, (float) y), &there));
  gtk_native_get_surface_transform (native, &left, &top);
  there.x += (float) left;
  there.y += (float) top;
  for (int i = 1; i <= STEPS; i++)
    {
      /* Without a window manager the window lies in the corner of the screen. */
      g_autofree char *command = g_strdup_printf ("mousemove %d %d", (int) (from_x + (there.x - from_x) * i / STEPS),
                                                  (int) (from_y + (there.y - from_y) * i / STEPS));

      do_it (command);
    }
}

void
lan_ui_fingers_point_at (GtkWidget *widget)
{
  lan_ui_fingers_point_to (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
lan_ui_fingers_press (void)
{
  do_it ("mousedown 1");
}

void
lan_ui_fingers_release (void)
{
  do_it ("mouseup 1");
  for (guint i = 0; i < DRAG_ECHOS; i++)
    settle ();
}
