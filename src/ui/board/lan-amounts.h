/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanAmounts: amounts and symbols in a row, "2 [gold] 2 [vote]". A value
 * on the stack: fill, measure, draw. It never says something that a name or a
 * tooltip does not say in words too.
 */

#pragma once

#include "lan-content.h"
#include "lan-lettering.h"
#include "lan-token-theme.h"

G_BEGIN_DECLS

#define LAN_AMOUNTS_MAX 16

typedef struct {
  const char *symbol; /* static; NULL: the text */
  char text[24];
} LanAmountsItem;

typedef struct {
  guint n;
  LanAmountsItem items[LAN_AMOUNTS_MAX];
} LanAmounts;

#define LAN_AMOUNTS_INIT { 0 }

/* Appends; what does not fit any more is left out, of a text what goes beyond 23 bytes. */
void lan_amounts_add_symbol (LanAmounts *self, const char *symbol);
void lan_amounts_add_text (LanAmounts *self, const char *text);
void lan_amounts_add_number (LanAmounts *self, guint number);
/* "4 [pp]"; recruits, extensions, upgrades and noblemen without a number when one. */
void lan_amounts_add_reward (LanAmounts *self, const LanReward *reward);

/* Width in pixels with symbols `size` high. */
double lan_amounts_measure (const LanAmounts *self, GtkWidget *widget, double size);

/* Draws it around (x, y): align 0 begins at x, 0.5 centres, 1 ends there; y is the middle. */
void lan_amounts_snapshot (const LanAmounts *self, GtkSnapshot *snapshot, GtkWidget *widget, const GdkRGBA *color,
                           double x, double y, double size, double align);

G_END_DECLS
