/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanTutor: where a learner is in a lesson. It follows a game that was opened with the line of the lesson: it goes on
 * when the learner makes the decision that is asked for, and waits while another one is on the board, which can be
 * taken back.
 * Signal: changed.
 */

#pragma once

#include "lan-game.h"
#include "lan-lesson.h"

G_BEGIN_DECLS

typedef enum {
  LAN_TUTOR_COMING,  /* others decide until the position of the step is reached */
  LAN_TUTOR_READY,   /* it is reached */
  LAN_TUTOR_ASTRAY,  /* the learner has decided otherwise */
} LanTutorState;

#define LAN_TYPE_TUTOR (lan_tutor_get_type ())
G_DECLARE_FINAL_TYPE (LanTutor, lan_tutor, LAN, TUTOR, GObject)

/* lesson: (transfer full). */
LanTutor *lan_tutor_new (LanGame *game, LanLesson *lesson);

const LanLesson *lan_tutor_get_lesson (LanTutor *self); /* (transfer none) */

/* The number of the step, from 0. */
guint lan_tutor_get_step (LanTutor *self);

/* Goes to a step; the game must be opened at its position next, if it stands elsewhere. */
void lan_tutor_set_step (LanTutor *self, guint step);

LanTutorState lan_tutor_get_state (LanTutor *self);

/* The decision that the learner is asked for now. FALSE: none. */
gboolean lan_tutor_get_wanted (LanTutor *self, LanChoice *choice);

/* LAN_TUTOR_ASTRAY: what was decided, and what was asked for. */
gboolean lan_tutor_get_detour (LanTutor *self, LanChoice *made, LanChoice *wanted);

/* What has been read is behind; what is to be done is done for the learner; what is to be watched begins. */
void lan_tutor_go_on (LanTutor *self);

/* LAN_TUTOR_ASTRAY: takes back until the game follows the line again. */
void lan_tutor_take_back (LanTutor *self);

G_END_DECLS
