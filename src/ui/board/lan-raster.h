/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A drawing rendered to pixels once, to be drawn often, in the way that is quick with the renderer of the window. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LanRaster LanRaster;

/* Takes over an image surface that is not drawn to any more. */
LanRaster *lan_raster_new (cairo_surface_t *surface);
void lan_raster_free (LanRaster *self);

/* Draws it over bounds (in the coordinates of the widget); sharp where a pixel of it is a pixel of the screen. */
void lan_raster_snapshot (LanRaster *self, GtkSnapshot *snapshot, GtkWidget *widget, const graphene_rect_t *bounds);

G_END_DECLS
