/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanAutosave: keeps the game being played in the library. After every change of
 * the position it takes a copy of the record, and a thread of its own writes it:
 * the newest copy only, in order, one game after the other.
 *
 * A game that begins, or is opened from elsewhere, gets its place in the library
 * with its first decision.
 *
 * Property: problem (string, read-only): why the game cannot be kept, a translated
 * sentence with what to do, notified once for each kind of failure; NULL when all is
 * well (again). It goes on trying, with every decision and every few seconds.
 */

#pragma once

#include "lan-game.h"
#include "lan-library.h"

G_BEGIN_DECLS

#define LAN_TYPE_AUTOSAVE (lan_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LanAutosave, lan_autosave, LAN, AUTOSAVE, GObject)

LanAutosave *lan_autosave_new (LanLibrary *library, LanGame *game);

/* The game that is opened next goes on in this place of the library, which is locked. FALSE: another
 * window plays it. saved: NULL when it was not opened after all. */
gboolean lan_autosave_set_next (LanAutosave *self, LanSavedGame *saved, GError **error);

/* Whether the game that is opened next is kept nowhere: one to learn by, which begins anew at every step. */
void lan_autosave_set_next_aside (LanAutosave *self, gboolean aside);

/* The place of the game being played, or NULL before its first decision. (transfer none) */
LanSavedGame *lan_autosave_get_saved (LanAutosave *self);

const char *lan_autosave_get_problem (LanAutosave *self);

/* Waits until every decision is on disk: for the ways out. FALSE when one cannot be written. */
gboolean lan_autosave_flush (LanAutosave *self);

G_END_DECLS
