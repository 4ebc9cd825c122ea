/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLibrary: all games of a player, in progress and finished, kept in one folder:
 * a GListModel of LanSavedGame, those played last first.
 *
 * A game has a folder of its own, with a random name:
 *   1.lancaster, 2.lancaster, 3.lancaster   the last saves, newest first
 *   game.ini                                the summary of the newest; made anew when it is broken or of an older save
 *   title                                   what the player called it, if anything
 *   lock                                    locked (flock) by whoever plays it
 * Deleted games lie in the folder "trash" until they are purged.
 *
 * Signal: game-changed, after one of its games changed without coming or going: what is known of it, or whether it is in use.
 *
 * Nothing here waits for the disk but for the small files of the list and for what the player asked for.
 */

#pragma once

#include "lan-saved-game.h"

G_BEGIN_DECLS

#define LAN_TYPE_LIBRARY (lan_library_get_type ())
G_DECLARE_FINAL_TYPE (LanLibrary, lan_library, LAN, LIBRARY, GObject)

/* folder: NULL for that of the player who is logged in; need not exist. Purges what an earlier
 * process left in the trash, and reads the list. (transfer full) */
LanLibrary *lan_library_new (GFile *folder, LanGameContent *content);

GFile *lan_library_get_folder (LanLibrary *self);            /* (transfer none) */
LanGameContent *lan_library_get_content (LanLibrary *self);  /* (transfer none) */

/* Reads the folder again. A game keeps its object. */
void lan_library_refresh (LanLibrary *self);

/* The game to offer: played last, not over, readable and not in use; or NULL. (transfer none) */
LanSavedGame *lan_library_find_unfinished (LanLibrary *self);

/* The newest save that is whole. note: NULL, or set to a translated sentence when an older one had to be
 * taken, else to NULL (transfer full). NULL and the error about the newest when none is whole. (transfer full) */
LanRecord *lan_library_read (LanLibrary *self, LanSavedGame *saved, char **note, GError **error);

/* Keeps a game that no window plays. title: may be NULL. (transfer none) */
LanSavedGame *lan_library_add (LanLibrary *self, const LanRecord *record, const char *title, GError **error);

/* A second game that stands where this one does. Nobody has played it yet, so it counts as played when this one was and
 * comes after it: the game to offer is the same as before. (transfer none) */
LanSavedGame *lan_library_duplicate (LanLibrary *self, LanSavedGame *saved, const char *title, GError **error);

/* title: one line of at most LAN_TITLE_MAX characters; longer ones are cut, "" and NULL take it away. */
gboolean lan_library_rename (LanLibrary *self, LanSavedGame *saved, const char *title, GError **error);

/* Writes the newest whole save to a file of the player's choice. */
gboolean lan_library_export (LanLibrary *self, LanSavedGame *saved, GFile *file, GError **error);

/* Deletes a game that is not in use. It can be restored until it is purged: by
 * lan_library_purge() (when the undo toast goes), or at the next start. */
gboolean lan_library_delete (LanLibrary *self, LanSavedGame *saved, GError **error);
gboolean lan_library_restore (LanLibrary *self, LanSavedGame *saved, GError **error);
void lan_library_purge (LanLibrary *self, LanSavedGame *saved);

G_END_DECLS
