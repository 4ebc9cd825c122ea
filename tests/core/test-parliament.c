/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R4 Phase 2: Parliament. */

#include <string.h>

#include "lan-law-times.h"
#include "lan-test-case.h"

/* The knight of m in York makes the play stop after the laws: m must choose there (R5.1). */
#define STOP " york=m1"
#define STOPPED " next=county:m"

static const LanTestCase CASES[] = {
  { "R4.1/left-to-right", "2p at=vote", "vote yes; vote yes", "ok", "proposals=tournament,spoils-of-war next=vote:n" },
  { "R4.1/one-at-a-time", "2p at=vote", "vote yes tournament", "R4.1", "proposals=bought-voices,tournament,spoils-of-war" },
  { "R4.1/not-one-voted-on-before", "2p at=vote proposal=1", "vote yes bought-voices", "R4.1", "" },
  { "R4.1/three-votes", "2p at=vote york=n1", "vote no; vote no; vote no; vote no; vote no; vote no", "ok", "proposals=- phase=rewards next=county:n" },

  { "R4.2/everybody-votes", "4p at=vote", "vote yes; vote no; vote yes", "ok", "next=vote:m proposals=bought-voices,tournament,spoils-of-war" },
  { "R4.2/any-number-of-markers", "4p at=vote n.votes=3", "vote yes+3", "ok", "next=vote:p" },
  { "R4.2/none", "4p at=vote n.votes=3", "vote no", "ok", "next=vote:p" },
  { "R4.2/not-more-than-owned", "4p at=vote n.votes=3", "vote yes+4", "R4.2", "n.votes=3" },
  { "R4.2/not-anothers-vote", "4p at=vote", "p: vote yes", "R4.2", "next=vote:n" },
  { "R4.2/not-twice", "4p at=vote", "vote yes; n: vote no", "R4.2", "next=vote:p" },
  { "R4.2/not-in-phase-1", "4p n.court=1", "vote yes", "R4.2", "next=place:n" },
  { "R4.2/nothing-is-seen-before-the-last-vote", "3p at=vote n.votes=3 p.votes=2", "vote yes+3; vote no+2", "ok", "n.votes=3 p.votes=2 laws=royal-armourer,squires-knighted,county-levy #voted=0" },
  { "R4.2/choices", "4p at=vote n.votes=3", "", "ok", "choices=8" }, /* yes and no, each with 0 to 3 */
  { "R4.2/from-any-start-seat", "4p at=vote start=m m.votes=1", "vote yes+1; vote no; vote no", "ok", "next=vote:b" },

  { "R4.3/a-tie-approves", "2p at=vote", "vote yes; vote no", "ok", "laws=squires-knighted,county-levy,bought-voices" },
  { "R4.3/markers-count", "2p at=vote p.votes=1", "vote yes; vote no+1", "ok", "laws=royal-armourer,squires-knighted,county-levy p.votes=0" },
  { "R4.3/markers-for-and-against", "2p at=vote n.votes=4 p.votes=5", "vote yes+4; vote no+4", "ok", "laws=squires-knighted,county-levy,bought-voices n.votes=0 p.votes=1" },
  { "R4.3/markers-go-though-the-vote-is-lost", "3p at=vote n.votes=1", "vote yes+1; vote no; vote no", "ok", "n.votes=0 laws=squires-knighted,county-levy,bought-voices" },
  { "R4.3/three-to-two-is-lost", "5p at=vote", "vote yes; vote no; vote no; vote yes; vote no", "ok", "laws=royal-armourer,squires-knighted,county-levy #voted=5" },

  { "R4.4/oldest-leaves", "2p at=vote", "vote yes; vote yes", "ok", "laws=squires-knighted,county-levy,bought-voices" },
  { "R4.4/all-three-new", "2p at=vote york=n1", "vote yes; vote yes; vote yes; vote yes; vote yes; vote yes", "ok", "laws=bought-voices,tournament,spoils-of-war proposals=-" },
  { "R4.5/proposal-leaves", "2p at=vote", "vote no; vote no", "ok", "laws=royal-armourer,squires-knighted,county-levy proposals=tournament,spoils-of-war" },
  { "R4.5/one-between", "2p at=vote york=n1", "vote yes; vote yes; vote no; vote no; vote yes; vote yes", "ok", "laws=county-levy,bought-voices,spoils-of-war" },

  /* The only gold is spent at the first law that sells something for it. */
  { "R4.6/left-to-right", "4p at=laws laws=bought-voices,tournament,county-levy n.gold=1 n.squires=1" STOP, "buy 1", "ok", "n.votes=1 n.pp=0" STOPPED },
  { "R4.6/the-other-way-round", "4p at=laws laws=tournament,bought-voices,county-levy n.gold=1 n.squires=1" STOP, "buy 1", "ok", "n.votes=0 n.pp=3" STOPPED },
  { "R4.6/in-player-order", "4p at=laws start=b laws=bought-voices,tournament,county-levy n.gold=1 p.gold=1 b.gold=1 m.gold=1" STOP, "buy 1; buy 0; buy 1", "ok", "b.votes=1 m.votes=0 n.votes=1 next=buy:p" },
  { "R4.6/each-law-for-all-before-the-next", "4p at=laws laws=bought-voices,tournament,county-levy n.gold=2 n.squires=1 p.gold=1" STOP, "buy 1; buy 0", "ok", "next=buy:n n.votes=1" },
  { "R4.6/new-laws-count-at-once", "2p at=vote proposal=1 n.gold=1 n.squires=1", "vote yes; vote yes; vote no; vote no", "ok", "next=buy:n" },
  { "R4.6/laws-stay-in-force", "4p at=laws laws=squires-knighted,county-levy,bought-voices n.squires=1", "", "ok", "round=2 n.court=1 laws=squires-knighted,county-levy,bought-voices next=place:n" },
  { "R4.6/nothing-to-buy-is-skipped", "4p law=bought-voices p.gold=1" STOP, "", "ok", "next=buy:p" },
  { "R4.6/no-buying-on-credit", "4p law=bought-voices n.gold=1" STOP, "buy 2", "R4.6", "n.gold=1 choices=2" },
  { "R4.6/no-buying-from-another-phase", "4p n.court=1", "buy 1", "R4.6", "" },

  { "R4.7/needs-at-least-one", "4p law=squires-knighted" STOP, "", "ok", "n.court=- p.court=- b.court=- m.court=- #recruited=0" STOPPED },
  { "R4.7/one-is-enough", "4p law=squires-knighted p.squires=1" STOP, "", "ok", "p.court=1 #recruited=1" STOPPED },
  { "R4.7/all-tied-are-rewarded", "4p law=squires-knighted p.squires=3 b.squires=2 m.squires=3" STOP, "", "ok", "p.court=1 b.court=- m.court=1 #recruited=2" },

  { "R4.6/royal-armourer/most-gold", "4p law=royal-armourer n.gold=3 p.gold=2 chester=n1 norfolk=p1" STOP, "upgrade 1@chester", "ok", "chester=n2" STOPPED },
  { "R4.6/royal-armourer/tie", "4p law=royal-armourer n.gold=3 p.gold=3 chester=n1 norfolk=p1" STOP, "upgrade none; upgrade 1@norfolk", "ok", "chester=n1 norfolk=p2" STOPPED },
  { "R4.6/royal-armourer/in-the-castle", "4p law=royal-armourer n.gold=1 n.castle=chapel:1" STOP, "upgrade 1@chapel", "ok", "n.castle=chapel:2" STOPPED },
  { "R4.6/royal-armourer/in-france", "4p law=royal-armourer n.gold=1 harfleur=n3" STOP, "upgrade 3@harfleur", "ok", "harfleur=n4" STOPPED },
  { "R4.6/royal-armourer/not-at-court", "4p law=royal-armourer n.gold=1 n.court=2 harfleur=n3" STOP, "upgrade 2@court", "R4.6", "choices=2" },
  { "R4.6/royal-armourer/nobody-deployed", "4p law=royal-armourer n.gold=1 n.court=1" STOP, "", "ok", "#void=1" STOPPED },

  { "R4.6/squires-knighted/weakest", "4p law=squires-knighted n.squires=2 n.court=1,1,1" STOP, "", "ok", "n.court=1,1,1,2 n.squires=2" STOPPED },
  { "R4.6/squires-knighted/empty-reserve", "4p law=squires-knighted n.squires=2 n.court=1,1,1,2,2,3,4" STOP, "", "ok", "#void=1" STOPPED },

  { "R4.6/county-levy/one", "4p law=county-levy chester=n1" STOP, "", "ok", "n.pp=0 m.pp=0" STOPPED },
  { "R4.6/county-levy/two", "4p law=county-levy chester=n1 norfolk=n1" STOP, "", "ok", "n.pp=3" STOPPED },
  { "R4.6/county-levy/three", "4p law=county-levy chester=n1 norfolk=n1 lincoln=n2" STOP, "", "ok", "n.pp=3" STOPPED },
  { "R4.6/county-levy/four", "4p law=county-levy chester=n1 norfolk=n1 lincoln=n2 surrey=n2" STOP, "", "ok", "n.pp=6" STOPPED },

  { "R4.6/bought-voices/all-gold", "4p law=bought-voices n.gold=3" STOP, "buy 3", "ok", "n.gold=0 n.votes=3" STOPPED },
  { "R4.6/bought-voices/some", "4p law=bought-voices n.gold=3" STOP, "buy 1", "ok", "n.gold=2 n.votes=1" STOPPED },
  { "R4.6/bought-voices/none", "4p law=bought-voices n.gold=3" STOP, "buy 0", "ok", "n.gold=3 n.votes=0 #declined=1" STOPPED },

  { "R4.6/tournament/once", "4p law=tournament n.gold=3 n.squires=3" STOP, "buy 1", "ok", "n.gold=2 n.squires=2 n.pp=3" STOPPED },
  { "R4.6/tournament/limited-by-squires", "4p law=tournament n.gold=3 n.squires=2" STOP, "buy 2", "ok", "n.gold=1 n.squires=0 n.pp=6" STOPPED },
  { "R4.6/tournament/more-than-the-squires", "4p law=tournament n.gold=3 n.squires=2" STOP, "buy 3", "R4.6", "choices=3" },
  { "R4.6/tournament/more-than-the-gold", "4p law=tournament n.gold=2 n.squires=3" STOP, "buy 3", "R4.6", "choices=3" },
  { "R4.6/tournament/without-a-squire", "4p law=tournament n.gold=9" STOP, "", "ok", "n.pp=0" STOPPED },
  { "R4.6/tournament/without-gold", "4p law=tournament n.squires=9" STOP, "", "ok", "n.pp=0" STOPPED },

  { "R4.6/spoils-of-war/one", "4p law=spoils-of-war harfleur=n1" STOP, "", "ok", "n.tiles=-" STOPPED },
  { "R4.6/spoils-of-war/two", "4p law=spoils-of-war harfleur=n1 agincourt=p1,n2" STOP, "ext chapel", "ok", "n.tiles=chapel p.tiles=-" STOPPED },
  { "R4.6/spoils-of-war/three", "4p round=2 law=spoils-of-war lower=melun melun=n3 valmont=n1 seine=n2" STOP, "ext chapel", "ok", "n.tiles=chapel" STOPPED },
  { "R4.6/spoils-of-war/four", "4p round=2 law=spoils-of-war lower=melun,caen melun=n3 caen=n4 valmont=n1 seine=n2" STOP, "ext chapel; ext stables", "ok", "n.tiles=stables,chapel" STOPPED },
  { "R4.6/spoils-of-war/no-space-left", "4p law=spoils-of-war harfleur=n1 agincourt=n2 n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard" STOP, "", "ok", "#void=1" STOPPED },
  /* Two tiles are due but one space is free: the second is void. */
  { "R4.6/spoils-of-war/one-space-left", "4p round=2 law=spoils-of-war lower=melun,caen melun=n3 caen=n4 valmont=n1 seine=n2 n.tiles=treasury,stables,chancery,chapel,armoury" STOP, "", "ok", "n.tiles=treasury,stables,chancery,chapel,armoury,tiltyard #void=1" STOPPED },

  { "R4.6/knights-bachelor/none", "4p law=knights-bachelor n.court=2 chester=n1 norfolk=n3" STOP, "", "ok", "n.squires=0" STOPPED },
  { "R4.6/knights-bachelor/one", "4p law=knights-bachelor n.court=2 chester=n2" STOP, "", "ok", "n.squires=1" STOPPED },
  { "R4.6/knights-bachelor/two", "4p law=knights-bachelor n.castle=chapel:2 valmont=n2" STOP, "", "ok", "n.squires=2" STOPPED },

  { "R4.6/war-chest/one", "4p law=war-chest valmont=n1" STOP, "", "ok", "n.gold=0 n.squires=0 n.votes=0" STOPPED },
  { "R4.6/war-chest/two", "4p law=war-chest valmont=n1 seine=n2" STOP, "", "ok", "n.gold=1 n.squires=1 n.votes=1" STOPPED },
  { "R4.6/war-chest/three", "4p law=war-chest lower=melun valmont=n1 seine=n2 melun=n3" STOP, "", "ok", "n.gold=1 n.squires=1 n.votes=1" STOPPED },
  { "R4.6/war-chest/four", "4p law=war-chest lower=melun,caen valmont=n1 seine=n2 melun=n3 caen=n4" STOP, "", "ok", "n.gold=2 n.squires=2 n.votes=2" STOPPED },

  { "R4.6/accolade/none-deployed", "4p law=accolade n.court=1 p.castle=chapel:2 b.castle=chapel:2 m.castle=chapel:2" STOP, "upgrade 1@court", "ok", "n.court=2" STOPPED },
  { "R4.6/accolade/one-at-court", "4p law=accolade n.court=2 p.castle=chapel:2 b.castle=chapel:2 m.castle=chapel:2" STOP, "upgrade 2@court", "ok", "n.court=3" STOPPED },
  { "R4.6/accolade/one-deployed", "4p law=accolade n.court=1 n.castle=chapel:2 p.castle=chapel:2 b.castle=chapel:2 m.castle=chapel:2" STOP, "", "ok", "n.court=1" STOPPED },
  { "R4.6/accolade/a-deployed-knight", "4p law=accolade norfolk=n3 p.castle=chapel:2 b.castle=chapel:2 m.castle=chapel:2" STOP, "upgrade 3@norfolk", "ok", "norfolk=n4" STOPPED },
  { "R4.6/accolade/declined", "4p law=accolade n.court=1 p.castle=chapel:2 b.castle=chapel:2 m.castle=chapel:2" STOP, "upgrade none", "ok", "n.court=1" STOPPED },

  { "R4.6/banneret/deployed", "4p law=banneret norfolk=n3" STOP, "upgrade 3@norfolk", "ok", "norfolk=n4 n.reserve=1,1,1,2,2,3" STOPPED },
  { "R4.6/banneret/in-france", "4p law=banneret caen=n3" STOP, "upgrade 3@caen", "ok", "caen=n4" STOPPED },
  { "R4.6/banneret/may-decline", "4p law=banneret caen=n3" STOP, "upgrade none", "ok", "caen=n3" STOPPED },
  { "R4.6/banneret/only-a-3", "4p law=banneret norfolk=n3 chester=n1" STOP, "upgrade 1@chester", "R4.6", "choices=2" },
  { "R4.6/banneret/not-at-court", "4p law=banneret n.court=3 chester=n1" STOP, "", "ok", "n.court=3" STOPPED },
  { "R4.6/banneret/4-not-in-reserve", "4p law=banneret norfolk=n3 n.court=4" STOP, "", "ok", "norfolk=n3 #void=1" STOPPED },

  { "R4.6/master-mason/two", "4p law=master-mason n.tiles=treasury,chapel" STOP, "", "ok", "n.pp=0" STOPPED },
  { "R4.6/master-mason/three", "4p law=master-mason n.tiles=treasury,chapel,stables" STOP, "", "ok", "n.pp=5" STOPPED },
  { "R4.6/master-mason/five", "4p law=master-mason n.tiles=treasury,chapel,stables,armoury,tiltyard" STOP, "", "ok", "n.pp=5" STOPPED },
  { "R4.6/master-mason/six", "4p law=master-mason n.tiles=treasury,chapel,stables,armoury,tiltyard,chancery" STOP, "", "ok", "n.pp=10" STOPPED },

  { "R4.6/glory-in-france/none", "4p law=glory-in-france n.court=4" STOP, "", "ok", "n.pp=0" STOPPED },
  { "R4.6/glory-in-france/one-with-two-knights", "4p law=glory-in-france caen=n12" STOP, "", "ok", "n.pp=3" STOPPED },
  { "R4.6/glory-in-france/four", "4p law=glory-in-france lower=melun,valmont caen=p1,n1 falaise=n2 melun=n3 valmont=b1,p1,n4" STOP, "", "ok", "n.pp=12 p.pp=6 b.pp=3 m.pp=0" STOPPED },

  { "R4.6/lord-lieutenant/two", "4p law=lord-lieutenant chester=n1 norfolk=n1" STOP, "", "ok", "n.pp=0" STOPPED },
  { "R4.6/lord-lieutenant/three", "4p law=lord-lieutenant chester=n1 norfolk=n1 lincoln=n2" STOP, "", "ok", "n.pp=8" STOPPED },
  { "R4.6/lord-lieutenant/five", "4p law=lord-lieutenant chester=n1 norfolk=n1 lincoln=n2 surrey=n2 kent=n4" STOP, "", "ok", "n.pp=8" STOPPED },
  { "R4.6/lord-lieutenant/six", "4p law=lord-lieutenant chester=n1 norfolk=n1 lincoln=n2 surrey=n2 kent=n4 gloucester=n3" STOP, "", "ok", "n.pp=16" STOPPED },

  { "R4.6/foot-service/two", "4p law=foot-service chester=n1 norfolk=n1 n.court=1" STOP, "", "ok", "n.pp=0" STOPPED },
  { "R4.6/foot-service/three", "4p law=foot-service chester=n1 n.castle=chapel:1 rouen=n1" STOP, "", "ok", "n.pp=5 m.pp=0" STOPPED },
  { "R4.6/foot-service/three-on-one-card", "4p law=foot-service rouen=n111" STOP, "", "ok", "n.pp=5" STOPPED },

  { "R4.6/retinue/two", "4p law=retinue n.nobles=kent,surrey" STOP, "", "ok", "n.court=-" STOPPED },
  { "R4.6/retinue/three", "4p law=retinue n.nobles=kent,surrey,norfolk" STOP, "", "ok", "n.court=1" STOPPED },
  { "R4.6/retinue/five", "4p law=retinue n.nobles=kent,surrey,norfolk,york,chester" STOP, "", "ok", "n.court=1" STOPPED },
  { "R4.6/retinue/six", "4p law=retinue n.nobles=kent,surrey,norfolk,york,chester,lincoln" STOP, "", "ok", "n.court=1,1" STOPPED },
  { "R4.6/retinue/nine", "4p law=retinue n.nobles=northumberland,york,chester,gloucester,lincoln,norfolk,somerset,kent,surrey n.court=1,1" STOP, "", "ok", "n.court=1,1,1,2,2" STOPPED },

  { "R4.6/royal-loan/all", "4p law=royal-loan n.gold=5" STOP, "buy 5", "ok", "n.pp=5 n.gold=0" STOPPED },
  { "R4.6/royal-loan/some", "4p law=royal-loan n.gold=5 n.pp=10" STOP, "buy 2", "ok", "n.pp=12 n.gold=3" STOPPED },
  { "R4.6/royal-loan/more-than-owned", "4p law=royal-loan n.gold=5" STOP, "buy 6", "R4.6", "choices=6" },

  { "R4.6/marshal-of-england/most", "4p law=marshal-of-england upper=rouen,caen rouen=n4 caen=p1,n1 lower=melun melun=p3" STOP, "", "ok", "n.pp=6 p.pp=0" STOPPED },
  { "R4.6/marshal-of-england/tie", "4p law=marshal-of-england upper=rouen,caen rouen=n4 caen=p1 lower=melun melun=p3" STOP, "", "ok", "n.pp=6 p.pp=6 b.pp=0" STOPPED },
  { "R4.6/marshal-of-england/nobody", "4p law=marshal-of-england" STOP, "", "ok", "n.pp=0 p.pp=0" STOPPED },
  { "R4.6/marshal-of-england/strength-not-number", "4p law=marshal-of-england upper=rouen,caen rouen=n4,p111" STOP, "", "ok", "n.pp=6 p.pp=0" STOPPED },

  { "R4.6/muster-roll/each-squire", "4p law=muster-roll n.squires=7 p.squires=1" STOP, "", "ok", "n.pp=7 n.squires=7 p.pp=1 b.pp=0" STOPPED },
  { "R4.6/muster-roll/not-those-in-counties", "4p law=muster-roll n.squires=1 chester=n1+3" STOP, "", "ok", "n.pp=1" STOPPED },
};

