/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R5.1 Counties, R5.2 Surrey, R5.3 Castles, R5.5 Next round. */

#include "lan-test-case.h"
#include "lan-test-move.h"

static const LanTestCase CASES[] = {
  { "R5.1/nobleman", "4p at=counties norfolk=n1", "county noble", "ok", "n.nobles=norfolk norfolk.tiles=2 n.gold=0 n.court=1 norfolk=-" },
  { "R5.1/reward", "4p at=counties norfolk=n1", "county reward", "ok", "n.nobles=- norfolk.tiles=3 n.gold=4 n.court=1" },
  { "R5.1/both-for-3-gold", "4p at=counties norfolk=n1 n.gold=3", "county both", "ok", "n.nobles=norfolk norfolk.tiles=2 n.gold=4" },
  { "R5.1/not-both-with-2-gold", "4p at=counties norfolk=n1 n.gold=2", "county both", "R5.1", "n.gold=2 choices=2" },
  { "R5.1/three-ways", "4p at=counties norfolk=n1 n.gold=3", "", "ok", "next=county:n choices=3" },
  { "R5.1/no-second-nobleman", "4p at=counties norfolk=n1 york=p1 n.nobles=norfolk n.gold=3", "county reward", "ok", "n.gold=7 norfolk.tiles=2" },
  { "R5.1/no-tile-left", "2p at=counties norfolk=n1 p.nobles=norfolk P.nobles=norfolk", "", "ok", "n.gold=4 n.nobles=- round=2" },
  { "R5.1/last-tile", "2p at=counties norfolk=n1 p.nobles=norfolk", "county noble", "ok", "norfolk.tiles=0 n.nobles=norfolk" },
  { "R5.1/not-by-another", "4p at=counties norfolk=n1", "p: county reward", "R5.1", "next=county:n" },
  { "R5.1/not-in-phase-1", "4p norfolk=n1 p.court=1 turn=p", "county reward", "R5.1", "" },
  { "R5.1/squires-go-to-the-supply", "4p at=counties norfolk=n1+3 n.squires=1", "county reward", "ok", "n.squires=1 n.court=1 norfolk=-" },
  { "R5.1/in-the-order-of-the-letters", "4p at=counties start=p norfolk=n1 york=m1 chester=p1", "county noble; county noble", "ok", "next=county:n m.court=1 p.court=1 norfolk=n1" },
  { "R5.1/the-knight-returns-before-the-next-county", "4p at=counties norfolk=n1 york=m1", "county noble", "ok", "m.court=1 york=- next=county:n" },
  /* The knight that stood in York is at court, with the one recruited there, when Lincoln pays. */
  { "R5.1/earlier-rewards-serve-later-ones", "4p at=counties york=n3 lincoln=n2 n.nobles=york,lincoln", "upgrade 3@court", "ok", "n.court=1,2,4" },
  { "R5.1/the-knight-itself-may-rise", "4p at=counties lincoln=n2 n.nobles=lincoln", "upgrade 2@lincoln", "ok", "n.court=3" },
  { "R5.1/nobleman-first", "4p at=counties gloucester=n3 n.gold=3", "county both", "ok", "n.nobles=gloucester n.gold=0 next=extension:n" },

  { "R5.1/northumberland", "4p at=counties northumberland=n2", "county reward", "ok", "n.pp=4" },
  { "R5.1/york", "4p at=counties york=n1", "county reward", "ok", "n.court=1,1" },
  { "R5.1/chester", "4p at=counties chester=n1", "county reward", "ok", "n.squires=3" },
  { "R5.1/gloucester", "4p round=5 at=counties gloucester=n3", "county reward; ext chapel", "ok", "n.tiles=chapel" },
  { "R5.1/lincoln", "4p at=counties lincoln=n2", "county reward; upgrade 2@lincoln", "ok", "n.court=3" },
  { "R5.1/lincoln-declined", "4p at=counties lincoln=n2", "county reward; upgrade none", "ok", "n.court=2" },
  { "R5.1/norfolk", "4p at=counties norfolk=n1", "county reward", "ok", "n.gold=4" },
  { "R5.1/somerset", "4p round=5 at=counties somerset=n2 n.nobles=kent", "county reward", "ok", "n.votes=2 n.gold=2" },
  { "R5.1/kent", "4p at=counties kent=n4", "county reward", "ok", "n.pp=7" },
  { "R5.1/surrey", "4p at=counties surrey=n2", "county reward; start n", "ok", "n.pp=3 start=n" },

  { "R5.2/names-another", "4p at=counties surrey=n2", "county reward; start b", "ok", "start=b n.pp=3" },
  { "R5.2/names-itself", "4p at=counties start=p surrey=m2", "county reward; start m", "ok", "start=m" },
  { "R5.2/names-the-same", "4p at=counties start=p surrey=m2", "county reward; start p", "ok", "start=p" },
  { "R5.2/after-a-nobleman-too", "4p at=counties surrey=n2", "county noble; start b", "ok", "start=b n.nobles=surrey" },
  { "R5.2/after-both", "4p at=counties surrey=n2 n.gold=3", "county both; start b", "ok", "start=b n.nobles=surrey n.pp=3" },
  { "R5.2/anyone", "5p at=counties surrey=n2 n.nobles=surrey", "", "ok", "next=start:n choices=5" },
  { "R5.2/the-knight-is-still-there", "4p at=counties surrey=n2", "county reward", "ok", "surrey=n2 next=start:n" },
  { "R5.2/nobody-else-names", "4p at=counties surrey=n2", "county reward; p: start p", "R5.2", "start=n" },
  { "R5.2/not-somebody-who-does-not-play", "4p at=counties surrey=n2", "county reward; start s", "R5.2", "" },
  { "R5.2/not-without-surrey", "4p at=counties norfolk=n1", "start p", "R5.2", "" },
  { "R5.2/marker-stays", "4p at=counties start=b norfolk=n1", "county reward", "ok", "start=b" },
  /* At once: the castles of this round are already scored in the new order. */
  { "R5.2/at-once", "4p at=counties surrey=n2 n.nobles=surrey n.castle=tiltyard:1 b.castle=tiltyard:1", "start b", "ok", "next=upgrade:b" },

  { "R5.3/treasury", "4p at=castles n.castle=treasury:1", "", "ok", "n.gold=2 n.castle=- n.court=1" },
  { "R5.3/stables", "4p at=castles n.castle=stables:1", "", "ok", "n.squires=1" },
  { "R5.3/chancery", "4p at=castles n.castle=chancery:1", "", "ok", "n.votes=4" },
  { "R5.3/chapel", "4p at=castles n.castle=chapel:1", "", "ok", "n.pp=2" },
  { "R5.3/armoury", "4p at=castles n.castle=armoury:3 n.squires=1", "arm yes", "ok", "n.squires=0 n.court=1,3" },
  { "R5.3/armoury-declined", "4p at=castles n.castle=armoury:3 n.squires=1", "arm no", "ok", "n.squires=1 n.court=3" },
  { "R5.3/armoury-without-a-squire", "4p at=castles n.castle=armoury:3", "", "ok", "n.court=3 next=place:n" },
  { "R5.3/armoury-with-an-empty-reserve", "4p at=castles n.castle=armoury:4 n.squires=1 n.court=1,1,1,2,2,3", "", "ok", "n.squires=1 next=place:n" },
  { "R5.3/armoury-not-another", "4p at=castles n.castle=armoury:3 n.squires=1 p.squires=1", "p: arm yes", "R5.3", "" },
  { "R5.3/tiltyard", "4p at=castles n.castle=tiltyard:1 n.court=2", "upgrade 2@court", "ok", "n.court=1,3" },
  { "R5.3/tiltyard-declined", "4p at=castles n.castle=tiltyard:1 n.court=2", "upgrade none", "ok", "n.court=1,2" },
  { "R5.3/tiltyard-its-own-knight", "4p at=castles n.castle=tiltyard:1", "upgrade 1@tiltyard", "ok", "n.court=2" },

  { "R5.3/treasury-tile", "4p at=castles n.tiles=treasury", "", "ok", "n.gold=2 n.tiles=treasury" },
  { "R5.3/stables-tile", "4p at=castles n.tiles=stables", "", "ok", "n.squires=1" },
  { "R5.3/chancery-tile", "4p at=castles n.tiles=chancery", "", "ok", "n.votes=4" },
  { "R5.3/chapel-tile", "4p at=castles n.tiles=chapel", "", "ok", "n.pp=2" },
  { "R5.3/armoury-tile", "4p at=castles n.tiles=armoury n.squires=1", "arm yes", "ok", "n.squires=0 n.court=1" },
  { "R5.3/tiltyard-tile", "4p at=castles n.tiles=tiltyard n.court=1", "upgrade 1@court", "ok", "n.court=2" },
  { "R5.3/tiltyard-tile-with-nobody-to-raise", "4p at=castles n.tiles=tiltyard n.court=4", "", "ok", "#void=1 n.court=4" },

  { "R5.3/knight-and-tile-both-count", "4p at=castles n.castle=treasury:1 n.tiles=treasury", "", "ok", "n.gold=4" },
  /* The squire of the Stables pays in the Armoury. */
  { "R5.3/in-the-order-of-the-content-file", "4p at=castles n.castle=stables:1,armoury:2", "arm yes", "ok", "n.squires=0 n.court=1,1,2" },
  /* The only squire comes from a tile, after the Armoury's knight: there is no choice before the tile of the Armoury. */
  { "R5.3/knights-before-tiles", "4p at=castles n.castle=armoury:2 n.tiles=stables", "", "ok", "n.squires=1 n.court=2 next=place:n" },
  { "R5.3/armoury-tile-after-the-stables-tile", "4p at=castles n.castle=armoury:2 n.tiles=stables,armoury", "arm yes", "ok", "n.squires=0 n.court=1,2" },
  { "R5.3/armoury-twice", "4p at=castles n.castle=armoury:2 n.tiles=armoury n.squires=2", "arm yes; arm yes", "ok", "n.squires=0 n.court=1,1,2" },
  { "R5.3/tiltyard-twice", "4p at=castles n.castle=tiltyard:1 n.tiles=tiltyard", "upgrade 1@tiltyard; upgrade 2@tiltyard", "ok", "n.court=3" },
  { "R5.3/in-player-order", "4p at=castles start=b n.castle=tiltyard:1 b.castle=tiltyard:1 m.castle=tiltyard:1", "upgrade none; upgrade none", "ok", "next=upgrade:n" },
  /* p is asked for its Tiltyard when n's castle is all done, table and knights. */
  { "R5.3/one-castle-after-the-other", "4p at=castles n.castle=chapel:1 n.nobles=kent p.castle=tiltyard:1,chapel:2", "", "ok", "next=upgrade:p n.votes=2 n.court=1 p.pp=2 p.votes=0 p.castle=chapel:2,tiltyard:1" },
  { "R5.3/all-knights-return", "4p at=castles n.castle=treasury:1,stables:1,chancery:1,chapel:2 p.castle=chapel:4", "", "ok", "n.court=1,1,1,2 n.castle=- p.court=4" },

  { "R5.3/table-the-lord-alone", "4p at=castles", "", "ok", "n.votes=1 p.votes=1 b.votes=1 m.votes=1" },
  { "R5.3/table-with-three-noblemen", "4p at=castles n.nobles=kent,york,surrey n.votes=2", "", "ok", "n.votes=6 p.votes=1" },
  { "R5.3/table-with-nine", "4p at=castles n.nobles=northumberland,york,chester,gloucester,lincoln,norfolk,somerset,kent,surrey", "", "ok", "n.votes=10" },
  { "R5.3/table-in-round-4", "4p round=4 at=castles n.nobles=kent", "", "ok", "n.votes=2" },
  { "R5.3/no-table-in-round-5", "4p round=5 at=castles n.nobles=kent n.castle=chancery:1", "", "ok", "n.votes=3 p.votes=0" },

  { "R5.5/two-new-cards", "4p at=castles", "", "ok", "round=2 upper=valmont,seine lower=harfleur,agincourt" },
  { "R5.5/favours-up", "4p at=castles favours=-", "", "ok", "round=2 favours=upgrade,gold,squires,votes,noble,pp" },
  { "R5.5/next-proposals", "4p round=2 at=castles", "", "ok", "round=3 proposals=banneret,master-mason,glory-in-france" },
  { "R5.5/goods-are-kept", "4p at=castles n.gold=3 n.squires=2 n.votes=1 n.pp=5 n.tiles=chapel n.nobles=kent", "", "ok", "n.gold=3 n.squires=2 n.votes=3 n.pp=7 n.tiles=chapel n.nobles=kent" },
  { "R5.5/new-round-with-the-start-player", "4p start=b at=castles n.castle=chapel:1 b.castle=chapel:1", "", "ok", "round=2 next=place:b" },
  { "R5.5/not-after-round-5", "4p round=5 at=castles n.castle=chapel:1", "", "ok", "round=5 phase=finished next=none" },
};

