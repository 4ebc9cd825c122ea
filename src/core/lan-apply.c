/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Carries out a choice, then plays on by itself to the next real decision. */

#include "lan-apply.h"

#include "lan-play.h"

/* Begins a step of the round; the step's own counters start afresh. */
void
lan_enter_phase (LanPlay *play, LanPhase phase, LanStep step)
{
  LanState *state = play->state;
  LanPhase before = lan_state_phase (state);

  state->step = (uint8_t) step;
  state->item = 0;
  state->served = 0;
  state->slot = 0;
  state->turn = step == LAN_STEP_PLACE ? state->start_seat : 0;
  if (phase != before)
    lan_emit (play, LAN_EVENT (LAN_EVENT_PHASE, LAN_NO_SIDE, LAN_PLACE_NONE, (uint8_t) phase));
}

/* R2.7. */
static bool
step_setup (LanPlay *play)
{
  LanState *state = play->state;

  if (state->served == state->players)
    {
      lan_enter_phase (play, LAN_PHASE_PLACE, LAN_STEP_PLACE);
      return true;
    }
  state->due.side = lan_state_seat_at (state, state->served++);
  state->due.extensions = 1;
  state->due.source = LAN_SOURCE_SETUP;
  return true;
}

/* R3.1: the next seat that can place; when nobody can, the phase ends. */
static bool
step_place (LanPlay *play)
{
  LanState *state = play->state;

  for (unsigned n = 0; n < state->players; n++)
    {
      if (lan_placement_is_possible (play->content, state, state->turn))
        return false;
      state->turn = (uint8_t) (state->turn + 1 == state->players ? 0 : state->turn + 1);
    }
  lan_laws_begin_votes (play);
  return true;
}

static bool
step_vote (LanPlay *play)
{
  if (play->state->proposal < LAN_PROPOSALS)
    return false;
  lan_enter_phase (play, LAN_PHASE_PARLIAMENT, LAN_STEP_LAWS);
  return true;
}

/* One step forward; false when somebody must decide or the game is over. */
static bool
step (LanPlay *play)
{
  switch ((LanStep) play->state->step)
    {
    case LAN_STEP_SETUP:
      return step_setup (play);
    case LAN_STEP_PLACE:
      return step_place (play);
    case LAN_STEP_VOTE:
      return step_vote (play);
    case LAN_STEP_LAWS:
      return lan_laws_step (play);
    case LAN_STEP_COUNTIES:
      return lan_rewards_step_counties (play);
    case LAN_STEP_CASTLES:
      return lan_rewards_step_castles (play);
    case LAN_STEP_CONFLICTS:
      return lan_conflicts_step (play);
    case LAN_STEP_RANSOM:
      return lan_ransom_step (play);
    case LAN_STEP_FINISHED:
      break;
    }
  return false;
}

static void
carry_out (LanPlay *play, const LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      lan_placement_apply (play, choice);
      break;
    case LAN_DECISION_VOTE:
      lan_laws_apply_vote (play, choice);
      break;
    case LAN_DECISION_BUY:
      lan_laws_apply_buy (play, choice);
      break;
    case LAN_DECISION_COUNTY:
      lan_rewards_apply_county (play, choice);
      break;
    case LAN_DECISION_START:
      lan_rewards_apply_start (play, choice);
      break;
    case LAN_DECISION_ARM:
      lan_rewards_apply_arm (play, choice);
      break;
    case LAN_DECISION_RANSOM:
      lan_ransom_apply (play, choice);
      break;
    default:
      lan_due_apply (play, choice);
      break;
    }
}

/* A decision with nothing to choose is dropped, one with a single possible
 * choice is carried out; false when there is a real choice. Placements and
 * votes are always asked. */
static bool
decide_alone (LanPlay *play)
{
  const LanState *state = play->state;
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n;

  if (!lan_due_is_pending (state) && state->step != LAN_STEP_COUNTIES)
    return false;
  n = lan_decision_spans (play->content, state, spans);
  if (n == 0)
    lan_due_drop (play);
  else if (n == 1)
    carry_out (play, &spans[0].first);
  return n <= 1;
}

void
lan_advance (LanPlay *play)
{
  bool moved;

  do
    moved = lan_due_is_pending (play->state) ? decide_alone (play) : step (play) || decide_alone (play);
  while (moved);
}

void
lan_apply_legal (const LanContent *content, LanState *state, const LanChoice *choice, LanEventLog *log)
{
  LanPlay play = { content, state, log };

  if (log != NULL)
    log->n_events = 0;
  carry_out (&play, choice);
  lan_advance (&play);
}

LanRule
lan_apply (const LanContent *content, LanState *state, const LanChoice *choice, LanEventLog *log)
{
  LanRule rule = lan_decision_check (content, state, choice);

  if (rule == LAN_RULE_OK)
    lan_apply_legal (content, state, choice, log);
  return rule;
}
