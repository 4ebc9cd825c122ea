/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the library and the autosave do with a saved game. */

#pragma once

#include "lan-library.h"
#include "lan-slot.h"

G_BEGIN_DECLS

LanSavedGame *lan_saved_game_new (const char *id, LanSlot *slot);

LanSlot *lan_saved_game_get_slot (LanSavedGame *self); /* (transfer none) */

/* Reads title, summary and lock again. A summary that is missing, broken or of an older save is made
 * anew from the save. FALSE: there is no save at all. */
gboolean lan_saved_game_load (LanSavedGame *self, LanGameContent *content);

/* The newest save that is whole; see lan_library_read(). */
LanRecord *lan_saved_game_read (LanSavedGame *self, LanGameContent *content, char **note, GError **error);

/* After a save; takes the summary. */
void lan_saved_game_take_summary (LanSavedGame *self, LanGameSummary *summary);

/* Writes the title, which must be one line, or NULL. */
gboolean lan_saved_game_write_title (LanSavedGame *self, const char *title, GError **error);

/* Takes the lock for a window of this process, resp. gives it back. */
gboolean lan_saved_game_hold (LanSavedGame *self, GError **error);
void lan_saved_game_let_go (LanSavedGame *self);

/* The same for a game that nobody else can know of yet; the first save takes the lock. */
void lan_saved_game_hold_new (LanSavedGame *self);
gboolean lan_saved_game_is_held (LanSavedGame *self);

/* A new game with a folder that does not exist yet. It joins the list with lan_library_put(). (transfer full) */
LanSavedGame *lan_library_reserve (LanLibrary *self);

/* The game has been saved just now: it is the first of the list. */
void lan_library_put (LanLibrary *self, LanSavedGame *saved);

G_END_DECLS
