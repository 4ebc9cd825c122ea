/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drawings compiled into the program. May be used in any thread. */

#pragma once

#include <cairo.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

#define LAN_ART_PATH "/io/github/lancaster_game/Lancaster/art/"

/* Loads an SVG by its resource path; NULL, with a warning, when there is none. (transfer full) */
RsvgHandle *lan_art_load (const char *path);

/* Draws it into a viewport, in user space. */
void lan_art_draw (RsvgHandle *drawing, cairo_t *cr, double x, double y, double width, double height);

G_END_DECLS