static void
cast (LanState *state, guint seat, gboolean yes, guint markers)
{
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, seat);

  choice.item = lan_state_proposal (state, state->proposal);
  choice.answer = yes ? LAN_YES : LAN_NO;
  choice.amount = (uint16_t) markers;
  g_assert_cmpuint (lan_apply (lan_test_content (), state, &choice, NULL), ==, LAN_RULE_OK);
}

/* Two markers each; code gives every seat one of the six votes: yes or no with 0, 1 or 2 markers. */
static void
check_vote (const LanState *before, guint code)
{
  guint players = before->players, counts[2] = { 0, 0 };
  LanState after = *before;
  guint digits[5];

  for (guint seat = 0; seat < players; seat++, code /= 6)
    digits[seat] = code % 6;
  for (guint n = 0; n < players; n++)
    {
      guint seat = (before->start_seat + n) % players;

      g_assert_cmpuint (lan_decision_next (lan_test_content (), &after).seat, ==, seat);
      cast (&after, seat, digits[seat] / 3, digits[seat] % 3);
      counts[digits[seat] / 3] += 1 + digits[seat] % 3;
    }

  for (guint seat = 0; seat < players; seat++) /* R4.3 */
    g_assert_cmpuint (after.houses[seat].goods[LAN_GOOD_VOTES], ==, 2 - digits[seat] % 3);
  if (counts[1] >= counts[0]) /* R4.4 */
    {
      g_assert_cmpuint (after.in_force[0], ==, before->in_force[1]);
      g_assert_cmpuint (after.in_force[1], ==, before->in_force[2]);
      g_assert_cmpuint (after.in_force[2], ==, lan_state_proposal (before, 0));
    }
  else /* R4.5 */
    g_assert_cmpint (memcmp (after.in_force, before->in_force, sizeof after.in_force), ==, 0);
  g_assert_cmpuint (after.proposal, ==, 1);
}

