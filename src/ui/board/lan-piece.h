/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPiece: a token of the art as a small widget, for rows and panels. Without
 * a meaning of its own for screen readers; give it a tooltip where it needs one.
 * CSS node "piece".
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_PIECE (lan_piece_get_type ())
G_DECLARE_FINAL_TYPE (LanPiece, lan_piece, LAN, PIECE, GtkWidget)

/* token: as in LanTokenTheme, NULL for nothing; height in pixels, the width follows. */
GtkWidget *lan_piece_new (const char *token, int height);

void lan_piece_set_token (LanPiece *self, const char *token);
const char *lan_piece_get_token (LanPiece *self);

G_END_DECLS
