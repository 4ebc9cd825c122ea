/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanScoreTable: the power points of all houses, by source and by round, as
 * rows that add up to the totals. A plain value, taken from a game once.
 */

#pragma once

#include "lan-game.h"

G_BEGIN_DECLS

/* Rows by round: what the houses began with, rounds 1 to 5, final scoring. */
#define LAN_SCORE_ROUNDS (LAN_ROUNDS + 2)

typedef struct {
  guint players;
  guint n_sources;
  LanSource sources[LAN_N_SOURCES];                 /* of the rows by source: the usual ones always, others only if they gave anything */
  guint by_source[LAN_N_SOURCES][LAN_MAX_SEATS];    /* n_sources rows */
  guint by_round[LAN_SCORE_ROUNDS][LAN_MAX_SEATS];  /* gained in that round */
  guint race[LAN_SCORE_ROUNDS][LAN_MAX_SEATS];      /* points at the start, after each round, after final scoring */
  guint totals[LAN_MAX_SEATS];
} LanScoreTable;

/* game: open; of a game that is not over, the points so far. */
void lan_score_table_init (LanScoreTable *table, LanGame *game);

/* 1 for the most points; houses with the same points share a rank (R1.1). */
guint lan_score_table_get_rank (const LanScoreTable *table, guint seat);

/* Whether a source is part of final scoring (R6). */
gboolean lan_score_is_final (LanSource source);

/* Whether a row by round is worth showing: the start only where somebody began with points. */
gboolean lan_score_table_has_round (const LanScoreTable *table, guint round);

/* The most that a house has in a row. */
guint lan_score_table_get_most (const LanScoreTable *table, const guint row[LAN_MAX_SEATS]);

/* "Start", "Round 3", "Final scoring". (transfer full) */
char *lan_score_round_title (guint round);

/* How far ahead the winners are and which sources made the difference, as a sentence. (transfer full) */
char *lan_score_table_describe_lead (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup);

/* The points of a house after each round and at the end, as a sentence. (transfer full) */
char *lan_score_table_describe_race (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup, guint seat);

/* Both tables as comma-separated values (RFC 4180): a heading with the names of the houses, then a line for each
 * row with its table and its title first. Figures are plain digits in every locale. (transfer full) */
char *lan_score_table_to_csv (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup);

G_END_DECLS
