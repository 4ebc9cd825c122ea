/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the board as it stands would bring, found by really carrying it out on a
 * copy of the position (lan-rehearsal.h): no rule is written here twice.
 *
 * Each law, county, castle and conflict is looked at by itself, a house taking
 * whatever it may: it buys and ransoms as long as it can pay, and takes every
 * upgrade. Nothing secret is looked at (R8.1): not sealed votes, not cards to come.
 */

#pragma once

#include <glib.h>

#include "lan-rehearsal.h"

G_BEGIN_DECLS

/* What one side gets out of something. */
typedef struct {
  int goods[LAN_N_GOODS];  /* gained less paid, by LanGood */
  int recruits;
  int upgrades;
  int extensions;
  int nobles;
} LanGains;

/* Whether there is nothing in it. */
gboolean lan_gains_is_empty (const LanGains *gains);

/* One less the other. */
LanGains lan_gains_subtract (const LanGains *gains, const LanGains *lost);

/* What a law would bring each seat if it were carried out now, in force or not.
 * Of a law under way only what is still to come; nothing once its turn has passed. */
void lan_forecast_law (const LanContent *content, const LanState *state, guint law, LanGains gains[LAN_MAX_SEATS]);

/* R5.1. */
typedef struct {
  guint side;         /* who stands there; LAN_NO_SIDE: nobody, or the county has paid this round */
  guint answers;      /* bit i: LanCountyAnswer i is possible */
  LanGains gains[3];  /* what each answer brings, by LanCountyAnswer */
} LanCountyForecast;

LanCountyForecast lan_forecast_county (const LanContent *content, const LanState *state, guint county);

/* R5.3. */
typedef struct {
  gboolean open;           /* FALSE: scored this round already */
  guint offers;            /* bit i: what space i gives is paid for, and may be left */
  LanGains spaces[LAN_SPACES];      /* knight and tile together */
  LanGains ally_spaces[LAN_ALLY_SPACES];
  LanGains table;          /* company at table */
  LanGains total;          /* of the house, without its ally */
} LanCastleForecast;

LanCastleForecast lan_forecast_castle (const LanContent *content, const LanState *state, guint seat);

/* What becomes of the knights on a card. */
typedef enum {
  LAN_FATE_RETURN,  /* R5.4.3, R5.4.5: to court */
  LAN_FATE_STAY,    /* R5.4.4: to the second battle */
  LAN_FATE_RANSOM,  /* R5.4.6: to court for gold, else to the reserve */
} LanFate;

typedef struct {
  guint side;
  guint strength;
  guint score;      /* an ally's is not given to anybody (R7.4) */
  guint ransomed;   /* LAN_FATE_RANSOM: knights that can be paid for in the order of ransoms */
  guint ransom;     /* gold for these */
  guint captured;   /* knights that cannot */
} LanRankForecast;

/* R5.4. */
typedef struct {
  guint card;       /* LAN_NO_CARD: no battle, or it has been fought this round */
  guint england;
  guint france;
  gboolean won;     /* by England */
  LanFate fate;
  guint n_ranks;
  LanRankForecast ranks[LAN_CARD_SPACES];  /* rank 1 first */
} LanConflictForecast;

LanConflictForecast lan_forecast_conflict (const LanContent *content, const LanState *state, guint battle);

/* Power points of one seat. `ended` is what it would have if the game ended now
 * (R6); `round` is what the rest of the round would bring with no more knights
 * placed, the laws in force as they are, counties paying their reward and no
 * upgrades: only offers that bring PP are taken. */
typedef struct {
  guint now;
  guint knighthood;         /* R6.1 */
  guint extensions;         /* R6.2 */
  guint nobles;             /* R6.4 */
  guint ended;              /* sum of the above; after the game: now */
  guint rank;               /* by `ended`, 1 the most; equal points share a rank */
  guint round[LAN_N_SOURCES];
  guint round_total;
} LanPointsForecast;

void lan_forecast_points (const LanContent *content, const LanState *state, LanPointsForecast points[LAN_MAX_SEATS]);

G_END_DECLS
