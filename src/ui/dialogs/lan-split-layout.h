/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanSplitLayout: children side by side, all as wide as each other, or below
 * one another where the width is not enough for that. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_SPLIT_LAYOUT (lan_split_layout_get_type ())
G_DECLARE_FINAL_TYPE (LanSplitLayout, lan_split_layout, LAN, SPLIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
