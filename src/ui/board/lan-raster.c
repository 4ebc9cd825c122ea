/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-raster.h"

struct _LanRaster
{
  cairo_surface_t *surface;
  GdkTexture *texture;   /* of the surface; NULL until wanted */
  GskRenderNode *node;   /* draws the surface, a unit a pixel; NULL until wanted */
};

static GdkTexture *
get_texture (LanRaster *self)
{
  int height = cairo_image_surface_get_height (self->surface);
  int stride = cairo_image_surface_get_stride (self->surface);

  if (self->texture == NULL)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
          cairo_image_surface_get_data (self->surface), (gsize) height * stride, (GDestroyNotify) cairo_surface_destroy,
          cairo_surface_reference (self->surface));

      self->texture = gdk_memory_texture_new (cairo_image_surface_get_width (self->surface), height, GDK_MEMORY_DEFAULT,
                                              bytes, stride);
    }
  return self->texture;
}

static GskRenderNode *
get_node (LanRaster *self)
{
  if (self->node == NULL)
    {
      cairo_t *cr;

      self->node = gsk_cairo_node_new (
          &GRAPHENE_RECT_INIT (0, 0, (float) cairo_image_surface_get_width (self->surface),
                               (float) cairo_image_surface_get_height (self->surface)));
      cr = gsk_cairo_node_get_draw_context (self->node);
      cairo_set_source_surface (cr, self->surface, 0, 0);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  return self->node;
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static void
append_node (LanRaster *self, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, bounds->size.width / cairo_image_surface_get_width (self->surface),
                      bounds->size.height / cairo_image_surface_get_height (self->surface));
  gtk_snapshot_append_node (snapshot, get_node (self));
  gtk_snapshot_restore (snapshot);
}

LanRaster *
lan_raster_new (cairo_surface_t *surface)
{
  LanRaster *self = g_new0 (LanRaster, 1);

  cairo_surface_flush (surface);
  self->surface = surface;
  return self;
}

void
lan_raster_free (LanRaster *self)
{
  g_clear_object (&self->texture);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  cairo_surface_destroy (self->surface);
  g_free (self);
}

/* The cairo renderer of GTK 4.8 copies a texture through floating point numbers whenever it draws it, which
 * takes six times as long as drawing it; the others keep a texture where they need it. */
void
lan_raster_snapshot (LanRaster *self, GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds)
{
  if (is_drawn_by_cairo (widget))
    append_node (self, snapshot, bounds);
  else
    gtk_snapshot_append_texture (snapshot, get_texture (self), bounds);
}
