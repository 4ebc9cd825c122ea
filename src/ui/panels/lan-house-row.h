/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanHouseRow: another house, or its ally, in one line: shield, name, start
 * player, what it owns, its knights at court, and whether its computer player
 * is thinking. CSS node "row.house".
 */

#pragma once

#include "lan-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_HOUSE_ROW (lan_house_row_get_type ())
G_DECLARE_FINAL_TYPE (LanHouseRow, lan_house_row, LAN, HOUSE_ROW, GtkListBoxRow)

GtkWidget *lan_house_row_new (void);

/* Shows a side; thinking: its computer player is choosing. */
void lan_house_row_refresh (LanHouseRow *self, LanSession *session, guint side, gboolean thinking);

/* The seat whose castle it stands for. */
guint lan_house_row_get_seat (LanHouseRow *self);

G_END_DECLS
