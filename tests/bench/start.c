/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long programs take from exec until their window shows something, and what
 * memory they then hold: start RUNS PROGRAM... starts them in turns, so that a
 * busy machine is equally busy for all, and prints the medians of each, a line of
 * JSON a program. Shows something: the display tells that the mapped window was drawn
 * to, and two of its pixels differ. Needs an X display without other windows.
 */

#define _DEFAULT_SOURCE /* wait4 */

#include <glib.h>

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Smaller windows are not the program's main window. */
#define LEAST_SIZE 200

/* No program may take longer to show its window. */
#define PATIENCE (30 * G_USEC_PER_SEC)

/* After the first frame memory still grows for a moment. */
#define SETTLE (2 * G_USEC_PER_SEC)

typedef struct {
  double first_paint; /* milliseconds since exec */
  double processor;   /* milliseconds of processor time, until memory was read */
  double memory;      /* PSS in MiB */
} Run;

static int event_base; /* of the damage extension */

static gboolean
has_two_colors (Display *display, Window window, int x, int y, int width, int height)
{
  XImage *image = XGetImage (display, window, x, y, (unsigned) width, (unsigned) height, AllPlanes, ZPixmap);
  gboolean two = FALSE;

  if (image == NULL)
    return FALSE;
  for (int i = 0; i < width * height && !two; i++)
    two = XGetPixel (image, i % width, i / width) != XGetPixel (image, 0, 0);
  XDestroyImage (image);
  return two;
}

/* One row and one column: to read the whole picture would hold up the display while it is being drawn. */
static gboolean
shows_something (Display *display, Window window, int width, int height)
{
  return has_two_colors (display, window, width / 2, 0, 1, height)
         || has_two_colors (display, window, 0, height / 2, width, 1);
}

/* Whether the event tells of the first frame of a main window. */
static gboolean
is_first_frame (Display *display, const XEvent *event)
{
  XWindowAttributes attributes;
  Window window;

  if (event->type == MapNotify && !event->xmap.override_redirect)
    XDamageCreate (display, event->xmap.window, XDamageReportRawRectangles);
  if (event->type != event_base + XDamageNotify)
    return FALSE;
  window = ((const XDamageNotifyEvent *) event)->drawable;
  return XGetWindowAttributes (display, window, &attributes) && attributes.map_state == IsViewable
         && attributes.width >= LEAST_SIZE && attributes.height >= LEAST_SIZE
         && shows_something (display, window, attributes.width, attributes.height);
}

static void
wait_for_first_frame (Display *display, gint64 deadline)
{
  while (g_get_monotonic_time () < deadline)
    {
      XEvent event;

      if (XPending (display) == 0)
        {
          g_usleep (500);
          continue;
        }
      XNextEvent (display, &event);
      if (is_first_frame (display, &event))
        return;
    }
  g_error ("No window in time");
}

static double
read_memory (pid_t pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", (int) pid);
  g_autofree char *text = NULL;
  const char *pss;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (pss = strstr (text, "\nPss:")) == NULL)
    g_error ("%s cannot be read", path);
  return strtod (pss + strlen ("\nPss:"), NULL) / 1024;
}

static pid_t
launch (const char *program)
{
  pid_t pid = fork ();

  if (pid != 0)
    return pid;
  execlp (program, program, NULL);
  _exit (127);
}

static void
drain (Display *display)
{
  XSync (display, True);
}

static Run
measure (Display *display, const char *program)
{
  gint64 begin = g_get_monotonic_time ();
  pid_t pid = launch (program);
  struct rusage usage;
  int status;
  Run run;

  wait_for_first_frame (display, begin + PATIENCE);
  run.first_paint = (double) (g_get_monotonic_time () - begin) / 1000;
  g_usleep (SETTLE);
  run.memory = read_memory (pid);
  kill (pid, SIGKILL); /* nobody is asked whether to save */
  wait4 (pid, &status, 0, &usage);
  run.processor = (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
                  + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
  drain (display);
  return run;
}

static int
compare (const void *a, const void *b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

/* The median of one field of the runs of a program, which are `step` apart. */
static double
get_median (const Run *runs, guint n, guint step, gsize field)
{
  g_autofree double *values = g_new (double, n);

  for (guint i = 0; i < n; i++)
    values[i] = G_STRUCT_MEMBER (double, &runs[i * step], field);
  qsort (values, n, sizeof *values, compare);
  return values[n / 2];
}

int
main (int argc, char **argv)
{
  guint n = argc > 2 ? (guint) atoi (argv[1]) : 0, programs = argc > 2 ? (guint) argc - 2 : 0;
  Display *display = XOpenDisplay (NULL);
  g_autofree Run *runs = g_new (Run, MAX (n * programs, 1));
  const char *renderer = g_getenv ("GSK_RENDERER");
  int error_base;

  if (n == 0 || display == NULL || !XDamageQueryExtension (display, &event_base, &error_base))
    {
      g_printerr ("Usage: start RUNS PROGRAM..., on an X display with the damage extension\n");
      return EXIT_FAILURE;
    }
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  for (guint i = 0; i < n * programs; i++)
    runs[i] = measure (display, argv[2 + i % programs]);
  for (guint p = 0; p < programs; p++)
    g_print ("{\"benchmark\": \"start\", \"program\": \"%s\", \"renderer\": \"%s\", \"runs\": %u, \"first_paint_ms\": %.0f, "
             "\"processor_ms\": %.0f, \"pss_mib\": %.1f}\n",
             argv[2 + p], renderer != NULL ? renderer : "default", n,
             get_median (runs + p, n, programs, G_STRUCT_OFFSET (Run, first_paint)),
             get_median (runs + p, n, programs, G_STRUCT_OFFSET (Run, processor)),
             get_median (runs + p, n, programs, G_STRUCT_OFFSET (Run, memory)));
  XCloseDisplay (display);
  return EXIT_SUCCESS;
}
