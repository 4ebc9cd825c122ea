/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Areas of places: Tab goes from area to area, the arrow keys go inside one, to the nearest place on that side. */

#pragma once

#include "lan-space.h"

G_BEGIN_DECLS

/* The point of a place that counts for the arrow keys, in its own pixels. */
typedef graphene_point_t (*LanAreaPoint) (GtkWidget *place);

/* The `focus` function of a widget whose children are spaces. point: NULL for their middles. */
gboolean lan_area_focus (GtkWidget *area, GtkDirectionType direction, LanAreaPoint point);

/* Drops all children; for dispose. */
void lan_area_clear (GtkWidget *area);

G_END_DECLS
