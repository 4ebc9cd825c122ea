/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanAnalysisSheet: the course of the chances to win, and of each house the
 * decisions that cost it most with what would have been better. A click on one
 * shows the board at that moment. While the analysis works, how far it is.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-analysis.h"
#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_ANALYSIS_SHEET (lan_analysis_sheet_get_type ())
G_DECLARE_FINAL_TYPE (LanAnalysisSheet, lan_analysis_sheet, LAN, ANALYSIS_SHEET, GtkBox)

/* analysis: of the session's game, which is over. */
GtkWidget *lan_analysis_sheet_new (LanSession *session, LanAnalysis *analysis);

G_END_DECLS
