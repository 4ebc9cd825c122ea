/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn, read back from the scene graph: also the lettering of the board, which no label holds. */

#pragma once

#include <gtk/gtk.h>

/* The letters of ASCII that a widget and those in it draw as text, one line for each run of text that has some;
 * "" when there is none. What is kept as pixels, as the words under the map, is not read. (transfer full) */
char *lan_ui_read_ink (GtkWidget *widget);
