/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanFavourDisplay: the six tiles of the King's Favour (R3.7), face up or, once
 * taken, face down. Its natural size follows its tile size.
 * CSS node "favours". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_FAVOUR_DISPLAY (lan_favour_display_get_type ())
G_DECLARE_FINAL_TYPE (LanFavourDisplay, lan_favour_display, LAN, FAVOUR_DISPLAY, GtkWidget)

GtkWidget *lan_favour_display_new (void);

/* session: (nullable). */
void lan_favour_display_set_session (LanFavourDisplay *self, LanSession *session);

/* Width and height of a tile in pixels, 30..96. */
void lan_favour_display_set_tile_size (LanFavourDisplay *self, int size);

G_END_DECLS
