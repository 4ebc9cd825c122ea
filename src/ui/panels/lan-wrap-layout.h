/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanWrapLayout: children side by side at their natural size, in as many lines
 * as the width asks for, aligned to the end, the start or the center.
 * Property: align (GtkAlign, GTK_ALIGN_END), for the making only. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_WRAP_LAYOUT (lan_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (LanWrapLayout, lan_wrap_layout, LAN, WRAP_LAYOUT, GtkLayoutManager)

GtkLayoutManager *lan_wrap_layout_new (void);

G_END_DECLS
