/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanResultsSheet: how the game ended: the outcome, where each house's points
 * came from, and how they grew. Leaves by win.back or win.play-again.
 *
 * Signal: saved (const char *sentence): a file was written; what to say about it.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_RESULTS_SHEET (lan_results_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanResultsSheet, lan_results_sheet, LAN, RESULTS_SHEET, GtkBox)

/* session: its game must be over. */
GtkWidget *lan_results_sheet_new (LanSession *session);

/* The page without its buttons as a PNG file, LAN_RESULTS_DETAIL times as large as on the screen. Shown sheets only. */
#define LAN_RESULTS_DETAIL 2
gboolean lan_results_sheet_save_picture (LanResultsSheet *self, GFile *file, GError **error);

/* The tables by source and by round as comma-separated values. */
gboolean lan_results_sheet_save_table (LanResultsSheet *self, GFile *file, GError **error);

G_END_DECLS
