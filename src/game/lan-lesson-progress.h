/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How far a player has come in the first steps: a small file in the user data folder that names the step. The
 * position follows from the step (lan-lesson.h), so that a file cut off or made up can do no harm.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum {
  LAN_LESSON_NEW,       /* never begun, or nothing that can be read */
  LAN_LESSON_BEGUN,
  LAN_LESSON_FINISHED,
} LanLessonProgress;

/* How far the player has come. */
LanLessonProgress lan_lesson_progress_peek (void);

/* The id of the step at which the player left. NULL: never begun; NULL and an error, a translated sentence, when the
 * file cannot be used. (transfer full) */
char *lan_lesson_progress_load (GError **error);

/* Remembers the step; the file is replaced as a whole. */
gboolean lan_lesson_progress_store (const char *step, gboolean finished, GError **error);

G_END_DECLS
