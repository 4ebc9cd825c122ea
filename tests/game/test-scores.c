/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The final scores as tables, sentences and comma-separated values. */

#include "lan-score-table.h"
#include "lan-words.h"
#include "random-play.h"

#include <string.h>

/* R6.4, by the number of noblemen. */
static const guint noble_points[] = { 0, 0, 1, 3, 6, 10, 15, 21, 28, 36 };

static LanGame *
finished_game (guint players, guint64 seed)
{
  LanGame *game = new_game (players, seed, 0, LAN_TAKE_BACKS_FREE);
  LanRng rng;

  lan_rng_seed (&rng, seed);
  while (play_random (game, &rng))
    continue;
  return game;
}

static guint
find_row (const LanScoreTable *table, LanSource source)
{
  guint row = 0;

  while (row < table->n_sources && table->sources[row] != source)
    row++;
  g_assert_cmpuint (row, <, table->n_sources);
  return row;
}

static void
assert_seat (const LanScoreTable *table, const LanState *state, guint seat)
{
  guint points = state->houses[seat].goods[LAN_GOOD_PP];
  guint nobles = find_row (table, LAN_SOURCE_FINAL_NOBLES);
  guint by_source = 0, by_round = 0;

  for (guint row = 0; row < table->n_sources; row++)
    by_source += table->by_source[row][seat];
  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    by_round += table->by_round[round][seat];
  g_assert_cmpuint (by_source, ==, points);
  g_assert_cmpuint (by_round, ==, points);
  g_assert_cmpuint (table->totals[seat], ==, points);
  g_assert_cmpuint (table->race[0][seat], ==, table->by_source[find_row (table, LAN_SOURCE_SETUP)][seat]); /* R2.3 */
  g_assert_cmpuint (table->race[LAN_SCORE_ROUNDS - 1][seat], ==, points);
  g_assert_cmpuint (table->by_source[nobles][seat], ==, noble_points[__builtin_popcount (state->sides[seat].nobles)]);
}

static void
test_adds_up (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data);

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (LanGame) game = finished_game (players, seed);
      const LanState *state = lan_game_get_state (game);
      LanScoreTable table;

      lan_score_table_init (&table, game);
      g_assert_cmpuint (table.players, ==, players);
      g_assert_cmpuint (table.n_sources, ==, 9); /* the start among them */
      for (guint seat = 0; seat < players; seat++)
        {
          assert_seat (&table, state, seat);
          g_assert_cmpint (lan_score_table_get_rank (&table, seat) == 1, ==, (lan_state_winners (state) & (1u << seat)) != 0);
        }
    }
}

/* Reads the values of RFC 4180: lines of fields. (transfer full) */
static GPtrArray *
parse_csv (const char *csv)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *line = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) field = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (const char *c = csv; *c != '\0'; c++)
    {
      if (quoted && c[0] == '"' && c[1] == '"')
        g_string_append_c (field, *c++);
      else if (*c == '"')
        quoted = !quoted;
      else if (!quoted && (*c == ',' || g_str_has_prefix (c, "\r\n")))
        {
          g_ptr_array_add (line, g_strdup (field->str));
          g_string_truncate (field, 0);
          if (*c == ',')
            continue;
          g_ptr_array_add (lines, line);
          line = g_ptr_array_new_with_free_func (g_free);
          c++;
        }
      else
        g_string_append_c (field, *c);
    }
  g_assert_false (quoted);
  g_assert_cmpuint (line->len + field->len, ==, 0); /* the last line ends like the others */
  g_ptr_array_unref (line);
  return lines;
}

static const char *
get_field (GPtrArray *lines, guint line, guint column)
{
  GPtrArray *fields = g_ptr_array_index (lines, line);

  g_assert_cmpuint (column, <, fields->len);
  return g_ptr_array_index (fields, column);
}

/* Nothing but digits, in whatever locale. */
static guint
read_figure (GPtrArray *lines, guint line, guint column)
{
  const char *text = get_field (lines, line, column);

  g_assert_cmpuint (strspn (text, "0123456789"), ==, strlen (text));
  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* The column adds up twice, to each of the two totals. */
static void
assert_csv_column (GPtrArray *lines, guint column, guint points)
{
  guint sum = 0, n_totals = 0;

  for (guint line = 1; line < lines->len; line++)
    {
      guint figure = read_figure (lines, line, column);

      if (!g_str_equal (get_field (lines, line, 1), "Total"))
        {
          sum += figure;
          continue;
        }
      g_assert_cmpuint (figure, ==, points);
      g_assert_cmpuint (sum, ==, points);
      sum = 0;
      n_totals++;
    }
  g_assert_cmpuint (n_totals, ==, 2);
}

static void
test_csv (void)
{
  const char *const names[] = { "Anne, of Kent", "\"Jack\" Cade", "two;lines", "Ünï; code" };
  g_autoptr (LanGame) game = finished_game (4, 5);
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_game_get_setup (game));
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *csv = NULL;
  LanScoreTable table;

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    lan_game_setup_set_house (setup, seat, names[seat], LAN_CONTROLLER_HUMAN, NULL);
  lan_score_table_init (&table, game);
  csv = lan_score_table_to_csv (&table, lan_game_get_content (game), setup);
  lines = parse_csv (csv);

  g_assert_cmpuint (lines->len, ==, 1 + 9 + 1 + 7 + 1); /* heading, sources with the start, total, start, rounds and final scoring, total */
  for (guint line = 0; line < lines->len; line++)
    g_assert_cmpuint (((GPtrArray *) g_ptr_array_index (lines, line))->len, ==, 6);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpstr (get_field (lines, 0, seat + 2), ==, names[seat]);
      assert_csv_column (lines, seat + 2, lan_game_get_state (game)->houses[seat].goods[LAN_GOOD_PP]);
    }
}

