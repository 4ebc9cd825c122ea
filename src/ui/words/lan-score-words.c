/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about the final scores. */

#include "lan-config.h"

#include "lan-score-table.h"

#include <glib/gi18n.h>

#include "lan-words.h"

/* Those of a rank: 1 the winners; how many there are, and the first of them. */
static guint
count_rank (const LanScoreTable *table, guint rank, guint *first)
{
  guint n = 0;

  for (guint seat = table->players; seat > 0; seat--)
    if (lan_score_table_get_rank (table, seat - 1) == rank)
      {
        *first = seat - 1;
        n++;
      }
  return n;
}

static int
get_margin (const LanScoreTable *table, guint row, guint winner, guint second)
{
  return (int) table->by_source[row][winner] - (int) table->by_source[row][second];
}

/* The row in which the winner is furthest ahead, `but` left out. */
static guint
find_widest (const LanScoreTable *table, guint winner, guint second, guint but)
{
  guint widest = but == 0 ? 1 : 0;

  for (guint row = 0; row < table->n_sources; row++)
    if (row != but && get_margin (table, row, winner, second) > get_margin (table, widest, winner, second))
      widest = row;
  return widest;
}

/* One house ahead of one other: the widest margins explain it. A second one is told if it is at least half the first. */
static char *
describe_duel (const LanScoreTable *table, guint lead, guint winner, guint second, const char *name)
{
  guint a = find_widest (table, winner, second, table->n_sources);
  guint b = find_widest (table, winner, second, a);
  int margin_a = get_margin (table, a, winner, second);
  int margin_b = get_margin (table, b, winner, second);

  if (2 * margin_b < margin_a)
    return g_strdup_printf (
        /* Translators: %2$s is the house in second place, %3$s a row of the score table, such as "Noblemen". */
        ngettext ("%1$u power point ahead of %2$s; the difference came above all from %3$s (+%4$d).",
                  "%1$u power points ahead of %2$s; the difference came above all from %3$s (+%4$d).", lead),
        lead, name, lan_words_source (table->sources[a]), margin_a);
  return g_strdup_printf (
      /* Translators: %2$s is the house in second place, %3$s and %5$s are rows of the score table, such as "Noblemen". */
      ngettext ("%1$u power point ahead of %2$s; the difference came above all from %3$s (+%4$d) and %5$s (+%6$d).",
                "%1$u power points ahead of %2$s; the difference came above all from %3$s (+%4$d) and %5$s (+%6$d).", lead),
      lead, name, lan_words_source (table->sources[a]), margin_a, lan_words_source (table->sources[b]), margin_b);
}

char *
lan_score_table_describe_lead (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup)
{
  guint winner = 0, second = 0, lead;
  guint n_winners = count_rank (table, 1, &winner);
  guint n_seconds = count_rank (table, n_winners + 1, &second);
  g_autofree char *name = NULL;

  if (n_seconds == 0)
    return g_strdup (_("Nobody is behind: all houses have the same number of power points."));
  lead = table->totals[winner] - table->totals[second];
  name = lan_words_side (content, setup, second);
  if (n_winners == 1 && n_seconds == 1)
    return describe_duel (table, lead, winner, second, name);
  if (n_seconds == 1)
    /* Translators: %2$s is the house behind several winners, or behind the winner. */
    return g_strdup_printf (ngettext ("%1$u power point ahead of %2$s.", "%1$u power points ahead of %2$s.", lead), lead, name);
  return g_strdup_printf (ngettext ("%u power point ahead of the houses that share the next place.",
                                    "%u power points ahead of the houses that share the next place.", lead), lead);
}

char *
lan_score_table_describe_race (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup, guint seat)
{
  g_autofree char *name = lan_words_side (content, setup, seat);
  guint points[LAN_SCORE_ROUNDS];

  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    points[round] = table->race[round][seat];
  /* Translators: %1$s is a house, the numbers are its power points after the five rounds and at the end. */
  return g_strdup_printf (_("%1$s: %2$u after round 1, %3$u after round 2, %4$u after round 3, %5$u after round 4, "
                            "%6$u after round 5, %7$u after final scoring."),
                          name, points[1], points[2], points[3], points[4], points[5], points[6]);
}
