/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-candidates.h"

unsigned
lan_candidate_amounts (const LanSpan *span)
{
  unsigned amounts = span->last_amount - span->first.amount + 1u;

  return amounts < LAN_CANDIDATE_AMOUNTS ? amounts : LAN_CANDIDATE_AMOUNTS;
}

unsigned
lan_candidate_amount (const LanSpan *span, unsigned n)
{
  unsigned amounts = lan_candidate_amounts (span);

  return n < (amounts + 1) / 2 ? span->first.amount + n : span->last_amount + 1 + n - amounts;
}

unsigned
lan_candidates (const LanContent *content, const LanState *state, LanChoice candidates[LAN_MAX_CANDIDATES])
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n_spans = lan_decision_spans (content, state, spans);
  unsigned n = 0;

  for (unsigned i = 0; i < n_spans; i++)
    for (unsigned k = 0; k < lan_candidate_amounts (&spans[i]); k++)
      {
        candidates[n] = spans[i].first;
        candidates[n++].amount = (uint16_t) lan_candidate_amount (&spans[i], k);
      }
  return n;
}
