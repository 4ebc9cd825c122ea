/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the widgets of a window ask for at other sizes than the one they have. */

#pragma once

#include <gtk/gtk.h>

/* What a shown widget asks for as its least height without a width is the least one of all widths, as far as the
 * program itself measures it or it stands in a row: boxes of newer versions of GTK count on it, and warn. Else the test
 * fails, and says which one. */
void lan_ui_judge_sizes (GtkWindow *window, const char *stage);
