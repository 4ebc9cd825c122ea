/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R1 Overview and terms, R2 Setup. */

#include "lan-test-case.h"

/* York (R5.1) recruits, Lincoln upgrades, Norfolk gives 4 gold, Gloucester a
 * tile; with no noblemen left to choose, the reward is given at once. */
static const LanTestCase CASES[] = {
  /* Final scoring: n has the strongest knights (8), b the next (4); p has the most tiles (8), n and b share the second place (4 each). */
  { "R1.1/most-points-win", "3p round=5 at=conflicts n.pp=4 p.pp=9 b.pp=5 n.court=4 b.court=3 p.tiles=chapel", "", "ok", "next=none phase=finished n.pp=16 p.pp=17 b.pp=13 winners=p" },
  { "R1.1/a-tie-shares-the-victory", "3p round=5 at=conflicts n.pp=4 p.pp=8 b.pp=5 n.court=4 b.court=3 p.tiles=chapel", "", "ok", "n.pp=16 p.pp=16 b.pp=13 winners=n,p" },
  { "R1.1/nothing-is-decided-after-the-game", "3p round=5 at=conflicts", "n: vote yes", "R1.1", "next=none choices=0" },
  { "R1.1/five-rounds", "3p round=4 at=conflicts n.court=1", "", "ok", "round=5 next=place:n" },
  { "R1.1/no-sixth-round", "3p round=5 at=conflicts n.court=1", "", "ok", "round=5 next=none" },

  { "R1.3/knighthood-is-all-but-the-reserve", "4p round=2 lower=melun n.court=1 york=n2 n.castle=chapel:1 melun=n34", "", "ok", "n.knighthood=11 n.deployed=4 n.reserve=1,2" },
  { "R1.3/knights-kept-in-france-are-deployed", "4p round=2 lower=melun melun=n4", "", "ok", "n.deployed=1" },
  { "R1.3/court-and-reserve-are-not-deployed", "4p n.court=1,2", "", "ok", "n.deployed=0 n.reserve=1,1,2,3,4" },

  { "R1.4/weakest-of-the-reserve", "4p at=counties york=n1 n.nobles=york n.court=1", "", "ok", "n.court=1,1,1 n.reserve=2,2,3,4 #recruited=1" },
  { "R1.4/next-weakest", "4p at=counties york=n1 n.nobles=york n.court=1,1,2", "", "ok", "n.court=1,1,1,2,2 n.reserve=3,4" },
  { "R1.4/strongest-last", "4p at=counties york=n1 n.nobles=york n.court=1,1,2,2,3", "", "ok", "n.court=1,1,1,2,2,3,4 n.reserve=-" },
  { "R1.4/empty-reserve", "4p at=counties york=n1 n.nobles=york n.court=1,1,2,2,3,4", "", "ok", "n.court=1,1,1,2,2,3,4 n.reserve=- #recruited=0 #void=1" },

  { "R1.5/at-court", "4p favours=upgrade,gold n.court=1,3", "n3>harfleur; favour upgrade; upgrade 1@court", "ok", "n.court=2 n.reserve=1,1,1,2,4 harfleur=n3" },
  { "R1.5/in-a-county", "4p favours=upgrade,gold n.court=3 york=n1+2", "n3>harfleur; favour upgrade; upgrade 1@york", "ok", "york=n2+2 n.reserve=1,1,1,2,4" },
  { "R1.5/in-the-castle", "4p favours=upgrade,gold n.court=1 n.castle=chapel:3", "n1>harfleur; favour upgrade; upgrade 3@chapel", "ok", "n.castle=chapel:4 n.reserve=1,1,2,2,3" },
  { "R1.5/in-france", "4p favours=upgrade,gold n.court=1 agincourt=p2,n12", "n1>harfleur; favour upgrade; upgrade 2@agincourt", "ok", "agincourt=p2,n13 harfleur=n1 n.reserve=1,2,2,4" },
  { "R1.5/the-knight-just-placed", "4p favours=upgrade,gold n.court=1", "n1>harfleur; favour upgrade; upgrade 1@harfleur", "ok", "harfleur=n2" },
  { "R1.5/declined", "4p favours=upgrade,gold n.court=1", "n1>harfleur; favour upgrade; upgrade none", "ok", "harfleur=n1 n.reserve=1,1,2,2,3,4 #declined=1 next=vote:n" },
  { "R1.5/no-such-knight-there", "4p favours=upgrade,gold n.court=1,2", "n1>harfleur; favour upgrade; upgrade 1@court", "R1.5", "next=upgrade:n" },
  { "R1.5/not-out-of-the-reserve", "4p favours=upgrade,gold n.court=1", "n1>harfleur; favour upgrade; upgrade 2@reserve", "R1.5", "" },
  { "R1.5/not-without-the-next-strength-in-reserve", "4p favours=upgrade,gold n.court=2,3", "n2>harfleur; favour upgrade; upgrade 2@harfleur", "R1.5", "choices=2" },
  { "R1.5/exactly-one-strength-higher", "4p favours=upgrade,gold n.court=1,2,2", "n1>harfleur; favour upgrade; upgrade 1@harfleur", "R1.5", "n.reserve=1,1,3,4" },
  { "R1.5/never-beyond-4", "4p favours=upgrade,gold n.court=4,1", "n4>harfleur; favour upgrade; upgrade 4@harfleur", "R1.5", "" },
  { "R1.5/not-anothers-knight", "4p favours=upgrade,gold n.court=1 york=p1", "n1>harfleur; favour upgrade; upgrade 1@york", "R1.5", "" },
  { "R1.5/not-by-another", "4p favours=upgrade,gold n.court=1 york=p1", "n1>harfleur; favour upgrade; p: upgrade 1@york", "R1.5", "" },
  /* A 4 cannot rise, and it is the only knight. */
  { "R1.5/impossible-is-void", "4p favours=upgrade,gold n.court=4", "n4>harfleur; favour upgrade", "ok", "#void=1 harfleur=n4 next=vote:n" },

  { "R1.6/supply-never-ends", "4p at=counties norfolk=n1 n.nobles=norfolk n.gold=500", "", "ok", "n.gold=504" },
  { "R1.6/squires-never-end", "4p at=counties chester=n1 n.nobles=chester n.squires=300", "", "ok", "n.squires=303" },
  { "R1.6/counters-stop-at-9999", "4p at=counties norfolk=n1 n.nobles=norfolk n.gold=9996", "", "ok", "n.gold=9999" },

  { "R1.7/clockwise-from-the-start-player", "4p start=b n.court=1 p.court=1 b.court=1", "b1>york", "ok", "next=place:n" },
  { "R1.7/clockwise-past-the-last-seat", "5p turn=s n.court=1 s.court=1", "s1>york", "ok", "next=place:n" },

  { "R1.8/lays-a-tile", "4p at=counties gloucester=n3 n.nobles=gloucester n.tiles=chapel", "ext armoury", "ok", "n.tiles=chapel,armoury" },
  { "R1.8/five-to-choose-from", "4p at=counties gloucester=n3 n.nobles=gloucester n.tiles=chapel", "", "ok", "next=extension:n choices=5" },
  { "R1.8/not-built-twice", "4p at=counties gloucester=n3 n.nobles=gloucester n.tiles=chapel", "ext chapel", "R1.8", "n.tiles=chapel" },
  { "R1.8/last-one-is-built-unasked", "4p at=counties gloucester=n3 n.nobles=gloucester n.tiles=treasury,stables,chancery,chapel,armoury", "", "ok", "n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard" },
  { "R1.8/void-with-all-six", "4p at=counties gloucester=n3 n.nobles=gloucester n.tiles=treasury,stables,chancery,chapel,tiltyard,armoury", "", "ok", "#void=1" },
  { "R1.8/not-when-none-is-due", "4p n.court=1", "ext chapel", "R1.8", "n.tiles=-" },

  { "R1.9/one-of-each-county", "4p at=counties york=n1 n.nobles=york", "", "ok", "n.nobles=york york.tiles=2 #recruited=1" },
  { "R1.9/not-a-second-one", "4p favours=noble,gold n.court=1 n.nobles=kent", "n1>harfleur; favour noble; noble kent", "R1.9", "n.nobles=kent choices=8" },
  { "R1.9/none-left", "2p favours=noble,gold n.court=1 p.nobles=kent P.nobles=kent", "n1>harfleur; favour noble; noble kent", "R1.9", "choices=8 kent.tiles=0" },
  { "R1.9/the-same-county-for-two-houses", "4p favours=noble,gold n.court=1 p.nobles=kent", "n1>harfleur; favour noble; noble kent", "ok", "n.nobles=kent p.nobles=kent kent.tiles=1" },

  { "R1.10/void-and-nothing-instead", "4p favours=noble,gold n.court=1 n.nobles=northumberland,york,chester,gloucester,lincoln,norfolk,somerset,kent,surrey", "n1>harfleur; favour noble", "ok", "#void=1 #gained=0 next=vote:n favours=gold" },

  { "R2.4/two-cards-above-none-below", "4p", "", "ok", "upper=harfleur,agincourt lower=-,-" },
  { "R2.5/first-three-in-force", "4p", "", "ok", "laws=royal-armourer,squires-knighted,county-levy proposals=bought-voices,tournament,spoils-of-war" },
  { "R2.5/next-round-next-group", "4p at=conflicts", "", "ok", "round=2 proposals=knights-bachelor,war-chest,accolade" },
  { "R2.5/last-round-last-group", "4p round=4 at=conflicts", "", "ok", "round=5 proposals=royal-loan,marshal-of-england,muster-roll" },
  { "R2.7/every-tile-can-be-the-first", "4p at=setup", "", "ok", "next=extension:n choices=6 phase=setup" },
  { "R2.7/in-player-order", "4p at=setup start=b n.court=1", "ext chapel; ext chapel; ext stables", "ok", "b.tiles=chapel m.tiles=chapel n.tiles=stables p.tiles=- next=extension:p" },
  { "R2.7/then-knights-are-placed", "2p at=setup start=p p.court=1", "ext chapel; ext tiltyard", "ok", "p.tiles=chapel n.tiles=tiltyard phase=place next=place:p" },
  { "R2.7/one-tile-each", "4p at=setup", "ext chapel; n: ext stables", "R1.8", "n.tiles=chapel next=extension:p" },
  { "R2.7/no-knights-yet", "4p at=setup n.court=1", "n1>york", "R3.1", "" },
  { "R2.6/all-favours-up", "4p", "", "ok", "favours=upgrade,gold,squires,votes,noble,pp" },
};

