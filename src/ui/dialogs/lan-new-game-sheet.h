/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanNewGameSheet: who plays. Offers what was chosen last. Leaves by win.back
 * or by the signal `begin` (LanGameSetup *setup).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-record.h"

G_BEGIN_DECLS

#define LAN_TYPE_NEW_GAME_SHEET (lan_new_game_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanNewGameSheet, lan_new_game_sheet, LAN, NEW_GAME_SHEET, GtkBox)

/* settings: NULL to remember nothing. */
GtkWidget *lan_new_game_sheet_new (LanGameContent *content, GSettings *settings);

G_END_DECLS
