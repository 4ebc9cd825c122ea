/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanKnightButton: a knight at court, or several of the same strength where
 * there is little room. A click takes it in hand, puts it back or upgrades it,
 * as the decision asks. It draws a standing block where it is large enough, else a flat chip.
 * In the reserve it only shows a knight. CSS node "button.knight", with the classes
 * "selectable", "selected" and "upgradable".
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_KNIGHT_BUTTON (lan_knight_button_get_type ())
G_DECLARE_FINAL_TYPE (LanKnightButton, lan_knight_button, LAN, KNIGHT_BUTTON, GtkButton)

/* Widths that a knight needs at a height: as a block, as a chip (pixels). */
#define LAN_KNIGHT_BLOCK_WIDTH 31
#define LAN_KNIGHT_CHIP_WIDTH 20

GtkWidget *lan_knight_button_new (void);

/* Shows `count` knights of that strength; place: LAN_PLACE_COURT or LAN_PLACE_RESERVE.
 * first: the one that stands for its strength when one is in hand. */
void lan_knight_button_show (LanKnightButton *self, LanSession *session, guint side, guint strength, LanPlace place, guint count, gboolean first);

/* Where the knight is drawn, in the button's own pixels. */
graphene_rect_t lan_knight_button_get_knight (LanKnightButton *self);

/* Takes the knight in hand, or keeps it there. The session that has it now; NULL: it cannot be taken. (transfer none) */
LanSession *lan_knight_button_pick_up (LanKnightButton *self);

/* Whether it shows the knights of that strength at a court. */
gboolean lan_knight_button_is_at_court (LanKnightButton *self, guint side, guint strength);

/* A click does something now. */
gboolean lan_knight_button_is_active (LanKnightButton *self);

G_END_DECLS
