/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanResultsSheet: how the game ended: the outcome, where each house's points
 * came from, and how they grew. Leaves by win.back or win.play-again.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_RESULTS_SHEET (lan_results_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanResultsSheet, lan_results_sheet, LAN, RESULTS_SHEET, GtkBox)

/* session: its game must be over. */
GtkWidget *lan_results_sheet_new (LanSession *session);

G_END_DECLS
