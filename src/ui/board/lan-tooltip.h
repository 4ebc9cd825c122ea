/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_tooltip_set_text(), for texts of any length: long lines are wrapped, where GTK 4.8 lets them
 * run out of the screen. */
void lan_tooltip_set_text (GtkTooltip *tooltip, const char *text);

/* As gtk_widget_set_tooltip_text(), for words that change with the game: GTK asks the display where the pointer is, and waits
 * for the answer, with every text that is set; these are asked for when a tooltip is to be shown. They are no name and no
 * description for screen readers: those are set apart. text: NULL for none. Returns whether it is another one. */
gboolean lan_tooltip_update (GtkWidget *widget, const char *text);

/* What lan_tooltip_update() or gtk_widget_set_tooltip_text() set last, or NULL. Of the widget. */
const char *lan_tooltip_get_text (GtkWidget *widget);

G_END_DECLS
