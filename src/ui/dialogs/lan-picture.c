/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-picture.h"

#include "lan-token-theme.h"

static void
queue_draw_all (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    queue_draw_all (child);
}

/* Tokens are rendered for the screen's pixels, so they are drawn anew for finer ones, and anew after that. */
static void
set_detail (GtkWidget *widget, int detail)
{
  lan_token_theme_set_detail (lan_token_theme_get (widget), detail);
  queue_draw_all (widget);
}

/* (transfer full) */
static GskRenderNode *
draw (GtkWidget *widget, const graphene_rect_t *bounds, int factor)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GdkRGBA ground = lan_token_theme_get_color (widget, "window_bg_color");

  gtk_snapshot_scale (snapshot, (float) factor, (float) factor);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-bounds->origin.x, -bounds->origin.y));
  gtk_snapshot_append_color (snapshot, &ground, bounds);
  set_detail (widget, factor);
  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  set_detail (widget, 1);
  return gtk_snapshot_free_to_node (snapshot);
}

GBytes *
lan_picture_take (GtkWidget *widget, int factor)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_rect_t bounds, viewport;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  g_return_val_if_fail (gtk_widget_get_mapped (widget), NULL);
  g_return_val_if_fail (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds), NULL);

  graphene_rect_inset (&bounds, -LAN_PICTURE_MARGIN, -LAN_PICTURE_MARGIN);
  node = draw (widget, &bounds, factor);
  graphene_rect_init (&viewport, 0, 0, bounds.size.width * (float) factor, bounds.size.height * (float) factor);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (native), node, &viewport);
  return gdk_texture_save_to_png_bytes (texture);
}
