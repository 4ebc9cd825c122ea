/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to choose, and why: a search put into a few figures that can be said in a sentence. */

#pragma once

#include "lan-options.h"
#include "lan-reasons.h"

typedef struct {
  LanChoice choice;
  float chance;          /* what the house can expect with it, from 0 to 1 */
  LanChoice other;       /* the next best that does another thing; LAN_DECISION_NONE: there is none */
  unsigned n_reasons;
  LanReason reasons[LAN_MAX_REASONS]; /* for the choice, against the other one where there are any */
} LanAdvice;

/* From the last run of a search over that view by that judge. False: it was cancelled before it found anything. */
bool lan_advise (const LanSearch *search, const LanJudge *judge, const LanState *view, LanAdvice *advice);

/* The same from options in hand (lan_options()), against a choice that was made instead. */
void lan_advise_against (const LanJudge *judge, const LanState *view, const LanOption *best, const LanChoice *made, LanAdvice *advice);
