/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-cli-statistics.h"

#include <math.h>

/* 95 % of a normal distribution lie within so many standard deviations. */
#define Z 1.959963984540054

LanCliInterval
lan_cli_wilson (double successes, double trials)
{
  double share = successes / trials;
  double spread = 1 + Z * Z / trials;
  double centre = (share + Z * Z / (2 * trials)) / spread;
  double half = Z / spread * sqrt (share * (1 - share) / trials + Z * Z / (4 * trials * trials));

  /* At the ends the formula gives 0 and 1 but for rounding. */
  return (LanCliInterval) { successes <= 0 ? 0 : MAX (centre - half, 0), successes >= trials ? 1 : MIN (centre + half, 1) };
}

double
lan_cli_elo (double score)
{
  if (score <= 0 || score >= 1)
    return score <= 0 ? -INFINITY : INFINITY;
  return 400 * log10 (score / (1 - score));
}
