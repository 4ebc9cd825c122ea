/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R3 Phase 1: Place Knights. */

#include "lan-test-case.h"

#define ALL_COUNTIES_TAKEN "northumberland=p4+9 york=p3+9 chester=p2+9 gloucester=b4+9 lincoln=b3+9 norfolk=b2+9 somerset=m4+9 kent=s4+9 surrey=m3+9"
#define FULL_CARDS "harfleur=p1,b1,m1 agincourt=p1,b1,m1"

static const LanTestCase CASES[] = {
  { "R3.1/one-knight-a-turn", "4p n.court=1,2 p.court=1", "n1>york", "ok", "next=place:p n.court=2 york=n1" },
  { "R3.1/over-and-over", "4p n.court=1,2 p.court=1,2", "n1>york; p1>chester; n2>lincoln; p2>surrey", "ok", "next=vote:n lincoln=n2 surrey=p2" },
  { "R3.1/nobody-at-court-is-skipped", "4p n.court=1,2 m.court=1", "n1>york", "ok", "next=place:m" },
  { "R3.1/alone-goes-on-alone", "4p n.court=1,1,2 p.court=1", "n1>york; p1>chester; n1>norfolk", "ok", "next=place:n" },
  { "R3.1/phase-ends-when-nobody-can-place", "4p n.court=1", "n1>york", "ok", "next=vote:n phase=parliament" },
  { "R3.1/phase-ends-at-once-without-knights", "4p", "", "ok", "next=vote:n phase=parliament" },
  { "R3.1/not-another-seats-turn", "4p n.court=1 p.court=1", "p: p1>york", "R3.1", "next=place:n" },
  { "R3.1/not-a-knight-in-reserve", "4p n.court=1", "n2>york", "R3.1", "" },
  { "R3.1/not-a-knight-already-placed", "4p n.court=1 york=n3", "n3>chester", "R3.1", "" },
  { "R3.1/not-to-the-court", "4p n.court=1", "n1>court", "R3.1", "" },
  { "R3.1/not-to-the-reserve", "4p n.court=1", "n1>reserve", "R3.1", "" },
  { "R3.1/no-such-strength", "4p n.court=1", "n5>york", "R3.1", "" },
  { "R3.1/no-strength", "4p n.court=1", "n0>york", "R3.1", "" },
  { "R3.1/not-in-parliament", "4p at=vote n.court=1", "n1>york", "R3.1", "" },
  { "R3.1/no-passing", "4p n.court=1", "upgrade none", "R1.5", "next=place:n" },
  { "R3.1/expelled-knights-are-placed-again", "4p n.court=2 york=p1", "n2>york", "ok", "next=place:p p.court=1" },

  /* With a tile everywhere, full cards and counties out of reach, n has a knight but no place for it. */
  { "R3.1/no-legal-placement-is-skipped", "5p n.court=4 s.court=1 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard " ALL_COUNTIES_TAKEN " " FULL_CARDS, "", "ok", "next=place:s" },
  { "R3.1/nobody-has-a-legal-placement", "5p n.court=4 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard " ALL_COUNTIES_TAKEN " " FULL_CARDS, "", "ok", "next=vote:n n.court=4" },
  { "R3.1/squires-make-a-placement", "5p n.court=4 n.squires=8 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard " ALL_COUNTIES_TAKEN " " FULL_CARDS, "", "ok", "next=place:n choices=2" }, /* Chester and Norfolk: 4 + 8 against 2 + 9 */
  { "R3.1/an-open-castle-space-is-a-placement", "5p n.court=1 n.tiles=treasury,stables,chancery,chapel,armoury " ALL_COUNTIES_TAKEN " " FULL_CARDS, "", "ok", "next=place:n choices=1" },
  { "R3.1/the-own-stack-is-a-placement", "5p n.court=1 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard " ALL_COUNTIES_TAKEN " harfleur=p1,b1,n2 agincourt=p1,b1,m1", "", "ok", "next=place:n choices=1" },
  { "R3.1/a-space-on-the-last-card-is-a-placement", "5p round=2 lower=melun,rouen n.court=1 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard " ALL_COUNTIES_TAKEN " valmont=p1,b1,m1 seine=p1,b1,m1 melun=p2,b1,m1 rouen=p1,b2", "", "ok", "next=place:n choices=1" },
  { "R3.1/skipped-now-placed-later", "5p n.court=4 s.court=1 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard northumberland=p4+9 york=n1 chester=p2+9 gloucester=b4+9 lincoln=b3+9 norfolk=b2+9 somerset=m4+9 kent=s4+9 surrey=m3+9 s.squires=1 " FULL_CARDS, "s1>york+1", "ok", "next=place:n york=s1+1 n.court=1,4 choices=1" },

  { "R3.2/minimum-1", "4p n.court=1", "n1>york", "ok", "york=n1" },
  { "R3.2/minimum-2", "4p n.court=2", "n2>northumberland", "ok", "northumberland=n2" },
  { "R3.2/minimum-3", "4p n.court=3", "n3>gloucester", "ok", "gloucester=n3" },
  { "R3.2/minimum-4", "4p n.court=4", "n4>kent", "ok", "kent=n4" },
  { "R3.2/below-minimum-2", "4p n.court=1", "n1>northumberland", "R3.2", "" },
  { "R3.2/below-minimum-3", "4p n.court=2", "n2>gloucester", "R3.2", "" },
  { "R3.2/below-minimum-4", "4p n.court=3", "n3>kent", "R3.2", "" },
  { "R3.2/squires-do-not-count-toward-it", "4p n.court=3 n.squires=5", "n3>kent+1", "R3.2", "n.squires=5" },
  { "R3.2/below-minimum-even-to-expel", "4p n.court=1 n.squires=9 surrey=p2", "n1>surrey+9", "R3.2", "surrey=p2" },
  { "R3.2/with-all-squires", "4p n.court=1 n.squires=3", "n1>york+3", "ok", "york=n1+3 n.squires=0" },
  { "R3.2/with-some-squires", "4p n.court=1 n.squires=3", "n1>york+2", "ok", "york=n1+2 n.squires=1" },
  { "R3.2/without-squires", "4p n.court=1 n.squires=3", "n1>york", "ok", "york=n1 n.squires=3" },
  { "R3.2/more-squires-than-owned", "4p n.court=1 n.squires=3", "n1>york+4", "R3.2", "n.squires=3" },

  { "R3.3/higher-total-expels", "4p n.court=2 york=p1", "n2>york", "ok", "york=n2 p.court=1 #expelled=1" },
  { "R3.3/a-tie-does-not", "4p n.court=2 york=p2", "n2>york", "R3.3", "york=p2" },
  { "R3.3/a-lower-total-does-not", "4p n.court=1 york=p2", "n1>york", "R3.3", "" },
  { "R3.3/a-squire-breaks-the-tie", "4p n.court=2 n.squires=1 york=p2", "n2>york+1", "ok", "york=n2+1 p.court=2 n.squires=0" },
  { "R3.3/the-occupants-squires-count", "4p n.court=4 york=p2+2", "n4>york", "R3.3", "" },
  { "R3.3/one-more-than-the-occupants-total", "4p n.court=4 n.squires=1 york=p2+2", "n4>york+1", "ok", "york=n4+1 p.court=2" },
  { "R3.3/a-weak-knight-with-many-squires", "4p n.court=1 n.squires=6 york=p4+2", "n1>york+6", "ok", "york=n1+6 p.court=4" },
  { "R3.3/one-squire-too-few", "4p n.court=1 n.squires=6 york=p4+2", "n1>york+5", "R3.3", "" },
  { "R3.3/out-of-reach", "4p n.court=1 n.squires=3 york=p4", "n1>york+4", "R3.2", "" },
  { "R3.3/squires-of-the-expelled-go-to-the-supply", "4p n.court=4 p.squires=1 york=p1+2", "n4>york", "ok", "p.squires=1 p.court=1 york=n4" },
  { "R3.3/placed-again-in-this-phase", "4p n.court=4 york=p2", "n4>york; p2>york", "R3.3", "next=place:p" },
  { "R3.3/back-and-forth", "4p n.court=2 n.squires=1 p.squires=2 york=p2", "n2>york+1; p2>york+2; n2>norfolk", "ok", "york=p2+2 norfolk=n2 next=vote:n" },

  { "R3.4/not-its-own-knight", "4p n.court=4 york=n1", "n4>york", "R3.4", "york=n1" },
  { "R3.4/not-even-with-squires", "4p n.court=4 n.squires=5 york=n1", "n4>york+5", "R3.4", "n.squires=5" },
  { "R3.4/nothing-is-added-later", "4p n.court=1 n.squires=5 york=n1", "n1>york+1", "R3.4", "york=n1" },

  { "R3.5/empty-space", "4p n.court=1", "n1>chapel", "ok", "n.castle=chapel:1 n.court=-" },
  { "R3.5/not-where-a-tile-lies", "4p n.court=1 n.tiles=chapel", "n1>chapel", "R3.5", "" },
  { "R3.5/one-knight-a-space", "4p n.court=1 n.castle=chapel:2", "n1>chapel", "R3.5", "n.castle=chapel:2" },
  { "R3.5/no-squires", "4p n.court=1 n.squires=2", "n1>chapel+1", "R3.5", "n.squires=2" },
  { "R3.5/all-six-spaces", "4p n.court=1,1,1,2,2,3", "n1>treasury; n1>stables; n1>chancery; n2>chapel; n2>armoury; n3>tiltyard", "ok", "n.castle=treasury:1,stables:1,chancery:1,chapel:2,armoury:2,tiltyard:3" },
  { "R3.5/the-same-space-of-another-castle", "4p n.court=1 p.castle=chapel:2 p.tiles=stables", "n1>chapel", "ok", "n.castle=chapel:1 p.castle=chapel:2" },

  { "R3.6/topmost-space", "4p favours=- n.court=1", "n1>harfleur", "ok", "harfleur=n1" },
  { "R3.6/next-space", "4p favours=- n.court=1 harfleur=p4", "n1>harfleur", "ok", "harfleur=p4,n1" },
  { "R3.6/last-space", "4p favours=- n.court=4 harfleur=p1,b1", "n4>harfleur", "ok", "harfleur=p1,b1,n4" },
  { "R3.6/card-full", "5p favours=- n.court=4 harfleur=p1,b1,m1", "n4>harfleur", "R3.6", "harfleur=p1,b1,m1" },
  { "R3.6/added-to-the-own-stack", "4p favours=- n.court=1 harfleur=n2,p1", "n1>harfleur", "ok", "harfleur=n12,p1" },
  { "R3.6/added-on-a-full-card", "4p favours=- n.court=1 harfleur=p1,b1,n2", "n1>harfleur", "ok", "harfleur=p1,b1,n12" },
  { "R3.6/a-third-of-the-same-strength", "4p favours=- n.court=1 harfleur=n11", "n1>harfleur", "ok", "harfleur=n111" },
  { "R3.6/no-squires", "4p favours=- n.court=1 n.squires=1", "n1>harfleur+1", "R3.6", "n.squires=1" },
  { "R3.6/no-card-there", "4p favours=- n.court=1", "n1>lower-left", "R3.6", "lower=-,-" },
  { "R3.6/lower-row", "4p favours=- round=2 lower=melun melun=p2 n.court=1", "n1>melun", "ok", "melun=p2,n1" },
  { "R3.6/no-expelling-in-france", "4p favours=- n.court=4 harfleur=p1", "n4>harfleur", "ok", "harfleur=p1,n4 p.court=- #expelled=0" },

  { "R3.7/a-tile-before-play-goes-on", "4p n.court=1 p.court=1", "n1>harfleur", "ok", "next=favour:n choices=6" },
  { "R3.7/then-the-next-player", "4p n.court=1 p.court=1", "n1>harfleur; favour gold", "ok", "n.gold=2 favours=upgrade,squires,votes,noble,pp next=place:p" },
  { "R3.7/upgrade", "4p n.court=1", "n1>harfleur; favour upgrade; upgrade 1@harfleur", "ok", "harfleur=n2 favours=gold,squires,votes,noble,pp" },
  { "R3.7/squires", "4p n.court=1", "n1>harfleur; favour squires", "ok", "n.squires=2 favours=upgrade,gold,votes,noble,pp" },
  { "R3.7/voting-markers", "4p n.court=1", "n1>harfleur; favour votes", "ok", "n.votes=2 favours=upgrade,gold,squires,noble,pp" },
  { "R3.7/nobleman", "4p n.court=1", "n1>harfleur; favour noble; noble kent", "ok", "n.nobles=kent kent.tiles=2 favours=upgrade,gold,squires,votes,pp" },
  { "R3.7/points", "4p n.court=1", "n1>harfleur; favour pp", "ok", "n.pp=2 favours=upgrade,gold,squires,votes,noble" },
  { "R3.7/not-a-tile-face-down", "4p favours=gold,pp n.court=1", "n1>harfleur; favour squires", "R3.7", "favours=gold,pp" },
  { "R3.7/not-without-a-knight-in-france", "4p n.court=1", "favour gold", "R3.7", "" },
  { "R3.7/not-by-another", "4p n.court=1 p.court=1", "n1>harfleur; p: favour gold", "R3.7", "next=favour:n" },
  { "R3.7/must-be-taken", "4p n.court=1 p.court=1", "n1>harfleur; p: p1>york", "R3.1", "next=favour:n" },
  { "R3.7/the-second-row-too", "4p round=2 lower=melun melun=p2 n.court=1", "n1>melun", "ok", "next=favour:n" },
  { "R3.7/each-knight-earns-one", "4p n.court=1,1", "n1>harfleur; favour gold; n1>harfleur; favour pp", "ok", "n.gold=2 n.pp=2 favours=upgrade,squires,votes,noble" },
  { "R3.7/the-last-one-goes-unasked", "4p favours=gold n.court=1", "n1>harfleur", "ok", "n.gold=2 favours=- next=vote:n" },
  { "R3.7/the-seventh-earns-none", "4p favours=- n.court=1", "n1>harfleur", "ok", "n.gold=0 next=vote:n" },
  { "R3.7/none-in-a-county", "4p n.court=1", "n1>york", "ok", "favours=upgrade,gold,squires,votes,noble,pp next=vote:n" },
  { "R3.7/none-in-the-castle", "4p n.court=1", "n1>chapel", "ok", "favours=upgrade,gold,squires,votes,noble,pp next=vote:n" },
  { "R3.7/an-upgrade-that-cannot-be-is-void", "4p n.court=4", "n4>harfleur; favour upgrade", "ok", "favours=gold,squires,votes,noble,pp #void=1" },
  { "R3.7/first-six-of-all-players", "4p n.court=1,1 p.court=1,1 b.court=1,1 m.court=1", "n1>harfleur; favour gold; p1>harfleur; favour pp; b1>harfleur; favour squires; m1>agincourt; favour votes; n1>harfleur; favour noble; noble york; p1>harfleur; upgrade 1@harfleur; b1>harfleur", "ok", "favours=- next=vote:n harfleur=n11,p12,b11" },
};

