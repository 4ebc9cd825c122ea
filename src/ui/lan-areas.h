/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The keyboard's way through the game page: its areas in the order of the game
 * (prompt, castle, map, conflicts, favours, laws, houses, chronicle, in a small
 * window the bar that chooses the view), and what can be acted on now. Areas are found by what they are, wherever the page has
 * put them; those not shown are left out.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The `focus` function of the page: Tab goes through the stops of an area and on to the next one,
 * arrow keys stay inside. */
gboolean lan_areas_focus (GtkWidget *page, GtkDirectionType direction);

/* To the next (step 1) or previous (step -1) area, round and round. FALSE: no area takes the focus. */
gboolean lan_areas_step (GtkWidget *page, int step);

/* To the next (step 1) or previous (step -1) place or knight that can be acted on, round and round;
 * without one to the choices of the prompt bar. FALSE: there is nothing to act on. */
gboolean lan_areas_step_target (GtkWidget *page, int step);

/* To the first of what lan_areas_step_target() goes through, else into the first area. */
void lan_areas_go_home (GtkWidget *page);

/* Whether a widget is in one of the areas in which decisions are made, so that the next one may move the focus. */
gboolean lan_areas_is_playing (GtkWidget *page, GtkWidget *widget);

G_END_DECLS
