/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanPlate: a box on the board's parchment title plate. CSS node "box", class "plate". */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_PLATE (lan_plate_get_type ())
G_DECLARE_FINAL_TYPE (LanPlate, lan_plate, LAN, PLATE, GtkBox)

G_END_DECLS