static void
test_every_vote (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint start = 0; start < players; start++)
      {
        g_autoptr (GString) position = g_string_new (NULL);
        guint vectors = 1;
        LanState state;

        g_string_printf (position, "%up at=vote start=%c", players, lan_test_letter (start));
        for (guint seat = 0; seat < players; seat++)
          {
            g_string_append_printf (position, " %c.votes=2", lan_test_letter (seat));
            vectors *= 6;
          }
        lan_test_position (position->str, &state, NULL);
        for (guint code = 0; code < vectors; code++)
          check_vote (&state, code);
      }
}

/* The laws in force after each of the eight ways in which three votes can end. */
static void
test_every_session (void)
{
  for (guint outcome = 0; outcome < 8; outcome++)
    {
      guint8 laws[6], n = 3;
      LanState state;

      lan_test_position ("4p at=vote york=n1", &state, NULL);
      memcpy (laws, state.in_force, 3);
      for (guint vote = 0; vote < 3; vote++)
        {
          if (outcome >> vote & 1)
            laws[n++] = lan_state_proposal (&state, vote);
          for (guint seat = 0; seat < 4; seat++)
            cast (&state, seat, outcome >> vote & 1, 0);
        }
      g_assert_cmpint (memcmp (state.in_force, laws + n - 3, 3), ==, 0);
      g_assert_cmpuint (lan_state_proposal (&state, 0), ==, LAN_NO_ITEM);
    }
}

