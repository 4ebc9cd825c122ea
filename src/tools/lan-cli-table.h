/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game being played in the terminal, and the commands that can be typed at any question. */

#pragma once

#include "lan-cli-players.h"
#include "lan-game.h"

G_BEGIN_DECLS

typedef struct {
  LanGame *game;
  LanCliPlayers players;
  GPtrArray *agents;  /* computer players that the command line asks for, or NULL */
  char *path;  /* where the game was opened or saved last, NULL for nowhere */
  guint told;  /* decisions whose consequences have been told */
} LanCliTable;

/* What comes after a line of input. */
typedef enum {
  LAN_CLI_NEXT_ASK,   /* the same question again */
  LAN_CLI_NEXT_MOVED, /* the position has changed: look who decides now */
  LAN_CLI_NEXT_LEAVE, /* the player wants to stop */
} LanCliNext;

/* Tells what has happened since it was told last. */
void lan_cli_table_tell (LanCliTable *self);

/* Makes a choice, which must be legal. */
void lan_cli_table_play (LanCliTable *self, const LanChoice *choice);

/* Carries out a line that is not an answer. */
LanCliNext lan_cli_table_command (LanCliTable *self, const char *line);

/* Input has ended: says what is lost and how to go on another time. */
void lan_cli_table_end_of_input (LanCliTable *self);

G_END_DECLS
