/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a computer player votes (R4). */

#pragma once

#include "lan-decision.h"

/* The vote of the seat whose vote is asked: from what the proposal, and the
 * law it would push out, bring to each house, and from how the others are
 * likely to vote. */
LanChoice lan_ballot_choose (const LanContent *content, const LanState *view);
