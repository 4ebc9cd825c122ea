/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a law would bring each house if it were carried out now.
 *
 * Found by really carrying it out on a copy of the position, with the board as
 * it stands: the law under vote passes, the later proposals do not. A simple
 * reading of what players would choose: a house takes all that the law in
 * question offers, as often as it can pay, and declines the offers of the other
 * laws. Votes already sealed are not looked at.
 */

#pragma once

#include <glib.h>

#include "lan-apply.h"

G_BEGIN_DECLS

typedef struct {
  int goods[LAN_N_GOODS];  /* gained less paid, by LanGood */
  guint recruits;
  guint upgrades;
  guint extensions;
  guint nobles;
} LanGains;

/* Gains by seat from `law`, which must be the law under vote (passed: carried
 * out as if it were approved) or a law in force now (carried out as if the law
 * under vote were rejected). state: in the middle of a vote. */
void lan_forecast_law (const LanContent *content, const LanState *state, guint law, LanGains gains[LAN_MAX_SEATS]);

/* Whether there is nothing in it. */
gboolean lan_gains_is_empty (const LanGains *gains);

G_END_DECLS
