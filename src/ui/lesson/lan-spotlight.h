/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSpotlight: a glowing ring around one widget, drawn over all others, that takes no clicks. It follows whatever is
 * to be lit, wherever that moves. CSS node "spotlight".
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_SPOTLIGHT (lan_spotlight_get_type ())
G_DECLARE_FINAL_TYPE (LanSpotlight, lan_spotlight, LAN, SPOTLIGHT, GtkWidget)

/* What to light up now; NULL: nothing. (transfer none) */
typedef GtkWidget *(*LanSpotlightFunc) (gpointer data);

/* find: asked after every frame, as long as the spotlight lives. */
GtkWidget *lan_spotlight_new (LanSpotlightFunc find, gpointer data);

G_END_DECLS
