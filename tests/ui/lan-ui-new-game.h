/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog of a new game. */

#pragma once

#include "lan-ui-window.h"

/* Opens it; rows: receives its seats, of LanSeatRow (transfer full). (transfer none) */
GtkWidget *lan_ui_open_new_game (LanWindow *window, GPtrArray **rows);
