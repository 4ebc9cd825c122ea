/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Many games of computer players against each other, several at a time, and what comes of them. */

#pragma once

#include "lan-cli-players.h"

G_BEGIN_DECLS

/* A shared win of 2 to 5 houses is so many parts of a win for each: a number that all of them divide. */
#define LAN_CLI_PARTS 60

/* Whole numbers only: their sums do not depend on which thread finishes first. */
typedef struct {
  guint64 wins;   /* alone */
  guint64 shared;
  guint64 parts;  /* LAN_CLI_PARTS for a win; a shared one is divided */
  guint64 points;
  guint64 ranks;
} LanCliScore;

typedef struct {
  LanGameContent *content;
  guint players;
  guint games;
  guint64 seed;
  GPtrArray *agents;                /* of LanAgent, see lan_cli_agent_at() */
  const char *folder;               /* where the games are kept, or NULL */

  LanCliScore scores[LAN_MAX_SEATS]; /* by place in the list of agents */
  guint64 duels[LAN_MAX_SEATS][LAN_MAX_SEATS]; /* by two such places: 2 for each game in which the first had the better rank, 1 for the same */
  guint64 decisions;
  double seconds;                   /* that it took this time */
} LanCliArena;

/* Who of the list sits there in that game. Of every `players` games in a row each has every seat once; from one such
 * lot to the next the order around the table changes, through all there are. */
guint lan_cli_arena_entry_at (const LanCliArena *self, guint game, guint seat);

/* The setup of a game, with the computer players in it; players is filled, too. (transfer full) */
LanGameSetup *lan_cli_arena_setup (const LanCliArena *self, guint game, LanCliPlayers *players);

/* Plays all games that are not in the folder yet, so many at a time, and counts all. FALSE: the folder holds something
 * else, cannot be written, or a game could not be played to its end. */
gboolean lan_cli_arena_run (LanCliArena *self, guint jobs, GError **error);

/* The line of JSON with what came of it. (transfer full) */
char *lan_cli_arena_report (const LanCliArena *self);

G_END_DECLS
