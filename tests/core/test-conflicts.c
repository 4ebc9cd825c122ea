/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R5.4 Conflicts. France's strength and the scores: Harfleur 5 (6/4/1), Agincourt 9 (10/6/3), Valmont 4 (5/3/1),
 * Seine Mouth 6 (7/4/2), Melun 7 (8/4/2), Rouen 8 (9/5/2), Caen 6 (7/4/1), Meaux 6 (7/3/2). */

#include "lan-test-case.h"

static const LanTestCase CASES[] = {
  { "R5.4.1/england-stronger", "4p at=conflicts harfleur=n4,p2", "", "ok", "harfleur=gone n.pp=6 p.pp=4 n.court=4 p.court=2" },
  { "R5.4.1/a-tie-is-won", "4p at=conflicts harfleur=n3,p2", "", "ok", "harfleur=gone n.pp=6 p.pp=4" },
  { "R5.4.1/england-weaker", "4p at=conflicts harfleur=n3,p1", "", "ok", "harfleur=n3,p1 n.pp=4 p.pp=1" },
  { "R5.4.1/all-knights-together", "4p at=conflicts agincourt=n13,p12,b2", "", "ok", "agincourt=gone n.pp=10 p.pp=6 b.pp=3" },
  { "R5.4.1/nobody-there", "4p at=conflicts", "", "ok", "lower=harfleur,agincourt #gained=0" },

  { "R5.4.2/by-strength", "4p at=conflicts harfleur=n1,p2,b3", "", "ok", "b.pp=6 p.pp=4 n.pp=1" },
  { "R5.4.2/tie-the-lower-space-ranks-higher", "4p at=conflicts harfleur=n3,p3", "", "ok", "p.pp=6 n.pp=4" },
  { "R5.4.2/tie-of-three", "4p at=conflicts harfleur=n2,p2,b2", "", "ok", "b.pp=6 p.pp=4 n.pp=1" },
  { "R5.4.2/tie-behind-the-first", "4p at=conflicts harfleur=n1,p1,b4", "", "ok", "b.pp=6 p.pp=4 n.pp=1" },
  { "R5.4.2/tie-before-the-last", "4p at=conflicts harfleur=n3,p1,b3", "", "ok", "b.pp=6 n.pp=4 p.pp=1" },
  { "R5.4.2/strength-not-number", "4p at=conflicts harfleur=n111,p4", "", "ok", "p.pp=6 n.pp=4" },
  { "R5.4.2/the-first-on-the-card-is-tied-by-a-stack", "4p at=conflicts harfleur=n4,p112", "", "ok", "p.pp=6 n.pp=4" },

  { "R5.4.3/first-second-third", "4p at=conflicts agincourt=n4,p3,b2", "", "ok", "n.pp=10 p.pp=6 b.pp=3" },
  { "R5.4.3/empty-ranks-score-nothing", "4p at=conflicts harfleur=n23", "", "ok", "n.pp=6 p.pp=0 b.pp=0 m.pp=0 #rank=1" },
  { "R5.4.3/knights-return", "4p at=conflicts harfleur=n123,p1 n.court=1", "", "ok", "n.court=1,1,2,3 p.court=1 upper=valmont,seine lower=agincourt,-" },

  { "R5.4.4/second-third-nothing", "4p at=conflicts agincourt=n3,p2,b1", "", "ok", "n.pp=6 p.pp=3 b.pp=0 agincourt=n3,p2,b1" },
  { "R5.4.4/knights-stay", "4p at=conflicts harfleur=n3 p.court=1", "", "ok", "harfleur=n3 n.court=- lower=harfleur,agincourt round=2" },
  { "R5.4.4/alone", "4p at=conflicts agincourt=n4", "", "ok", "n.pp=6" },
  { "R5.4.4/to-the-left-when-the-left-card-was-won", "4p at=conflicts harfleur=n23 agincourt=p1", "", "ok", "lower=agincourt,- agincourt=p1" },
  { "R5.4.4/no-ransom-yet", "4p at=conflicts harfleur=n3 n.gold=9", "", "ok", "next=vote:n n.gold=9 harfleur=n3" },

  { "R5.4.5/won-at-last", "4p round=2 lower=melun at=conflicts melun=n4,p3", "", "ok", "melun=gone n.pp=8 p.pp=4 n.court=4 p.court=3" },
  { "R5.4.5/a-tie-is-won", "4p round=2 lower=-,melun at=conflicts melun=n24,p1", "", "ok", "melun=gone n.pp=8 p.pp=4" },

  { "R5.4.6/points-as-after-the-first-defeat", "4p round=2 lower=melun at=conflicts melun=n3,p2,b1", "", "ok", "n.pp=4 p.pp=2 b.pp=0 melun=gone #captured=3" },
  { "R5.4.6/without-gold-to-the-reserve", "4p round=2 lower=melun at=conflicts melun=n3", "", "ok", "n.court=- n.reserve=1,1,1,2,2,3,4 next=vote:n" },
  { "R5.4.6/ransomed", "4p round=2 lower=melun at=conflicts melun=n3 n.gold=3", "ransom yes", "ok", "n.gold=0 n.court=3 n.reserve=1,1,1,2,2,4 melun=gone" },
  { "R5.4.6/not-ransomed", "4p round=2 lower=melun at=conflicts melun=n3 n.gold=3", "ransom no", "ok", "n.gold=3 n.court=- n.reserve=1,1,1,2,2,3,4 #captured=1" },
  { "R5.4.6/one-gold-for-each-strength", "4p round=2 lower=melun at=conflicts melun=n4 n.gold=3", "", "ok", "n.gold=3 n.court=- next=vote:n" },
  { "R5.4.6/each-knight-for-itself", "4p round=2 lower=melun at=conflicts melun=n123 upper=rouen,caen n.gold=4", "ransom no; ransom yes", "ok", "n.court=2 n.gold=2 n.reserve=1,1,1,2,3,4" },
  { "R5.4.6/weakest-first", "4p round=2 lower=rouen at=conflicts rouen=n124 n.gold=4", "", "ok", "next=ransom:n1" },
  { "R5.4.6/then-the-next", "4p round=2 lower=rouen at=conflicts rouen=n124 n.gold=4", "ransom yes", "ok", "next=ransom:n2 n.gold=3 n.court=1" },
  { "R5.4.6/skipping-what-cannot-be-paid", "4p round=2 lower=rouen at=conflicts rouen=n124 n.gold=4", "ransom yes; ransom no", "ok", "n.gold=3 n.court=1 n.reserve=1,1,2,2,3,4 rouen=gone next=place:n" },
  { "R5.4.6/two-of-the-same-strength", "4p round=2 lower=rouen at=conflicts rouen=n11 n.gold=2", "ransom yes; ransom yes", "ok", "n.court=1,1 n.gold=0" },
  { "R5.4.6/only-one-can-be-paid", "4p round=2 lower=rouen at=conflicts rouen=n11 n.gold=1", "ransom yes", "ok", "n.court=1 n.reserve=1,1,2,2,3,4 n.gold=0" },
  { "R5.4.6/in-player-order", "4p start=b round=2 lower=rouen at=conflicts rouen=n1,p1,b1 n.gold=1 p.gold=1 b.gold=1", "ransom yes; ransom no", "ok", "next=ransom:p1 b.court=1 n.court=-" },
  { "R5.4.6/not-by-another", "4p round=2 lower=rouen at=conflicts rouen=n1 n.gold=1 p.gold=1", "p: ransom yes", "R5.4.6", "next=ransom:n1" },
  { "R5.4.6/no-ransom-in-another-phase", "4p n.court=1 n.gold=1", "ransom yes", "R5.4.6", "" },
  /* The points of the first card come before the second card is fought, the gold of the first ransom is gone by then. */
  { "R5.4.6/left-card-first", "4p round=2 lower=rouen,melun at=conflicts rouen=n1 melun=n1 n.gold=1", "ransom yes", "ok", "n.court=1 n.gold=0 n.pp=9 rouen=gone melun=gone" },
  { "R5.4.6/card-leaves-when-all-is-settled", "4p round=2 lower=rouen at=conflicts rouen=n1,p1 n.gold=1 p.gold=1", "ransom yes", "ok", "rouen=n,p1 next=ransom:p1" },

  { "R5.4/lower-row-first", "4p round=2 lower=melun at=conflicts melun=n3 valmont=n2 n.gold=3", "", "ok", "next=ransom:n3 n.pp=4 valmont=n2" },
  { "R5.4/lower-cards-make-room-for-upper-cards", "4p round=2 lower=rouen,melun at=conflicts rouen=n1 valmont=p1", "", "ok", "round=3 lower=valmont,seine rouen=gone melun=gone valmont=p1 upper=caen,falaise" },
  /* 5 in Rouen, 8 for the knighthood, 8 for the tile; the knight stays on the card. */
  { "R5.4/in-round-5-the-game-ends", "4p round=5 upper=rouen,caen at=conflicts rouen=n3 n.tiles=chapel", "", "ok", "n.pp=21 rouen=n3 next=none" },
};

