/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The shapes that the board's widgets share. Rectangles are in widget pixels. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As lan_board_theme_is_night() and lan_board_theme_is_plain(). */
gboolean lan_paint_is_night (GtkWidget *widget);
gboolean lan_paint_is_plain (GtkWidget *widget);

gboolean lan_paint_is_high_contrast (GtkWidget *widget);

/* A rounded rectangle; fill or line may be NULL. The line lies inside the rectangle. */
void lan_paint_box (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius,
                          const GdkRGBA *fill, const GdkRGBA *line, float line_width);

/* The same with a dashed line of that many pixels. */
void lan_paint_dashed (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius,
                             const GdkRGBA *fill, const GdkRGBA *line, double line_width);

/* A filled disc with a line around it (NULL: none). */
void lan_paint_disc (GtkSnapshot *snapshot, double x, double y, double radius,
                           const GdkRGBA *fill, const GdkRGBA *line, float line_width);

/* An ivory disc with a small number, for a count beside a piece. */
void lan_paint_count (GtkSnapshot *snapshot, GtkWidget *widget, double x, double y, guint count, double size);

/* A title plate: parchment with scooped corners and a red inner line. fill: a colour name. */
void lan_paint_cartouche (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds, const char *fill);

/* board_night in the shape of a cartouche. */
void lan_paint_cartouche_night (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds);

/* Redraws the widget when the board is to be painted in another way. */
void lan_paint_follow_style (GtkWidget *widget);

G_END_DECLS
