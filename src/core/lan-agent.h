/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of a computer player, so that src/game can ask one without
 * knowing any. */

#pragma once

#include "lan-decision.h"

typedef struct LanAgent LanAgent;
struct LanAgent {
  const char *name;  /* as in save files and on the command line */

  /* Chooses for the seat whose decision it is. view: made by lan_view() for
   * that seat. rng: the player's own. cancelled: polled now and then when not
   * NULL; once it is true any legal choice may be returned, at once. The
   * choice must be legal in view. Called from any thread, also from several at a time;
   * keeps no state from one call to the next. */
  LanChoice (*choose) (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, bool (*cancelled) (void *), void *data);
};
