/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A law or a tile written with symbols: amount, symbol, arrow, amount, symbol
 * ("3 extension > 5 pp"). Made from the content tables, never for one card
 * alone, so that a law from a home-made content file is written as well.
 * A value on the stack: fill, measure, draw.
 */

#pragma once

#include "lan-amounts.h"

G_BEGIN_DECLS

typedef struct {
  LanAmounts condition; /* what the law asks for; may be empty */
  LanAmounts reward;
} LanFormula;

/* What a law asks for and what it gives. */
void lan_formula_from_law (LanFormula *formula, const LanLawContent *law);

/* What an extension tile asks for, if it does, and what it gives. */
void lan_formula_from_reward (LanFormula *formula, const LanReward *reward);

/* Height in pixels for that width: one line where there is room, else two with
 * the arrow at the start of the second. size: height of the symbols. */
double lan_formula_measure (const LanFormula *formula, GtkWidget *widget, double size, double width);

/* The same in one line of the rectangle, without an arrow where nothing is asked for, and smaller where it is too wide. */
void lan_formula_snapshot_line (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color,
                                const graphene_rect_t *bounds, double size);

/* Draws it centred in the rectangle; lines that are still too wide get smaller. */
void lan_formula_snapshot (const LanFormula *formula, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color,
                           const graphene_rect_t *bounds, double size);

G_END_DECLS
