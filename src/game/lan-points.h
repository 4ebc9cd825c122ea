/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Power points by source and by round, added up from the events of a history. Private to src/game. */

#pragma once

#include "lan-history.h"

G_BEGIN_DECLS

/* PP of a seat by source over the decisions made; those of the setup (R2.3) under LAN_SOURCE_SETUP. */
void lan_points_by_source (const LanHistory *history, guint seat, guint points[LAN_N_SOURCES]);

/* PP of a seat when a round (1..5) ended, without final scoring; 6: with it. As far as the decisions made go. */
guint lan_points_after_round (const LanHistory *history, guint seat, guint round);

G_END_DECLS
