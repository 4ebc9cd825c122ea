/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Positions as one line of text, so that a case reads like the rule book.
 *
 *   "4p n.court=1,2 n.squires=3 york=p2+1 harfleur=n13,p2"
 *
 * The first word is the number of players; each further word gives one field:
 *
 *   round=3  start=p  turn=b      else round 1, seat n starts, turn of the start player
 *   at=STEP                       where play goes on: setup place (else) vote laws counties castles conflicts
 *   proposal=0..2                 the proposal under vote (else 0)
 *   laws=a,b,c                    in force (else royal-armourer, squires-knighted, county-levy)
 *   law=a                         only that one is still to be carried out, the last in force; implies at=laws
 *   upper=a,b  lower=a,b          open conflict cards (else harfleur,agincourt and none); "-" for no card there
 *   favours=gold,pp               King's Favour tiles face up (else all six)
 *   york=p2+1                     in the county: knight of strength 2 of side p with 1 squire
 *   harfleur=n13,p2               on the card, from the top: knights 1 and 3 of side n, knight 2 of side p
 *   n.court=1,2                   knights at court
 *   n.castle=chapel:2,stables:1   knights in the castle; of an ally "N.castle=muster-yard:1"
 *   n.tiles=chapel                extension tiles
 *   n.nobles=york,kent            noblemen held
 *   n.pp=  n.gold=  n.squires=  n.votes=    counters
 *   n.vote=yes+2                  cast in the vote under way
 *
 * Nobody has anything that is not written: counters are 0, all knights are in
 * the reserve, nobleman tiles not held are in their counties.
 *
 * The same words say what must be true afterwards, "-" standing for nothing
 * ("york=- p.court=2"). Besides these can be asked:
 *
 *   next=place:n     the decision and who makes it; "ransom:n2" with the knight; "none" after the game
 *   choices=12       how many legal choices there are
 *   phase=place      setup place parliament rewards finished
 *   winners=n,p      seats with the most PP
 *   proposals=a,b    still to be voted on
 *   york.tiles=1     nobleman tiles left in the county
 *   n.reserve=1,3    n.knighthood=4 (strength, R1.3)  n.deployed=2 (number)
 *   #void=1          events of that type since the last move (or in setting up, without a move)
 */

#pragma once

#include "lan-apply.h"
#include "lan-test-content.h"

/* Sets up the position and plays on to its first decision; log: what happened
 * on the way, or NULL. Aborts on a text that makes no sense. */
void lan_test_position (const char *text, LanState *state, LanEventLog *log);

/* The value of a field as text. (transfer full) */
char *lan_test_value (const char *field, const LanState *state, const LanEventLog *log);

/* Whether every fact of the text is true; each that is not is reported as a
 * message and makes the test fail. */
gboolean lan_test_facts (const char *facts, const LanState *state, const LanEventLog *log);
