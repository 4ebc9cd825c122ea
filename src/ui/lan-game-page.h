/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanGamePage: the game as the window shows it: the board, the side panel, the
 * power point track, the prompt bar. Shares the room out itself: the board gets
 * what is left; in a narrow window the side panel becomes narrow, then folds away,
 * and in a small one map, war, castle, laws and chronicle are views of their own.
 * CSS node "gamepage", with the class "narrow" when panels have little room, and
 * "folded" when the side panel comes over the board.
 * Properties: session (LanSession); folded (read only): the side panel can be shown
 * and hidden; side-shown: it is; compact (read only): there is room for one view.
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

/* Whether the side panel has no place of its own beside the board. */
gboolean lan_game_page_get_folded (LanGamePage *self);

/* Whether the game is shown one view at a time. */
gboolean lan_game_page_get_compact (LanGamePage *self);

/* Shows the folded side panel over the board; kept for later where it is not folded. */
void lan_game_page_set_side_shown (LanGamePage *self, gboolean shown);

/* Where none of a set of views can be seen, one of them comes; 0: nothing does. */
void lan_game_page_show_one_of (LanGamePage *self, guint views);

/* Plays the game from its beginning, and leads the focus to what controls that. */
void lan_game_page_replay (LanGamePage *self);

G_END_DECLS
