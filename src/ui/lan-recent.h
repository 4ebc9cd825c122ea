/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files of saved games that were opened or written last, as the desktop remembers them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How many files a menu offers. */
#define LAN_RECENT_MAX 8

void lan_recent_add (GFile *file);

/* Fills a menu anew with the files that are still there, last used first. An item calls the action with the file's URI. */
void lan_recent_fill (GMenu *menu, const char *action);

G_END_DECLS
