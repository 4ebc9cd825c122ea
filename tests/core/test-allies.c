/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R7 Two players: allies. N is the ally of house n, P that of p. */

#include "lan-test-case.h"

#define ALL_TILES "treasury,stables,chancery,chapel,armoury,tiltyard"
#define FULL_CASTLE "muster-yard:1,tiltyard:1"
#define COUNTIES_OF_P "northumberland=p2+9 york=p1+9 chester=p1+9 gloucester=P4 lincoln=P3 norfolk=P2 somerset=P2 kent=p4+9 surrey=p3+9"

static const LanTestCase CASES[] = {
  { "R7.1/seven-knights", "2p N.court=1,2", "", "ok", "N.reserve=1,1,2,3,4 P.reserve=1,1,1,2,2,3,4" },
  { "R7.1/only-with-two-players", "3p n.court=1", "N1>york", "R7.1", "" },
  { "R7.1/two-castle-spaces", "2p N.court=1,1", "N1>muster-yard; N1>tiltyard", "ok", "N.castle=muster-yard:1,tiltyard:1" },
  { "R7.1/no-third-space", "2p N.court=2 N.castle=muster-yard:1,tiltyard:1", "N2>chancery", "R7.3", "" },
  { "R7.1/no-votes", "2p at=vote", "vote yes", "ok", "next=vote:p" },
  { "R7.1/no-vote-of-an-ally", "2p at=vote", "N: vote yes", "R4.2", "" },

  { "R7.2/the-house", "2p n.court=1 N.court=1 p.court=1", "n1>york", "ok", "york=n1 next=place:p N.court=1" },
  { "R7.2/or-its-ally", "2p n.court=1 N.court=1 p.court=1", "N1>york", "ok", "york=N1 next=place:p n.court=1" },
  { "R7.2/not-the-other-ally", "2p n.court=1 N.court=1 P.court=1", "P1>york", "R7.2", "" },
  { "R7.2/the-ally-when-the-house-cannot", "2p N.court=1", "", "ok", "next=place:n choices=7" }, /* three counties, two castle spaces, two cards */
  { "R7.2/skipped-when-neither-can", "2p p.court=1", "", "ok", "next=place:p" },
  /* n is barred everywhere by its own tiles, p's squires and full cards; its ally has an empty castle space left. */
  { "R7.2/only-the-ally-can", "2p n.court=1 N.court=1 N.castle=muster-yard:2 n.tiles=" ALL_TILES " " COUNTIES_OF_P " harfleur=p1,P1,N1 agincourt=N2,p2,P1", "", "ok", "next=place:n choices=3" },
  { "R7.2/neither-can", "2p n.court=1 N.court=4 N.castle=" FULL_CASTLE " n.tiles=" ALL_TILES " p.court=1 "
    "northumberland=p2+9 york=p1+9 chester=p1+9 gloucester=P4 lincoln=n3 norfolk=n2 somerset=n2 kent=n4 surrey=p3+9 upper=-,-", "", "ok", "next=place:p" },

  { "R7.3/never-squires", "2p n.squires=3 N.court=1", "N1>york+1", "R7.3", "n.squires=3" },
  { "R7.3/minimum", "2p N.court=1", "N1>northumberland", "R3.2", "" },
  { "R7.3/expels-by-strength-alone", "2p N.court=3 york=p2", "N3>york", "ok", "york=N3 p.court=2" },
  { "R7.3/expels-the-other-ally", "2p N.court=3 york=P2", "N3>york", "ok", "york=N3 P.court=2" },
  { "R7.3/a-tie-does-not-expel", "2p N.court=2 york=p2", "N2>york", "R3.3", "" },
  { "R7.3/is-expelled", "2p n.court=2 york=P1", "n2>york", "ok", "york=n2 P.court=1" },
  { "R7.3/never-by-its-own-house", "2p n.court=4 n.squires=3 york=N1", "n4>york", "R7.3", "york=N1" },
  { "R7.3/never-by-its-own-house-with-squires", "2p n.court=4 n.squires=3 york=N1", "n4>york+3", "R7.3", "n.squires=3" },
  { "R7.3/never-expels-its-own-house", "2p N.court=4 york=n1", "N4>york", "R7.3", "york=n1" },
  { "R7.3/nor-itself", "2p N.court=4 york=N1", "N4>york", "R3.4", "york=N1" },
  { "R7.3/castle-spaces-of-the-ally", "2p N.court=1", "N1>muster-yard", "ok", "N.castle=muster-yard:1 n.castle=-" },
  { "R7.3/one-knight-a-space", "2p N.court=1 N.castle=muster-yard:2", "N1>muster-yard", "R7.3", "" },
  { "R7.3/not-the-castle-of-its-house", "2p N.court=1", "N1>chapel", "R7.3", "" },
  { "R7.3/tiles-of-its-house-do-not-matter", "2p N.court=1 n.tiles=treasury,stables", "N1>tiltyard", "ok", "N.castle=tiltyard:1" },

  { "R7.4/own-space-on-a-card", "2p favours=- N.court=2 harfleur=n1,p1", "N2>harfleur", "ok", "harfleur=n1,p1,N2" },
  { "R7.4/card-full-for-the-fourth", "2p favours=- P.court=2 turn=p harfleur=n1,p1,N2", "P2>harfleur", "R3.6", "" },
  { "R7.4/own-rank", "2p at=conflicts harfleur=n1,N3,p2", "", "ok", "n.pp=1 p.pp=4 N.court=3 harfleur=gone" },
  { "R7.4/its-points-are-nobodys", "2p at=conflicts harfleur=N4,P2", "", "ok", "n.pp=0 p.pp=0 N.court=4 P.court=2" },
  { "R7.4/its-strength-is-englands", "2p at=conflicts harfleur=n1,N4", "", "ok", "n.pp=4 harfleur=gone" },
  { "R7.4/stays-on-a-lost-card", "2p at=conflicts harfleur=N4", "", "ok", "harfleur=N4" },

  { "R7.5/noblemen", "2p at=counties norfolk=N1", "county noble", "ok", "N.nobles=norfolk n.nobles=- norfolk.tiles=1" },
  { "R7.5/held-separately", "2p at=counties norfolk=N1 n.nobles=norfolk", "county noble", "ok", "N.nobles=norfolk n.nobles=norfolk norfolk.tiles=0" },
  { "R7.5/not-two-of-a-county", "2p at=counties norfolk=N1 york=p1 N.nobles=norfolk", "county noble", "ok", "N.nobles=norfolk p.nobles=york norfolk=-" },
  { "R7.5/recruits", "2p at=counties york=N1", "county reward", "ok", "N.court=1,1 n.court=-" },
  { "R7.5/upgrades", "2p at=counties lincoln=N2", "county reward; upgrade 2@lincoln", "ok", "N.court=3 n.court=-" },
  { "R7.5/upgrades-not-a-knight-of-the-house", "2p at=counties lincoln=N2 n.court=1", "county reward; upgrade 1@court", "R1.5", "next=upgrade:N" },
  { "R7.5/points-are-void", "2p at=counties kent=N4", "county reward", "ok", "n.pp=0 N.court=4 #void=1" },
  { "R7.5/gold-is-void", "2p at=counties norfolk=N1 n.gold=1", "county reward", "ok", "n.gold=1 #void=1" },
  { "R7.5/squires-are-void", "2p at=counties chester=N1", "county reward", "ok", "n.squires=0 #void=1" },
  { "R7.5/tiles-are-void", "2p at=counties gloucester=N3", "county reward", "ok", "n.tiles=- #void=1" },
  { "R7.5/markers-are-void", "2p round=5 at=counties somerset=N2 kent=p4", "county reward", "ok", "n.votes=0 n.gold=0 #void=2" },
  { "R7.5/never-both", "2p at=counties norfolk=N1 n.gold=9", "county both", "R7.5", "n.gold=9 choices=2" },
  { "R7.5/surrey", "2p at=counties surrey=N2", "county reward", "ok", "next=start:N n.pp=0" },
  { "R7.5/its-player-names-the-start-player", "2p at=counties surrey=N2", "county noble; start p", "ok", "start=p N.nobles=surrey" },
  { "R7.5/takes-a-favour", "2p N.court=1 p.court=1", "N1>harfleur", "ok", "next=favour:N choices=6" },
  { "R7.5/favour-gold-is-void", "2p N.court=1 p.court=1", "N1>harfleur; favour gold", "ok", "n.gold=0 favours=upgrade,squires,votes,noble,pp next=place:p #void=1" },
  { "R7.5/favour-points-are-void", "2p N.court=1 p.court=1", "N1>harfleur; favour pp", "ok", "n.pp=0 favours=upgrade,gold,squires,votes,noble" },
  { "R7.5/favour-squires-are-void", "2p N.court=1 p.court=1", "N1>harfleur; favour squires", "ok", "n.squires=0 #void=1" },
  { "R7.5/favour-markers-are-void", "2p N.court=1 p.court=1", "N1>harfleur; favour votes", "ok", "n.votes=0 #void=1" },
  { "R7.5/favour-upgrade", "2p N.court=1 n.court=1", "N1>harfleur; favour upgrade; upgrade 1@harfleur", "ok", "harfleur=N2 next=place:n" },
  { "R7.5/favour-nobleman", "2p N.court=1 p.court=1", "N1>harfleur; favour noble; noble kent", "ok", "N.nobles=kent n.nobles=-" },
  { "R7.5/favour-nobleman-one-of-each", "2p N.court=1 p.court=1 N.nobles=kent", "N1>harfleur; favour noble; noble kent", "R1.9", "choices=8" },
  { "R7.5/muster-yard", "2p at=castles N.castle=muster-yard:3", "", "ok", "N.court=1,3 n.court=- N.castle=-" },
  { "R7.5/tiltyard", "2p at=castles N.castle=tiltyard:1", "upgrade 1@tiltyard", "ok", "N.court=2" },
  { "R7.5/muster-yard-first", "2p at=castles N.castle=muster-yard:3,tiltyard:2", "upgrade 1@court", "ok", "N.court=2,2,3" },
  /* n's ally before p, after n. */
  { "R7.5/right-after-its-players-castle", "2p at=castles n.castle=tiltyard:1 N.castle=tiltyard:1 p.castle=tiltyard:1", "upgrade none", "ok", "next=upgrade:N n.castle=- n.votes=1 p.votes=0" },
  { "R7.5/before-the-next-players-castle", "2p at=castles n.castle=tiltyard:1 N.castle=tiltyard:1 p.castle=tiltyard:1", "upgrade none; upgrade none", "ok", "next=upgrade:p N.castle=-" },
  { "R7.5/no-company-at-its-table", "2p at=castles N.nobles=kent,york", "", "ok", "n.votes=1 p.votes=1" },

  { "R7.6/counties-of-the-ally-do-not-count", "2p law=county-levy chester=n1 norfolk=N1 york=p1", "", "ok", "n.pp=0" },
  { "R7.6/conflicts-of-the-ally-do-not-count", "2p law=glory-in-france caen=N1 falaise=n1 york=p1", "", "ok", "n.pp=3" },
  { "R7.6/knights-of-the-ally-do-not-count", "2p law=knights-bachelor norfolk=N2 york=p1", "", "ok", "n.squires=0" },
  { "R7.6/nor-do-they-forbid", "2p law=accolade norfolk=N2 n.court=1 p.castle=chapel:2 york=p1", "", "ok", "next=upgrade:n" },
  { "R7.6/noblemen-of-the-ally-do-not-count", "2p law=retinue n.nobles=kent,york N.nobles=surrey,norfolk,chester york=p1", "", "ok", "n.court=- N.court=-" },
  { "R7.6/strength-of-the-ally-does-not-count", "2p law=marshal-of-england upper=rouen,caen rouen=N4,n1 caen=p2 york=p1", "", "ok", "n.pp=0 p.pp=6" },
  { "R7.6/upgrades-the-own-knights-only", "2p law=royal-armourer n.gold=1 harfleur=N1 york=p1", "", "ok", "#void=1 next=county:p" },
  { "R7.6/the-ally-does-not-score-at-the-end", "2p round=5 at=conflicts n.court=1 N.court=4 P.court=3 n.tiles=chapel N.nobles=kent,york,surrey", "", "ok", "n.pp=16 p.pp=0" },

  { "R7.7/ransoms-with-the-gold-of-its-player", "2p round=2 lower=rouen at=conflicts rouen=N3 n.gold=4", "ransom yes", "ok", "n.gold=1 N.court=3" },
  { "R7.7/or-not", "2p round=2 lower=rouen at=conflicts rouen=N3 n.gold=4", "ransom no", "ok", "n.gold=4 N.court=- N.reserve=1,1,1,2,2,3,4" },
  { "R7.7/not-without-gold", "2p round=2 lower=rouen at=conflicts rouen=N3 n.gold=2 p.gold=9", "", "ok", "n.gold=2 N.court=- next=vote:n" },
  { "R7.7/house-before-ally", "2p round=2 lower=rouen at=conflicts rouen=N1,n3 n.gold=3", "", "ok", "next=ransom:n3" },
  { "R7.7/then-the-ally", "2p round=2 lower=rouen at=conflicts rouen=N1,n3 n.gold=4", "ransom yes", "ok", "next=ransom:N1 n.gold=1" },
  { "R7.7/in-player-order", "2p start=p round=2 lower=rouen at=conflicts rouen=n1,P1,p1 n.gold=1 p.gold=2", "ransom yes; ransom yes", "ok", "next=ransom:n1 p.court=1 P.court=1" },

  { "R7.8/only-first-places", "2p round=5 at=conflicts n.court=2 p.court=1 n.tiles=chapel,stables p.tiles=chapel", "", "ok", "n.pp=16 p.pp=0" },
  { "R7.8/a-tie-shares-the-first", "2p round=5 at=conflicts n.court=1 p.court=1 n.tiles=stables p.tiles=chapel", "", "ok", "n.pp=16 p.pp=16 winners=n,p" },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lan_test_add_cases (CASES, G_N_ELEMENTS (CASES));

  return g_test_run ();
}
