/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-art.h"

RsvgHandle *
lan_art_load (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *drawing;

  if (bytes == NULL)
    {
      g_warning ("There is no drawing %s", path);
      return NULL;
    }
  drawing = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  if (drawing == NULL)
    g_warning ("%s: %s", path, error->message);
  return drawing;
}

void
lan_art_draw (RsvgHandle *drawing, cairo_t *cr, double x, double y, double width, double height)
{
  RsvgRectangle viewport = { x, y, width, height };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (drawing, cr, &viewport, &error))
    g_warning ("A drawing cannot be rendered: %s", error->message);
}
