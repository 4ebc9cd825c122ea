/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The views that a small window shows the game by, one at a time, and where the
 * decision at hand is answered.
 */

#pragma once

#include "lan-session.h"

G_BEGIN_DECLS

typedef enum {
  LAN_VIEW_ENGLAND,    /* the map with the King's Favour */
  LAN_VIEW_FRANCE,
  LAN_VIEW_CASTLE,     /* and the other houses */
  LAN_VIEW_PARLIAMENT,
  LAN_VIEW_CHRONICLE,
  LAN_N_VIEWS
} LanView;

/* A set of views. */
#define LAN_VIEW_BIT(view) (1u << (view))
#define LAN_VIEWS_BOARD (LAN_VIEW_BIT (LAN_VIEW_ENGLAND) | LAN_VIEW_BIT (LAN_VIEW_FRANCE))
#define LAN_VIEWS_SIDE (LAN_VIEW_BIT (LAN_VIEW_CASTLE) | LAN_VIEW_BIT (LAN_VIEW_PARLIAMENT) | LAN_VIEW_BIT (LAN_VIEW_CHRONICLE))

/* The views on which a human can answer the decision now, as a set; 0: nobody here decides, or the
 * prompt bar or a sheet has the answers. */
guint lan_game_views_needed (LanSession *session);

/* The view that a place of the board, or of the castle shown large, is on, as a set. */
guint lan_game_view_of_place (LanPlace place);

G_END_DECLS
