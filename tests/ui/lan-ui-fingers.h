/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Real keys and a real pointer on an X display, by xdotool: everything goes the
 * way of a keyboard and a mouse, through the server and all of GTK. The display
 * must be the test's alone meanwhile.
 */

#pragma once

#include <gtk/gtk.h>

/* Whether there are an X display and xdotool; else the test is skipped, and it is said why. */
gboolean lan_ui_fingers_are_there (void);

/* Gives the window the keyboard; the pointer goes where it points at nothing. */
void lan_ui_fingers_focus (GtkWindow *window);

/* Presses keys, named as xdotool does and separated by blanks: "n n Return", "shift+F6". */
void lan_ui_fingers_type (const char *keys);

/* Presses one key n times in a row. */
void lan_ui_fingers_repeat (guint n, const char *key);

/* Moves the pointer to the middle of a widget, in small steps. */
void lan_ui_fingers_point_at (GtkWidget *widget);

/* Moves the pointer to a point of a widget, in small steps. */
void lan_ui_fingers_point_to (GtkWidget *widget, double x, double y);

/* Presses and releases the first button. */
void lan_ui_fingers_press (void);
void lan_ui_fingers_release (void);