static void
start_game (guint players, guint start, LanState *state)
{
  LanSetup setup;

  lan_setup_draw (lan_test_content (), &setup, players, 1);
  setup.start_seat = (uint8_t) start;
  g_assert_cmpuint (lan_state_init (lan_test_content (), state, &setup), ==, LAN_RULE_OK);
}

static void
test_number_of_players (void)
{
  for (guint players = 0; players < 10; players++)
    {
      LanSetup setup;
      LanState state;
      gboolean fits = players >= 2 && players <= 5;

      lan_setup_draw (lan_test_content (), &setup, fits ? players : 4, 1);
      setup.players = (uint8_t) players;
      setup.start_seat = 0;
      g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &setup), ==,
                        fits ? LAN_RULE_OK : LAN_RULE (1, 1, 0));
    }
}

/* Every way in which two to five houses can stand: 0, 1 or 2 PP each. */
static void
test_ties_share_the_victory (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint code = 0; code < 243; code++)
      {
        guint pp[5], best = 0, expected = 0;
        LanState state;

        start_game (players, 0, &state);
        for (guint seat = 0, rest = code; seat < players; seat++, rest /= 3)
          {
            pp[seat] = rest % 3;
            best = MAX (best, pp[seat]);
            state.houses[seat].goods[LAN_GOOD_PP] = (uint16_t) pp[seat];
          }
        for (guint seat = 0; seat < players; seat++)
          expected |= (pp[seat] == best) << seat;
        g_assert_cmpuint (lan_state_winners (&state), ==, expected);
      }
}

