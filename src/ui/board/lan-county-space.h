/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCountySpace: a county on the map: name, minimum strength, reward,
 * noblemen, the knight with its squires. The land is its target; its tint is
 * drawn by the map, under everything that stands on it.
 */

#pragma once

#include "lan-map-geometry.h"
#include "lan-space.h"

G_BEGIN_DECLS

#define LAN_TYPE_COUNTY_SPACE (lan_county_space_get_type ())
G_DECLARE_FINAL_TYPE (LanCountySpace, lan_county_space, LAN, COUNTY_SPACE, LanSpace)

GtkWidget *lan_county_space_new (guint county);

/* The shape must live as long as the space is drawn; NULL before a content is known. */
void lan_county_space_set_shape (LanCountySpace *self, const LanCountyShape *shape);

/* Where the space is on the map: the map's frame, and the space's own corner in
 * the same pixels. */
void lan_county_space_set_frame (LanCountySpace *self, const LanMapFrame *frame, double x, double y);

/* The seat for a knight, in the space's own pixels; where a popover points. */
graphene_rect_t lan_county_space_get_seat (LanCountySpace *self);

G_END_DECLS