/* The start player named in Surrey votes first, for every seat that names and every seat named. */
static void
test_every_start_player (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint namer = 0; namer < players; namer++)
      for (guint named = 0; named < players; named++)
        {
          g_autofree char *position = g_strdup_printf ("%up at=counties start=%c surrey=%c2 %c.nobles=surrey", players,
                                                       lan_test_letter ((namer + 1) % players), lan_test_letter (namer),
                                                       lan_test_letter (namer));
          g_autofree char *choice = g_strdup_printf ("start %c", lan_test_letter (named));
          g_autofree char *placement = g_strdup_printf ("%c2>stables", lan_test_letter (namer));
          LanState state;

          lan_test_position (position, &state, NULL);
          g_assert_cmpuint (lan_decision_next (lan_test_content (), &state).seat, ==, namer);
          lan_test_play (&state, choice, NULL);
          g_assert_cmpuint (state.start_seat, ==, named);
          /* Only the knight that was in Surrey is at court in the next round; then the start player votes first. */
          lan_test_play (&state, placement, NULL);
          lan_test_facts ("phase=parliament", &state, NULL);
          g_assert_cmpuint (lan_decision_next (lan_test_content (), &state).seat, ==, named);
        }
}

/* A home-made Chapel that asks 1 gold for its 2 PP: an offer of its own, whatever the reserve holds. */
static void
test_price_of_another_space (void)
{
  LanContent content = *lan_test_content ();
  LanState state;
  LanChoice choice;

  lan_test_position ("3p at=counties surrey=n2 n.nobles=surrey n.tiles=chapel n.gold=1 n.court=1,1,1,2,3,4", &state, NULL);
  content.spaces[lan_test_index (LAN_TABLE_SPACES, "chapel")] = (LanReward) { .pp = 2, .price_gold = 1 };
  choice = lan_test_move ("start n", &state);
  g_assert_cmpuint (lan_apply (&content, &state, &choice, NULL), ==, LAN_RULE_OK);
  g_assert_cmpuint (lan_decision_next (&content, &state).kind, ==, LAN_DECISION_ARM);
  choice = lan_choice_blank (LAN_DECISION_ARM, 0);
  choice.item = (uint8_t) lan_test_index (LAN_TABLE_SPACES, "chapel");
  choice.answer = LAN_YES;
  g_assert_cmpuint (lan_apply (&content, &state, &choice, NULL), ==, LAN_RULE_OK);
  lan_test_facts ("n.pp=5 n.gold=0", &state, NULL); /* 3 of Surrey, 2 of the Chapel */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/R5.3/price-of-another-space", test_price_of_another_space);
  g_test_add_func ("/rules/R5.2/every-start-player", test_every_start_player);

  return g_test_run ();
}
