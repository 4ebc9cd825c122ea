/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one seat may know (R8). */

#pragma once

#include "lan-decision.h"

/* The position as `seat` may know it: cards still to come are shuffled (law
 * cards within their group), and votes that others have cast but not revealed
 * are replaced by random ones they could have cast. The view is a legal
 * position with the same next decision. LAN_NO_SEAT hides every vote. */
void lan_view (const LanContent *content, const LanState *state, unsigned seat, LanRng *rng, LanState *view);
