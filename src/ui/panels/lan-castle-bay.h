/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanCastleBay: a castle space on the drawing of its castle, with its extension
 * tile, the knight that stands there and its name. */

#pragma once

#include "lan-space.h"

G_BEGIN_DECLS

#define LAN_TYPE_CASTLE_BAY (lan_castle_bay_get_type ())
G_DECLARE_FINAL_TYPE (LanCastleBay, lan_castle_bay, LAN, CASTLE_BAY, LanSpace)

GtkWidget *lan_castle_bay_new (guint space);

G_END_DECLS
