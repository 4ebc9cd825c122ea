/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LanCourtChips: the knights a side has at court, as chips in a row; a dash
 * where there are none. Only shows. CSS node "court-chips". */

#pragma once

#include "lan-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_COURT_CHIPS (lan_court_chips_get_type ())
G_DECLARE_FINAL_TYPE (LanCourtChips, lan_court_chips, LAN, COURT_CHIPS, GtkWidget)

GtkWidget *lan_court_chips_new (void);

void lan_court_chips_refresh (LanCourtChips *self, LanSession *session, guint side);

/* "At court: strength 1, strength 2". (transfer full) */
char *lan_court_chips_describe (LanSession *session, guint side);

G_END_DECLS
