/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Inside the core: what the chapters of the rules share while a choice is
 * carried out. Not for other folders. */

#pragma once

#include "lan-apply.h"

typedef struct {
  const LanContent *content;
  LanState *state;
  LanEventLog *log;  /* NULL: nobody wants to know */
} LanPlay;

static inline void
lan_emit (LanPlay *play, LanEvent event)
{
  if (play->log != NULL && play->log->n_events < LAN_MAX_EVENTS)
    play->log->events[play->log->n_events++] = event;
}

/* An event; place and item are LAN_PLACE_NONE and LAN_NO_ITEM where there are
 * none, other fields follow as designated initializers and are else 0. */
#define LAN_EVENT(event_type, event_side, event_place, event_item, ...) \
  ((LanEvent) { .type = (uint8_t) (event_type),                        \
                .side = (uint8_t) (event_side),                        \
                .place = (event_place),                                \
                .item = (uint8_t) (event_item),                        \
                __VA_ARGS__ })

/* Where a reward comes from. */
typedef struct {
  uint8_t source;  /* LanSource */
  uint8_t origin;
} LanCause;

static inline bool
lan_due_is_pending (const LanState *state)
{
  const LanDue *due = &state->due;
  return (due->favour | due->extensions | due->upgrades | due->nobles) != 0;
}

/* lan-rewards.c */
void lan_gain (LanPlay *play, unsigned side, LanGood good, unsigned amount, LanCause cause);
void lan_pay (LanPlay *play, unsigned side, LanGood good, unsigned amount, LanCause cause);
void lan_reward_give (LanPlay *play, unsigned side, const LanReward *reward, unsigned times, LanCause cause);
void lan_noble_take (LanPlay *play, unsigned side, unsigned county, LanCause cause);
bool lan_noble_is_free (const LanState *state, unsigned side, unsigned county);
unsigned lan_offer_limit (const LanState *state, unsigned seat, const LanReward *reward);
uint8_t lan_arm_space (const LanPlay *play);
bool lan_rewards_step_counties (LanPlay *play);
bool lan_rewards_step_castles (LanPlay *play);
void lan_rewards_apply_county (LanPlay *play, const LanChoice *choice);
void lan_rewards_apply_start (LanPlay *play, const LanChoice *choice);
void lan_rewards_apply_arm (LanPlay *play, const LanChoice *choice);
void lan_knight_return (LanPlay *play, unsigned side, unsigned strength, LanPlace from);

/* lan-due.c */
unsigned lan_due_spans (const LanState *state, LanSpan *spans);
LanDecisionKind lan_due_kind (const LanState *state);
void lan_due_apply (LanPlay *play, const LanChoice *choice);
void lan_due_drop (LanPlay *play);

/* lan-placement.c */
bool lan_placement_is_possible (const LanContent *content, const LanState *state, unsigned seat);
unsigned lan_placement_spans (const LanContent *content, const LanState *state, unsigned seat, LanSpan *spans);
void lan_placement_apply (LanPlay *play, const LanChoice *choice);
LanRule lan_placement_refuse (const LanContent *content, const LanState *state, const LanChoice *choice);

/* lan-laws.c */
unsigned lan_vote_next_seat (const LanState *state);
void lan_laws_begin_votes (LanPlay *play);
void lan_laws_apply_vote (LanPlay *play, const LanChoice *choice);
void lan_laws_apply_buy (LanPlay *play, const LanChoice *choice);
bool lan_laws_step (LanPlay *play);
unsigned lan_laws_buy_limit (const LanContent *content, const LanState *state);

/* lan-conflicts.c */
bool lan_conflicts_step (LanPlay *play);
bool lan_ransom_step (LanPlay *play);
bool lan_ransom_next (const LanState *state, LanDecision *decision);
void lan_ransom_apply (LanPlay *play, const LanChoice *choice);
void lan_battles_deal (LanState *state);
unsigned lan_battle_in_order (unsigned n);

/* lan-scoring.c */
void lan_scoring_final (LanPlay *play);

/* lan-apply.c */
void lan_enter_phase (LanPlay *play, LanPhase phase, LanStep step);
void lan_advance (LanPlay *play);
