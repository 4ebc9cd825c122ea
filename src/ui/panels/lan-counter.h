/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanCounter: a symbol with the number it counts, and the words for both as
 * tooltip and accessible name. CSS node "counter". */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_COUNTER (lan_counter_get_type ())
G_DECLARE_FINAL_TYPE (LanCounter, lan_counter, LAN, COUNTER, GtkWidget)

/* symbol: of the art kit, "gold". */
GtkWidget *lan_counter_new (const char *symbol);

/* words: what is counted, with the number: "5 gold". */
void lan_counter_set_value (LanCounter *self, guint value, const char *words);

G_END_DECLS
