/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanMapGround: what is under everything on the map: the printed map, names of
 * lands and seas, the night of the dark style, kept as pixels until something of
 * it changes; and over it the tints of counties that can and cannot be chosen.
 */

#pragma once

#include "lan-map-geometry.h"
#include "lan-session.h"

G_BEGIN_DECLS

typedef struct _LanMapGround LanMapGround;

/* owner: the widget that is redrawn when a sharper picture is ready; outlives the ground. */
LanMapGround *lan_map_ground_new (GtkWidget *owner);
void lan_map_ground_free (LanMapGround *self);

/* Forgets what was drawn; for a change of style. */
void lan_map_ground_invalidate (LanMapGround *self);

/* Draws it, width x height pixels. geometry: NULL draws no tints. */
void lan_map_ground_snapshot (LanMapGround *self, GtkSnapshot *snapshot, const LanMapGeometry *geometry,
                              const LanTargetStatus status[LAN_COUNTIES], const LanMapFrame *frame, int width,
                              int height);

G_END_DECLS
