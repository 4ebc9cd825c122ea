/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLettering: short texts on the board, laid out once and kept. Sizes are in
 * pixels and follow the desktop's large-text setting as far as the board has room.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  LAN_FONT_PLATE,   /* spaced capitals of the title plates */
  LAN_FONT_HEAD,    /* names on the board */
  LAN_FONT_ITALIC,  /* remarks on the board */
  LAN_FONT_SANS,
  LAN_FONT_BOLD,    /* counters */
  LAN_FONT_NUMERAL, /* numbers that decide */
} LanFont;

#define LAN_TYPE_LETTERING (lan_lettering_get_type ())
G_DECLARE_FINAL_TYPE (LanLettering, lan_lettering, LAN, LETTERING, GObject)

/* The lettering that all widgets of the widget's display share. (transfer none) */
LanLettering *lan_lettering_get (GtkWidget *widget);

/* How much smaller the serif font of this machine is drawn than EB Garamond would be, to take no more room: 1 where
 * EB Garamond is installed, else between that and 0.78. Sizes given here are scaled already; those of labels are not. */
double lan_lettering_get_serif_scale (LanLettering *self);

/* The width of the text in pixels. */
double lan_lettering_measure (LanLettering *self, LanFont font, double size, const char *text);

/* Draws the text with its baseline at y; x is its left edge (align 0), middle (0.5) or right edge (1).
 * Text wider than max_width (0: no limit) gets smaller, then ellipsized. Returns the width drawn. */
double lan_lettering_snapshot (LanLettering *self, GtkSnapshot *snapshot, LanFont font, double size, const char *text,
                               const GdkRGBA *color, double x, double y, double align, double max_width);

/* The same with an edge of `halo` around the letters, for text on tinted ground. */
double lan_lettering_snapshot_halo (LanLettering *self, GtkSnapshot *snapshot, LanFont font, double size,
                                    const char *text, const GdkRGBA *color, const GdkRGBA *halo, double x, double y,
                                    double align);

G_END_DECLS
