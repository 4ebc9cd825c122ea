/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The underlined letters of a window, by which its buttons are pressed together with Alt, and of its menus, where they
 * are pressed alone. */

#pragma once

#include <gtk/gtk.h>

/* No letter is underlined twice where both can be pressed; else the test fails, and says which. */
void lan_ui_judge_letters (GtkWindow *window, const char *stage);

/* The same of every menu of the program, as a whole: also of what is hidden at times. */
void lan_ui_judge_menus (void);
