/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How a game is likely to end for every house: one number a seat, from 0 to 1,
 * higher is better, together 1. Not zero-sum pairs: with more than two players
 * each seat looks at its own number (max-n, Luckhardt and Irani 1986).
 */

#pragma once

#include "lan-judge.h"

typedef struct {
  float share[LAN_MAX_SEATS];
} LanOutlook;

/* From the rules where the game is over, else as the judge expects. */
void lan_outlook (const LanJudge *judge, const LanState *state, LanOutlook *outlook);

/* What one PP more is worth to the seat, in shares. */
float lan_outlook_slope (const LanJudge *judge, const LanState *state, const LanOutlook *outlook, unsigned seat);
