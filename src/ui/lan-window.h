/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanWindow: one game at this screen, with its header bar, its page and the
 * sheets over it. Without a game it shows a start page.
 */

#pragma once

#include <adwaita.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_WINDOW (lan_window_get_type ())
G_DECLARE_FINAL_TYPE (LanWindow, lan_window, LAN, WINDOW, AdwApplicationWindow)

/* A window that plays with that content. (transfer none): owned by GTK. */
LanWindow *lan_window_new (AdwApplication *application, LanGameContent *content);

LanSession *lan_window_get_session (LanWindow *self); /* (transfer none) */

/* Begins a game, in place of the running one; a setup that the rules do not allow is said in a dialog. */
void lan_window_begin (LanWindow *self, const LanGameSetup *setup);

/* Opens a saved game, in place of the running one. A file that is refused is said in a
 * dialog, and the running game goes on. FALSE when refused. */
gboolean lan_window_open_file (LanWindow *self, GFile *file);

/* Shows a sentence for a few seconds. */
void lan_window_toast (LanWindow *self, const char *sentence);

G_END_DECLS
