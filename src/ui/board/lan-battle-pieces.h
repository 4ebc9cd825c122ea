/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The knights of one side on one space of a battle. */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

/* Draws knights[i] knights of strength i + 1 side by side in the rectangle: as blocks, as chips where blocks are
 * too tall or too many, and where even chips are too many as one chip for each strength with a number. */
void lan_battle_pieces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, LanSession *session, guint side,
                                 const guint8 knights[LAN_STRENGTHS], const graphene_rect_t *bounds);

G_END_DECLS
