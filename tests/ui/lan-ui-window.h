/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the program, made as the program makes it, in the process of the test. */

#pragma once

#include "lan-window.h"

/* For main(): the test framework, the toolkit, settings that are the same everywhere: computer players
 * that do not wait, nothing that moves; and an empty folder for the games that are kept,
 * which processes that the test starts share. Any warning of a library ends the test. */
void lan_ui_init (int *argc, char ***argv);

/* Opens a window of that size in pixels; 0, 0: as large as the program makes it. (transfer none): GTK owns it. */
LanWindow *lan_ui_open_window (int width, int height);

/* Begins a game in a window; words: as after --new-game=; computer players are greedy where it does not say. */
void lan_ui_begin_in_window (LanWindow *window, const char *words);

/* Opens a window and begins a game in it. (transfer none) */
LanWindow *lan_ui_begin_game (const char *words);

/* Closes a window without asking whether to save. */
void lan_ui_close_window (LanWindow *window);

LanGame *lan_ui_get_game (LanWindow *window); /* (transfer none) */

/* A copy of the position of its game. */
LanState lan_ui_copy_state (LanWindow *window);

/* The position is that one, byte for byte. */
void lan_ui_assert_state (LanWindow *window, const LanState *state);
