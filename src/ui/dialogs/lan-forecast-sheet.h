/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanForecastSheet: what the position that is looked at would bring: points,
 * conflicts, counties, castles and laws, each row with its breakdown. Follows
 * the position while it is open; win.back closes it.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_FORECAST_SHEET (lan_forecast_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanForecastSheet, lan_forecast_sheet, LAN, FORECAST_SHEET, GtkBox)

/* session: with a game. */
GtkWidget *lan_forecast_sheet_new (LanSession *session);

G_END_DECLS
