/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R6 Final scoring. */

#include "lan-test-case.h"

/* Tiles and knights that leave R6.1 or R6.2 to one house, so that the other table can be read off. */
static const LanTestCase CASES[] = {
  { "R6.1/strongest-and-second", "3p round=5 at=conflicts n.court=4 p.court=3 b.court=2 n.tiles=chapel,stables", "", "ok", "n.pp=16 p.pp=8 b.pp=4" },
  { "R6.1/whole-knighthood", "3p round=5 at=conflicts n.court=1,1,1,2 p.court=4 b.court=3 b.tiles=chapel,stables p.tiles=chapel", "", "ok", "n.pp=8 p.pp=8 b.pp=8" },
  { "R6.1/knights-kept-in-france-count", "3p round=5 upper=rouen,caen at=conflicts rouen=n4 p.court=3 b.tiles=chapel", "", "ok", "n.pp=17 p.pp=8 b.pp=8" }, /* 5 + 8 + 4; 4 + 4; 8 */
  { "R6.1/tie-broken-by-squires", "3p round=5 at=conflicts n.court=3 n.squires=1 p.court=3 p.squires=2 b.tiles=chapel", "", "ok", "n.pp=8 p.pp=12 b.pp=8" }, /* n and p: second place for no tiles, too */
  { "R6.1/still-tied-share-the-first", "3p round=5 at=conflicts n.court=3 n.squires=2 p.court=3 p.squires=2 b.court=2 b.tiles=chapel", "", "ok", "n.pp=12 p.pp=12 b.pp=8" },
  { "R6.1/squires-only-break-ties", "3p round=5 at=conflicts n.court=4 p.court=3 p.squires=9 b.tiles=chapel", "", "ok", "n.pp=12 p.pp=8 b.pp=8" },

  { "R6.2/most-and-second", "3p round=5 at=conflicts n.tiles=chapel,stables p.tiles=chapel b.court=4", "", "ok", "n.pp=12 p.pp=8 b.pp=8" }, /* n and p: second place of R6.1 */
  { "R6.2/tie-broken-by-gold", "3p round=5 at=conflicts n.tiles=chapel n.gold=1 p.tiles=stables p.gold=2 b.court=4", "", "ok", "n.pp=8 p.pp=12 b.pp=8" },
  { "R6.2/gold-only-breaks-ties", "3p round=5 at=conflicts n.tiles=chapel,stables p.tiles=stables p.gold=9 b.court=4", "", "ok", "n.pp=12 p.pp=8 b.pp=8" },
  { "R6.2/squires-do-not-break-them", "3p round=5 at=conflicts n.tiles=chapel n.squires=1 p.tiles=stables b.court=4", "", "ok", "n.pp=12 p.pp=8 b.pp=8" }, /* n alone is second in R6.1 by its squire */

  { "R6.3/two-first-no-second", "3p round=5 at=conflicts n.court=4 p.court=4 b.court=3 b.tiles=chapel", "", "ok", "n.pp=12 p.pp=12 b.pp=8" },
  { "R6.3/two-second", "3p round=5 at=conflicts n.court=4 p.court=3 b.court=3 b.tiles=chapel", "", "ok", "n.pp=12 p.pp=8 b.pp=12" },

  /* All else is tied, 8 and 8 for everybody; 2, 3 and 4 noblemen are worth 1, 3 and 6. */
  { "R6.4/every-house", "3p round=5 start=p at=conflicts n.nobles=kent,york p.nobles=kent,york,surrey b.nobles=norfolk,lincoln,chester,somerset", "", "ok", "n.pp=17 p.pp=19 b.pp=22 winners=b" },
};

typedef struct {
  guint value, tie_break;
} Standing;

static gboolean
is_ahead (Standing a, Standing b)
{
  return a.value > b.value || (a.value == b.value && a.tie_break > b.tie_break);
}

/* R6.1 to R6.3, R7.8, by the letter: the best share the first place; the best
 * of the rest share the second unless several are first or only two play. */
