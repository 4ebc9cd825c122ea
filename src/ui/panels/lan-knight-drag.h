/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Dragging a knight from court to a place (LanSpace). The drag takes it in hand as a
 * click does; dropping it acts as a click on the place, and anywhere else it goes back.
 * What is dragged is the LanSession itself, so that it can only be dropped in its own game.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets the LanKnightButtons inside a widget be dragged. */
void lan_knight_drag_attach (GtkWidget *widget);

G_END_DECLS