/* R4.7 for two to five players with 0 to 2 squires each: ties of every size, served in every order. */
static void
test_every_tie_for_the_most (void)
{
  for (guint players = 2; players <= 5; players++)
    for (guint code = 0; code < 243; code++)
      {
        g_autoptr (GString) position = g_string_new (NULL);
        guint squires[5], most = 1;
        LanState state;

        g_string_printf (position, "%up start=%c law=squires-knighted york=n1", players,
                         lan_test_letter (code % players));
        for (guint seat = 0, rest = code; seat < players; seat++, rest /= 3)
          {
            squires[seat] = rest % 3;
            most = MAX (most, squires[seat]);
            g_string_append_printf (position, " %c.squires=%u", lan_test_letter (seat), squires[seat]);
          }
        lan_test_position (position->str, &state, NULL);
        for (guint seat = 0; seat < players; seat++)
          g_assert_cmpuint (state.sides[seat].court[0], ==, squires[seat] == most);
      }
}

/* The last vote of a session, by the third seat, under home-made content; what happens then is up to the laws. */
static void
end_session (const LanContent *content, LanState *state)
{
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, 2);

  choice.item = lan_state_proposal (state, 2);
  g_assert_cmpuint (lan_apply (content, state, &choice, NULL), ==, LAN_RULE_OK);
}

