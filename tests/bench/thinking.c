/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How long the main loop is held up while four Lords play in the window, by a ticker of 1 ms; and how long a search
 * takes to stop when it is told to. A line of JSON each. On a virtual machine shared memory of the X server is no
 * help: each new piece of it costs more than drawing (Xvfb -extension MIT-SHM).
 *
 * thinking [MILLISECONDS [DECISIONS]]: for each decision (100), and how many (100).
 */

#include "lan-computers.h"
#include "lan-ui-window.h"
#include "lan-view.h"

#include <stdlib.h>

#define MILLISECONDS 100
#define DECISIONS 100
#define STOPS 200
#define FRAME 16.0 /* ms */

typedef struct {
  GArray *gaps;   /* of double, ms */
  gint64 last;    /* µs, 0 at first */
} Ticker;

static gboolean
on_tick (gpointer data)
{
  Ticker *self = data;
  gint64 now = g_get_monotonic_time ();
  double gap = (double) (now - self->last) / 1000;

  if (self->last != 0)
    g_array_append_val (self->gaps, gap);
  self->last = now;
  return G_SOURCE_CONTINUE;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

static double
get_quantile (GArray *values, double part)
{
  return g_array_index (values, double, MIN ((guint) (part * values->len), values->len - 1));
}

static double
get_part_within (GArray *values, double limit)
{
  guint n = 0;

  while (n < values->len && g_array_index (values, double, n) < limit)
    n++;
  return (double) n / values->len;
}

static void
print (const char *what, GArray *values, double limit)
{
  g_array_sort (values, compare);
  g_print ("{\"benchmark\": \"%s\", \"count\": %u, \"median_ms\": %.3f, \"q999_ms\": %.3f, \"most_ms\": %.3f, \"limit_ms\": %.0f, \"within\": %.5f}\n",
           what, values->len, get_quantile (values, 0.5), get_quantile (values, 0.999), get_quantile (values, 1), limit,
           get_part_within (values, limit));
}

static void
seat_lords (LanWindow *window, const LanAgent *lord)
{
  LanReferee *referee = lan_session_get_referee (lan_window_get_session (window));

  for (guint seat = 0; seat < 4; seat++)
    {
      g_autoptr (LanPlayer) player = lan_computer_player_new (lord, seat);

      lan_referee_set_player (referee, seat, player);
    }
}

static void
measure_gaps (guint milliseconds, guint decisions)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:0,seed:7,level:lord");
  LanGame *game = lan_ui_get_game (window);
  g_autofree char *name = g_strdup_printf ("lord:milliseconds=%u", milliseconds);
  LanAgent *lord = lan_computers_parse (name, NULL);
  Ticker ticker = { .gaps = g_array_new (FALSE, FALSE, sizeof (double)) };
  guint source = g_timeout_add (1, on_tick, &ticker);

  seat_lords (window, lord);
  while (lan_game_get_length (game) < decisions && lan_game_get_decision (game).kind != LAN_DECISION_NONE)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  print ("main loop gap", ticker.gaps, FRAME);
  g_array_unref (ticker.gaps);
  lan_ui_close_window (window);
}

/* A search of its own, stopped from here. */
typedef struct {
  LanGame *game;
  const LanSearcher *lord;
  gint stop;      /* atomic */
  gint64 stopped; /* µs */
} Search;

static bool
is_stopped (void *data, float done)
{
  return g_atomic_int_get ((gint *) data) != 0;
}

static gpointer
think (gpointer data)
{
  Search *self = data;
  const LanContent *content = lan_game_content_get_tables (lan_game_get_content (self->game));
  LanState view;
  LanRng rng;

  lan_rng_seed (&rng, 1);
  lan_view (content, lan_game_get_state (self->game), lan_game_get_decision (self->game).seat, &rng, &view);
  lan_searcher_choose (&self->lord->agent, content, &view, &rng, is_stopped, &self->stop);
  self->stopped = g_get_monotonic_time ();
  return NULL;
}

static void
measure_stops (void)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:4,seed:7");
  GArray *delays = g_array_new (FALSE, FALSE, sizeof (double));
  LanSearcher lord = *lan_computers_find_searcher ("lord");

  lord.limits.milliseconds = 60000;
  for (guint i = 0; i < STOPS; i++)
    {
      Search search = { .game = lan_ui_get_game (window), .lord = &lord };
      GThread *thread = g_thread_new ("search", think, &search);
      gint64 told;
      double delay;

      g_usleep (1000 * (5 + i % 40));
      told = g_get_monotonic_time ();
      g_atomic_int_set (&search.stop, 1);
      g_thread_join (thread);
      delay = (double) (search.stopped - told) / 1000;
      g_array_append_val (delays, delay);
    }
  print ("search stops", delays, 5);
  g_array_unref (delays);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  guint milliseconds = argc > 1 ? (guint) atoi (argv[1]) : MILLISECONDS;
  guint decisions = argc > 2 ? (guint) atoi (argv[2]) : DECISIONS;
  int n = 1;

  lan_ui_init (&n, &argv);
  measure_gaps (MAX (milliseconds, 1), MAX (decisions, 1));
  measure_stops ();
  return 0;
}
