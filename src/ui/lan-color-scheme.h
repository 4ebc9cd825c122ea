/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Light, dark, or as the desktop is: the choice at the top of the main menu. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the action "color-scheme" (a string: system, light, dark) to a window, and shows the program in the scheme that
 * was chosen last. settings: NULL where the schema is not installed; the choice is then not remembered. */
void lan_color_scheme_init (GActionMap *window, GSettings *settings);

/* Three round buttons for that action. (transfer floating) */
GtkWidget *lan_color_scheme_selector_new (void);

G_END_DECLS
