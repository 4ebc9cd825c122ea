/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The knights of one side on one space of a battle. */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

/* The knights on the space; coming[i] of the knights[i] of strength i + 1 are still on their way and not drawn. */
typedef struct {
  LanSession *session;
  guint side;
  guint8 knights[LAN_STRENGTHS];
  guint8 coming[LAN_STRENGTHS];
} LanBattlePieces;

/* Draws knights[i] knights of strength i + 1 side by side in the rectangle: as blocks, as chips where blocks are
 * too tall or too many, and where even chips are too many as one chip for each strength with a number. */
void lan_battle_pieces_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, const LanBattlePieces *pieces,
                                 const graphene_rect_t *bounds);

/* Where the last knight of that strength is drawn in the rectangle; FALSE when there is none. */
gboolean lan_battle_pieces_find (GtkWidget *widget, const LanBattlePieces *pieces, const graphene_rect_t *bounds,
                                 guint strength, graphene_rect_t *at);

G_END_DECLS
