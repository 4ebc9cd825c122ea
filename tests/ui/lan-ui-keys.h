/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Keys, and how often each is there: those that the program obeys, and those that people are told of. A key has the
 * name of its accelerator ("<Alt>Left"); those of the pad are taken for the others of the same meaning.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct _LanUiKeys LanUiKeys;

LanUiKeys *lan_ui_keys_new (void);
void lan_ui_keys_free (LanUiKeys *keys);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanUiKeys, lan_ui_keys_free)

/* Adds a key as an accelerator names it, once more if it is there already. */
void lan_ui_keys_add (LanUiKeys *keys, const char *accelerator);

/* Adds a list of accelerators: "F2 Delete", "1...4". */
void lan_ui_keys_add_list (LanUiKeys *keys, const char *list);

/* Adds the digits after the first one up to the last. */
void lan_ui_keys_add_digits (LanUiKeys *keys, const char *first, const char *last);

/* Adds what the widgets of the program that are shown in a window obey: a key once for every action. */
void lan_ui_keys_add_obeyed (LanUiKeys *keys, GtkWindow *window);

/* Adds the accelerators of the application, likewise. */
void lan_ui_keys_add_accels (LanUiKeys *keys);

/* Adds what a window of shortcuts lists. */
void lan_ui_keys_add_window (LanUiKeys *keys, GtkWindow *shortcuts);

/* Adds what the tables of a page of the help list, in English. */
void lan_ui_keys_add_page (LanUiKeys *keys, const char *page);

guint lan_ui_keys_size (LanUiKeys *keys); /* how many there are, each counted once */

/* How many keys are not as often in one as in the other; each is a message of the test. With general, also those that
 * do many things wherever they are pressed, most of them by the toolkit. */
guint lan_ui_keys_compare (LanUiKeys *first, LanUiKeys *second, gboolean general, const char *what);