static void
expected_points (const Standing *standings, guint players, guint *points)
{
  guint n_first = 0;

  for (guint i = 0; i < players; i++)
    {
      gboolean first = TRUE;

      for (guint k = 0; k < players; k++)
        first &= !is_ahead (standings[k], standings[i]);
      points[i] = first ? 8 : 0;
      n_first += first;
    }
  if (n_first > 1 || players == 2)
    return;
  for (guint i = 0; i < players; i++)
    {
      gboolean second = points[i] == 0;

      for (guint k = 0; k < players; k++)
        second &= points[k] == 8 || !is_ahead (standings[k], standings[i]);
      if (second)
        points[i] = 4;
    }
}

static const char *const STRENGTHS[] = { "-", "1", "2", "3", "4" };
static const char *const TILES[] = {
  "-", "chapel", "chapel,stables", "chapel,stables,armoury", "chapel,stables,armoury,tiltyard",
};

/* Every house has one of three strengths of its knighthood and up to one
 * squire (R6.1), or one to three tiles and up to one gold (R6.2). In the other
 * table the seats stand in the order of their numbers. */
static void
check_standings (guint players, guint code, gboolean knighthood)
{
  g_autoptr (GString) position = g_string_new (NULL);
  Standing standings[5] = { 0 }, seats[5] = { 0 };
  guint points[5], other_points[5];
  LanState state;

  g_string_printf (position, "%up start=%c round=5 at=conflicts", players, lan_test_letter (code % players));
  for (guint seat = 0; seat < players; seat++, code /= 6)
    {
      Standing own = { 1 + code % 3, code % 6 / 3 };

      standings[seat] = own;
      seats[seat].value = seat;
      g_string_append_printf (position, " %1$c.court=%2$s %1$c.tiles=%3$s %1$c.%4$s=%5$u", lan_test_letter (seat),
                              STRENGTHS[knighthood ? own.value : seat], TILES[knighthood ? seat : own.value],
                              knighthood ? "squires" : "gold", own.tie_break);
    }
  lan_test_position (position->str, &state, NULL);

  expected_points (standings, players, points);
  expected_points (seats, players, other_points);
  for (guint seat = 0; seat < players; seat++)
    g_assert_cmpuint (state.houses[seat].goods[LAN_GOOD_PP], ==, points[seat] + other_points[seat]);
}

static void
test_every_ranking (gconstpointer knighthood)
{
  for (guint players = 2; players <= 5; players++)
    {
      guint codes = 1;

      for (guint seat = 0; seat < players; seat++)
        codes *= 6;
      for (guint code = 0; code < codes; code++)
        check_standings (players, code, GPOINTER_TO_INT (knighthood));
    }
}

/* R6.4, for every number of noblemen; the house is last in everything else. */
static void
test_noblemen (void)
{
  static const guint POINTS[] = { 0, 0, 1, 3, 6, 10, 15, 21, 28, 36 };

  for (guint n = 0; n <= LAN_COUNTIES; n++)
    {
      g_autoptr (GString) position = g_string_new (NULL);
      LanState state;

      g_string_append (position, "3p round=5 at=conflicts p.court=4 b.court=3 p.tiles=chapel,stables b.tiles=chapel");
      for (guint i = 0; i < n; i++)
        g_string_append_printf (position, "%s%s", i == 0 ? " n.nobles=" : ",",
                                lan_test_id (LAN_TABLE_COUNTIES, i * 2 % LAN_COUNTIES));
      lan_test_position (position->str, &state, NULL);
      g_assert_cmpuint (state.houses[0].goods[LAN_GOOD_PP], ==, POINTS[n]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_data_func ("/rules/R6.1/every-ranking", GINT_TO_POINTER (TRUE), test_every_ranking);
  g_test_add_data_func ("/rules/R6.2/every-ranking", GINT_TO_POINTER (FALSE), test_every_ranking);
  g_test_add_func ("/rules/R6.4/noblemen", test_noblemen);

  return g_test_run ();
}
