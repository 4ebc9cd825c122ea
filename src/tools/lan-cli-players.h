/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of a game, each with what its seat may know and its own random numbers. */

#pragma once

#include <gio/gio.h>

#include "lan-cli.h"
#include "lan-computers.h"
#include "lan-record.h"

G_BEGIN_DECLS

typedef struct {
  const LanAgent *agents[LAN_MAX_SEATS]; /* NULL: a human's seat */
  LanRng rngs[LAN_MAX_SEATS];
} LanCliPlayers;

/* Computer players from "a,b,...", as lan_computers_parse() knows them, at most one a seat; where engines can play
 * also "engine:COMMAND LINE". Says what is wrong with the list and returns NULL if it does not fit. (transfer full) */
GPtrArray *lan_cli_parse_agents (const LanCliCommand *command, const char *list, guint seats, gboolean engines);

/* Checks the figures of a command that plays many games: players 2 to 5, at least one game, threads, a seed that is
 * not negative. LAN_CLI_OK, or LAN_CLI_USAGE after it has said what was wrong. */
int lan_cli_check_games (const LanCliCommand *command, int players, int games, int jobs, gint64 seed);

/* The player of a seat: a list shorter than the seats is repeated. (transfer none) */
const LanAgent *lan_cli_agent_at (const GPtrArray *agents, guint seat);

/* The level to note in a save file: the name without options. (transfer full) */
char *lan_cli_agent_level (const LanAgent *agent);

/* Seeds the random numbers of each seat from the seed of the game. */
void lan_cli_players_seed (LanCliPlayers *self, guint64 seed);

/* The choice of the computer player whose decision it is. */
LanChoice lan_cli_players_choose (LanCliPlayers *self, const LanContent *content, const LanState *state);

/* Lets them play a game to its end, or until so many decisions were made; state: the position then. NULL: an engine
 * failed. (transfer full) */
LanRecord *lan_cli_players_play (LanCliPlayers *self, LanGameContent *content, const LanGameSetup *setup, guint stop_after, LanState *state, GError **error);

/* Notes in the setup that computer players have all the seats, those of self. */
void lan_cli_players_sign (const LanCliPlayers *self, LanGameSetup *setup);

G_END_DECLS
