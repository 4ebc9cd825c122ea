/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-advice.h"

void
lan_advise_against (const LanJudge *judge, const LanState *view, const LanOption *best, const LanChoice *made, LanAdvice *advice)
{
  *advice = (LanAdvice) { .choice = best->choice, .chance = best->chance, .other = *made };
  if (made->kind == LAN_DECISION_NONE)
    return;
  advice->n_reasons = lan_reasons (judge, view, &best->choice, made, advice->reasons);
  /* Where the other one brings as much at once, the search has seen further; what the choice is for can be said all the same. */
  if (advice->n_reasons == 0)
    advice->n_reasons = lan_reasons (judge, view, &best->choice, NULL, advice->reasons);
}

bool
lan_advise (const LanSearch *search, const LanJudge *judge, const LanState *view, LanAdvice *advice)
{
  LanOption options[LAN_MAX_OPTIONS];
  LanChoice other = { .kind = LAN_DECISION_NONE };
  unsigned n = lan_options (search, judge, view, options), next = 1;

  if (n == 0)
    return false;
  while (next < n && !lan_option_differs (&options[next].choice, &options[0].choice))
    next++;
  if (next < n)
    other = options[next].choice;
  lan_advise_against (judge, view, &options[0], &other, advice);
  return true;
}
