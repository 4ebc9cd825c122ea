/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of a computer player, so that src/game can ask one without
 * knowing any. */

#pragma once

#include "lan-decision.h"

/* What an agent asks now and then while it thinks. done: how much of that is over, 0 to 1, and 0 where it cannot tell.
 * True: any legal choice will do, at once. Called from any thread, also from several at a time. */
typedef bool (*LanAgentPoll) (void *data, float done);

typedef struct LanAgent LanAgent;
struct LanAgent {
  const char *name;  /* as in save files and on the command line */

  /* Chooses for the seat whose decision it is. view: made by lan_view() for
   * that seat. rng: the player's own. poll: asked when not NULL. The choice
   * must be legal in view. Called from any thread, also from several at a time;
   * keeps no state from one call to the next. */
  LanChoice (*choose) (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data);
};
