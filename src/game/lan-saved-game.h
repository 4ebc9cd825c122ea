/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSavedGame: one game of a library, for a row of a list. Only the library and
 * the autosave change it.
 *
 * Signal: changed, after any of what is asked below became different.
 */

#pragma once

#include <gio/gio.h>

#include "lan-game-summary.h"

G_BEGIN_DECLS

/* Longest title that a player can give a game, in characters. */
#define LAN_TITLE_MAX 100

#define LAN_TYPE_SAVED_GAME (lan_saved_game_get_type ())
G_DECLARE_FINAL_TYPE (LanSavedGame, lan_saved_game, LAN, SAVED_GAME, GObject)

/* The random name of its folder; the same for ever. */
const char *lan_saved_game_get_id (LanSavedGame *self);

/* What the player called it, or NULL. */
const char *lan_saved_game_get_title (LanSavedGame *self);

/* What to show of it; valid until the next change. NULL when none of its files can be read. (transfer none) */
const LanGameSummary *lan_saved_game_get_summary (LanSavedGame *self);

/* Why there is no summary, translated, with what to do next; NULL when there is one. */
const char *lan_saved_game_get_problem (LanSavedGame *self);

/* Whether the newest save cannot be read, so that an older one is opened. */
gboolean lan_saved_game_is_damaged (LanSavedGame *self);

gboolean lan_saved_game_is_finished (LanSavedGame *self);

/* Whether a window, of this or of another process, plays it. */
gboolean lan_saved_game_is_in_use (LanSavedGame *self);

/* The file of its newest save, for a thread that reads it; NULL when there is none. (transfer full) */
GFile *lan_saved_game_get_newest (LanSavedGame *self);

G_END_DECLS
