/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanToastLayout: lays an AdwToastOverlay out as the overlay itself does, but asks how high its child wants to be in the
 * width that there is. The overlay of libadwaita 1.2 calls its size constant: what grows as the window gets narrower got
 * as much height as one endless line needs.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_TOAST_LAYOUT (lan_toast_layout_get_type ())
G_DECLARE_FINAL_TYPE (LanToastLayout, lan_toast_layout, LAN, TOAST_LAYOUT, GtkLayoutManager)

G_END_DECLS
