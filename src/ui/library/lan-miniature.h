/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as a small picture, by which a saved game is known again: the map, the
 * knights in the counties, and those in France. */

#pragma once

#include <gdk/gdk.h>

#include "lan-record.h"

G_BEGIN_DECLS

/* The size of the picture in pixels. A list shows it half as large, or as it is on a screen of scale factor 2. */
#define LAN_MINIATURE_WIDTH 256
#define LAN_MINIATURE_HEIGHT 192

/* Draws a position of a game of that setup. Takes some hundredths of a second, in any thread. (transfer full) */
GdkTexture *lan_miniature_draw (const LanGameSetup *setup, const LanState *state);

G_END_DECLS
