/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanBoardTheme: how the board is painted, out of the player's preference and
 * the style of the desktop. One for a display.
 * Signal: changed, when what is painted by it must be painted anew.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_BOARD_THEME (lan_board_theme_get_type ())
G_DECLARE_FINAL_TYPE (LanBoardTheme, lan_board_theme, LAN, BOARD_THEME, GObject)

/* The theme of the widget's display. (transfer none) */
LanBoardTheme *lan_board_theme_get (GtkWidget *widget);

/* board_night goes over printed ground, under everything that lies on it. Never on a plain board. */
gboolean lan_board_theme_is_night (LanBoardTheme *self);

/* Counties are parchment with plain borders: in high contrast, or as the player likes. */
gboolean lan_board_theme_is_plain (LanBoardTheme *self);

G_END_DECLS