/* A skipped player is passed over in every seat order. */
static void
test_skipping_in_every_order (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint start = 0; start < players; start++)
      for (guint with = 1; with < 1u << players; with++) /* the seats with a knight at court */
        {
          g_autoptr (GString) position = g_string_new (NULL);
          LanState state;

          g_string_printf (position, "%up start=%c", players, lan_test_letter (start));
          for (guint seat = 0; seat < players; seat++)
            if (with >> seat & 1)
              g_string_append_printf (position, " %c.court=1", lan_test_letter (seat));
          lan_test_position (position->str, &state, NULL);

          for (guint n = 0; n < players; n++)
            {
              guint seat = (start + n) % players;
              g_autofree char *move = g_strdup_printf ("%c1>stables", lan_test_letter (seat));

              if ((with >> seat & 1) == 0)
                continue;
              g_assert_cmpuint (lan_decision_next (lan_test_content (), &state).seat, ==, seat);
              lan_test_play (&state, move, NULL);
            }
          g_assert_cmpint (lan_state_phase (&state), ==, LAN_PHASE_PARLIAMENT);
        }
}

/* R3.3 for every knight and squire count of both sides, by the letter. */
static void
test_every_contest (void)
{
  for (guint attacker = 1; attacker <= 4; attacker++)
    for (guint with = 0; with <= 5; with++)
      for (guint occupant = 1; occupant <= 4; occupant++)
        for (guint squires = 0; squires <= 5; squires++)
          {
            g_autofree char *position = g_strdup_printf ("2p n.court=%u n.squires=5 york=p%u+%u",
                                                         attacker, occupant, squires);
            LanChoice choice = lan_choice_blank (LAN_DECISION_PLACE, 0);
            LanState state;

            lan_test_position (position, &state, NULL);
            choice.strength = (uint8_t) attacker;
            choice.place = LAN_PLACE_COUNTY (lan_test_index (LAN_TABLE_COUNTIES, "york"));
            choice.amount = (uint16_t) with;
            g_assert_cmpuint (lan_apply (lan_test_content (), &state, &choice, NULL), ==,
                              attacker + with > occupant + squires ? LAN_RULE_OK : LAN_RULE (3, 3, 0));
          }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/R3.1/skipping-in-every-order", test_skipping_in_every_order);
  g_test_add_func ("/rules/R3.3/every-contest", test_every_contest);

  return g_test_run ();
}