/* No law of the classic content changes what it counts, so this one does: the
 * most gold earns 5 gold. Whoever is served later must not have lost the tie by then. */
static void
test_counted_before_anyone_is_served (void)
{
  LanContent content = *lan_test_content ();
  LanState state;

  lan_test_position ("3p at=vote proposal=2 n.vote=no p.vote=no n.gold=2 p.gold=1 b.gold=2 york=p1", &state, NULL);
  content.laws[state.in_force[0]].reward = (LanReward) { .gold = 5 };
  end_session (&content, &state);
  lan_test_facts ("n.gold=7 p.gold=1 b.gold=7", &state, NULL);
}

/* Nor does one forbid stronger knights: royal-armourer for knights of strength 1 only. */
static void
test_upgrade_of_one_strength (void)
{
  LanContent content = *lan_test_content ();
  LanSpan spans[LAN_MAX_SPANS];
  LanState state;

  lan_test_position ("3p at=vote proposal=2 n.vote=no p.vote=no n.gold=2 york=n1 chester=n2 norfolk=n3", &state, NULL);
  content.laws[state.in_force[0]].reward.upgrade_strength = 1;
  end_session (&content, &state);
  g_assert_cmpuint (lan_decision_next (&content, &state).kind, ==, LAN_DECISION_UPGRADE);
  g_assert_cmpuint (lan_decision_spans (&content, &state, spans), ==, 2); /* the 1, or none */
  g_assert_cmpuint (spans[0].first.strength, ==, 1);
}

