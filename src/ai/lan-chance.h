/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing with unequal chances. */

#pragma once

#include "lan-rng.h"

/* A number from 0 to less than 1. */
static inline float
lan_chance (LanRng *rng)
{
  return (float) (lan_rng_next (rng) >> 8) * 0x1p-24f;
}

/* An index below n, each in proportion to its weight. Weights are not negative, one at least is above 0. */
static inline unsigned
lan_chance_draw (LanRng *rng, const float *weights, unsigned n)
{
  float sum = 0, mark;
  unsigned last = 0;

  for (unsigned i = 0; i < n; i++)
    sum += weights[i];
  mark = lan_chance (rng) * sum;
  for (unsigned i = 0; i < n; i++)
    {
      if (weights[i] <= 0)
        continue;
      last = i;
      if ((mark -= weights[i]) < 0)
        break;
    }
  return last;
}
