/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-new-game.h"

#include "lan-new-game-sheet.h"
#include "lan-seat-row.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"

GtkWidget *
lan_ui_open_new_game (LanWindow *window, GPtrArray **rows)
{
  GtkWidget *sheet;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  sheet = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_NEW_GAME_SHEET);
  g_assert_nonnull (sheet);
  *rows = lan_ui_find_class (sheet, LAN_TYPE_SEAT_ROW, NULL);
  return sheet;
}
