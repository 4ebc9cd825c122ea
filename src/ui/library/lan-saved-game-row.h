/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSavedGameRow: a game of the library in its list: picture, title, how far it is,
 * who plays with how many points, and what can be done with it.
 *
 * Actions, also in its menu: saved.open, saved.rename, saved.duplicate, saved.export, saved.delete.
 * Signal: deed (LanDeed), when the player wants one of them.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-miniatures.h"

G_BEGIN_DECLS

typedef enum {
  LAN_DEED_OPEN,
  LAN_DEED_RENAME,
  LAN_DEED_DUPLICATE,
  LAN_DEED_EXPORT,
  LAN_DEED_DELETE,
  LAN_N_DEEDS
} LanDeed;

#define LAN_TYPE_SAVED_GAME_ROW (lan_saved_game_row_get_type ())
G_DECLARE_FINAL_TYPE (LanSavedGameRow, lan_saved_game_row, LAN, SAVED_GAME_ROW, GtkBox)

/* (transfer floating) */
GtkWidget *lan_saved_game_row_new (LanMiniatures *miniatures);

/* The toolkit's widget of the list entry, which has the focus and the name of the row in its place. (transfer none) */
GtkWidget *lan_saved_game_row_get_entry (LanSavedGameRow *self);

LanSavedGame *lan_saved_game_row_get_saved (LanSavedGameRow *self); /* (transfer none) (nullable) */

/* saved: NULL for none. here: the game that this window plays, or NULL. */
void lan_saved_game_row_set_saved (LanSavedGameRow *self, LanSavedGame *saved, LanSavedGame *here);

/* The line above the first game of a section; NULL for none. */
void lan_saved_game_row_set_heading (LanSavedGameRow *self, const char *heading);

/* Opens the menu, for the keyboard. */
void lan_saved_game_row_popup (LanSavedGameRow *self);

G_END_DECLS
