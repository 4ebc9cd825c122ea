/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many games tell: shares and ratings with their uncertainty. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  double low;
  double high;
} LanCliInterval;

/* The 95 % interval of a share of which `successes` in `trials` (more than 0) is the estimate, in 0..1: the score
 * interval of E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the
 * American Statistical Association 22 (1927), 209-212. Good also for few trials and for shares near 0 and 1.
 * Parts of a success (a shared win) may be among them; the interval is then rather too wide, since a trial with a
 * result between 0 and 1 varies less than one with 0 or 1. */
LanCliInterval lan_cli_wilson (double successes, double trials);

/* How much stronger somebody is who gets `score` (0..1) of the points against another: the difference of ratings of
 * A. E. Elo, The Rating of Chessplayers, Past and Present (1978), by the logistic curve: score = 1 / (1 + 10^(-d/400)).
 * Infinite for 0 and 1. */
double lan_cli_elo (double score);

G_END_DECLS
