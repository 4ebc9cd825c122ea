/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What houses choose in recorded games, and who wins: how often each thing could be chosen, and how often it was. */

#pragma once

#include "lan-record.h"

G_BEGIN_DECLS

/* What is counted, and of what: items of a table of the content, unless something else is said. */
typedef enum {
  LAN_CENSUS_SEAT,           /* place in the player order of round 1: games and victories */
  LAN_CENSUS_START_WINS,     /* first extension tile (R2.7): houses that built it, and their victories */
  LAN_CENSUS_FIRST_TILE,     /* R2.7 */
  LAN_CENSUS_TILE,           /* R1.8, the first ones included */
  LAN_CENSUS_FIRST_PLACE,    /* place of a house's first knight in a round */
  LAN_CENSUS_PLACE,          /* the same of every knight */
  LAN_CENSUS_USED,           /* the same by rounds of a house: those in which it could place a knight there, and did */
  LAN_CENSUS_COUNTY_REWARD,  /* R5.1 (b), (a), (c), in the order of LanCountyAnswer */
  LAN_CENSUS_COUNTY_NOBLE,
  LAN_CENSUS_COUNTY_BOTH,
  LAN_CENSUS_FIRST_FAVOUR,   /* R3.7, while all tiles are face up */
  LAN_CENSUS_FAVOUR,
  LAN_CENSUS_NOBLE,          /* nobleman of a county taken by a favour */
  LAN_CENSUS_YES,            /* law: votes, and those for it */
  LAN_CENSUS_APPROVED,       /* law: how often proposed, and approved */
  LAN_CENSUS_BOUGHT,         /* law that sells something */
  LAN_CENSUS_ARMED,          /* castle space with a price */
  LAN_CENSUS_KINDS
} LanCliCensusKind;

/* Places of a knight: counties, castle spaces, spaces of an ally's castle, conflict cards. */
#define LAN_CENSUS_PLACES (LAN_COUNTIES + LAN_SPACES + LAN_ALLY_SPACES + LAN_CONFLICTS)

/* A victory is so many, so that each of several winners has a whole number of them (R1.1). */
#define LAN_CENSUS_VICTORY 60

typedef struct {
  guint64 chances; /* decisions in which it could be chosen, or what the kind says */
  guint64 taken;   /* decisions in which it was; victories in parts (LAN_CENSUS_VICTORY) */
} LanCliCount;

typedef struct {
  guint games;
  LanCliCount counts[LAN_CENSUS_KINDS][LAN_CENSUS_PLACES];
} LanCliCensus;

/* Adds a game, which must be one that lan_save_read_file() or a program of ours has made. Games of different
 * numbers of players belong in different counts. FALSE, and nothing is added, when it is not over yet. */
gboolean lan_cli_census_add (LanCliCensus *self, const LanRecord *record);

/* How many items a kind has in games of so many players. */
guint lan_cli_census_size (LanCliCensusKind kind, guint players);

/* How the item is written: "york", "county:york", the number of a seat from 1. (transfer full) */
char *lan_cli_census_item (LanGameContent *content, LanCliCensusKind kind, guint item);

/* How the kind is written: "first-place". */
const char *lan_cli_census_kind (LanCliCensusKind kind);

G_END_DECLS
