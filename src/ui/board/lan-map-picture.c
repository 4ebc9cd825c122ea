/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-picture.h"

#include "lan-art.h"

#define PICTURE_PATH "/io/github/lancaster_game/Lancaster/map/england.svg"

void
lan_map_picture_draw (cairo_t *cr, const LanMapFrame *frame)
{
  RsvgHandle *drawing = lan_art_load (PICTURE_PATH);

  if (drawing == NULL)
    return;
  cairo_save (cr);
  cairo_translate (cr, frame->x - LAN_MAP_LEFT * frame->scale, frame->y - LAN_MAP_TOP * frame->scale);
  cairo_scale (cr, frame->scale, frame->scale);
  lan_art_draw (drawing, cr, 0, 0, LAN_MAP_PICTURE_WIDTH, LAN_MAP_PICTURE_HEIGHT);
  cairo_restore (cr);
  g_object_unref (drawing);
}

LanRaster *
lan_map_picture_render (const LanMapCut *cut)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cut->width * cut->scale, cut->height * cut->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, cut->scale, cut->scale);
  lan_map_picture_draw (cr, &cut->frame);
  cairo_destroy (cr);
  return lan_raster_new (surface);
}

static void
render_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, lan_map_picture_render (data), (GDestroyNotify) lan_raster_free);
}

void
lan_map_picture_render_async (const LanMapCut *cut, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, lan_map_picture_render_async);
  g_task_set_task_data (task, g_memdup2 (cut, sizeof *cut), g_free);
  g_task_run_in_thread (task, render_in_thread);
}

LanRaster *
lan_map_picture_render_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
