/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanConflictBoard: the war in France: first battles in the upper row, second
 * battles in the lower one. CSS node "conflicts". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_CONFLICT_BOARD (lan_conflict_board_get_type ())
G_DECLARE_FINAL_TYPE (LanConflictBoard, lan_conflict_board, LAN, CONFLICT_BOARD, GtkWidget)

GtkWidget *lan_conflict_board_new (void);

/* session: (nullable). */
void lan_conflict_board_set_session (LanConflictBoard *self, LanSession *session);

G_END_DECLS
