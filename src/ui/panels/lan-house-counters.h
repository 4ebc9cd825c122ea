/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanHouseCounters: what a side owns, as counters in a row. */

#pragma once

#include "lan-counter.h"
#include "lan-counter-bar.h"
#include "lan-landmark.h"
#include "lan-session.h"

G_BEGIN_DECLS

typedef enum {
  LAN_HOUSE_COUNTER_PP,
  LAN_HOUSE_COUNTER_GOLD,
  LAN_HOUSE_COUNTER_SQUIRES,
  LAN_HOUSE_COUNTER_VOTES,
  LAN_HOUSE_COUNTER_NOBLES,
  LAN_HOUSE_COUNTER_EXTENSIONS,
  LAN_HOUSE_COUNTER_KNIGHTHOOD,
  LAN_N_HOUSE_COUNTERS
} LanHouseCounter;

/* The counters belong to the bar they were made in. */
typedef struct {
  LanCounter *counters[LAN_N_HOUSE_COUNTERS];
} LanHouseCounters;

/* Makes the counters in the bar; optional: the rarer ones give way where it is narrow. */
void lan_house_counters_create (LanHouseCounters *self, LanCounterBar *bar, gboolean optional);

/* Shows what a side owns now; an ally (R7.1) has fewer counters. */
void lan_house_counters_update (LanHouseCounters *self, LanSession *session, guint side);

/* The counter for what a spot of the side is about; NULL when there is none. (transfer none) */
GtkWidget *lan_house_counters_get (LanHouseCounters *self, const LanSpot *spot);

/* All counters in words, "34 power points, 5 gold, ...". (transfer full) */
char *lan_house_counters_describe (LanSession *session, guint side);

G_END_DECLS
