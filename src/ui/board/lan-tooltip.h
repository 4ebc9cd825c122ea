/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As gtk_tooltip_set_text(), for texts of any length: long lines are wrapped, where GTK 4.8 lets them
 * run out of the screen. */
void lan_tooltip_set_text (GtkTooltip *tooltip, const char *text);

G_END_DECLS
