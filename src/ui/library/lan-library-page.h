/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLibraryPage: the games of a library, those in progress first, to be searched,
 * opened and put in order. CSS node "librarypage".
 *
 * Signal: open (LanSavedGame), when the player wants to go on with a game.
 */

#pragma once

#include <adwaita.h>

#include "lan-library.h"

G_BEGIN_DECLS

#define LAN_TYPE_LIBRARY_PAGE (lan_library_page_get_type ())
G_DECLARE_FINAL_TYPE (LanLibraryPage, lan_library_page, LAN, LIBRARY_PAGE, GtkBox)

/* (transfer floating) */
GtkWidget *lan_library_page_new (LanLibrary *library);

/* The game that this window plays, or NULL. */
void lan_library_page_set_here (LanLibraryPage *self, LanSavedGame *here);

/* Reads the library again, forgets the last search and leads the focus to the first game. For when the page is shown. */
void lan_library_page_enter (LanLibraryPage *self);

G_END_DECLS
