/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-tutor.h"

#include "lan-line-player.h"

struct _LanTutor {
  GObject parent_instance;

  LanGame *game;
  LanLesson *lesson;
  guint step;
  gboolean watching;  /* LAN_LESSON_WATCH: it was begun */
  guint source;       /* makes the next decision that is watched, or 0 */
};

G_DEFINE_FINAL_TYPE (LanTutor, lan_tutor, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static const LanLessonStep *
get_step (LanTutor *self)
{
  return lan_lesson_get_step (self->lesson, self->step);
}

static const LanChoice *
get_choice (LanTutor *self, guint n)
{
  return &g_array_index (self->lesson->line->choices, LanChoice, n);
}

/* Whether the learner is to make the next decision of the line. */
static gboolean
is_own_turn (LanTutor *self)
{
  guint n = lan_game_get_length (self->game);

  return n < self->lesson->line->choices->len && lan_lesson_is_own (self->lesson, n);
}

static void
play_line (LanTutor *self)
{
  LanChoice choice = *get_choice (self, lan_game_get_length (self->game));

  lan_game_play (self->game, &choice, NULL);
}

static gboolean
on_watched (gpointer data)
{
  LanTutor *self = data;

  self->source = 0;
  if (lan_line_is_followed (self->lesson->line, self->game) && is_own_turn (self))
    play_line (self);
  return G_SOURCE_REMOVE;
}

/* Not from within the signals of the decision before; yet before drawing, which may leave no time on a slow machine. */
static void
watch (LanTutor *self)
{
  if (self->watching && self->source == 0 && is_own_turn (self))
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_watched, self, NULL);
}

/* The last step at or before a position. */
static guint
find_last (LanTutor *self, guint n)
{
  guint step = 0;

  for (guint i = 0; i < self->lesson->steps->len && lan_lesson_get_step (self->lesson, i)->at <= n; i++)
    step = i;
  return step;
}

/* The first step from here on that is not behind a position. */
static guint
find_first (LanTutor *self, guint n)
{
  guint step = self->step;

  while (step + 1 < self->lesson->steps->len && lan_lesson_get_step (self->lesson, step)->at < n)
    step++;
  return step;
}

/* After the game moved along the line. */
static void
follow (LanTutor *self)
{
  guint n = lan_game_get_length (self->game);
  const LanLessonStep *step = get_step (self);
  gboolean watch_step = step->kind == LAN_LESSON_WATCH && n >= step->at;

  if (watch_step && n < lan_lesson_get_step (self->lesson, self->step + 1)->at)
    {
      watch (self);
      return;
    }
  if (n > step->at)
    self->step = find_first (self, n);
  else if (n < step->at && is_own_turn (self))
    /* The learner has taken something back. */
    self->step = find_last (self, n);
  self->watching = FALSE;
}

static void
update (LanTutor *self)
{
  if (lan_line_is_followed (self->lesson->line, self->game))
    follow (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
lan_tutor_dispose (GObject *object)
{
  g_clear_handle_id (&LAN_TUTOR (object)->source, g_source_remove);
  G_OBJECT_CLASS (lan_tutor_parent_class)->dispose (object);
}

static void
lan_tutor_finalize (GObject *object)
{
  LanTutor *self = LAN_TUTOR (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->lesson, lan_lesson_free);
  G_OBJECT_CLASS (lan_tutor_parent_class)->finalize (object);
}

static void
lan_tutor_class_init (LanTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lan_tutor_dispose;
  object_class->finalize = lan_tutor_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_tutor_init (LanTutor *self)
{
}

LanTutor *
lan_tutor_new (LanGame *game, LanLesson *lesson)
{
  LanTutor *self;

  g_return_val_if_fail (LAN_IS_GAME (game), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  self = g_object_new (LAN_TYPE_TUTOR, NULL);
  self->game = g_object_ref (game);
  self->lesson = lesson;
  g_signal_connect_object (game, "decision-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

const LanLesson *
lan_tutor_get_lesson (LanTutor *self)
{
  g_return_val_if_fail (LAN_IS_TUTOR (self), NULL);

  return self->lesson;
}

guint
lan_tutor_get_step (LanTutor *self)
{
  g_return_val_if_fail (LAN_IS_TUTOR (self), 0);

  return self->step;
}

void
lan_tutor_set_step (LanTutor *self, guint step)
{
  g_return_if_fail (LAN_IS_TUTOR (self));
  g_return_if_fail (step < self->lesson->steps->len);

  g_clear_handle_id (&self->source, g_source_remove);
  self->watching = FALSE;
  self->step = step;
  g_signal_emit (self, signals[CHANGED], 0);
}

LanTutorState
lan_tutor_get_state (LanTutor *self)
{
  g_return_val_if_fail (LAN_IS_TUTOR (self), LAN_TUTOR_COMING);

  /* Whoever knows the game may play on as they like. */
  if (get_step (self)->kind == LAN_LESSON_END)
    return LAN_TUTOR_READY;
  if (!lan_line_is_followed (self->lesson->line, self->game))
    return LAN_TUTOR_ASTRAY;
  return lan_game_get_length (self->game) < get_step (self)->at || self->watching ? LAN_TUTOR_COMING : LAN_TUTOR_READY;
}

gboolean
lan_tutor_get_wanted (LanTutor *self, LanChoice *choice)
{
  g_return_val_if_fail (LAN_IS_TUTOR (self), FALSE);

  if (get_step (self)->kind != LAN_LESSON_DO || lan_tutor_get_state (self) != LAN_TUTOR_READY)
    return FALSE;
  *choice = *get_choice (self, get_step (self)->at);
  return TRUE;
}

gboolean
lan_tutor_get_detour (LanTutor *self, LanChoice *made, LanChoice *wanted)
{
  guint n = 0;

  g_return_val_if_fail (LAN_IS_TUTOR (self), FALSE);

  if (lan_tutor_get_state (self) != LAN_TUTOR_ASTRAY)
    return FALSE;
  while (lan_choice_equal (lan_game_get_choice (self->game, n), get_choice (self, n)))
    n++;
  *made = *lan_game_get_choice (self->game, n);
  *wanted = *get_choice (self, n);
  return TRUE;
}

void
lan_tutor_go_on (LanTutor *self)
{
  g_return_if_fail (LAN_IS_TUTOR (self));

  if (lan_tutor_get_state (self) != LAN_TUTOR_READY)
    return;
  switch (get_step (self)->kind)
    {
    case LAN_LESSON_READ:
      lan_tutor_set_step (self, self->step + 1);
      break;
    case LAN_LESSON_DO:
      play_line (self);
      break;
    case LAN_LESSON_WATCH:
      self->watching = TRUE;
      update (self);
      break;
    case LAN_LESSON_END:
    default:
      break;
    }
}

void
lan_tutor_take_back (LanTutor *self)
{
  g_return_if_fail (LAN_IS_TUTOR (self));

  while (lan_tutor_get_state (self) == LAN_TUTOR_ASTRAY && lan_game_undo (self->game))
    ;
}
