/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Looks at a window as somebody in front of it does: which widgets are shown,
 * what they are called, what can be read. Shown: mapped.
 */

#pragma once

#include <gtk/gtk.h>

/* Whether a widget is one of those looked for. */
typedef gboolean (*LanUiMatch) (GtkWidget *widget, gpointer data);

/* Every shown widget from root down that matches, in the order of the tree. (transfer container) */
GPtrArray *lan_ui_find_all (GtkWidget *root, LanUiMatch match, gpointer data);

/* The shown widgets of a type that have a style class (NULL: any). (transfer container) */
GPtrArray *lan_ui_find_class (GtkWidget *root, GType type, const char *css_class);

/* The first shown widget of a type; NULL when there is none. (transfer none) */
GtkWidget *lan_ui_find (GtkWidget *root, GType type);

/* The shown button with that name: the English message, with the mark of its mnemonic where the window may speak
 * another language; NULL when there is none. (transfer none) */
GtkWidget *lan_ui_find_button (GtkWidget *root, const char *name);

/* The shown label with that text; NULL when there is none. (transfer none) */
GtkWidget *lan_ui_find_text (GtkWidget *root, const char *text);

/* The dialog of the program that is open; NULL when there is none. (transfer none) */
GtkWindow *lan_ui_find_dialog (void);

/* What a screen reader calls a widget: its accessible label, or the labels in it; "" when it has no name. (transfer full) */
char *lan_ui_get_name (GtkWidget *widget);

/* The text of an accessible property, "" when it is not set. (transfer full) */
char *lan_ui_get_property (GtkWidget *widget, GtkAccessibleProperty property);

/* Everything that can be read or heard in the tree, shown or not: labels, texts, tooltips,
 * accessible names and descriptions, one a line with its widget's type. (transfer full) */
char *lan_ui_read_all (GtkWidget *root);
