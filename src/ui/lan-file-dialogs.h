/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing a file. One place, for GTK will change it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* file: NULL when the player chose none. Called once. */
typedef void (*LanFileFunc) (GFile *file, gpointer data);

void lan_file_dialog_open (GtkWindow *parent, LanFileFunc func, gpointer data);

/* name: what to suggest, with its suffix. */
void lan_file_dialog_save (GtkWindow *parent, const char *name, LanFileFunc func, gpointer data);

/* The same for a file of another kind that the program only writes; mime_type: of that kind. */
void lan_file_dialog_export (GtkWindow *parent, const char *title, const char *name, const char *mime_type,
                             LanFileFunc func, gpointer data);

G_END_DECLS
