/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCounty: one county as widgets see it. Read-only; LanGame keeps it up to date.
 * Properties: index (uint, constant); occupant (uint, side or LAN_NO_SIDE),
 *   strength (uint, of the knight alone, 0: none), squires (uint), nobles (uint,
 *   nobleman tiles left), with notify.
 */

#pragma once

#include <glib-object.h>

#include "lan-types.h"

G_BEGIN_DECLS

#define LAN_TYPE_COUNTY (lan_county_get_type ())
G_DECLARE_FINAL_TYPE (LanCounty, lan_county, LAN, COUNTY, GObject)

guint lan_county_get_index (LanCounty *self);
guint lan_county_get_occupant (LanCounty *self);
guint lan_county_get_strength (LanCounty *self);
guint lan_county_get_squires (LanCounty *self);
guint lan_county_get_nobles (LanCounty *self);

G_END_DECLS
