/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a choice is among the legal ones, and if not, which rule forbids it. */

#include "lan-play.h"

static bool
span_holds (const LanSpan *span, const LanChoice *choice)
{
  LanChoice first = *choice;

  first.amount = span->first.amount;
  return lan_choice_equal (&first, &span->first) && choice->amount >= span->first.amount
         && choice->amount <= span->last_amount;
}

/* The rule that says when and by whom a decision of that kind is made. */
static LanRule
rule_of_kind (unsigned kind)
{
  static const LanRule rules[LAN_N_DECISIONS] = {
    [LAN_DECISION_NONE] = LAN_RULE (1, 1, 0),   [LAN_DECISION_EXTENSION] = LAN_RULE (1, 8, 0),
    [LAN_DECISION_PLACE] = LAN_RULE (3, 1, 0),  [LAN_DECISION_FAVOUR] = LAN_RULE (3, 7, 0),
    [LAN_DECISION_NOBLE] = LAN_RULE (1, 9, 0),  [LAN_DECISION_UPGRADE] = LAN_RULE (1, 5, 0),
    [LAN_DECISION_VOTE] = LAN_RULE (4, 2, 0),   [LAN_DECISION_BUY] = LAN_RULE (4, 6, 0),
    [LAN_DECISION_COUNTY] = LAN_RULE (5, 1, 0), [LAN_DECISION_START] = LAN_RULE (5, 2, 0),
    [LAN_DECISION_ARM] = LAN_RULE (5, 3, 0),    [LAN_DECISION_RANSOM] = LAN_RULE (5, 4, 6),
  };

  return kind < LAN_N_DECISIONS ? rules[kind] : LAN_RULE (1, 1, 0);
}

/* R5.1, without a nobleman to be had, leaves one way, which is not asked. */
static LanRule
refuse_county_answer (const LanChoice *choice)
{
  return choice->answer == LAN_COUNTY_BOTH && LAN_IS_ALLY (choice->side) ? LAN_RULE (7, 5, 0) : LAN_RULE (5, 1, 0);
}

/* R4.6: a law that limits which knights may be upgraded. */
static LanRule
refuse_upgrade (const LanState *state)
{
  return state->due.upgrade_deployed || state->due.upgrade_strength ? LAN_RULE (4, 6, 0) : LAN_RULE (1, 5, 0);
}

static LanRule
refuse (const LanContent *content, const LanState *state, const LanChoice *choice)
{
  LanDecision next = lan_decision_next (content, state);

  if (next.kind == LAN_DECISION_NONE)
    return LAN_RULE (1, 1, 0);
  if (choice->kind != next.kind || choice->seat != next.seat)
    return rule_of_kind (choice->kind);
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      return lan_placement_refuse (content, state, choice);
    case LAN_DECISION_COUNTY:
      return refuse_county_answer (choice);
    case LAN_DECISION_UPGRADE:
      return refuse_upgrade (state);
    case LAN_DECISION_VOTE:
      return choice->item != next.item ? LAN_RULE (4, 1, 0) : LAN_RULE (4, 2, 0);
    default:
      return rule_of_kind (choice->kind);
    }
}

LanRule
lan_decision_check (const LanContent *content, const LanState *state, const LanChoice *choice)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n = lan_decision_spans (content, state, spans);

  for (unsigned i = 0; i < n; i++)
    if (span_holds (&spans[i], choice))
      return LAN_RULE_OK;
  return refuse (content, state, choice);
}
