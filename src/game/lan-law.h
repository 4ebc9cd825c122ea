/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLaw: a law in force or a proposal of the round, as widgets see it. Read-only;
 * LanGame keeps it up to date. A proposal that is approved stays the same object.
 * Properties: index (uint, law, constant); in-force (boolean), position (uint 0..2: in
 *   force, the oldest first; proposal, its place among the three of the round), with notify.
 */

#pragma once

#include <glib-object.h>

#include "lan-types.h"

G_BEGIN_DECLS

#define LAN_TYPE_LAW (lan_law_get_type ())
G_DECLARE_FINAL_TYPE (LanLaw, lan_law, LAN, LAW, GObject)

guint lan_law_get_index (LanLaw *self);
gboolean lan_law_get_in_force (LanLaw *self);
guint lan_law_get_position (LanLaw *self);

G_END_DECLS
