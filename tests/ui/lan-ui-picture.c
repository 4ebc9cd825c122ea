/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-picture.h"

#include <math.h>

void
lan_ui_save_picture (GtkWidget *widget, const graphene_rect_t *part, float scale, const char *path)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (part == NULL)
    part = &all;
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-part->origin.x, -part->origin.y));
  gtk_snapshot_push_clip (snapshot, part);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, floorf (part->size.width * scale), floorf (part->size.height * scale)));
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
}
