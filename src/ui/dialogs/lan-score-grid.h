/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanScoreGrid: a score table as a grid: houses in columns, rows that add up to
 * the total, the best figure of each row bold. CSS class "score-grid".
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-score-table.h"
#include "lan-session.h"

G_BEGIN_DECLS

/* A row for each source. (transfer floating) */
GtkWidget *lan_score_grid_new_sources (LanSession *session, const LanScoreTable *table);

/* A row for each round. (transfer floating) */
GtkWidget *lan_score_grid_new_rounds (LanSession *session, const LanScoreTable *table);

/* The chances to win in percent at the start, after each round and at the end, without a total. (transfer floating) */
GtkWidget *lan_score_grid_new_chances (LanSession *session, guint chances[LAN_SCORE_ROUNDS][LAN_MAX_SEATS]);

G_END_DECLS
