/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSession: a game as it is played at this screen. Joins the game, the
 * referee with its players, which position is looked at, and which knight is in
 * hand. Board widgets read from it and hand clicks to it; none of them knows
 * another, and none asks the rules itself.
 *
 * Signals:
 *   changed            position, decision, selection, viewed position or hint changed: refresh from the getters
 *   squires-wanted     (guint side, guint place, guint minimum, guint maximum): the chosen place takes a number
 *                      of squires; the widget that owns the place asks and calls lan_session_place()
 *   knights-wanted     (guint side, guint place): several knights stand there; the widget that owns the place asks
 *                      which of the choices of lan_session_get_spans_at() is meant, and calls lan_session_play()
 *   refused            (const char *why): a choice was not possible; a whole sentence
 *   replaced           (const char *what): an outside program failed, and a computer player took its seat; whole sentences
 *   veiled-changed     the hand-over veil came or went (several humans)
 *   remark-changed     see lan_session_set_remark()
 *   stepped            (guint before): lan_session_step() goes forward, from the position after so many decisions;
 *                      before `changed`, so that what is shown is still that position
 */

#pragma once

#include "lan-game.h"
#include "lan-lesson.h"
#include "lan-referee.h"

G_BEGIN_DECLS

#define LAN_TYPE_SESSION (lan_session_get_type ())
G_DECLARE_FINAL_TYPE (LanSession, lan_session, LAN, SESSION, GObject)

LanSession *lan_session_new (LanGameContent *content);

/* Begin and open replace the running game only when they succeed. */
gboolean lan_session_begin (LanSession *self, const LanGameSetup *setup, GError **error);
gboolean lan_session_open (LanSession *self, const LanRecord *record, GError **error);

/* A lesson at a position of its line, by which the seats of the computer decide; in place of the running game. */
gboolean lan_session_open_lesson (LanSession *self, const LanLesson *lesson, guint at, GError **error);
gboolean lan_session_is_lesson (LanSession *self);

LanGame *lan_session_get_game (LanSession *self);           /* (transfer none) */
LanReferee *lan_session_get_referee (LanSession *self);     /* (transfer none) */
LanGameContent *lan_session_get_content (LanSession *self); /* (transfer none) */
const LanGameSetup *lan_session_get_setup (LanSession *self); /* NULL before the first game */

/* The position to show: the game's, or the one being visited. NULL before the first game. */
const LanState *lan_session_get_state (LanSession *self);

/* Who must decide what in the game (not in a visited position). */
LanDecision lan_session_get_decision (LanSession *self);

/* A human must decide, here and now: nothing visited, no veil, no computer's turn. */
gboolean lan_session_can_decide (LanSession *self);

/* The seat whose castle is shown large: the human who decides, else who decided last;
 * with one human always that one, with none the deciding seat. */
guint lan_session_get_front_seat (LanSession *self);

/* Lets the player look at another castle until the next decision of a human. */
void lan_session_set_front_seat (LanSession *self, guint seat);

/* The knight in hand (phase 1). FALSE when none is. */
gboolean lan_session_get_selection (LanSession *self, guint *side, guint *strength);
/* Takes a knight of that strength from court in hand; FALSE when that is not possible now. */
gboolean lan_session_select (LanSession *self, guint side, guint strength);
void lan_session_unselect (LanSession *self);
/* The player carries the knight in hand to a place by a drag: nobody need show how it comes there. Act on the place next. */
void lan_session_carry (LanSession *self, LanPlace place);
/* Where the knight in hand, or the one that is being placed, was carried; LAN_PLACE_NONE: nowhere. */
LanPlace lan_session_get_carried_place (LanSession *self);
/* Whether that knight at court can be taken in hand now. */
gboolean lan_session_can_select (LanSession *self, guint side, guint strength);
/* By its strength alone: the house's knight, once more the ally's. Says why when there is none. */
void lan_session_take (LanSession *self, guint strength);

/* What a click on a place would do now. */
typedef enum {
  LAN_TARGET_IDLE,     /* the decision is not about places, or nobody here decides */
  LAN_TARGET_LEGAL,    /* a click acts */
  LAN_TARGET_ILLEGAL,  /* a click only says why not */
} LanTargetStatus;

typedef struct {
  LanTargetStatus status;
  guint min_squires;   /* legal placements: fewest and most squires */
  guint max_squires;
  LanRule rule;        /* illegal: which rule forbids it */
  gboolean hinted;     /* the hint means it */
} LanTarget;

/* For a place of the board or of `side`'s castle (side is not looked at for counties and battles;
 * for upgrades the side whose knight is meant). */
