/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed map. */

#pragma once

#include "lan-map-geometry.h"
#include "lan-raster.h"

G_BEGIN_DECLS

/* What of it is behind a widget of that size (pixels), at a scale factor. */
typedef struct {
  LanMapFrame frame;
  int width;
  int height;
  int scale;
} LanMapCut;

/* Draws it, so that map units come to user space as the frame says. Takes some hundredths of a second, in any thread. */
void lan_map_picture_draw (cairo_t *cr, const LanMapFrame *frame);

/* (transfer full) */
LanRaster *lan_map_picture_render (const LanMapCut *cut);

/* The same in another thread, cancelled or not; finish: NULL when it was cancelled. (transfer full) */
void lan_map_picture_render_async (const LanMapCut *cut, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
LanRaster *lan_map_picture_render_finish (GAsyncResult *result);

G_END_DECLS
