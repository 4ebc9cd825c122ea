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
lan_map_picture_render (const LanMapFrame *frame, int width, int height, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  lan_map_picture_draw (cr, frame);
  cairo_destroy (cr);
  return lan_raster_new (surface);
}
