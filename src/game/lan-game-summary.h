/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a list of games shows of one of them, without replaying it. */

#pragma once

#include "lan-record.h"

G_BEGIN_DECLS

typedef struct {
  unsigned family;           /* index into LAN_TABLE_FAMILIES */
  char *name;
  LanController controller;
  unsigned points;           /* PP */
} LanSeatSummary;

typedef struct {
  LanGameContent *content;   /* of the game (owned) */
  gint64 begun;              /* when it was kept first, microseconds since 1970, UTC */
  gint64 played;             /* when the last decision was made or taken back, likewise */
  unsigned decisions;        /* made and not taken back */
  unsigned round;            /* 1..LAN_ROUNDS */
  LanPhase phase;            /* LAN_PHASE_FINISHED: the game is over */
  unsigned deciding_seat;    /* LAN_NO_SEAT when it is over */
  unsigned players;          /* LAN_MIN_SEATS..LAN_MAX_SEATS */
  LanSeatSummary seats[LAN_MAX_SEATS];
} LanGameSummary;

/* Of the last position of a record that follows the rules. (transfer full) */
LanGameSummary *lan_game_summary_new (const LanRecord *record, gint64 begun, gint64 played);
LanGameSummary *lan_game_summary_copy (const LanGameSummary *summary);
void lan_game_summary_free (LanGameSummary *summary);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanGameSummary, lan_game_summary_free)

/* As a key file. stamp: tells which save it was taken from. (transfer full) */
GBytes *lan_game_summary_to_bytes (const LanGameSummary *summary, gint64 stamp);

/* Reads such a file, whose every value is checked; other groups and keys are passed over.
 * NULL: broken, of a content that newest does not know, or taken from another save than that of the stamp. (transfer full) */
LanGameSummary *lan_game_summary_from_bytes (GBytes *bytes, LanGameContent *newest, gint64 stamp);

G_END_DECLS
