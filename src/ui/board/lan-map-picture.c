/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-picture.h"

#include <librsvg/rsvg.h>

#define PICTURE_PATH "/io/github/lancaster_game/Lancaster/map/england.svg"

static RsvgHandle *
load_picture (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (PICTURE_PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = NULL;

  if (bytes != NULL)
    handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (handle == NULL)
    g_error ("%s: %s", PICTURE_PATH, error != NULL ? error->message : "missing");
  return handle;
}

LanRaster *
lan_map_picture_render (const LanMapFrame *frame, int width, int height, int scale)
{
  RsvgHandle *handle = load_picture ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);
  RsvgRectangle viewport = { 0, 0, LAN_MAP_PICTURE_WIDTH, LAN_MAP_PICTURE_HEIGHT };
  g_autoptr (GError) error = NULL;

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, frame->x - LAN_MAP_LEFT * frame->scale, frame->y - LAN_MAP_TOP * frame->scale);
  cairo_scale (cr, frame->scale, frame->scale);
  if (!rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("The map cannot be rendered: %s", error->message);
  g_object_unref (handle);
  cairo_destroy (cr);
  return lan_raster_new (surface);
}
