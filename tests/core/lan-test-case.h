/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One-line rule cases: position, moves, expected result, expected facts. */

#pragma once

#include "lan-test-position.h"

typedef struct {
  const char *path;      /* rule number and what the case shows: "R3.3/a-tie-does-not-expel" */
  const char *position;  /* lan-test-position.h */
  const char *moves;     /* lan-test-move.h, separated by "; "; "" for none */
  const char *result;    /* "ok", or the rule that refuses the last move: "R3.3" */
  const char *facts;     /* what is true after the moves */
} LanTestCase;

/* Adds each case as a test "/rules/PATH". After every move the invariants of
 * the position are checked; a refused move must leave it as it was. */
void lan_test_add_cases (const LanTestCase *cases, gsize n_cases);

/* "R3.3", "R5.4.6", "ok". (transfer full) */
char *lan_test_rule (LanRule rule);

/* Applies a move that must be legal. */
void lan_test_play (LanState *state, const char *move, LanEventLog *log);
