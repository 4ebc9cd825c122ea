/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions of the fifth round with one choice that is clearly best by the
 * rules, made by hand; what makes it so stands behind each. Lord finds all.
 */

#include "lan-computers.h"
#include "lan-test-case.h"
#include "lan-test-move.h"
#include "lan-view.h"

typedef struct {
  const char *path;
  const char *position;
  const char *moves;  /* made before, or "" */
  const char *choice; /* of a vote only yes or no is compared */
} ClearChoice;

static const ClearChoice CHOICES[] = {
  /* Counties (R5.1, R6.4). */
  { "county/points-not-the-first-nobleman", "4p round=5 at=counties kent=n4", "", "county reward" },               /* 7 PP against none */
  { "county/fifth-nobleman-not-a-knight", "4p round=5 at=counties york=n1 n.court=4 n.nobles=chester,kent,norfolk,lincoln", "", "county noble" }, /* 4 PP */
  { "county/fourth-nobleman-not-squires", "3p round=5 at=counties chester=n1 n.nobles=york,kent,norfolk", "", "county noble" }, /* 3 PP */
  { "county/both-when-gold-is-worth-nothing", "4p round=5 at=counties kent=n4 n.gold=3 n.nobles=york,chester p.tiles=chapel b.tiles=stables", "", "county both" }, /* 7 and 2 PP */
  { "county/points-not-the-second-nobleman", "3p round=5 at=counties northumberland=n2 n.nobles=york", "", "county reward" }, /* 4 against 1 */
  { "county/tile-for-the-most-tiles", "3p round=5 at=counties gloucester=n3 n.gold=2 n.tiles=stables p.tiles=chapel,treasury", "", "county reward" }, /* R6.2 by gold: 8 instead of 4 */
  { "county/upgrade-for-the-most-strength", "3p round=5 at=counties lincoln=n2 p.court=2", "", "county reward" },   /* R6.1: 3 against 2 */

  /* Tiles and castles (R5.3, R6.1). */
  { "extension/chapel-still-pays", "3p round=5 at=counties gloucester=n3 n.tiles=stables,treasury p.tiles=chapel", "county reward", "ext chapel" }, /* 2 PP more */
  { "upgrade/breaks-a-tie", "3p round=5 at=castles n.castle=tiltyard:2 p.court=2 p.squires=1", "", "upgrade 2@tiltyard" },
  { "arm/recruits-for-the-most-strength", "3p round=5 at=castles n.castle=armoury:2 n.squires=2 p.court=2 p.squires=3", "", "arm yes" },

  /* Laws (R4.6). */
  { "law/royal-loan-sells-all-gold", "4p round=5 law=royal-loan n.gold=9 p.tiles=chapel b.tiles=stables", "", "buy 9" },
  { "law/tournament-as-often-as-possible", "4p round=5 law=tournament n.gold=3 n.squires=2 p.court=4 b.court=3 p.tiles=chapel b.tiles=stables", "", "buy 2" },

  /* Favours (R3.7). */
  { "favour/points-not-voices", "4p favours=pp,votes round=5 n.court=1 york=m1", "n1>upper-left", "favour pp" },
  { "favour/fifth-nobleman-not-points", "4p favours=noble,pp round=5 n.court=1 york=m1 n.nobles=chester,kent,norfolk,lincoln", "n1>upper-left", "favour noble" },

  /* Votes (R4.2), two players: what helps one hurts the other as much. */
  { "vote/muster-roll-with-squires", "2p round=5 at=vote proposal=2 n.squires=9", "", "vote yes" },
  { "vote/muster-roll-against-squires", "2p round=5 at=vote proposal=2 p.squires=9", "", "vote no" },
  { "vote/marshal-with-the-army", "2p round=5 at=vote proposal=1 upper=harfleur,caen harfleur=n4", "", "vote yes" },
  { "vote/marshal-against-the-army", "2p round=5 at=vote proposal=1 upper=harfleur,caen harfleur=p4", "", "vote no" },
  { "vote/royal-loan-with-gold", "2p round=5 at=vote n.gold=8", "", "vote yes" },
  { "vote/royal-loan-against-gold", "2p round=5 at=vote p.gold=8", "", "vote no" },

  /* Placing (R3). */
  { "place/saves-the-battle", "3p round=5 upper=harfleur,caen lower=agincourt agincourt=p4,n2 n.court=3 p.tiles=chapel,stables b.tiles=chapel,stables", "", "n3>agincourt" },
  { "place/kent-for-the-strongest", "4p round=5 favours=votes upper=harfleur,caen p.court=4 p.tiles=chapel,stables b.tiles=stables,chapel n.court=4 york=m1", "", "n4>kent" },

  /* Ransom (R5.4.6, R6.1). */
  { "ransom/keeps-the-most-strength", "3p round=5 at=conflicts lower=agincourt agincourt=n3 n.gold=3 p.court=2", "", "ransom yes" },
};

static void
test_clear_choice (gconstpointer data)
{
  const ClearChoice *clear = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (LanAgent) lord = lan_computers_parse ("lord:milliseconds=0:iterations=1500:threads=1", &error);
  LanState state, view;
  LanChoice expected, choice;
  LanRng rng;

  g_assert_no_error (error);
  lan_test_position (clear->position, &state, NULL);
  if (clear->moves[0] != '\0')
    lan_test_play (&state, clear->moves, NULL);
  expected = lan_test_move (clear->choice, &state);
  g_assert_cmpuint (lan_decision_check (lan_test_content (), &state, &expected), ==, LAN_RULE_OK);
  lan_rng_seed (&rng, 1);
  lan_view (lan_test_content (), &state, expected.seat, &rng, &view);
  choice = lord->choose (lord, lan_test_content (), &view, &rng, NULL, NULL);
  if (expected.kind == LAN_DECISION_VOTE)
    choice.amount = expected.amount;
  g_test_message ("%u: item %u answer %u place %u amount %u", choice.kind, choice.item, choice.answer, choice.place, choice.amount);
  g_assert_true (lan_choice_equal (&choice, &expected));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (CHOICES); i++)
    {
      g_autofree char *path = g_strconcat ("/clear-choices/", CHOICES[i].path, NULL);

      g_test_add_data_func (path, &CHOICES[i], test_clear_choice);
    }

  return g_test_run ();
}
