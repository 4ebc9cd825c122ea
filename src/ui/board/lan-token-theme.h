/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanTokenTheme: the pieces, shields and symbols as textures.
 *
 * Every SVG is rendered once for a size and scale factor and kept in a bounded
 * cache. A token is named by its path below the art folder without ".svg":
 * "knights/neville-3", "families/percy", "favours/back". A symbol is named
 * without folder: "gold", "knight"; the same symbols are icon theme icons,
 * "lancaster-gold-symbolic".
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_TOKEN_THEME (lan_token_theme_get_type ())
G_DECLARE_FINAL_TYPE (LanTokenTheme, lan_token_theme, LAN, TOKEN_THEME, GObject)

/* The theme that all widgets of the widget's display share. (transfer none) */
LanTokenTheme *lan_token_theme_get (GtkWidget *widget);

/* The natural size of a token in pixels; 0 x 0 when there is no such token. */
void lan_token_theme_get_size (LanTokenTheme *self, const char *name, double *width, double *height);

/* Draws a token into the rectangle (widget pixels), sharp at the widget's scale
 * factor. An unknown token is a programming error and warned about once. */
void lan_token_theme_snapshot (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *name,
                               double x, double y, double width, double height);

/* Where lan_token_theme_snapshot_at() draws a token. */
graphene_rect_t lan_token_theme_get_rect (LanTokenTheme *self, const char *name, double x, double y, double foot_x,
                                          double foot_y, double factor);

/* Draws a token with its natural size times `factor`, so that the point (foot_x, foot_y)
 * of its own grid comes to (x, y). Blocks: (24, 80); chips: (10, 30); squires: (12, 30). */
void lan_token_theme_snapshot_at (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *name,
                                  double x, double y, double foot_x, double foot_y, double factor);

/* Draws from now on with so many times as many pixels as the screen has; 1 at first. For pictures to keep. */
void lan_token_theme_set_detail (LanTokenTheme *self, int detail);

/* Draws a one-colour symbol as a square of `size` in `color`; NULL: the widget's own text colour. */
void lan_token_theme_snapshot_symbol (LanTokenTheme *self, GtkSnapshot *snapshot, GtkWidget *widget, const char *symbol,
                                      const GdkRGBA *color, double x, double y, double size);

/* A colour of the style sheet by its name ("board_ink"); magenta when the sheet has no such colour. */
GdkRGBA lan_token_theme_get_color (GtkWidget *widget, const char *name);

G_END_DECLS
