/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanBoardView: the board as one picture: England on the left, the King's
 * Favour in the Channel, the war in France on the right, the sea behind them.
 * Shares its room out so that the map keeps its shape. Where there is little room
 * it shows one part at a time.
 * CSS node "board". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_BOARD_VIEW (lan_board_view_get_type ())
G_DECLARE_FINAL_TYPE (LanBoardView, lan_board_view, LAN, BOARD_VIEW, GtkWidget)

typedef enum {
  LAN_BOARD_ALL,
  LAN_BOARD_ENGLAND,  /* with the King's Favour */
  LAN_BOARD_FRANCE,
} LanBoardPart;

GtkWidget *lan_board_view_new (void);

/* session: (nullable). */
void lan_board_view_set_session (LanBoardView *self, LanSession *session);

void lan_board_view_set_part (LanBoardView *self, LanBoardPart part);

G_END_DECLS