static void
test_seven_knights (void)
{
  for (guint players = 2; players <= 5; players++)
    {
      LanState state;

      start_game (players, 0, &state);
      for (guint side = 0; side < LAN_MAX_SIDES; side++)
        {
          static const guint KNIGHTS[] = { 3, 2, 1, 1 };
          gboolean plays = side < players || (players == 2 && side >= 5);

          for (guint s = 0; s < LAN_STRENGTHS; s++)
            g_assert_cmpuint (state.sides[side].reserve[s] + state.sides[side].court[s], ==, plays ? KNIGHTS[s] : 0);
        }
    }
}

/* Each seat builds a tile, clockwise from each start seat, then places clockwise. */
static void
test_player_order (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint start = 0; start < players; start++)
      {
        LanState state;

        start_game (players, start, &state);
        g_assert_cmpuint (state.start_seat, ==, start);
        for (guint n = 0; n < 2 * players; n++)
          {
            LanDecision next = lan_decision_next (lan_test_content (), &state);
            g_autofree char *placement = g_strdup_printf ("%c1>chapel", lan_test_letter (next.seat));

            g_assert_cmpuint (next.seat, ==, (start + n) % players);
            g_assert_cmpuint (next.kind, ==, n < players ? LAN_DECISION_EXTENSION : LAN_DECISION_PLACE);
            lan_test_play (&state, n < players ? "ext stables" : placement, NULL);
          }
      }
}

