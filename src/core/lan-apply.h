/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Carries out one choice and everything that follows without a choice (R3 to R6). */

#pragma once

#include "lan-decision.h"
#include "lan-event.h"

/* Applies a choice and plays on to the next decision that somebody must make.
 * log: receives the events (emptied first), or NULL. Returns LAN_RULE_OK, or
 * the rule that forbids the choice; state and log are then unchanged. */
LanRule lan_apply (const LanContent *content, LanState *state, const LanChoice *choice, LanEventLog *log);

/* The same for a choice just taken from lan_decision_spans() or
 * lan_decision_choices() of this very state: not checked again. For search. */
void lan_apply_legal (const LanContent *content, LanState *state, const LanChoice *choice, LanEventLog *log);

/* R1.1: bit mask of the seats with the most PP. */
unsigned lan_state_winners (const LanState *state);
