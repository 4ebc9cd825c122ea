/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library of the program, as a test fills it and looks at its page. */

#pragma once

#include "lan-saved-game-row.h"
#include "lan-window.h"

/* Empties the library that windows of this process share, on disk and in memory. */
void lan_ui_library_empty (LanWindow *window);

/* Adds one of the games of tests/data/saves ("4p-cut") with a title (NULL: none). (transfer none) */
LanSavedGame *lan_ui_library_add (LanWindow *window, const char *name, const char *title);

/* Opens the library by its key and waits until its list is drawn. */
void lan_ui_library_show (LanWindow *window);

/* How many rows the list has, drawn or not. */
guint lan_ui_library_count (LanWindow *window);

/* The row of a game; without one the test ends. (transfer none) */
LanSavedGameRow *lan_ui_library_find_row (LanWindow *window, LanSavedGame *saved);

/* Closes a window whose library was shown, and waits until nothing draws pictures for it any more. */
void lan_ui_library_close (LanWindow *window);

/* Waits, for no more than a test may take, until a condition holds. */
void lan_ui_wait_until (gboolean (*holds) (gpointer data), gpointer data);
