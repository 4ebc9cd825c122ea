/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays for every human at the screen, by what the window shows and nothing
 * else: it clicks knights, lit places, buttons and the sheets, at random among
 * what can be clicked. The same seed plays the same game.
 */

#pragma once

#include "lan-window.h"

typedef struct _LanUiPlayer LanUiPlayer;

LanUiPlayer *lan_ui_player_new (LanWindow *window, guint32 seed);
void lan_ui_player_free (LanUiPlayer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanUiPlayer, lan_ui_player_free)

/* Does one thing, a click or what belongs to one sheet, once the computer players have done what
 * they can; and waits for them again. FALSE when the final scores are shown. With nothing to click the test ends. */
gboolean lan_ui_player_act (LanUiPlayer *self);

/* The same without waiting; FALSE also when a computer player is to decide or an earlier position is looked at. */
gboolean lan_ui_player_try (LanUiPlayer *self);

/* Acts until a sheet of that type is shown; G_TYPE_NONE: until no sheet is shown and a human decides. */
void lan_ui_player_reach (LanUiPlayer *self, GType sheet);

/* Does what must be done before a knight can be placed, then takes the weakest knight in hand. */
void lan_ui_player_take_knight (LanUiPlayer *self);

/* The sheet over the game; NULL when there is none. (transfer none) */
GtkWidget *lan_ui_player_get_sheet (LanUiPlayer *self);
