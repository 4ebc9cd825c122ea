/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanMapTints: the wash over counties that can be chosen and the veil over those that cannot. Each is rendered by
 * itself, so that another decision redraws the counties that look different now and not the whole of the map.
 */

#pragma once

#include "lan-map-geometry.h"
#include "lan-session.h"

G_BEGIN_DECLS

typedef struct _LanMapTints LanMapTints;

/* owner: the widget whose style gives the colours; outlives the tints. */
LanMapTints *lan_map_tints_new (GtkWidget *owner);
void lan_map_tints_free (LanMapTints *self);

/* Forgets what was drawn; for a change of style, of the frame or of the scale. */
void lan_map_tints_invalidate (LanMapTints *self);

/* Draws the tints where that frame puts the counties. */
void lan_map_tints_snapshot (LanMapTints *self, GtkSnapshot *snapshot, const LanMapGeometry *geometry,
                             const LanTargetStatus status[LAN_COUNTIES], const LanMapFrame *frame);

G_END_DECLS
