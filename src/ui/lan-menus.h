/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menus of lan-menus.ui. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a button the menu with that id, which is made when it is first opened: a window comes up sooner without.
 * The submenu of recent files is filled anew every time. id: static. */
void lan_menus_set (GtkMenuButton *button, const char *id);

G_END_DECLS
