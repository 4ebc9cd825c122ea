/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget as a picture to keep. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws a shown widget, on the colour of the window and with a margin around, so many times as large as on the
 * screen and as sharp. Returns a PNG file's content. (transfer full) */
GBytes *lan_picture_take (GtkWidget *widget, int factor);

/* How wide the margin is, in pixels of the screen. */
#define LAN_PICTURE_MARGIN 16

G_END_DECLS