/* Scores of one battle for spaces with knights of strength a, b, c (0: nobody), by the letter of R5.4. */
static void
expected_points (const guint strengths[3], guint france, const guint scores[3], guint points[3])
{
  guint england = strengths[0] + strengths[1] + strengths[2];
  guint shift = england >= france ? 0 : 1;

  for (guint space = 0; space < 3; space++)
    {
      guint rank = 1;

      for (guint other = 0; other < 3; other++)
        if (strengths[other] > strengths[space] || (strengths[other] == strengths[space] && other > space))
          rank++;
      points[space] = strengths[space] == 0 || rank + shift > 3 ? 0 : scores[rank + shift - 1];
    }
}

static void
check_battle (const guint strengths[3], gboolean lower)
{
  static const guint SCORES[] = { 8, 4, 2 }; /* Melun, France 7 */
  static const char LETTERS[] = "npb";
  g_autoptr (GString) position = g_string_new (NULL);
  guint points[3];
  LanState state;

  g_string_printf (position, "4p round=2 %s at=conflicts melun=", lower ? "lower=melun" : "upper=melun,caen");
  for (guint space = 0; space < 3 && strengths[space] > 0; space++)
    g_string_append_printf (position, "%s%c%u", space > 0 ? "," : "", LETTERS[space], strengths[space]);
  lan_test_position (position->str, &state, NULL);

  expected_points (strengths, 7, SCORES, points);
  for (guint space = 0; space < 3; space++)
    g_assert_cmpuint (state.houses[space].goods[LAN_GOOD_PP], ==, points[space]);
}

