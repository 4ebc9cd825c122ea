/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who judges positions in a search: the evaluation that was learnt, or, before anything was, the one by hand. */

#pragma once

#include "lan-weights.h"

typedef struct {
  const LanContent *content;
  const LanWeights *weights; /* NULL: lan_evaluate_house() */
  const LanWeights *own;     /* for the seat below, which has likings of its own; NULL: as for the others */
  unsigned seat;
} LanJudge;

/* The PP that the house is expected to end with. */
float lan_judge_house (const LanJudge *self, const LanState *state, unsigned seat);

/* The same compared with the mean of its rivals. */
float lan_judge_lead (const LanJudge *self, const LanState *state, unsigned seat);

/* A house that is expected to be ahead of another by so many PP wins about e times as often. */
float lan_judge_spread (const LanJudge *self, const LanState *state);
