/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_tooltip_set_text(), for texts of any length: long lines are wrapped, where GTK 4.8 lets them
 * run out of the screen. */
void lan_tooltip_set_text (GtkTooltip *tooltip, const char *text);

/* As gtk_widget_set_tooltip_text(), which asks the display where the pointer is, and waits for the answer, even when the
 * words are those that stand there already. words: NULL for none. Returns whether they are other ones. */
gboolean lan_tooltip_update (GtkWidget *widget, const char *words);

G_END_DECLS