/* What a law would bring (for players and forecasts) is what it brings. */
static void
test_law_times (void)
{
  static const struct {
    const char *law, *position;
    guint times;
  } LAWS[] = {
    { "county-levy", "4p york=n1 chester=n1 norfolk=n1", 1 }, { "bought-voices", "4p n.court=1 n.gold=4", 4 },
    { "tournament", "4p n.court=1 n.gold=4 n.squires=3", 3 }, { "accolade", "4p n.court=2", 1 },
    { "accolade", "4p n.court=1 n.castle=chapel:2", 0 },      { "royal-armourer", "4p n.court=1 n.gold=1 p.gold=1", 1 },
    { "royal-armourer", "4p n.court=1 n.gold=1 p.gold=2", 0 }, { "royal-armourer", "4p n.court=1", 0 },
    { "muster-roll", "4p n.court=1 n.squires=6", 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (LAWS); i++)
    {
      LanState state;

      guint law = lan_test_index (LAN_TABLE_LAWS, LAWS[i].law);

      lan_test_position (LAWS[i].position, &state, NULL);
      g_assert_cmpuint (lan_law_times (lan_test_content (), &state, law, 0), ==, LAWS[i].times);
    }
}

/* Everything that a law can count, for a house that has some of each and whose ally has more (R7.6). */
static void
test_every_quantity (void)
{
  static const struct {
    LanQuantity quantity;
    guint strength, expected;
  } QUANTITIES[] = {
    { LAN_QUANTITY_PP, 0, 7 },
    { LAN_QUANTITY_GOLD, 0, 5 },
    { LAN_QUANTITY_SQUIRES, 0, 4 },
    { LAN_QUANTITY_VOTES, 0, 6 },
    { LAN_QUANTITY_COUNTIES, 0, 2 },
    { LAN_QUANTITY_CONFLICTS, 0, 1 },
    { LAN_QUANTITY_EXTENSIONS, 0, 3 },
    { LAN_QUANTITY_NOBLES, 0, 2 },
    { LAN_QUANTITY_DEPLOYED, 0, 5 },
    { LAN_QUANTITY_DEPLOYED, 1, 2 },
    { LAN_QUANTITY_DEPLOYED, 2, 2 },
    { LAN_QUANTITY_DEPLOYED, 3, 0 },
    { LAN_QUANTITY_DEPLOYED, 4, 1 },
    { LAN_QUANTITY_FRANCE_STRENGTH, 0, 6 },
    { LAN_QUANTITY_KNIGHTHOOD, 0, 13 }, /* 1 + 2 in counties, 1 in the castle, 2 + 4 in France, 3 at court */
  };
  LanState state;

  lan_test_position ("2p n.pp=7 n.gold=5 n.squires=4 n.votes=6 york=n1+2 surrey=n2 chester=N1 lincoln=N2 norfolk=N1 "
                     "harfleur=N3,n24 agincourt=N4 n.tiles=chapel,stables,armoury n.nobles=york,kent N.nobles=surrey "
                     "n.castle=treasury:1 n.court=3",
                     &state, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (QUANTITIES); i++)
    g_assert_cmpuint (lan_state_quantity (&state, 0, QUANTITIES[i].quantity, QUANTITIES[i].strength), ==,
                      QUANTITIES[i].expected);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));
  g_test_add_func ("/rules/R4.3/every-vote", test_every_vote);
  g_test_add_func ("/rules/R4.4/every-session", test_every_session);
  g_test_add_func ("/rules/R4.7/every-tie", test_every_tie_for_the_most);
  g_test_add_func ("/rules/R4.7/counted-before-anyone-is-served", test_counted_before_anyone_is_served);
  g_test_add_func ("/rules/R4.6/upgrade-of-one-strength", test_upgrade_of_one_strength);
  g_test_add_func ("/rules/R4.6/every-quantity", test_every_quantity);
  g_test_add_func ("/rules/R4.6/times", test_law_times);

  return g_test_run ();
}