/* No name is worked out by a spreadsheet, quoted or not, and all of it is there to be read. */
static void
test_csv_formulas (void)
{
  const char *const names[] = { "=1+2", "+cmd", "-2, or \"three\"", "@SUM(A1)" };
  const char *const expected[] = { "'=1+2", "'+cmd", "'-2, or \"three\"", "'@SUM(A1)" };
  g_autoptr (LanGame) game = finished_game (4, 5);
  g_autoptr (LanGameSetup) setup = lan_game_setup_copy (lan_game_get_setup (game));
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *csv = NULL;
  LanScoreTable table;

  for (guint seat = 0; seat < G_N_ELEMENTS (names); seat++)
    lan_game_setup_set_house (setup, seat, names[seat], LAN_CONTROLLER_HUMAN, NULL);
  lan_score_table_init (&table, game);
  csv = lan_score_table_to_csv (&table, lan_game_get_content (game), setup);
  lines = parse_csv (csv);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpstr (get_field (lines, 0, seat + 2), ==, expected[seat]);
}

/* Totals that come from two sources. */
typedef struct {
  guint counties[LAN_MAX_SEATS];
  guint nobles[LAN_MAX_SEATS];
  const char *expected;
} Lead;

static const Lead leads[] = {
  { { 10, 9, 1 }, { 6, 1, 1 }, "6 power points ahead of Percy; the difference came above all from Noblemen (+5)." },
  { { 13, 9, 1 }, { 6, 3, 1 }, "7 power points ahead of Percy; the difference came above all from Counties (+4) and Noblemen (+3)." },
  { { 0, 9, 10 }, { 0, 6, 6 }, "1 power point ahead of Percy; the difference came above all from Counties (+1)." },
  { { 10, 16, 1 }, { 6, 0, 0 }, "15 power points ahead of Beaufort." },
  { { 10, 2, 1 }, { 6, 0, 1 }, "14 power points ahead of the houses that share the next place." },
  { { 10, 4, 8 }, { 0, 6, 2 }, "Nobody is behind: all houses have the same number of power points." },
};

static void
test_lead (gconstpointer data)
{
  const Lead *lead = data;
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, 3, 1);
  LanScoreTable table = { .players = 3, .n_sources = 2, .sources = { LAN_SOURCE_COUNTY, LAN_SOURCE_FINAL_NOBLES } };
  g_autofree char *text = NULL;

  for (guint seat = 0; seat < 3; seat++)
    {
      table.by_source[0][seat] = lead->counties[seat];
      table.by_source[1][seat] = lead->nobles[seat];
      table.totals[seat] = lead->counties[seat] + lead->nobles[seat];
    }
  text = lan_score_table_describe_lead (&table, content, setup);
  g_assert_cmpstr (text, ==, lead->expected);
}

static void
test_race (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, 2, 1);
  LanScoreTable table = { .players = 2, .race = { { 0, 0 }, { 1, 5 }, { 2, 14 }, { 3, 30 }, { 4, 31 }, { 5, 42 }, { 6, 57 } } };
  g_autofree char *text = lan_score_table_describe_race (&table, content, setup, 1);

  g_assert_cmpstr (text, ==, "Percy: 5 after round 1, 14 after round 2, 30 after round 3, 31 after round 4, 42 after round 5, "
                             "57 after final scoring.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/scores/adds-up/%u", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_adds_up);
    }
  g_test_add_func ("/scores/csv", test_csv);
  g_test_add_func ("/scores/csv-formulas", test_csv_formulas);
  for (guint i = 0; i < G_N_ELEMENTS (leads); i++)
    {
      g_autofree char *path = g_strdup_printf ("/scores/lead/%u", i + 1);

      g_test_add_data_func (path, &leads[i], test_lead);
    }
  g_test_add_func ("/scores/race", test_race);
  return g_test_run ();
}
