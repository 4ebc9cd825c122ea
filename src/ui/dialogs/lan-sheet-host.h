/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSheetHost: lays one sheet over its child and keeps pointer and keyboard
 * from what lies below. The header bar above it stays in reach.
 * CSS node "sheethost"; the layer has the class "sheet-layer", and "opaque" when nothing may be seen below.
 * Property: child (GtkWidget).
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  LAN_SHEET_STYLE_CARD,   /* a card in the middle, the child dimmed around it */
  LAN_SHEET_STYLE_PAGE,   /* covers everything, and the child is not even drawn */
} LanSheetStyle;

#define LAN_TYPE_SHEET_HOST (lan_sheet_host_get_type ())
G_DECLARE_FINAL_TYPE (LanSheetHost, lan_sheet_host, LAN, SHEET_HOST, GtkWidget)

/* Shows a sheet in place of the one before, and moves the focus into it. NULL: none. */
void lan_sheet_host_show (LanSheetHost *self, GtkWidget *sheet, LanSheetStyle style);

/* (transfer none) (nullable) */
GtkWidget *lan_sheet_host_get_sheet (LanSheetHost *self);

G_END_DECLS