/* One to three houses of every strength, so ties of every kind, in both rows. */
static void
test_every_ranking (void)
{
  for (guint a = 1; a <= 4; a++)
    for (guint b = 0; b <= 4; b++)
      for (guint c = 0; c <= (b > 0 ? 4u : 0u); c++)
        {
          check_battle ((guint[]) { a, b, c }, FALSE);
          check_battle ((guint[]) { a, b, c }, TRUE);
        }
}

/* The figures of all twelve cards: won by exactly France's strength, lost by one less. */
static void
test_every_card (void)
{
  static const struct {
    const char *id;
    guint france, scores[3];
  } CARDS[] = {
    { "harfleur", 5, { 6, 4, 1 } },       { "agincourt", 9, { 10, 6, 3 } },
    { "valmont", 4, { 5, 3, 1 } },        { "seine", 6, { 7, 4, 2 } },
    { "caen", 6, { 7, 4, 1 } },           { "falaise", 5, { 6, 3, 2 } },
    { "cherbourg", 7, { 7, 5, 2 } },      { "rouen", 8, { 9, 5, 2 } },
    { "pontoise", 4, { 5, 2, 1 } },       { "melun", 7, { 8, 4, 2 } },
    { "bauge", 8, { 8, 6, 3 } },          { "meaux", 6, { 7, 3, 2 } },
  };
  static const guint KNIGHTS[][3] = { /* that add up to 3 .. 9 */
    [3] = { 1, 1, 1 }, { 2, 1, 1 }, { 3, 1, 1 }, { 3, 2, 1 }, { 4, 2, 1 }, { 4, 3, 1 }, { 4, 3, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CARDS); i++)
    for (guint england = CARDS[i].france - 1; england <= CARDS[i].france; england++)
      {
        const guint *knights = KNIGHTS[england];
        g_autofree char *position = g_strdup_printf ("4p round=3 upper=%1$s,- at=conflicts %1$s=n%2$u,p%3$u,b%4$u",
                                                     CARDS[i].id, knights[0], knights[1], knights[2]);
        guint points[3];
        LanState state;

        lan_test_position (position, &state, NULL);
        expected_points (knights, CARDS[i].france, CARDS[i].scores, points);
        for (guint seat = 0; seat < 3; seat++)
          g_assert_cmpuint (state.houses[seat].goods[LAN_GOOD_PP], ==, points[seat]);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/R5.4.2/every-ranking", test_every_ranking);
  g_test_add_func ("/rules/R5.4.3/every-card", test_every_card);

  return g_test_run ();
}
