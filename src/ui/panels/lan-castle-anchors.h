/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where things stand on the drawings of the castles, in units of the drawing.
 * The figures belong to the drawings data/art/castles/. */

#pragma once

#include <graphene.h>

#include "lan-types.h"

/* Seats at the table besides the Lord's: a nobleman of each county (R1.9). */
#define LAN_TABLE_SEATS LAN_COUNTIES

typedef struct {
  float width, height;
  unsigned n_spaces;
  graphene_rect_t spaces[LAN_SPACES]; /* bay with the room below for its name */
  float foot_y;                       /* where a knight in a bay stands */
  float niche_top, niche_height;      /* the niche within the bay */
  float name_baseline;                /* 0: the drawing has no room for names */
  graphene_rect_t court;
  graphene_rect_t reserve;
  graphene_point_t lord;              /* a table only where lord_radius is not 0 */
  float lord_radius;
  graphene_point_t table;
  graphene_point_t seats[LAN_TABLE_SEATS]; /* in the order in which they are filled */
} LanCastleAnchors;

/* The castle of a house, or the small one of an ally (R7.1); static. */
const LanCastleAnchors *lan_castle_anchors_get (bool ally);
