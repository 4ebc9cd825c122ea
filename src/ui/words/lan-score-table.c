/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-score-table.h"

#include <glib/gi18n.h>

/* In the order of the table. */
static const LanSource usual_sources[] = {
  LAN_SOURCE_COUNTY, LAN_SOURCE_CASTLE, LAN_SOURCE_FAVOUR, LAN_SOURCE_LAW, LAN_SOURCE_CONFLICT,
  LAN_SOURCE_FINAL_NOBLES, LAN_SOURCE_FINAL_KNIGHTHOOD, LAN_SOURCE_FINAL_EXTENSIONS,
};

/* What not every content gives points for: those that the first revision of the classic one gave none for. They come before final scoring. */
static const LanSource unusual_sources[] = { LAN_SOURCE_SETUP, LAN_SOURCE_TABLE, LAN_SOURCE_NONE };

typedef guint Points[LAN_MAX_SEATS][LAN_N_SOURCES];

static void
add_source (LanScoreTable *table, const Points points, LanSource source)
{
  guint row = table->n_sources++;

  table->sources[row] = source;
  for (guint seat = 0; seat < table->players; seat++)
    table->by_source[row][seat] = points[seat][source];
}

static gboolean
gave_anything (const LanScoreTable *table, const Points points, LanSource source)
{
  for (guint seat = 0; seat < table->players; seat++)
    if (points[seat][source] > 0)
      return TRUE;
  return FALSE;
}

static void
init_sources (LanScoreTable *table, LanGame *game)
{
  Points points;
  gboolean unusual_done = FALSE;

  for (guint seat = 0; seat < table->players; seat++)
    lan_game_get_points_by_source (game, seat, points[seat]);

  for (guint i = 0; i < G_N_ELEMENTS (usual_sources); i++)
    {
      if (lan_score_is_final (usual_sources[i]) && !unusual_done)
        {
          unusual_done = TRUE;
          for (guint j = 0; j < G_N_ELEMENTS (unusual_sources); j++)
            if (gave_anything (table, points, unusual_sources[j]))
              add_source (table, points, unusual_sources[j]);
        }
      add_source (table, points, usual_sources[i]);
    }
}

static void
init_rounds (LanScoreTable *table, LanGame *game)
{
  const LanState *start = lan_game_peek_state (game, 0);

  for (guint seat = 0; seat < table->players; seat++)
    {
      table->race[0][seat] = table->by_round[0][seat] = start->houses[seat].goods[LAN_GOOD_PP];
      for (guint round = 1; round < LAN_SCORE_ROUNDS; round++)
        {
          table->race[round][seat] = lan_game_get_points_after_round (game, seat, round);
          table->by_round[round][seat] = table->race[round][seat] - table->race[round - 1][seat];
        }
    }
}

void
lan_score_table_init (LanScoreTable *table, LanGame *game)
{
  const LanState *state = lan_game_get_state (game);

  *table = (LanScoreTable) { .players = state->players };
  for (guint seat = 0; seat < table->players; seat++)
    table->totals[seat] = state->houses[seat].goods[LAN_GOOD_PP];
  init_sources (table, game);
  init_rounds (table, game);
}

guint
lan_score_table_get_rank (const LanScoreTable *table, guint seat)
{
  guint rank = 1;

  for (guint other = 0; other < table->players; other++)
    if (table->totals[other] > table->totals[seat])
      rank++;
  return rank;
}

gboolean
lan_score_is_final (LanSource source)
{
  return source == LAN_SOURCE_FINAL_KNIGHTHOOD || source == LAN_SOURCE_FINAL_EXTENSIONS || source == LAN_SOURCE_FINAL_NOBLES;
}

gboolean
lan_score_table_has_round (const LanScoreTable *table, guint round)
{
  return round > 0 || lan_score_table_get_most (table, table->by_round[0]) > 0;
}

guint
lan_score_table_get_most (const LanScoreTable *table, const guint row[LAN_MAX_SEATS])
{
  guint most = 0;

  for (guint seat = 0; seat < table->players; seat++)
    most = MAX (most, row[seat]);
  return most;
}

char *
lan_score_round_title (guint round)
{
  if (round == 0)
    return g_strdup (_("Start"));
  if (round > LAN_ROUNDS)
    return g_strdup (_("Final scoring"));
  return g_strdup_printf (_("Round %u"), round);
}
