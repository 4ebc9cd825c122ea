/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many legal choices there are in fixed positions, counted by hand. */

#include "lan-test-case.h"

#define ALL_TILES "treasury,stables,chancery,chapel,armoury,tiltyard"

static const LanTestCase CASES[] = {
  /* Counties for a 1: York, Chester, Norfolk; without squires 3. Castle 6. Cards 2. */
  { "choices/placing-a-1", "4p n.court=1", "", "ok", "choices=11" },
  /* The same with 2 squires: 3 counties with 0, 1 or 2 squires: 9. Castle 6. Cards 2. */
  { "choices/placing-a-1-with-squires", "4p n.court=1 n.squires=2", "", "ok", "choices=17" },
  /* A 2 stands in Northumberland, Lincoln, Somerset and Surrey too: 7 + 6 + 2. */
  { "choices/placing-a-2", "4p n.court=2", "", "ok", "choices=15" },
  /* A 3: Gloucester too. */
  { "choices/placing-a-3", "4p n.court=3", "", "ok", "choices=16" },
  /* A 4: Kent too. */
  { "choices/placing-a-4", "4p n.court=4", "", "ok", "choices=17" },
  /* Equal knights are one choice; 1 and 2: 11 + 15. */
  { "choices/placing-one-of-three", "4p n.court=1,1,2", "", "ok", "choices=26" },
  /* The first turn of a game: 1 and 2 at court, 2 squires, one tile: (3 + 7) x 3 counties, (5 + 2) x 2 knights. */
  { "choices/first-turn", "4p n.court=1,2 n.squires=2 n.tiles=chapel", "", "ok", "choices=44" },
  /* With its ally at court: the ally's 1 in 3 counties, its 2 in 7, two castle spaces and two cards for each. */
  { "choices/first-turn-with-an-ally", "2p n.court=1,2 n.squires=2 n.tiles=chapel N.court=1,2", "", "ok", "choices=62" },
  /* York held by p with 3: a 2 with 5 squires needs 2 to 5 of them (4 ways); six other counties with 0 to 5 (36). Castle 6. Cards 2. */
  { "choices/against-an-occupant", "4p n.court=2 n.squires=5 york=p2+1", "", "ok", "choices=48" },
  /* The own county is closed: 6 counties, 6 spaces, 2 cards. */
  { "choices/own-county", "4p n.court=2 york=n1", "", "ok", "choices=14" },
  /* Four cards, one of them full of others, one with the own stack: 3. Counties 3, spaces 6. */
  { "choices/four-cards", "5p round=2 lower=melun,rouen n.court=1 melun=p1,b1,m1 rouen=p1,n1,b1", "", "ok", "choices=12" },
  /* Two spaces hold knights, one a tile: 3 spaces, 3 counties, 2 cards. */
  { "choices/castle-half-full", "4p n.court=1 n.castle=chapel:2,stables:1 n.tiles=armoury", "", "ok", "choices=8" },
  /* A full castle of tiles: 3 counties and 2 cards. */
  { "choices/castle-full-of-tiles", "4p n.court=1 n.tiles=" ALL_TILES, "", "ok", "choices=5" },

  { "choices/favours-left", "4p favours=gold,pp,noble n.court=1", "n1>harfleur", "ok", "choices=3" },
  { "choices/noblemen", "4p favours=gold,noble n.court=1 n.nobles=york,kent", "n1>harfleur; favour noble", "ok", "choices=7" },
  /* The 1s at court (one choice), the 1 in the Chapel and the 2 in York can rise, or nobody does; the 4 cannot. */
  { "choices/upgrades", "4p favours=upgrade,pp n.court=1,1,4 york=n2 n.castle=chapel:1", "n4>harfleur; favour upgrade", "ok", "choices=4" },
  /* Both 2s stand in England, so no 1 can rise; the 3 is in France, so no 2 can; the 3 can. */
  { "choices/upgrades-and-the-reserve", "4p favours=upgrade,pp n.court=1,1,3 york=n2 n.castle=chapel:2", "n3>harfleur; favour upgrade", "ok", "choices=2" },
  { "choices/votes", "4p at=vote n.votes=7", "", "ok", "choices=16" },
  { "choices/votes-without-markers", "4p at=vote", "", "ok", "choices=2" },
  { "choices/purchases", "4p law=royal-loan n.gold=11 york=m1", "", "ok", "choices=12" },
  { "choices/county", "4p at=counties york=n1 n.gold=3", "", "ok", "choices=3" },
  { "choices/county-of-an-ally", "2p at=counties york=N1 n.gold=3", "", "ok", "choices=2" },
  { "choices/start-player", "3p at=counties surrey=n2 n.nobles=surrey", "", "ok", "choices=3" },
  { "choices/armoury", "4p at=castles n.castle=armoury:1 n.squires=1", "", "ok", "choices=2" },
  { "choices/ransom", "4p round=2 lower=rouen at=conflicts rouen=n2 n.gold=2", "", "ok", "choices=2" },
};

/* The caller's array is filled only as far as it reaches. */
static void
test_capacity (void)
{
  LanChoice choices[12] = { 0 }, all[11];
  LanState state;

  lan_test_position ("4p n.court=1", &state, NULL);
  g_assert_cmpuint (lan_decision_choices (lan_test_content (), &state, NULL, 0), ==, 11);
  g_assert_cmpuint (lan_decision_choices (lan_test_content (), &state, all, G_N_ELEMENTS (all)), ==, 11);
  g_assert_cmpuint (lan_decision_choices (lan_test_content (), &state, choices, 4), ==, 11);
  g_assert_true (lan_choice_equal (&choices[3], &all[3]));
  g_assert_cmpuint (choices[4].strength, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/choices/capacity", test_capacity);

  return g_test_run ();
}
