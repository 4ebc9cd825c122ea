/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-points.h"

/* Called for each event in order; FALSE stops. */
typedef gboolean (*EventFunc) (const LanEvent *event, gpointer data);

static void
foreach_event (const LanHistory *history, EventFunc func, gpointer data)
{
  guint cursor = lan_history_get_cursor (history);

  for (guint n = 1; n <= cursor; n++)
    {
      const LanMoment *moment = lan_history_get_moment (history, n);

      for (guint i = 0; i < moment->n_events; i++)
        if (!func (&moment->events[i], data))
          return;
    }
}

static gint
signed_points (const LanEvent *event, guint seat)
{
  if (event->side != seat || event->item != LAN_GOOD_PP)
    return 0;
  if (event->type == LAN_EVENT_GAINED)
    return event->amount;
  if (event->type == LAN_EVENT_PAID)
    return -(gint) event->amount;

  return 0;
}

static guint
start_points (const LanHistory *history, guint seat)
{
  return lan_history_get_moment (history, 0)->state.houses[seat].goods[LAN_GOOD_PP];
}

typedef struct {
  guint seat;
  guint *points;
} SourceSum;

static gboolean
add_to_source (const LanEvent *event, gpointer data)
{
  SourceSum *sum = data;

  sum->points[event->source] += (guint) signed_points (event, sum->seat);
  return TRUE;
}

void
lan_points_by_source (const LanHistory *history, guint seat, guint points[LAN_N_SOURCES])
{
  SourceSum sum = { seat, points };

  for (guint i = 0; i < LAN_N_SOURCES; i++)
    points[i] = 0;
  points[LAN_SOURCE_SETUP] = start_points (history, seat);
  foreach_event (history, add_to_source, &sum);
}

typedef struct {
  guint seat;
  guint round;
  guint points;
} RoundSum;

static gboolean
is_final (const LanEvent *event)
{
  return event->source == LAN_SOURCE_FINAL_KNIGHTHOOD || event->source == LAN_SOURCE_FINAL_EXTENSIONS
         || event->source == LAN_SOURCE_FINAL_NOBLES;
}

/* The last decision of a round also begins the next, or ends the game (R5.5, R6). */
static gboolean
add_to_round (const LanEvent *event, gpointer data)
{
  RoundSum *sum = data;

  if (event->type == LAN_EVENT_ROUND && event->amount > sum->round)
    return FALSE;
  if (is_final (event) && sum->round <= LAN_ROUNDS)
    return FALSE;

  sum->points += (guint) signed_points (event, sum->seat);
  return TRUE;
}

guint
lan_points_after_round (const LanHistory *history, guint seat, guint round)
{
  RoundSum sum = { seat, round, start_points (history, seat) };

  foreach_event (history, add_to_round, &sum);
  return sum.points;
}
