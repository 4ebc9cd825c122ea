/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The hand of somebody in front of a window: clicks and keys, each followed by
 * everything the program does at once. A click is the pair of signals that a
 * pointer makes the widget's own gesture emit, at a point where the widget is the
 * topmost one under the pointer, so that what is covered, cut off or of no size
 * cannot be clicked.
 */

#pragma once

#include <gtk/gtk.h>

/* Runs the main loop until nothing is due any more. */
void lan_ui_settle (void);

/* Runs the main loop until the window has been laid out and drawn once more. */
void lan_ui_wait_for_frame (GtkWidget *widget);

/* Clicks a widget that has a click gesture, after scrolling to it if need be. A widget that
 * is insensitive or that no pointer can reach ends the test. */
void lan_ui_click (GtkWidget *widget);

/* Clicks the shown button with that name somewhere below root; without one the test ends. */
void lan_ui_click_button (GtkWidget *root, const char *name);

/* Presses a key without modifiers: the first shortcut that takes it, from the focused widget outwards,
 * is activated. FALSE when none takes it. */
gboolean lan_ui_press_key (GtkWindow *window, guint keyval);
