/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A tour of everything that the program can show, always of the same games: whoever leads it is called at every stop,
 * to make a picture or to judge what is there. A stop is one window in one state, laid out and drawn; its name is the
 * same in every language.
 */

#pragma once

#include <gtk/gtk.h>

typedef void (*LanUiStop) (GtkWindow *window, const char *stage, gpointer data);

typedef struct {
  int width, height;  /* of the windows, in pixels */
  LanUiStop stop;
  gpointer data;
} LanUiTour;

/* The start page without and with games, the library, and a new game. */
void lan_ui_tour_start (const LanUiTour *tour);

/* The first steps, from the welcome to the end. */
void lan_ui_tour_first_steps (const LanUiTour *tour);

/* One human among four houses, with hints, forecast and preferences, to the scores, the analysis and the replay. */
void lan_ui_tour_game (const LanUiTour *tour);

/* Two humans with allies, and the page between them. */
void lan_ui_tour_allies (const LanUiTour *tour);

/* The windows beside the game: help and shortcuts. */
void lan_ui_tour_help (const LanUiTour *tour);

/* All of these, one after the other. */
void lan_ui_tour (const LanUiTour *tour);
