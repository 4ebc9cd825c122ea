/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One stop of the Tab key for a whole group of widgets; the arrow keys go inside it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the `focus` function of the group. entrance: where Tab comes in, NULL when it cannot.
 * TRUE: handled, *moved is the answer. FALSE: chain up. */
gboolean lan_tab_stop_focus (GtkWidget *group, GtkDirectionType direction, GtkWidget *entrance, gboolean *moved);

G_END_DECLS
