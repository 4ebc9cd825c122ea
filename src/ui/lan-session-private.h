/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the session share. */

#pragma once

#include "lan-advice.h"
#include "lan-session.h"
#include "lan-thinking.h"

G_BEGIN_DECLS

struct _LanSession {
  GObject parent_instance;

  LanGame *game;
  LanReferee *referee;
  GSettings *settings;   /* NULL where the schema is not installed */
  LanRecord *line;       /* what the seats of the computer decide in a lesson, or NULL */

  guint visited;         /* decisions made in the position looked at; G_MAXUINT: the game as it is */
  gboolean hides;        /* the player does not want to see what was hidden in a game that is over */
  guint front_choice;    /* castle the player chose to look at, or LAN_NO_SEAT */
  guint eyes;            /* human seat that was last in front of the screen, or LAN_NO_SEAT */
  gboolean veiled;       /* as last notified */

  guint hand_side;       /* the knight in hand; strength 0: none */
  guint hand_strength;
  LanPlace carried_to;   /* where the player dropped it, or LAN_PLACE_NONE */

  char *remark;          /* what the place in focus would do, or NULL */

  guint hint_serial;               /* of the position that the hint is about */
  GCancellable *hint_cancellable;  /* of the search for it, or NULL */
  LanThinking *hint_thinking;      /* how far it is, or NULL */
  char *hint_sentence;             /* NULL: none */
  LanAdvice hint;                  /* where there is a sentence */
};

/* Emits `changed`. */
void lan_session_emit_changed (LanSession *self);

/* Emits `stepped` with the decisions made in the position that was shown before. */
void lan_session_emit_stepped (LanSession *self, guint before);

/* The outside program of the seat, with a player that takes over where it fails (transfer full for both). */
LanPlayer *lan_session_engage (LanSession *self, guint seat, LanPlayer *substitute);

/* Ends all outside programs, now: there may be no main loop any more. */
void lan_session_dismiss (LanSession *self);
/* Takes back a hint that is not about the decision at hand, without emitting anything. */
void lan_session_check_hint (LanSession *self);

/* The same for any hint. FALSE: there was none. */
gboolean lan_session_clear_hint (LanSession *self);

/* Emits `refused` with a sentence. */
void lan_session_refuse (LanSession *self, const char *why);

/* Emits `refused` with the reason that a rule gives. */
void lan_session_refuse_rule (LanSession *self, LanRule rule);

/* Emits `squires-wanted` for a place that takes a number of squires. */
void lan_session_ask_squires (LanSession *self, guint side, LanPlace place, const LanTarget *target);

/* Emits `knights-wanted` for a place where several knights stand. */
void lan_session_ask_knight (LanSession *self, guint side, LanPlace place);

/* Puts the knight in hand back without emitting anything. */
void lan_session_empty_hand (LanSession *self);

/* The same, unless it can still be placed. */
void lan_session_check_hand (LanSession *self);

G_END_DECLS
