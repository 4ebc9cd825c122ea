/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The folder of one game in the library: its last saves, small files beside them,
 * and a lock for whoever plays it. Knows files, not what is in them. Private to
 * src/game; a slot may go from thread to thread, but is used by one at a time.
 *
 * Errors are of G_IO_ERROR: BUSY when somebody else has the lock, else by the reason
 * of the system; their messages are translated sentences with what to do next.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LAN_SLOT_GENERATIONS 3

typedef struct _LanSlot LanSlot;

/* A slot in that folder, which need not exist. (transfer full) */
LanSlot *lan_slot_new (const char *path);
LanSlot *lan_slot_ref (LanSlot *slot);

/* The last one gives up the lock. */
void lan_slot_unref (LanSlot *slot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanSlot, lan_slot_unref)

/* Makes the folder where it is missing and takes the lock, unless it has it. */
gboolean lan_slot_lock (LanSlot *slot, GError **error);
void lan_slot_unlock (LanSlot *slot);

/* Whether somebody has the lock; itself included. */
gboolean lan_slot_is_locked (LanSlot *slot);

/* The n-th save, 1 the newest; NULL when there is none. (transfer full) */
GFile *lan_slot_get_save (LanSlot *slot, guint n);

/* Tells the newest save from all others, and to the millisecond when it was written (ns since 1970); 0 when there is none. */
gint64 lan_slot_get_stamp (LanSlot *slot);

/* Makes the bytes the newest save, durably: whatever happens meanwhile, a save that was
 * whole before or this one is found. Takes the lock first. */
gboolean lan_slot_save (LanSlot *slot, GBytes *bytes, GError **error);

/* Replaces a small file of the slot whole, resp. reads one of at most max bytes (NULL: there is none). */
gboolean lan_slot_write (LanSlot *slot, const char *name, GBytes *bytes, GError **error);
GBytes *lan_slot_read (LanSlot *slot, const char *name, gsize max);

/* Takes a small file away; one that is not there is none already. */
gboolean lan_slot_remove (LanSlot *slot, const char *name, GError **error);

/* Moves the folder, with the lock. */
gboolean lan_slot_move (LanSlot *slot, const char *path, GError **error);

/* Removes the folder and the files in it. */
void lan_slot_destroy (LanSlot *slot);

G_END_DECLS
