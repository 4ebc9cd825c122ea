/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search thinks of the choices it had, votes too, without drawing any by chance. */

#pragma once

#include "lan-candidates.h"
#include "lan-search.h"

typedef struct {
  LanChoice choice;
  uint32_t visits;  /* of the search; of a vote, rounds of learning */
  float chance;     /* what the deciding house can expect, from 0 to 1 (lan-outlook.h) */
} LanOption;

#define LAN_MAX_OPTIONS LAN_MAX_CANDIDATES

/* What the last run of the search found, the best option first, those that were tried too rarely to say last. A vote
 * is judged against the average strategies of the others, of whose votes nothing is known (R4.2). Returns how many:
 * 0 only for a search that was cancelled at once. */
unsigned lan_options (const LanSearch *search, const LanJudge *judge, const LanState *view, LanOption options[LAN_MAX_OPTIONS]);

/* The option that is that choice, or where only some amounts were looked at, the one with the nearest amount; NULL: none. */
const LanOption *lan_option_find (const LanOption *options, unsigned n, const LanChoice *choice);

/* Whether two choices of a decision do another thing, and not the same one with other squires, markers or strength. */
bool lan_option_differs (const LanChoice *a, const LanChoice *b);
