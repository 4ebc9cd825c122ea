/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanGamePage: the game as the window shows it: the board, the side panel, the
 * power point track, the prompt bar. Shares the room out itself: the board gets
 * what is left, and the side panel becomes narrow in a narrow window.
 * CSS node "gamepage". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_GAME_PAGE (lan_game_page_get_type ())
G_DECLARE_FINAL_TYPE (LanGamePage, lan_game_page, LAN, GAME_PAGE, GtkWidget)

GtkWidget *lan_game_page_new (void);

/* session: (nullable). */
void lan_game_page_set_session (LanGamePage *self, LanSession *session);

G_END_DECLS
