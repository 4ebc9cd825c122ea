/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Where things lie on the map of England. Everything is in map units, the units
 * of the picture; a LanMapFrame carries them to the pixels of a widget. Drawing,
 * laying out and hit testing all go through here.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-game-content.h"

G_BEGIN_DECLS

/* The part of the picture that is England and its seas. */
#define LAN_MAP_LEFT 70.0
#define LAN_MAP_TOP 25.0
#define LAN_MAP_WIDTH 835.0
#define LAN_MAP_HEIGHT 1025.0

/* The whole picture, which goes on to the coast of France. */
#define LAN_MAP_PICTURE_WIDTH 1800.0
#define LAN_MAP_PICTURE_HEIGHT 1200.0

#define LAN_MAP_SEAT_RADIUS 45.0

typedef struct {
  graphene_point_t seat;   /* middle of the place for a knight */
  graphene_point_t label;  /* middle of the name */
  graphene_point_t shield; /* minimum strength */
  graphene_point_t token;  /* noblemen */
  graphene_point_t badge;  /* squires needed */
  graphene_rect_t box;     /* around the land */
  guint n_rings;           /* the mainland, then islands */
  GArray **rings;          /* of graphene_point_t */
} LanCountyShape;

typedef struct {
  LanCountyShape counties[LAN_COUNTIES];
} LanMapGeometry;

/* widget pixels = offset + (map units - the map's left and top) * scale */
typedef struct {
  double scale;
  double x;
  double y;
} LanMapFrame;

/* The geometry for the counties of a content, by their ids, or by their order where the map does not know
 * an id. (transfer full) */
LanMapGeometry *lan_map_geometry_new (LanGameContent *content);
void lan_map_geometry_free (LanMapGeometry *geometry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanMapGeometry, lan_map_geometry_free)

/* The largest frame that shows all of the map in the upper left of that many pixels. */
LanMapFrame lan_map_frame_fit (double width, double height);

/* Map units to pixels. */
graphene_point_t lan_map_frame_point (const LanMapFrame *frame, double u, double v);
graphene_rect_t lan_map_frame_rect (const LanMapFrame *frame, const graphene_rect_t *rect);

/* Whether a point in map units is on the county's land. */
gboolean lan_county_shape_contains (const LanCountyShape *shape, double u, double v);

/* Adds the coast and borders of a county to the path, in map units. */
void lan_county_shape_trace (const LanCountyShape *shape, cairo_t *cr);

G_END_DECLS
