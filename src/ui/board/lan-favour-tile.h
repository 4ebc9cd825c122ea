/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanFavourTile: one tile of the King's Favour; a click takes it when that is asked. */

#pragma once

#include "lan-space.h"

G_BEGIN_DECLS

#define LAN_TYPE_FAVOUR_TILE (lan_favour_tile_get_type ())
G_DECLARE_FINAL_TYPE (LanFavourTile, lan_favour_tile, LAN, FAVOUR_TILE, LanSpace)

GtkWidget *lan_favour_tile_new (guint favour);

/* Which of the favours it is. */
guint lan_favour_tile_get_favour (LanFavourTile *self);

G_END_DECLS