static void
test_start_seat_is_random (void)
{
  for (guint players = 2; players <= 5; players++)
    {
      guint seen[5] = { 0 };

      for (guint seed = 0; seed < 1000; seed++)
        {
          LanSetup setup;

          lan_setup_draw (lan_test_content (), &setup, players, seed);
          g_assert_cmpuint (setup.start_seat, <, players);
          seen[setup.start_seat]++;
        }
      for (guint seat = 0; seat < players; seat++) /* 1000 / players each, give or take four deviations */
        g_assert_cmpuint (ABS ((int) seen[seat] - 1000 / (int) players), <, 65);
    }
}

static void
test_start_seat_at_the_table (void)
{
  LanSetup setup;
  LanState state;

  lan_setup_draw (lan_test_content (), &setup, 3, 1);
  setup.start_seat = 3;
  g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &setup), ==, LAN_RULE (2, 1, 0));
}

static void
test_noblemen_by_players (void)
{
  static const guint TILES[] = { 0, 0, 2, 2, 3, 4 };

  for (guint players = 2; players <= 5; players++)
    {
      LanState state;

      start_game (players, 0, &state);
      for (guint i = 0; i < LAN_COUNTIES; i++)
        {
          g_assert_cmpuint (state.counties[i].nobles, ==, TILES[players]);
          g_assert_cmpuint (state.counties[i].side, ==, LAN_NO_SIDE);
        }
    }
}

static void
test_what_houses_start_with (void)
{
  for (guint players = 2; players <= 5; players++)
    {
      LanState state;

      start_game (players, 0, &state);
      for (guint seat = 0; seat < players; seat++)
        {
          g_autofree char *facts = g_strdup_printf ("%1$c.court=1,2 %1$c.reserve=1,1,2,3,4 %1$c.gold=2 %1$c.squires=2 "
                                                    "%1$c.votes=1 %1$c.pp=0 %1$c.tiles=- %1$c.nobles=-",
                                                    lan_test_letter (seat));

          g_assert_true (lan_test_facts (facts, &state, NULL));
        }
    }
}

/* Whether a deck holds n different cards below n. */
static gboolean
is_complete (const uint8_t *deck, guint n)
{
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    seen |= 1u << deck[i];
  return seen == (1u << n) - 1;
}

