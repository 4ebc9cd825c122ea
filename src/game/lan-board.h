/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanBoard: the four lists of live objects of a game, kept in step with a position. Private to src/game. */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

typedef enum {
  LAN_BOARD_HOUSES,
  LAN_BOARD_COUNTIES,
  LAN_BOARD_CONFLICTS,
  LAN_BOARD_LAWS,
  LAN_BOARD_N_LISTS
} LanBoardList;

typedef struct _LanBoard LanBoard;

/* Counties and battles are there from the start, houses and laws come with a game. (transfer full) */
LanBoard *lan_board_new (void);
void lan_board_free (LanBoard *board);

/* (transfer none) */
GListModel *lan_board_get_list (LanBoard *board, LanBoardList list);

/* Takes over a position; new_setup: of the game that begins with it, NULL within a game. All objects
 * are up to date before the first of them notifies and before a list changes. */
void lan_board_sync (LanBoard *board, const LanContent *content, const LanState *state, const LanGameSetup *new_setup);

G_END_DECLS
