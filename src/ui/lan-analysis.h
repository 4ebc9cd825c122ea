/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanAnalysis: a finished game looked at once more by the search: what each
 * house's chances were at every decision, and which decisions cost it most.
 * It works in a thread of its own, always with as many iterations, so the same
 * game gives the same result on every machine. Every decision is judged by what
 * its house could know then (R8).
 *
 * Signal: changed: it has got further, or is done.
 */

#pragma once

#include "lan-advice.h"
#include "lan-game.h"

G_BEGIN_DECLS

#define LAN_TYPE_ANALYSIS (lan_analysis_get_type ())
G_DECLARE_FINAL_TYPE (LanAnalysis, lan_analysis, LAN, ANALYSIS, GObject)

/* The chances at one moment; after n decisions. */
typedef struct {
  double time;                  /* in rounds: 0 the start, 1 the end of round 1 ... 5, 6 the end of the game */
  float chance[LAN_MAX_SEATS];  /* from 0 to 1, together 1 */
} LanAnalysisPoint;

/* A decision that cost something. */
typedef struct {
  guint n;           /* decisions made before it */
  float cost;        /* by how much the chance to win fell, from 0 to 1 */
  LanAdvice advice;  /* the better choice, and why; its `other` is what was chosen */
} LanMistake;

#define LAN_MISTAKES 3

/* Begins at once; letting go of it stops it. iterations: of the search for a decision, in each of its two threads; 0: as many as the program
 * takes for its players. game: finished; copied. */
LanAnalysis *lan_analysis_new (LanGame *game, guint iterations);

gboolean lan_analysis_is_done (LanAnalysis *self);

/* From 0 to 1. */
double lan_analysis_get_progress (LanAnalysis *self);

/* Once it is done: a point for every decision, the last for the end. (transfer none) */
const LanAnalysisPoint *lan_analysis_get_points (LanAnalysis *self, guint *n_points);

/* Once it is done: the decisions of a seat that cost it most, the worst first; those that cost less than a hundredth
 * are none. Returns how many. */
guint lan_analysis_get_mistakes (LanAnalysis *self, guint seat, LanMistake mistakes[LAN_MISTAKES]);

G_END_DECLS
