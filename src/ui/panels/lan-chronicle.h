/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanChronicle: everything that happened, newest on top, in sentences with
 * symbols under the heading of each phase. Activating a line shows the board
 * as it was then. Filtered by house, or to what happened since one's last turn.
 * CSS node "chronicle".
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_CHRONICLE (lan_chronicle_get_type ())
G_DECLARE_FINAL_TYPE (LanChronicle, lan_chronicle, LAN, CHRONICLE, LanPanel)

GtkWidget *lan_chronicle_new (void);

G_END_DECLS
