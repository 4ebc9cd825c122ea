/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed map, rendered for one size. */

#pragma once

#include "lan-map-geometry.h"
#include "lan-raster.h"

G_BEGIN_DECLS

/* Renders what lies behind a widget of that size (pixels) at a scale factor. Takes some hundredths of a second.
 * (transfer full) */
LanRaster *lan_map_picture_render (const LanMapFrame *frame, int width, int height, int scale);

G_END_DECLS
