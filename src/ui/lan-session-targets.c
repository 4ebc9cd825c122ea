/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The knight in hand, and what a click on a place means for the decision at hand. */

#include "lan-config.h"

#include "lan-session-private.h"

#include <glib/gi18n-lib.h>

#include "lan-words.h"

/* Whether a choice answers a click on that place: the choice as the place would
 * make it, compared field by field where the decision looks at the place. */
static gboolean
choice_is_at (LanSession *self, const LanChoice *choice, guint side, LanPlace place)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      return choice->side == self->hand_side && choice->strength == self->hand_strength && choice->place == place
             && (!LAN_PLACE_IS_CASTLE (place) || choice->side == side);
    case LAN_DECISION_UPGRADE:
      return choice->strength > 0 && choice->side == side && choice->place == place;
    case LAN_DECISION_NOBLE:
      return LAN_PLACE_IS_COUNTY (place) && choice->item == LAN_PLACE_INDEX (place);
    case LAN_DECISION_EXTENSION:
      return LAN_PLACE_IS_CASTLE (place) && choice->side == side && choice->item == LAN_PLACE_INDEX (place);
    case LAN_DECISION_NONE:
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
    case LAN_N_DECISIONS:
      break;
    }
  return FALSE;
}

guint
lan_session_get_spans_at (LanSession *self, guint side, LanPlace place, LanSpan spans[LAN_MAX_SPANS])
{
  guint n_spans, found = 0;

  g_return_val_if_fail (LAN_IS_SESSION (self), 0);

  n_spans = lan_session_get_spans (self, spans);
  for (guint i = 0; i < n_spans; i++)
    if (choice_is_at (self, &spans[i].first, side, place))
      spans[found++] = spans[i];
  return found;
}

/* The first of the spans at a place; returns how many there are. */
static guint
find_spans (LanSession *self, guint side, LanPlace place, LanSpan *span)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint found = lan_session_get_spans_at (self, side, place, spans);

  if (found > 0)
    *span = spans[0];
  return found;
}

/* The strongest knight of a side at a place, 0 when it has none there. */
static guint
strongest_at (const LanState *state, guint side, LanPlace place)
{
  for (guint strength = LAN_STRENGTHS; strength > 0; strength--)
    if (lan_state_knights_at (state, side, strength, place) > 0)
      return strength;
  return 0;
}

/* R3.5, R7.3: whichever knight is in hand, this castle is not its own. */
static gboolean
is_strange_castle (LanSession *self, const LanDecision *decision, guint side, LanPlace place)
{
  return decision->kind == LAN_DECISION_PLACE && self->hand_strength > 0 && LAN_PLACE_IS_CASTLE (place)
         && side != self->hand_side;
}

static LanRule
get_castle_rule (LanSession *self, guint side)
{
  return LAN_IS_ALLY (self->hand_side) || LAN_IS_ALLY (side) ? LAN_RULE (7, 3, 0) : LAN_RULE (3, 5, 0);
}

/* The choice that a click on a place stands for though it is not legal, to ask
 * the rules why not. FALSE when the place has nothing to do with the decision. */
static gboolean
guess_choice (LanSession *self, const LanDecision *decision, guint side, LanPlace place, LanChoice *choice)
{
  *choice = lan_choice_blank ((LanDecisionKind) decision->kind, decision->seat);
  choice->side = decision->side;

  if (decision->kind == LAN_DECISION_PLACE)
    {
      choice->side = (guint8) self->hand_side;
      choice->strength = (guint8) self->hand_strength;
      choice->place = place;
      return self->hand_strength > 0 && (!LAN_PLACE_IS_CASTLE (place) || side == self->hand_side);
    }
  if (decision->kind == LAN_DECISION_UPGRADE)
    {
      choice->strength = (guint8) strongest_at (lan_game_get_state (self->game), decision->side, place);
      choice->place = place;
      return choice->strength > 0 && side == decision->side;
    }
  if (decision->kind == LAN_DECISION_NOBLE)
    {
      choice->item = LAN_PLACE_INDEX (place);
      return LAN_PLACE_IS_COUNTY (place);
    }
  if (decision->kind == LAN_DECISION_EXTENSION)
    {
      choice->item = LAN_PLACE_INDEX (place);
      return LAN_PLACE_IS_CASTLE (place) && side == decision->side;
    }
  return FALSE;
}

LanTarget
lan_session_get_target (LanSession *self, guint side, LanPlace place)
{
  LanTarget target = { .status = LAN_TARGET_IDLE };
  LanDecision decision;
  LanSpan span;
  LanChoice guess;

  g_return_val_if_fail (LAN_IS_SESSION (self), target);

  if (!lan_session_can_decide (self))
    return target;

  target.hinted = lan_session_is_hinted_place (self, side, place);
  decision = lan_session_get_decision (self);
  if (find_spans (self, side, place, &span) > 0)
    {
      target.status = LAN_TARGET_LEGAL;
      target.min_squires = span.first.amount;
      target.max_squires = span.last_amount;
    }
  else if (guess_choice (self, &decision, side, place, &guess))
    {
      target.status = LAN_TARGET_ILLEGAL;
      target.rule = lan_decision_check (lan_game_content_get_tables (lan_session_get_content (self)),
                                        lan_game_get_state (self->game), &guess);
    }
  else if (is_strange_castle (self, &decision, side, place))
    {
      target.status = LAN_TARGET_ILLEGAL;
      target.rule = get_castle_rule (self, side);
    }
  return target;
}

