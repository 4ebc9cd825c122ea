/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanMapView: England with its nine counties, each a LanSpace, and the round
 * counter. Keeps the shape of the map and uses all of the height.
 * CSS node "mapview". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-map-geometry.h"
#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_MAP_VIEW (lan_map_view_get_type ())
G_DECLARE_FINAL_TYPE (LanMapView, lan_map_view, LAN, MAP_VIEW, GtkWidget)

GtkWidget *lan_map_view_new (void);

/* session: (nullable). */
void lan_map_view_set_session (LanMapView *self, LanSession *session);

/* Paints sea and coast so far to the right, beyond the widget's own width, for what
 * lies beside it on the same board. In pixels; 0: only the widget's own width. */
void lan_map_view_set_ground_width (LanMapView *self, int width);

/* The space of a county. (transfer none) */
GtkWidget *lan_map_view_get_county (LanMapView *self, guint county);

G_END_DECLS
