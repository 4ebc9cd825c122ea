/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanChronicleModel: the lines of the chronicle of a game, a GListModel of
 * LanChronicleEntry. The newest phase comes first, under its heading its events,
 * newest first. Brought up to date only where the game differs from it.
 */

#pragma once

#include <gio/gio.h>

#include "lan-chronicle-entry.h"
#include "lan-game.h"

G_BEGIN_DECLS

#define LAN_TYPE_CHRONICLE_MODEL (lan_chronicle_model_get_type ())
G_DECLARE_FINAL_TYPE (LanChronicleModel, lan_chronicle_model, LAN, CHRONICLE_MODEL, GObject)

typedef gboolean (*LanChronicleFunc) (LanChronicleEntry *entry, gpointer data);

LanChronicleModel *lan_chronicle_model_new (void);

/* Follows the game: drops what was undone or played otherwise, adds what is new.
 * shown: how many decisions led to the position on the screen; marks its newest line as current. */
void lan_chronicle_model_update (LanChronicleModel *self, LanGame *game, guint shown);

/* Whether any event of a heading's phase passes. */
gboolean lan_chronicle_model_has_in_phase (LanChronicleModel *self, LanChronicleEntry *heading, LanChronicleFunc func, gpointer data);

/* How many events the decisions from `since` on caused. */
guint lan_chronicle_model_count_since (LanChronicleModel *self, guint since);

G_END_DECLS
