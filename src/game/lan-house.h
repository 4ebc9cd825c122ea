/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanHouse: one house, or with two players the ally of one (R7.1), as widgets
 * see it. Read-only; LanGame keeps it up to date. One object lasts a whole game.
 *
 * Constant properties: side (uint), family (uint, index into LAN_TABLE_FAMILIES; an
 *   ally wears one that nobody plays), name (string; an ally has that of its player),
 *   controller (LanController as uint, of its player), is-ally (boolean).
 * Properties with notify: pp, gold, squires, votes (uint), extensions, nobles (uint,
 *   bit masks by castle space and county), strength (uint, of the knighthood, R1.3),
 *   knights-revision (uint, rises whenever the knights of the getters below change).
 */

#pragma once

#include <glib-object.h>

#include "lan-record.h"

G_BEGIN_DECLS

#define LAN_TYPE_HOUSE (lan_house_get_type ())
G_DECLARE_FINAL_TYPE (LanHouse, lan_house, LAN, HOUSE, GObject)

/* The side of a house or ally, and the seat of its player. */
guint lan_house_get_side (LanHouse *self);
guint lan_house_get_seat (LanHouse *self);
gboolean lan_house_is_ally (LanHouse *self);

guint lan_house_get_family (LanHouse *self);
const char *lan_house_get_name (LanHouse *self);  /* (transfer none) */
LanController lan_house_get_controller (LanHouse *self);

/* How much of a good it has; an ally never has any (R7.1). */
guint lan_house_get_good (LanHouse *self, LanGood good);

/* Bit i: the tile of castle space i is built; bit i: the nobleman of county i is held. */
guint lan_house_get_extensions (LanHouse *self);
guint lan_house_get_nobles (LanHouse *self);

/* Strength of all knights outside the reserve. */
guint lan_house_get_strength (LanHouse *self);

/* Knights of a strength (1..4) at court and in the reserve; strength of the knight on a castle space, 0: none. */
guint lan_house_get_court (LanHouse *self, guint strength);
guint lan_house_get_reserve (LanHouse *self, guint strength);
guint lan_house_get_castle (LanHouse *self, guint space);

G_END_DECLS
