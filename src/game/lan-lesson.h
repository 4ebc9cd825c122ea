/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanLesson: a game to learn by. Its line is a whole record, in which one house is the learner's and the others are
 * played as the line has it; its steps say what is explained, or what the learner is asked to do, at which position of
 * the line.
 */

#pragma once

#include "lan-record.h"

G_BEGIN_DECLS

#define LAN_LESSON_ERROR (lan_lesson_error_quark ())
typedef enum {
  LAN_LESSON_ERROR_READ,
  LAN_LESSON_ERROR_SYNTAX,
  LAN_LESSON_ERROR_FORMAT, /* well-formed, but no lesson, or steps that do not fit the game */
} LanLessonError;
GQuark lan_lesson_error_quark (void);

typedef enum {
  LAN_LESSON_READ,   /* something to read */
  LAN_LESSON_DO,     /* the learner makes the next decision of the line */
  LAN_LESSON_WATCH,  /* the learner's decisions are made for them up to the next step */
  LAN_LESSON_END,
} LanLessonKind;

/* What lights up while a text is read. */
typedef enum {
  LAN_SIGHT_NONE,
  LAN_SIGHT_COURT,
  LAN_SIGHT_CASTLE,
  LAN_SIGHT_LAWS,
  LAN_SIGHT_PLACE,   /* place */
} LanSight;

typedef struct {
  char *id;
  LanLessonKind kind;
  guint at;          /* decisions of the line that are made when the step is shown */
  char *title;       /* as in the file; for people: lan_lesson_translate() */
  char *text;
  char *other;       /* LAN_LESSON_DO: what is said when the learner decides otherwise; else NULL */
  LanSight sight;
  LanPlace place;    /* LAN_PLACE_NONE when sight is another */
} LanLessonStep;

typedef struct {
  LanRecord *line;
  GPtrArray *steps;  /* of LanLessonStep: at least one, the last a LAN_LESSON_END */
} LanLesson;

/* The first steps that come with the program. NULL and an error when the content is another than they are made for.
 * (transfer full) */
LanLesson *lan_lesson_load_default (LanGameContent *content, GError **error);

/* A lesson from its script and its game. Every step is checked: positions that rise, decisions that are the
 * learner's, none of these left out. (transfer full) */
LanLesson *lan_lesson_read (GBytes *script, GBytes *game, LanGameContent *content, GError **error);

void lan_lesson_free (LanLesson *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanLesson, lan_lesson_free)

/* The step with that number, from 0. (transfer none) */
const LanLessonStep *lan_lesson_get_step (const LanLesson *self, guint n);

/* The number of the step with that id; FALSE when there is none. */
gboolean lan_lesson_find_step (const LanLesson *self, const char *id, guint *n);

/* Whether a decision of the line is the learner's. */
gboolean lan_lesson_is_own (const LanLesson *self, guint decision);

/* The line up to a position, to be opened as a game. (transfer full) */
LanRecord *lan_lesson_cut (const LanLesson *self, guint at);

/* A text of a step in the language of the program. */
const char *lan_lesson_translate (const char *text);

G_END_DECLS