LanTarget lan_session_get_target (LanSession *self, guint side, LanPlace place);

/* Says in one translated sentence what a click would do, or why it is not possible; NULL when idle. (transfer full) */
char *lan_session_describe_target (LanSession *self, guint side, LanPlace place);

/* What the place that the keyboard or a dragged knight is at would do, one sentence, for whoever shows it;
 * NULL: at no place, or nothing to say. The place itself keeps it up to date. */
const char *lan_session_get_remark (LanSession *self);
void lan_session_set_remark (LanSession *self, const char *remark);

/* Asks what the strongest computer player would do; the answer comes with `changed`, unless the position changes
 * before. FALSE: nobody here decides. The game stays as it is. */
gboolean lan_session_ask_hint (LanSession *self);

/* Takes back what was asked or answered. */
void lan_session_drop_hint (LanSession *self);

/* Whether a hint is being looked for. */
gboolean lan_session_is_hinting (LanSession *self);

/* How much of a hint, else of a computer player's thinking, is over, as lan_referee_get_done(). */
double lan_session_get_done (LanSession *self);

/* The hint for the decision at hand, or that it is being looked for, in a whole sentence; NULL: nobody has asked.
 * (transfer full) */
char *lan_session_describe_hint (LanSession *self);

/* The choice that the hint means; NULL: none. (transfer none) */
const LanChoice *lan_session_get_hinted_choice (LanSession *self);

/* Whether the hint means that knight at court, that place (side as for lan_session_get_target()), or that tile. */
gboolean lan_session_is_hinted_knight (LanSession *self, guint side, guint strength);
gboolean lan_session_is_hinted_place (LanSession *self, guint side, LanPlace place);
gboolean lan_session_is_hinted_item (LanSession *self, LanDecisionKind kind, guint item);

/* Acts on a place: places the knight in hand (asking for squires by the signal when there is a choice),
 * picks the knight to upgrade, the nobleman's county or the castle space to build on, as the decision asks. */
void lan_session_act (LanSession *self, guint side, LanPlace place);

/* Places the knight in hand with so many squires. */
gboolean lan_session_place (LanSession *self, LanPlace place, guint squires);

/* Whether that favour tile, castle space (to build) or county (nobleman) can be chosen now, and choosing it. */
gboolean lan_session_can_choose_item (LanSession *self, LanDecisionKind kind, guint item);
void lan_session_choose_item (LanSession *self, LanDecisionKind kind, guint item);

/* Any choice, for the prompt bar and dialogs. FALSE: refused, said by the signal. */
gboolean lan_session_play (LanSession *self, const LanChoice *choice);

/* All legal choices as spans of the deciding human; 0 when nobody here decides. */
guint lan_session_get_spans (LanSession *self, LanSpan spans[LAN_MAX_SPANS]);

/* Of these the ones that a click on a place can mean, with squires left open. Several: several knights stand there. */
guint lan_session_get_spans_at (LanSession *self, guint side, LanPlace place, LanSpan spans[LAN_MAX_SPANS]);

/* Looks at the position after n decisions (viewing, not undoing), at most as many as were made; G_MAXUINT: the game as it is. */
void lan_session_visit (LanSession *self, guint n);
gboolean lan_session_is_visiting (LanSession *self);

/* How many decisions led to the position that is shown; 0 before the first game. */
guint lan_session_get_visited (LanSession *self);

/* What is secret while a game goes on (R8.1), the order of cards and votes before they are counted, may be shown in its
 * earlier positions once it is over, and is unless the player does not want it. */
gboolean lan_session_can_show_hidden (LanSession *self);
gboolean lan_session_shows_hidden (LanSession *self);
void lan_session_set_shows_hidden (LanSession *self, gboolean shows);

/* Looks at the next (step 1) or previous (step -1) position at which something happened that all may know: votes that
 * are not counted yet are passed over, unless what is hidden is shown. FALSE: there is none. */
gboolean lan_session_step (LanSession *self, int step);

/* The game as it was in the position that is shown, to go on from there as another game. Votes that were cast but not
 * counted are left out, so that they are cast anew and nobody learns of them (R8.1). NULL before the first game.
 * (transfer full) */
LanRecord *lan_session_branch (LanSession *self);

/* Several humans: whose eyes only. Veiled: the next human must confirm before anything private is shown. */
gboolean lan_session_is_veiled (LanSession *self);
void lan_session_lift_veil (LanSession *self);

/* The place of the last move, for its mark; LAN_PLACE_NONE when there is none. */
LanPlace lan_session_get_last_place (LanSession *self, guint *side);

G_END_DECLS