char *
lan_session_describe_target (LanSession *self, guint side, LanPlace place)
{
  LanTarget target = lan_session_get_target (self, side, place);
  LanSpan span;
  guint found;

  if (target.status == LAN_TARGET_ILLEGAL)
    return lan_words_refusal (target.rule);
  found = target.status == LAN_TARGET_LEGAL ? find_spans (self, side, place, &span) : 0;
  if (found == 0)
    return NULL;
  if (found > 1)
    return g_strdup (_("Asks which of your knights here is upgraded."));
  if (span.first.kind == LAN_DECISION_PLACE)
    return lan_words_preview (lan_session_get_content (self), lan_session_get_setup (self), lan_session_get_state (self), &span.first);
  return lan_words_choice (lan_session_get_content (self), lan_session_get_setup (self), lan_session_get_state (self), &span.first);
}

void
lan_session_act (LanSession *self, guint side, LanPlace place)
{
  LanTarget target = lan_session_get_target (self, side, place);
  LanSpan span;
  guint found;

  if (target.status == LAN_TARGET_ILLEGAL)
    {
      lan_session_refuse_rule (self, target.rule);
      return;
    }
  if (target.status == LAN_TARGET_IDLE)
    {
      if (lan_session_can_decide (self) && lan_session_get_decision (self).kind == LAN_DECISION_PLACE)
        lan_session_refuse (self, _("First take a knight from your court in hand."));
      return;
    }

  found = find_spans (self, side, place, &span);
  if (found > 1)
    lan_session_ask_knight (self, side, place);
  else if (span.last_amount > span.first.amount)
    lan_session_ask_squires (self, side, place, &target);
  else
    lan_session_play (self, &span.first);
}

gboolean
lan_session_place (LanSession *self, LanPlace place, guint squires)
{
  LanChoice choice;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  if (self->hand_strength == 0)
    return FALSE;
  choice = lan_choice_blank (LAN_DECISION_PLACE, lan_session_get_decision (self).seat);
  choice.side = (guint8) self->hand_side;
  choice.strength = (guint8) self->hand_strength;
  choice.place = place;
  choice.amount = (guint16) MIN (squires, G_MAXUINT16);
  return lan_session_play (self, &choice);
}

static gboolean
find_item (LanSession *self, LanDecisionKind kind, guint item, LanChoice *choice)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans = lan_session_get_spans (self, spans);

  for (guint i = 0; i < n_spans; i++)
    if (spans[i].first.kind == kind && spans[i].first.item == item)
      {
        *choice = spans[i].first;
        return TRUE;
      }
  return FALSE;
}

gboolean
lan_session_can_choose_item (LanSession *self, LanDecisionKind kind, guint item)
{
  LanChoice choice;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return find_item (self, kind, item, &choice);
}

void
lan_session_choose_item (LanSession *self, LanDecisionKind kind, guint item)
{
  LanChoice choice;
  LanDecision decision;

  g_return_if_fail (LAN_IS_SESSION (self));

  decision = lan_session_get_decision (self);
  if (!find_item (self, kind, item, &choice))
    {
      choice = lan_choice_blank (kind, decision.seat);
      choice.side = decision.side;
      choice.item = (guint8) item;
    }
  lan_session_play (self, &choice);
}

gboolean
lan_session_get_selection (LanSession *self, guint *side, guint *strength)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  if (self->hand_strength == 0)
    return FALSE;
  if (side != NULL)
    *side = self->hand_side;
  if (strength != NULL)
    *strength = self->hand_strength;
  return TRUE;
}

gboolean
lan_session_can_select (LanSession *self, guint side, guint strength)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  n_spans = lan_session_get_spans (self, spans);
  for (guint i = 0; i < n_spans; i++)
    if (spans[i].first.kind == LAN_DECISION_PLACE && spans[i].first.side == side && spans[i].first.strength == strength)
      return TRUE;
  return FALSE;
}

gboolean
lan_session_select (LanSession *self, guint side, guint strength)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  if (!lan_session_can_select (self, side, strength))
    return FALSE;
  if (self->hand_side == side && self->hand_strength == strength)
    return TRUE;
  self->hand_side = side;
  self->hand_strength = strength;
  self->carried_to = LAN_PLACE_NONE;
  lan_session_emit_changed (self);
  return TRUE;
}

void
lan_session_take (LanSession *self, guint strength)
{
  LanDecision decision;
  guint house, ally;
  gboolean again;
  g_autofree char *why = NULL;

  g_return_if_fail (LAN_IS_SESSION (self));

  decision = lan_session_get_decision (self);
  if (!lan_session_can_decide (self) || decision.kind != LAN_DECISION_PLACE)
    return;
  house = decision.seat;
  ally = LAN_ALLY_OF (decision.seat);
  again = self->hand_side == house && self->hand_strength == strength;
  if (lan_session_select (self, again ? ally : house, strength) || lan_session_select (self, again ? house : ally, strength))
    return;
  /* Translators: %u is the strength of a knight. */
  why = g_strdup_printf (_("No knight of strength %u at your court can be placed."), strength);
  lan_session_refuse (self, why);
}

void
lan_session_unselect (LanSession *self)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (self->hand_strength == 0)
    return;
  lan_session_empty_hand (self);
  lan_session_emit_changed (self);
}

void
lan_session_carry (LanSession *self, LanPlace place)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  self->carried_to = place;
}

LanPlace
lan_session_get_carried_place (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), LAN_PLACE_NONE);

  return self->carried_to;
}

void
lan_session_check_hand (LanSession *self)
{
  if (self->hand_strength > 0 && !lan_session_can_select (self, self->hand_side, self->hand_strength))
    lan_session_empty_hand (self);
}

void
lan_session_empty_hand (LanSession *self)
{
  self->hand_strength = 0;
  self->carried_to = LAN_PLACE_NONE;
}
