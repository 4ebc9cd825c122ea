/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanChronicleEntry: one line of the chronicle: something that happened, or the
 * heading of a phase. Property: current (boolean): the newest line of the
 * position that is shown.
 */

#pragma once

#include <glib-object.h>

#include "lan-event.h"

G_BEGIN_DECLS

#define LAN_TYPE_CHRONICLE_ENTRY (lan_chronicle_entry_get_type ())
G_DECLARE_FINAL_TYPE (LanChronicleEntry, lan_chronicle_entry, LAN, CHRONICLE_ENTRY, GObject)

/* decision: 0-based, the one that caused it; text: taken over. event: NULL for a heading. */
LanChronicleEntry *lan_chronicle_entry_new (guint decision, const LanEvent *event, const char *symbol, char *text);

guint lan_chronicle_entry_get_decision (LanChronicleEntry *self);
gboolean lan_chronicle_entry_is_heading (LanChronicleEntry *self);
const char *lan_chronicle_entry_get_text (LanChronicleEntry *self);

/* Of the art kit; NULL for a heading. */
const char *lan_chronicle_entry_get_symbol (LanChronicleEntry *self);

/* It is about that seat, or its ally. */
gboolean lan_chronicle_entry_concerns (LanChronicleEntry *self, guint seat);

gboolean lan_chronicle_entry_get_current (LanChronicleEntry *self);
void lan_chronicle_entry_set_current (LanChronicleEntry *self, gboolean current);

G_END_DECLS
