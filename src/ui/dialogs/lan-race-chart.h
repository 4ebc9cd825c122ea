/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanRaceChart: a line for each house, its power points at the start, after
 * every round and after final scoring, or its chances to win. Houses are told apart by colour, by the
 * shape of their markers and by shield and name at the end of their lines.
 * Time runs from left to right in every language, as on the point track.
 * CSS node "race-chart". Its accessible description says all the numbers.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-score-table.h"
#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_RACE_CHART (lan_race_chart_get_type ())
G_DECLARE_FINAL_TYPE (LanRaceChart, lan_race_chart, LAN, RACE_CHART, GtkWidget)

/* A moment of a game and the figures of all houses. */
typedef struct {
  double x;                  /* 0: the start, 1 to 5: after that round, 6: the end; markers stand at whole numbers */
  double y[LAN_MAX_SEATS];
} LanRacePoint;

/* Chances to win, in percent, of the session's game; points from left to right, copied. */
GtkWidget *lan_race_chart_new_chances (LanSession *session, const LanRacePoint *points, guint n_points);

/* session: for names and shields; table: copied from. */
GtkWidget *lan_race_chart_new (LanSession *session, const LanScoreTable *table);

/* Moves ascending places apart so that none is nearer than gap to the next and all lie from low to high, as far as
 * there is room for that; no further from where they were than that takes. */
void lan_race_chart_spread (double *places, guint n, double gap, double low, double high);

/* The distance of the lines of the grid, so that at most eight of them reach up to `most` points: 1, 2, 5, 10, 20 ... */
guint lan_race_chart_get_step (guint most);

G_END_DECLS
