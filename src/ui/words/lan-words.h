/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Everything the program says about a game, as whole translated sentences:
 * for the window, the chronicle, screen readers and the terminal. Every
 * returned string is (transfer full), plain text without markup.
 */

#pragma once

#include "lan-game.h"

G_BEGIN_DECLS

/* A house ("Neville", or the name its player typed) or an ally ("Neville's ally"). */
char *lan_words_side (LanGameContent *content, const LanGameSetup *setup, unsigned side);

/* A place: "York", "the Stables", "Agincourt", "court", "the reserve". state: for the cards in battles. */
char *lan_words_place (LanGameContent *content, const LanState *state, unsigned side, LanPlace place);

/* A reward: "2 voting markers and 2 gold". */
char *lan_words_reward (const LanReward *reward);

/* "3 gold", "1 squire", with plurals. */
char *lan_words_good (LanGood good, unsigned amount);

/* What happened, one sentence for the chronicle; NULL for events that another one already tells. */
char *lan_words_event (LanGameContent *content, const LanGameSetup *setup, const LanState *state_after, const LanEvent *event);

/* The symbol that goes with it ("county", "conflict", "gold", ...), never NULL; static. */
const char *lan_words_event_symbol (const LanEvent *event);

/* Who decides what, one sentence: "Neville: place a knight." and a second one that says how. */
char *lan_words_decision (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanDecision *decision);
char *lan_words_decision_hint (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanDecision *decision);

/* A choice as a button or list entry: "Send strength 2 to York with 1 squire". */
char *lan_words_choice (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *choice);

/* What a legal placement would do, for the target's tooltip: "3 beats 2: Percy's strength 2 goes back to court; 1 squire is lost." */
char *lan_words_preview (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *choice);

/* Why a rule forbids something, one sentence that ends with the rule in brackets: "A knight in York needs strength 2 or more (R3.2)." */
char *lan_words_refusal (LanRule rule);

/* "Place Knights", "Parliament", ... ; static, translated. */
const char *lan_words_phase (LanPhase phase);

/* "Counties", "Castle", ... for score tables; static, translated. */
const char *lan_words_source (LanSource source);

/* A vote, before it is counted, to whoever may know it (R8.1): "Percy votes for Tournament with 2 voting markers." */
char *lan_words_vote (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *vote);

/* Everything that is hidden in a position (R8.1), for games that are over: a sentence for each vote that is not counted yet,
 * for each round still to come with its cards in their order, and for the conflicts that never come. Ended by NULL. */
char **lan_words_hidden (LanGameContent *content, const LanGameSetup *setup, const LanState *state);

/* How the game ended: "Neville wins with 113 power points." / shared victory. */
char *lan_words_outcome (LanGameContent *content, const LanGameSetup *setup, const LanState *state);

G_END_DECLS
