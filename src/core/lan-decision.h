/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is to be decided, by whom, and every legal choice. The only source of
 * legality in the program: a choice is legal when it is among these.
 */

#pragma once

#include "lan-state.h"

/* The decision that the position asks for, computed from it alone. */
typedef struct {
  uint8_t kind;      /* LanDecisionKind; LAN_DECISION_NONE when the game is over */
  uint8_t seat;      /* who decides, LAN_NO_SEAT when nobody */
  uint8_t side;      /* for whom: seat's house or its ally (phase 1: the house) */
  uint8_t item;      /* law, county or castle space in question, else LAN_NO_ITEM */
  LanPlace place;    /* ransom: the battle, else LAN_PLACE_NONE */
  uint8_t strength;  /* ransom: the knight, else 0 */
} LanDecision;

/* Choices that differ only in amount: amounts first.amount..last_amount, all legal. */
typedef struct {
  LanChoice first;
  uint16_t last_amount;
} LanSpan;

/* More spans no position has: two sides, four strengths, 19 places, and to spare. */
#define LAN_MAX_SPANS 160

LanDecision lan_decision_next (const LanContent *content, const LanState *state);

/* All legal choices as spans, in a fixed order; returns how many. */
unsigned lan_decision_spans (const LanContent *content, const LanState *state, LanSpan spans[LAN_MAX_SPANS]);

/* All legal choices one by one; writes at most capacity, returns how many there are. */
size_t lan_decision_choices (const LanContent *content, const LanState *state, LanChoice *choices, size_t capacity);

/* How many choices the spans hold, and the n-th of them (n below that count). */
size_t lan_spans_count (const LanSpan *spans, unsigned n_spans);
LanChoice lan_spans_nth (const LanSpan *spans, size_t n);

/* LAN_RULE_OK if the choice is legal now, else the rule that forbids it. */
LanRule lan_decision_check (const LanContent *content, const LanState *state, const LanChoice *choice);

/* A choice of that kind with every other field at its "unused" value and side = seat. */
static inline LanChoice
lan_choice_blank (LanDecisionKind kind, unsigned seat)
{
  return (LanChoice) { .kind = (uint8_t) kind, .seat = (uint8_t) seat, .side = (uint8_t) seat, .place = LAN_PLACE_NONE, .item = LAN_NO_ITEM };
}

bool lan_choice_equal (const LanChoice *a, const LanChoice *b);
