/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanChronicleRow: shows one LanChronicleEntry. CSS node "entry-row" with the
 * classes "heading" and "current". */

#pragma once

#include <gtk/gtk.h>

#include "lan-chronicle-entry.h"

G_BEGIN_DECLS

#define LAN_TYPE_CHRONICLE_ROW (lan_chronicle_row_get_type ())
G_DECLARE_FINAL_TYPE (LanChronicleRow, lan_chronicle_row, LAN, CHRONICLE_ROW, GtkWidget)

GtkWidget *lan_chronicle_row_new (void);

/* entry: NULL to let go of it. */
void lan_chronicle_row_set_entry (LanChronicleRow *self, LanChronicleEntry *entry);

G_END_DECLS
