/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choices worth a look: all legal ones, but of those that differ only in an amount no more than a few. */

#pragma once

#include "lan-decision.h"

/* Of a span at most so many amounts are looked at: half of them the least, half the most. */
#define LAN_CANDIDATE_AMOUNTS 4
#define LAN_MAX_CANDIDATES (LAN_MAX_SPANS * LAN_CANDIDATE_AMOUNTS)

/* The amount with that number (0: the least) of those looked at, up to lan_candidate_amounts() - 1. */
unsigned lan_candidate_amount (const LanSpan *span, unsigned n);
unsigned lan_candidate_amounts (const LanSpan *span);

/* All candidates of the position; at least one while the game is not over. Returns how many. Not for votes,
 * whose markers are a matter of their own. */
unsigned lan_candidates (const LanContent *content, const LanState *state, LanChoice candidates[LAN_MAX_CANDIDATES]);
