/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of a game, each with what its seat may know and its own random numbers. */

#pragma once

#include <gio/gio.h>

#include "lan-ai.h"
#include "lan-cli.h"

G_BEGIN_DECLS

typedef struct {
  const LanAgent *agents[LAN_MAX_SEATS]; /* NULL: a human's seat */
  LanRng rngs[LAN_MAX_SEATS];
} LanCliPlayers;

/* Fills agents[0..seats-1] from "a,b,..."; a list shorter than the seats is repeated. Says what is
 * wrong with the list and returns FALSE if it does not fit. */
gboolean lan_cli_parse_agents (const LanCliCommand *command, const char *list, guint seats, const LanAgent **agents);

/* Seeds the random numbers of each seat from the seed of the game. */
void lan_cli_players_seed (LanCliPlayers *self, guint64 seed);

/* The choice of the computer player whose decision it is. */
LanChoice lan_cli_players_choose (LanCliPlayers *self, const LanContent *content, const LanState *state);

G_END_DECLS
