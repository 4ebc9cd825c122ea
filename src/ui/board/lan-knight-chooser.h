/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanKnightChooser: asks on the place which of several knights there is meant, for an upgrade. Arrow keys choose,
 * Enter decides, Esc backs out; then the focus is on the place again.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_KNIGHT_CHOOSER (lan_knight_chooser_get_type ())
G_DECLARE_FINAL_TYPE (LanKnightChooser, lan_knight_chooser, LAN, KNIGHT_CHOOSER, GtkPopover)

/* Opens it on the widget of a place, whose only child it is; one that was there goes. */
void lan_knight_chooser_ask (GtkWidget *place_widget, LanSession *session, guint side, LanPlace place);

G_END_DECLS
