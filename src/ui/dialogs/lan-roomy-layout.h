/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanRoomyLayout: one child, which gets all the room. Without a width its least height is that of much room, though
 * there be a grid or a label in it that would take its narrowest: a row of newer versions of GTK counts on it.
 * In a row its least width is what the child likes, within reason.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_ROOMY_LAYOUT (lan_roomy_layout_get_type ())
G_DECLARE_FINAL_TYPE (LanRoomyLayout, lan_roomy_layout, LAN, ROOMY_LAYOUT, GtkLayoutManager)

G_END_DECLS
