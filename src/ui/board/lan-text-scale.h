/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much larger than usual text is on the widget's display, at least 1: for what
 * is laid out by sizes in pixels though it holds text. */
double lan_text_scale_get (GtkWidget *widget);

G_END_DECLS
