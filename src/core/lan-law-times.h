/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a law would do as the position stands, for players and forecasts. */

#pragma once

#include "lan-state.h"

/* How often the law's reward would go to the seat if the law were carried out
 * now (R4.6, R4.7). For a law that sells: how often the seat could buy. */
unsigned lan_law_times (const LanContent *content, const LanState *state, unsigned law, unsigned seat);
