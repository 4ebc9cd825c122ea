/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCounterBar: a row of widgets, mostly counters, spread over its width. Where
 * it is too narrow for all, optional ones are left out, the first ones first. CSS node "counter-bar".
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_COUNTER_BAR (lan_counter_bar_get_type ())
G_DECLARE_FINAL_TYPE (LanCounterBar, lan_counter_bar, LAN, COUNTER_BAR, GtkWidget)

GtkWidget *lan_counter_bar_new (void);

/* Takes the child in at the end. */
void lan_counter_bar_append (LanCounterBar *self, GtkWidget *child, gboolean optional);

G_END_DECLS
