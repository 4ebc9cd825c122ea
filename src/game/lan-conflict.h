/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanConflict: one of the four open places for conflict cards as widgets see it.
 * Read-only; LanGame keeps it up to date.
 * Properties: battle (uint 0..3, constant); card (uint, conflict or LAN_NO_CARD),
 *   england, france (uint, strengths, R5.4.1), spaces-revision (uint, rises whenever
 *   the knights on the card change), with notify.
 */

#pragma once

#include <glib-object.h>

#include "lan-types.h"

G_BEGIN_DECLS

#define LAN_TYPE_CONFLICT (lan_conflict_get_type ())
G_DECLARE_FINAL_TYPE (LanConflict, lan_conflict, LAN, CONFLICT, GObject)

guint lan_conflict_get_battle (LanConflict *self);
guint lan_conflict_get_card (LanConflict *self);
guint lan_conflict_get_england (LanConflict *self);
guint lan_conflict_get_france (LanConflict *self);

/* For a space (0 topmost .. 2): side there or LAN_NO_SIDE, total strength, knights of a strength (1..4). */
guint lan_conflict_get_space_side (LanConflict *self, guint space);
guint lan_conflict_get_space_strength (LanConflict *self, guint space);
guint lan_conflict_get_space_knights (LanConflict *self, guint space, guint strength);

G_END_DECLS
