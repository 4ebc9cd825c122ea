/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-options.h"

#include <math.h>
#include <stdlib.h>

#include "lan-evaluation.h"

static unsigned
vote_options (const LanSearch *search, const LanJudge *judge, const LanState *view, LanOption *options)
{
  LanVoteNode vote;
  LanOutlook worth[2];
  float values[LAN_BALLOTS], marker;
  unsigned seat = lan_decision_next (judge->content, view).seat, n = 0;

  if (!lan_search_get_vote (search, &vote, worth))
    return 0;
  marker = (float) lan_evaluate_marker (view) * lan_outlook_slope (judge, view, &worth[0], seat);
  lan_vote_node_judge (&vote, seat, worth, marker, values);
  for (unsigned i = 0; i < LAN_BALLOTS; i++)
    if (values[i] >= 0)
      options[n++] = (LanOption) { lan_vote_node_get_ballot (&vote, seat, i), vote.rounds, values[i] };
  return n;
}

static unsigned
root_options (const LanSearch *search, unsigned seat, LanOption *options)
{
  LanTreeRoot roots[LAN_MAX_CANDIDATES];
  unsigned n = lan_search_get_roots (search, roots);

  for (unsigned i = 0; i < n; i++)
    options[i] = (LanOption) { roots[i].choice, roots[i].visits, roots[i].outlook.share[seat] };
  return n;
}

/* Compared like the search compares its choices, so that the first is what it makes. */
static void
sort (LanOption *options, unsigned n)
{
  uint32_t most = 0;

  for (unsigned i = 0; i < n; i++)
    most = options[i].visits > most ? options[i].visits : most;
  for (unsigned i = 1; i < n; i++)
    for (unsigned k = i; k > 0; k--)
      {
        LanOption option = options[k];

        if (lan_search_trust (option.chance, option.visits, most) <= lan_search_trust (options[k - 1].chance, options[k - 1].visits, most))
          break;
        options[k] = options[k - 1];
        options[k - 1] = option;
      }
}

unsigned
lan_options (const LanSearch *search, const LanJudge *judge, const LanState *view, LanOption options[LAN_MAX_OPTIONS])
{
  LanDecision decision = lan_decision_next (judge->content, view);
  unsigned n = decision.kind == LAN_DECISION_VOTE ? vote_options (search, judge, view, options)
                                                  : root_options (search, decision.seat, options);

  sort (options, n);
  return n;
}

static bool
is_same_but_amount (const LanChoice *a, const LanChoice *b)
{
  LanChoice same = *a;

  same.amount = b->amount;
  return lan_choice_equal (&same, b);
}

const LanOption *
lan_option_find (const LanOption *options, unsigned n, const LanChoice *choice)
{
  const LanOption *found = NULL;

  for (unsigned i = 0; i < n; i++)
    if (is_same_but_amount (&options[i].choice, choice)
        && (found == NULL || abs (options[i].choice.amount - choice->amount) < abs (found->choice.amount - choice->amount)))
      found = &options[i];
  return found;
}

bool
lan_option_differs (const LanChoice *a, const LanChoice *b)
{
  LanChoice same = *a;

  if (a->kind == LAN_DECISION_PLACE)
    same.strength = b->strength;
  return a->kind == LAN_DECISION_BUY ? a->amount != b->amount : !is_same_but_amount (&same, b);
}
