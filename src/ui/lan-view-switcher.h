/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanViewSwitcher: the bar at the foot of a small window that chooses which view
 * of the game is shown. Views that the decision at hand needs carry a mark. Tabs
 * become icons where their words do not fit; a knight dragged over a tab opens it.
 * CSS node "viewswitcher". Property: view (LanView, as guint).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-game-views.h"

G_BEGIN_DECLS

#define LAN_TYPE_VIEW_SWITCHER (lan_view_switcher_get_type ())
G_DECLARE_FINAL_TYPE (LanViewSwitcher, lan_view_switcher, LAN, VIEW_SWITCHER, GtkWidget)

LanView lan_view_switcher_get_view (LanViewSwitcher *self);
void lan_view_switcher_set_view (LanViewSwitcher *self, LanView view);

/* Marks the views of that set, and no others. */
void lan_view_switcher_set_needed (LanViewSwitcher *self, guint views);

G_END_DECLS
