/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a screen reader say the sentence at once, wherever the focus is. widget: what it is about, in a window. */
void lan_announce (GtkWidget *widget, const char *sentence);

G_END_DECLS
