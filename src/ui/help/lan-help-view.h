/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A help page as widgets: labels, grids and pictures in a column. Labels with links emit `activate-link` as GtkLabel
 * does, with "page#section" or an address of the web.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-help-topics.h"

G_BEGIN_DECLS

/* Called for every label that may have links. */
typedef void (*LanHelpLabelFunc) (GtkLabel *label, gpointer data);

/* (transfer floating) */
GtkWidget *lan_help_view_new (const LanHelpTopic *topic, GPtrArray *topics, LanHelpLabelFunc func, gpointer data);

/* The heading of a section of such a view; NULL or unknown: that of the page. (transfer none) */
GtkWidget *lan_help_view_find (GtkWidget *view, const char *section);

/* A link to each of some topics, with what it is about. (transfer floating) */
GtkWidget *lan_help_view_new_list (const char *title, GPtrArray *found, LanHelpLabelFunc func, gpointer data);

G_END_DECLS
