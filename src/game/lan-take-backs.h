/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where undo, redo and restarting a turn lead, and what stands in their way. Private to src/game. */

#pragma once

#include "lan-history.h"
#include "lan-record.h"

G_BEGIN_DECLS

typedef enum {
  LAN_OBSTACLE_NONE,
  LAN_OBSTACLE_START,   /* no decision to take back */
  LAN_OBSTACLE_OTHER,   /* own turn: another human decides now */
  LAN_OBSTACLE_REVEAL,  /* own turn: votes were revealed since */
} LanObstacle;

/* The last decision of a human before the cursor; the last of anybody when nobody is human.
 * target is set only when there is no obstacle. */
LanObstacle lan_take_backs_undo (const LanHistory *history, const LanGameSetup *setup, guint *target);

/* The next position after the cursor in which a human decides, else the end. FALSE: nothing was undone. */
gboolean lan_take_backs_redo (const LanHistory *history, const LanGameSetup *setup, guint *target);

/* The first of the deciding human's decisions since somebody else decided, or,
 * with take-backs of the own turn, since the last reveal. FALSE: no human decides, or has not decided in this turn. */
gboolean lan_take_backs_restart (const LanHistory *history, const LanGameSetup *setup, guint *target);

G_END_DECLS
