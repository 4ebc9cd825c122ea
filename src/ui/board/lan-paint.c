/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-paint.h"

#include <adwaita.h>

#include "lan-board-theme.h"
#include "lan-lettering.h"
#include "lan-token-theme.h"

gboolean
lan_paint_is_high_contrast (GtkWidget *widget)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_for_display (gtk_widget_get_display (widget)));
}

gboolean
lan_paint_is_plain (GtkWidget *widget)
{
  return lan_board_theme_is_plain (lan_board_theme_get (widget));
}

gboolean
lan_paint_is_night (GtkWidget *widget)
{
  return lan_board_theme_is_night (lan_board_theme_get (widget));
}

void
lan_paint_box (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius,
                     const GdkRGBA *fill, const GdkRGBA *line, float line_width)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, bounds, radius);
  if (fill != NULL)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &shape);
      gtk_snapshot_append_color (snapshot, fill, bounds);
      gtk_snapshot_pop (snapshot);
    }
  if (line != NULL)
    {
      const float widths[4] = { line_width, line_width, line_width, line_width };
      const GdkRGBA colors[4] = { *line, *line, *line, *line };

      gtk_snapshot_append_border (snapshot, &shape, widths, colors);
    }
}

static void
trace_box (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
lan_paint_dashed (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius,
                        const GdkRGBA *fill, const GdkRGBA *line, double line_width)
{
  const double dashes[] = { 4.5, 3.5 };
  double half = line_width / 2;
  cairo_t *cr;

  lan_paint_box (snapshot, bounds, radius, fill, NULL, 0);
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  trace_box (cr, bounds->origin.x + half, bounds->origin.y + half, bounds->size.width - line_width,
             bounds->size.height - line_width, MAX (0, radius - half));
  gdk_cairo_set_source_rgba (cr, line);
  cairo_set_line_width (cr, line_width);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
lan_paint_disc (GtkSnapshot *snapshot, double x, double y, double radius,
                      const GdkRGBA *fill, const GdkRGBA *line, float line_width)
{
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) (x - radius), (float) (y - radius), (float) (2 * radius), (float) (2 * radius));

  lan_paint_box (snapshot, &bounds, (float) radius, fill, line, line_width);
}

void
lan_paint_count (GtkSnapshot *snapshot, GtkWidget *widget, double x, double y, guint count, double size)
{
  GdkRGBA ivory = lan_token_theme_get_color (widget, "board_ivory");
  GdkRGBA line = lan_token_theme_get_color (widget, "board_line");
  GdkRGBA ink = lan_token_theme_get_color (widget, "board_ink");
  char text[12];

  g_snprintf (text, sizeof text, "%u", count);
  lan_paint_disc (snapshot, x, y, size * 0.68, &ivory, &line, 1);
  lan_lettering_snapshot (lan_lettering_get (widget), snapshot, LAN_FONT_BOLD, size, text, &ink, x, y + size * 0.36,
                          0.5, size * 1.25);
}

/* Corners are scooped out by quarter arcs of radius c. */
static void
trace_cartouche (cairo_t *cr, const graphene_rect_t *bounds, double inset, double c)
{
  double left = bounds->origin.x + inset, top = bounds->origin.y + inset;
  double right = bounds->origin.x + bounds->size.width - inset, bottom = bounds->origin.y + bounds->size.height - inset;

  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, right, top, c, G_PI, G_PI_2);
  cairo_arc_negative (cr, right, bottom, c, -G_PI_2, -G_PI);
  cairo_arc_negative (cr, left, bottom, c, 0, -G_PI_2);
  cairo_arc_negative (cr, left, top, c, G_PI_2, 0);
  cairo_close_path (cr);
}

void
lan_paint_cartouche (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds, const char *fill)
{
  GdkRGBA field = lan_token_theme_get_color (widget, fill);
  GdkRGBA line = lan_token_theme_get_color (widget, "board_line");
  GdkRGBA rubric = lan_token_theme_get_color (widget, "board_rubric");
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  trace_cartouche (cr, bounds, 1, 8);
  gdk_cairo_set_source_rgba (cr, &field);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  trace_cartouche (cr, bounds, 4.5, 8);
  gdk_cairo_set_source_rgba (cr, &rubric);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
lan_paint_cartouche_night (GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds)
{
  GdkRGBA night = lan_token_theme_get_color (widget, "board_night");
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  trace_cartouche (cr, bounds, 1, 8);
  gdk_cairo_set_source_rgba (cr, &night);
  cairo_fill (cr);
  cairo_destroy (cr);
}

void
lan_paint_follow_style (GtkWidget *widget)
{
  g_signal_connect_object (lan_board_theme_get (widget), "changed", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}
