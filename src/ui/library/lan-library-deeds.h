/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a player does with a game of the library besides playing it: questions,
 * file dialogs and toasts. page: a widget in a window, below the overlay that shows toasts.
 * A failure is said in a dialog.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-library.h"

G_BEGIN_DECLS

/* Asks for a title. None: the game is called by its date again. */
void lan_library_deed_rename (GtkWidget *page, LanLibrary *library, LanSavedGame *saved);

void lan_library_deed_duplicate (GtkWidget *page, LanLibrary *library, LanSavedGame *saved);

/* Asks for a file. */
void lan_library_deed_export (GtkWidget *page, LanLibrary *library, LanSavedGame *saved);

/* Deletes it and offers to take that back, until the offer goes. FALSE: it is still there. */
gboolean lan_library_deed_delete (GtkWidget *page, LanLibrary *library, LanSavedGame *saved);

G_END_DECLS
