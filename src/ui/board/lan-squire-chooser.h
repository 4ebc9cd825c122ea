/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSquireChooser: asks on the target how many squires go with the knight in
 * hand, and says what that does. Arrow keys, digits, + and - choose, Enter
 * places, Esc backs out and leaves the knight in hand.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_SQUIRE_CHOOSER (lan_squire_chooser_get_type ())
G_DECLARE_FINAL_TYPE (LanSquireChooser, lan_squire_chooser, LAN, SQUIRE_CHOOSER, GtkPopover)

/* For the knight in hand at a place that takes minimum..maximum squires; the fewest are chosen at first. */
GtkWidget *lan_squire_chooser_new (LanSession *session, guint side, LanPlace place, guint minimum, guint maximum);

G_END_DECLS
