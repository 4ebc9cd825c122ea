/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLawTrack: the laws in force and the proposals of the round, which move
 * from right to left (R4.4). Scrolls in one row where there is room, two rows
 * of chips where it is narrow. A click on a law opens it large. CSS node "law-track".
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_LAW_TRACK (lan_law_track_get_type ())
G_DECLARE_FINAL_TYPE (LanLawTrack, lan_law_track, LAN, LAW_TRACK, LanPanel)

GtkWidget *lan_law_track_new (void);

G_END_DECLS
