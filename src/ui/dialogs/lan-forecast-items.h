/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the forecast sheet shows, as lists of words and figures without widgets. */

#pragma once

#include "lan-forecast.h"
#include "lan-session.h"

G_BEGIN_DECLS

typedef enum {
  LAN_FORECAST_POINTS,
  LAN_FORECAST_CONFLICTS,
  LAN_FORECAST_COUNTIES,
  LAN_FORECAST_CASTLES,
  LAN_FORECAST_LAWS,
  LAN_N_FORECASTS
} LanForecastKind;

/* One row, or one line of its breakdown. */
typedef struct {
  guint side;          /* whose shield; LAN_NO_SIDE: none */
  char *title;
  char *subtitle;      /* or NULL */
  char *figure;        /* or NULL */
  const char *symbol;  /* beside the figure, as in lan_words_event_symbol(); or NULL */
  gboolean has_gains;
  LanGains gains;      /* where has_gains */
  GPtrArray *lines;    /* of LanForecastItem; the breakdown */
} LanForecastItem;

void lan_forecast_item_free (LanForecastItem *item);

/* The rows of one kind for the position that the session shows, which must have
 * begun; none where nothing is to come. (transfer full) (element-type LanForecastItem) */
GPtrArray *lan_forecast_items_new (LanSession *session, LanForecastKind kind);

/* The item without its breakdown in words: "Neville, 2nd: 38, 12 this round". (transfer full) */
char *lan_forecast_item_words (const LanForecastItem *item);

G_END_DECLS
