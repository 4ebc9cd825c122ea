/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The help of the program: in the help viewer of the desktop, or, where there is none, in a window of its own:
 * LanHelpWindow shows the installed pages, with links, back and forward, and a search.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAN_TYPE_HELP_WINDOW (lan_help_window_get_type ())
G_DECLARE_FINAL_TYPE (LanHelpWindow, lan_help_window, LAN, HELP_WINDOW, AdwWindow)

/* Opens a page ("forecast", "scores#chronicle"; NULL: the first one). parent: may be NULL. */
void lan_help_show (GtkWindow *parent, const char *page);

/* The same in the window of the program itself, which is made when there is none. */
void lan_help_window_show (GtkWindow *parent, const char *page);

/* The page that is shown, as "page#section"; NULL: the results of a search. (transfer none) */
const char *lan_help_window_get_page (LanHelpWindow *self);

G_END_DECLS