static void
test_decks_are_shuffled (void)
{
  static const guint GROUP_OF[LAN_LAWS] = { 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4 };
  guint first_conflict = 0, first_law = 0, last_law = 0;

  for (guint seed = 0; seed < 300; seed++)
    {
      LanSetup setup;

      lan_setup_draw (lan_test_content (), &setup, 4, seed);
      g_assert_true (is_complete (setup.conflict_deck, LAN_CONFLICTS));
      g_assert_true (is_complete (setup.law_deck, LAN_LAWS));
      for (guint i = 0; i < LAN_LAWS; i++)
        g_assert_cmpuint (lan_test_content ()->laws[setup.law_deck[i]].group, ==, GROUP_OF[i]);
      first_conflict |= 1u << setup.conflict_deck[0];
      first_law |= 1u << setup.law_deck[0];
      last_law |= 1u << setup.law_deck[LAN_LAWS - 1];
    }
  g_assert_cmphex (first_conflict, ==, 0xfff); /* every card comes first some time */
  g_assert_cmphex (first_law, ==, 0x3f);
  g_assert_cmphex (last_law, ==, 0x38000);
}

static void
test_bad_decks_are_refused (void)
{
  LanSetup good, bad;
  LanState state;

  lan_setup_draw (lan_test_content (), &good, 4, 1);
  bad = good;
  bad.conflict_deck[3] = bad.conflict_deck[4];
  g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &bad), ==, LAN_RULE (2, 4, 0));
  bad.conflict_deck[3] = LAN_CONFLICTS;
  g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &bad), ==, LAN_RULE (2, 4, 0));
  bad = good;
  bad.law_deck[0] = bad.law_deck[1];
  g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &bad), ==, LAN_RULE (2, 5, 0));
}

/* Two cards that change places are in order only within their group. */
static void
test_law_groups_lie_in_order (void)
{
  for (guint i = 0; i < LAN_LAWS; i++)
    for (guint k = 0; k < i; k++)
      {
        gboolean same_group = i < 6 ? k < 6 : i / 3 == k / 3;
        LanSetup setup;
        LanState state;
        uint8_t card;

        lan_setup_draw (lan_test_content (), &setup, 4, 1);
        card = setup.law_deck[i];
        setup.law_deck[i] = setup.law_deck[k];
        setup.law_deck[k] = card;
        g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &setup), ==,
                          same_group ? LAN_RULE_OK : LAN_RULE (2, 5, 0));
      }
}

/* The decks are opened in their order: laws in force, then three proposals
 * and two conflict cards a round. */
static void
test_decks_are_opened_in_order (void)
{
  LanSetup setup;
  LanState state;

  lan_setup_draw (lan_test_content (), &setup, 4, 5);
  g_assert_cmpuint (lan_state_init (lan_test_content (), &state, &setup), ==, LAN_RULE_OK);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (state.in_force[i], ==, setup.law_deck[i]);
      g_assert_cmpuint (lan_state_proposal (&state, i), ==, setup.law_deck[3 + i]);
    }
  g_assert_cmpuint (state.battles[0].card, ==, setup.conflict_deck[0]);
  g_assert_cmpuint (state.battles[1].card, ==, setup.conflict_deck[1]);
  g_assert_cmpuint (state.battles[2].card, ==, LAN_NO_CARD);
  g_assert_cmpuint (state.battles[3].card, ==, LAN_NO_CARD);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/R1.1/two-to-five-players", test_number_of_players);
  g_test_add_func ("/rules/R1.1/ties-share-the-victory", test_ties_share_the_victory);
  g_test_add_func ("/rules/R1.2/seven-knights", test_seven_knights);
  g_test_add_func ("/rules/R1.7/every-start-seat", test_player_order);
  g_test_add_func ("/rules/R2.1/random-start-seat", test_start_seat_is_random);
  g_test_add_func ("/rules/R2.1/start-seat-at-the-table", test_start_seat_at_the_table);
  g_test_add_func ("/rules/R2.2/noblemen-by-players", test_noblemen_by_players);
  g_test_add_func ("/rules/R2.3/what-houses-start-with", test_what_houses_start_with);
  g_test_add_func ("/rules/R2.4/shuffled", test_decks_are_shuffled);
  g_test_add_func ("/rules/R2.5/bad-decks-are-refused", test_bad_decks_are_refused);
  g_test_add_func ("/rules/R2.5/groups-lie-in-order", test_law_groups_lie_in_order);
  g_test_add_func ("/rules/R2.5/opened-in-order", test_decks_are_opened_in_order);

  return g_test_run ();
}
