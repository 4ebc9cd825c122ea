/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanForecastRow: one row of the forecast sheet, which opens to its breakdown. */

#pragma once

#include <gtk/gtk.h>

#include "lan-forecast-items.h"

G_BEGIN_DECLS

#define LAN_TYPE_FORECAST_ROW (lan_forecast_row_get_type ())
G_DECLARE_FINAL_TYPE (LanForecastRow, lan_forecast_row, LAN, FORECAST_ROW, GtkWidget)

/* open: with its breakdown shown. */
GtkWidget *lan_forecast_row_new (gboolean open);

/* Shows an item; whether the breakdown is open stays as it is. */
void lan_forecast_row_set_item (LanForecastRow *self, LanSession *session, const LanForecastItem *item);

G_END_DECLS
