/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The record of a game: setup and decisions, what a save file holds. */

#pragma once

#include "lan-apply.h"
#include "lan-game-content.h"

G_BEGIN_DECLS

/* Longest name of a house, in characters. */
#define LAN_NAME_MAX 200

/* No game is longer; a file that says so is refused. */
#define LAN_DECISIONS_MAX 4000

typedef enum { LAN_CONTROLLER_HUMAN, LAN_CONTROLLER_COMPUTER } LanController;

typedef enum {
  LAN_TAKE_BACKS_FREE,     /* undo past everything */
  LAN_TAKE_BACKS_OWN_TURN, /* a barrier at every change of human and at every reveal */
} LanTakeBacks;

typedef struct {
  unsigned family;           /* index into LAN_TABLE_FAMILIES */
  char *name;
  LanController controller;
  char *level;               /* of a computer player, as LanAgent.name; NULL for a human */
  char *engine;              /* command line of an outside program that plays instead of it, or NULL; in no saved game */
} LanHouseSetup;

#define LAN_TYPE_GAME_SETUP (lan_game_setup_get_type ())
typedef struct {
  LanGameContent *content;   /* by which the game is played, to its end and for ever (owned) */
  LanSetup chance;
  guint64 seed;
  LanTakeBacks take_backs;
  char *generator;           /* which program began the game */
  LanHouseSetup houses[LAN_MAX_SEATS];
} LanGameSetup;

GType lan_game_setup_get_type (void);

/* A setup for that many players (2..5) by that content, drawn from the seed, families in the
 * order of the content, named after their families, all human, free take-backs. */
LanGameSetup *lan_game_setup_new (LanGameContent *content, unsigned players, guint64 seed);
LanGameSetup *lan_game_setup_copy (const LanGameSetup *setup);
void lan_game_setup_free (LanGameSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanGameSetup, lan_game_setup_free)

/* Who plays a seat. The strings are copied; of the name the first LAN_NAME_MAX characters
 * are kept, with blanks in place of line ends, control characters and the like. */
void lan_game_setup_set_house (LanGameSetup *setup, unsigned seat, const char *name, LanController controller, const char *level);

/* Lets an outside program play the seat of a computer player, which takes over where the program fails. */
void lan_game_setup_set_engine (LanGameSetup *setup, unsigned seat, const char *command);

/* How many seats humans play. */
unsigned lan_game_setup_count_humans (const LanGameSetup *setup);

/* A record owns its setup and choices; a plain struct, one owner. */
typedef struct {
  LanGameSetup *setup;
  GArray *choices;           /* of LanChoice, as many as were made */
} LanRecord;

LanRecord *lan_record_new (const LanGameSetup *setup);
LanRecord *lan_record_copy (const LanRecord *record);
void lan_record_free (LanRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanRecord, lan_record_free)

/* The position after the first n choices (n at most as many as there are).
 * FALSE, the rule and the number of the choice it forbids (0-based; setup: -1)
 * when the record does not follow the rules. rule, at: may be NULL. */
gboolean lan_record_replay (const LanRecord *record, unsigned n, LanState *state, LanRule *rule, int *at);

G_END_DECLS
