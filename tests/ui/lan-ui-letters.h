/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The underlined letters of a window, by which its buttons are pressed together with Alt. */

#pragma once

#include <gtk/gtk.h>

/* No letter is underlined twice where both can be pressed; else the test fails, and says which. */
void lan_ui_judge_letters (GtkWindow *window, const char *stage);
