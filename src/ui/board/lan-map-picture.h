/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed map. */

#pragma once

#include "lan-map-geometry.h"
#include "lan-raster.h"

G_BEGIN_DECLS

/* Draws it, so that map units come to user space as the frame says. Takes some hundredths of a second, in any thread. */
void lan_map_picture_draw (cairo_t *cr, const LanMapFrame *frame);

/* Renders what lies behind a widget of that size (pixels) at a scale factor. (transfer full) */
LanRaster *lan_map_picture_render (const LanMapFrame *frame, int width, int height, int scale);

G_END_DECLS
