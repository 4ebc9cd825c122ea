/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanWindow: one game at this screen, with its header bar, its page and the
 * sheets over it. Without a game it shows a start page.
 */

#pragma once

#include <adwaita.h>

#include "lan-library.h"
#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_WINDOW (lan_window_get_type ())
G_DECLARE_FINAL_TYPE (LanWindow, lan_window, LAN, WINDOW, AdwApplicationWindow)

/* A window that keeps its games in that library, and plays with its content. (transfer none): owned by GTK. */
LanWindow *lan_window_new (AdwApplication *application, LanLibrary *library);

LanLibrary *lan_window_get_library (LanWindow *self); /* (transfer none) */

LanSession *lan_window_get_session (LanWindow *self); /* (transfer none) */

/* Begins a game, in place of the running one; a setup that the rules do not allow is said in a dialog. */
void lan_window_begin (LanWindow *self, const LanGameSetup *setup);

/* Opens a saved game, in place of the running one, which stays in the library. A game that stands exactly there is
 * gone on with instead, in the window that plays it or in its place in the library. A file that is
 * refused is said in a dialog, and the running game goes on. FALSE when refused. */
gboolean lan_window_open_file (LanWindow *self, GFile *file);

/* Whether the game was opened from that file, or saved to it last. */
gboolean lan_window_plays_file (LanWindow *self, GFile *file);

/* Goes on with a game of the library where it stood, in place of the running one, which stays in
 * the library; the running one itself just goes on. FALSE, said in a dialog, when it cannot be read or another window plays it. */
gboolean lan_window_open_saved (LanWindow *self, LanSavedGame *saved);

/* Goes on with the unfinished game that was played last; says so when there is none. */
void lan_window_continue (LanWindow *self);

/* Whether another game can come here without a word: there is none, or a lesson that was left. */
gboolean lan_window_is_free (LanWindow *self);

/* The page of the help about what is done in the window now; NULL: the first one. (transfer none) */
const char *lan_window_get_help_page (LanWindow *self);

/* Waits until every decision is on disk. FALSE when that is not possible. */
gboolean lan_window_flush (LanWindow *self);

/* Shows a sentence for a few seconds. */
void lan_window_toast (LanWindow *self, const char *sentence);

G_END_DECLS
