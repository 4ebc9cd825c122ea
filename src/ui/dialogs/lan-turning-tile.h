/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanTurningTile: a tile that lies face down or up, or is being turned over.
 * What is on its face is a child, and there for screen readers from the start.
 * CSS node "turningtile".
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_TURNING_TILE (lan_turning_tile_get_type ())
G_DECLARE_FINAL_TYPE (LanTurningTile, lan_turning_tile, LAN, TURNING_TILE, GtkWidget)

/* A tile that lies face up. face: taken in. (transfer floating) */
GtkWidget *lan_turning_tile_new (GtkWidget *face);

/* How far it is turned: 0 face down, 1 face up. */
void lan_turning_tile_set_turn (LanTurningTile *self, double turn);
double lan_turning_tile_get_turn (LanTurningTile *self);

G_END_DECLS
