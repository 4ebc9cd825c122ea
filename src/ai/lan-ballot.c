/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ballot.h"

#include "lan-evaluation.h"

/* A law stays for a few rounds; later rounds count less. */
static double
rounds_in_force (const LanState *state)
{
  double rounds = 1 + 0.5 * (LAN_ROUNDS - state->round);

  return rounds < 2 ? rounds : 2;
}

/* What approval would bring the house: the new law, less the oldest one (R4.4). */
static double
interest (const LanContent *content, const LanState *view, unsigned law, unsigned seat)
{
  return (lan_evaluate_law (content, view, law, seat) - lan_evaluate_law (content, view, view->in_force[0], seat))
         * rounds_in_force (view);
}

/* The same compared with what it brings the rivals. */
static double
advantage (const double interests[LAN_MAX_SEATS], unsigned players, unsigned seat)
{
  double rivals = 0;

  for (unsigned other = 0; other < players; other++)
    if (other != seat)
      rivals += interests[other];
  return interests[seat] - rivals / (players - 1);
}

/* Markers that somebody is likely to commit for an interest of that size. */
static double
likely_markers (double size, unsigned owned)
{
  double markers = size / 3;

  return markers > owned / 2.0 ? owned / 2.0 : markers;
}

/* How the others' votes are likely to come out: for less against. */
static double
likely_balance (const LanState *view, const double interests[LAN_MAX_SEATS], unsigned seat)
{
  double balance = 0;

  for (unsigned other = 0; other < view->players; other++)
    {
      double own = advantage (interests, view->players, other);
      double votes = 1 + likely_markers (own < 0 ? -own : own, view->houses[other].goods[LAN_GOOD_VOTES]);
      if (other != seat)
        balance += own >= 0 ? votes : -votes;
    }
  return balance;
}

/* As many markers as probably decide the vote, if that is worth them. */
static unsigned
markers_to_commit (const LanState *view, double own, double balance, unsigned owned)
{
  double lead = own >= 0 ? 1 + balance + 0.5 : 1 - balance - 0.5; /* R4.3: a tie approves */
  double size = own < 0 ? -own : own;
  double worth = lan_evaluate_marker (view);
  unsigned affordable = worth > 0 ? (unsigned) (0.5 * size / worth) : owned;
  unsigned needed = lead > 2 ? 0 : (unsigned) (2.5 - lead);

  if (affordable > owned)
    affordable = owned;
  return needed > affordable ? 0 : needed;
}

LanChoice
lan_ballot_choose (const LanContent *content, const LanState *view)
{
  LanDecision next = lan_decision_next (content, view);
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, next.seat);
  double interests[LAN_MAX_SEATS];
  double own;

  for (unsigned seat = 0; seat < view->players; seat++)
    interests[seat] = interest (content, view, next.item, seat);
  own = advantage (interests, view->players, next.seat);
  choice.item = next.item;
  choice.answer = own >= 0 ? LAN_YES : LAN_NO;
  choice.amount = (uint16_t) markers_to_commit (view, own, likely_balance (view, interests, next.seat),
                                                view->houses[next.seat].goods[LAN_GOOD_VOTES]);
  return choice;
}
