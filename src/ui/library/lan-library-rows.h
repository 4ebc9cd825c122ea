/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLibraryRows: the rows of the list of saved games. A row is dear to make, and a list asks for dozens at once;
 * so it gets empty places, which are filled one by one when the main loop has nothing else to do.
 *
 * Signal: deed (guint LanDeed, LanSavedGameRow *row)
 */

#pragma once

#include "lan-saved-game-row.h"

G_BEGIN_DECLS

#define LAN_TYPE_LIBRARY_ROWS (lan_library_rows_get_type ())
G_DECLARE_FINAL_TYPE (LanLibraryRows, lan_library_rows, LAN, LIBRARY_ROWS, GObject)

/* Gives the list its rows; set its model afterwards: of LanSavedGame, in the order of their sections. (transfer full) */
LanLibraryRows *lan_library_rows_new (GtkGridView *list, LanMiniatures *miniatures);

/* The game of this window, or NULL. */
void lan_library_rows_set_here (LanLibraryRows *self, LanSavedGame *here);

/* The first game of each section has its heading; another one may have become the first. */
void lan_library_rows_update_headings (LanLibraryRows *self);

/* The row in the toolkit's widget of a list entry, made now if it is not there yet; NULL: it is no such widget. (transfer none) */
LanSavedGameRow *lan_library_rows_find (LanLibraryRows *self, GtkWidget *entry);

G_END_DECLS
