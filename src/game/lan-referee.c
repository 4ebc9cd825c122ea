/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-referee.h"

#include "lan-board-private.h"
#include "lan-view.h"

enum {
  PROP_0,
  PROP_THINKING_SEAT,
  PROP_PACE,
  PROP_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Milliseconds that a step waits for a moment without drawing, at most. */
#define LATEST 50

/* What a player is asked. Belongs to its callback, which comes in any case:
 * until then no other question is put. */
typedef struct {
  GWeakRef referee;
  GCancellable *cancellable;
  guint serial; /* of the position it is about */
  guint seat;
} Question;

struct _LanReferee {
  GObject parent_instance;

  LanGame *game;
  LanPlayer *players[LAN_MAX_SEATS];
  LanRng rng;              /* for what the views make up */
  guint values[N_PROPS];   /* by property */
  Question *question;      /* the open one, or NULL */
  gboolean has_answer;     /* a computer player's answer waits for its time */
  LanChoice answer;
  gint64 changed_at;       /* monotonic µs: when the position last changed */
  guint source_id;         /* of the next step */
  guint late_id;           /* of the same, where nothing else lets it come up */
};

G_DEFINE_FINAL_TYPE (LanReferee, lan_referee, G_TYPE_OBJECT)

static void schedule (LanReferee *self);

static void
update (LanReferee *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
clear_step (LanReferee *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_handle_id (&self->late_id, g_source_remove);
}

static void
question_free (Question *question)
{
  g_weak_ref_clear (&question->referee);
  g_object_unref (question->cancellable);
  g_free (question);
}

/* Takes back whatever was asked or answered; the callback of an open question still comes. */
static void
drop_question (LanReferee *self)
{
  clear_step (self);
  self->has_answer = FALSE;
  if (self->question != NULL)
    g_cancellable_cancel (self->question->cancellable);
}

static void
fail (LanReferee *self, const GError *error)
{
  lan_referee_stop (self);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

static void
play (LanReferee *self, const LanChoice *choice)
{
  g_autoptr (GError) error = NULL;

  if (!lan_game_play (self->game, choice, &error))
    fail (self, error);
}

/* Whether the answer is still wanted. */
static gboolean
is_current (LanReferee *self, const Question *question)
{
  return self->values[PROP_RUNNING] && !g_cancellable_is_cancelled (question->cancellable)
         && question->serial == lan_game_get_serial (self->game);
}

static void
take_answer (LanReferee *self, LanPlayer *player, const LanChoice *choice)
{
  if (LAN_IS_HUMAN_PLAYER (player))
    {
      play (self, choice);
      return;
    }

  self->answer = *choice;
  self->has_answer = TRUE;
  schedule (self);
}

static void
on_decided (GObject *source, GAsyncResult *result, gpointer data)
{
  Question *question = data;
  g_autoptr (LanReferee) self = g_weak_ref_get (&question->referee);
  g_autoptr (GError) error = NULL;
  LanChoice choice;
  gboolean decided = lan_player_decide_finish (LAN_PLAYER (source), result, &choice, &error);

  if (self != NULL)
    {
      gboolean current = is_current (self, question);

      self->question = NULL;
      if (!current)
        schedule (self);
      else if (decided)
        take_answer (self, LAN_PLAYER (source), &choice);
      else
        fail (self, error);
    }

  question_free (question);
}

static void
ask (LanReferee *self)
{
  LanDecision decision = lan_game_get_decision (self->game);
  LanPlayer *player = lan_referee_get_player (self, decision.seat);
  LanState view;

  self->question = g_new0 (Question, 1);
  g_weak_ref_init (&self->question->referee, self);
  self->question->cancellable = g_cancellable_new ();
  self->question->serial = lan_game_get_serial (self->game);
  self->question->seat = decision.seat;

  lan_view (lan_game_content_get_tables (lan_game_get_content (self->game)), lan_game_get_state (self->game), decision.seat, &self->rng, &view);
  update (self, PROP_THINKING_SEAT, LAN_IS_HUMAN_PLAYER (player) ? LAN_NO_SEAT : decision.seat);
  lan_player_decide_async (player, lan_game_get_content (self->game), &view, self->question->cancellable, on_decided, self->question);
}

static gboolean
on_step (gpointer data)
{
  g_autoptr (LanReferee) self = g_object_ref (data);

  clear_step (self);
  if (self->has_answer)
    {
      self->has_answer = FALSE;
      play (self, &self->answer);
    }
  else
    {
      ask (self);
    }

  return G_SOURCE_REMOVE;
}

/* Milliseconds until a computer player's answer may be played. */
static guint
remaining_pace (LanReferee *self)
{
  gint64 due = self->changed_at + (gint64) self->values[PROP_PACE] * G_TIME_SPAN_MILLISECOND;
  gint64 now = g_get_monotonic_time ();

  return due > now ? (guint) ((due - now + G_TIME_SPAN_MILLISECOND - 1) / G_TIME_SPAN_MILLISECOND) : 0;
}

/* Whether somebody can be asked, or an answer be played. */
static gboolean
has_step (LanReferee *self)
{
  if (!self->values[PROP_RUNNING] || self->question != NULL)
    return FALSE;

  return self->has_answer || lan_referee_get_player (self, lan_game_get_decision (self->game).seat) != NULL;
}

/* Every step is a main loop source of its own, so that a game among computer
 * players is no recursion and leaves the interface alive. It comes when there
 * is nothing to draw, but not never: where a frame takes longer than its time,
 * what shows that a player thinks would keep the step waiting that ends it. */
static void
schedule (LanReferee *self)
{
  guint delay = self->has_answer ? remaining_pace (self) : 0;

  clear_step (self);
  if (!has_step (self))
    return;

  self->source_id = delay > 0 ? g_timeout_add (delay, on_step, self) : g_idle_add (on_step, self);
  self->late_id = delay > 0 ? 0 : g_timeout_add (LATEST, on_step, self);
}

static void
on_reset (LanReferee *self)
{
  lan_rng_seed (&self->rng, lan_game_get_setup (self->game)->seed);
}

static void
on_decision_changed (LanReferee *self)
{
  self->changed_at = g_get_monotonic_time ();
  drop_question (self);
  update (self, PROP_THINKING_SEAT, LAN_NO_SEAT);
  schedule (self);
}

static void
lan_referee_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanReferee *self = LAN_REFEREE (object);

  if (id == PROP_RUNNING)
    g_value_set_boolean (value, self->values[id] != 0);
  else if (id < N_PROPS)
    g_value_set_uint (value, self->values[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_referee_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PACE)
    lan_referee_set_pace (LAN_REFEREE (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_referee_dispose (GObject *object)
{
  LanReferee *self = LAN_REFEREE (object);

  self->values[PROP_RUNNING] = FALSE;
  drop_question (self);
  self->question = NULL; /* its callback finds the referee gone */
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);

  G_OBJECT_CLASS (lan_referee_parent_class)->dispose (object);
}

static void
lan_referee_finalize (GObject *object)
{
  LanReferee *self = LAN_REFEREE (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (lan_referee_parent_class)->finalize (object);
}

static void
lan_referee_class_init (LanRefereeClass *klass)
{
  const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_referee_get_property;
  object_class->set_property = lan_referee_set_property;
  object_class->dispose = lan_referee_dispose;
  object_class->finalize = lan_referee_finalize;

  properties[PROP_THINKING_SEAT] = g_param_spec_uint ("thinking-seat", NULL, NULL, 0, LAN_NO_SEAT, LAN_NO_SEAT, read_only);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, read_only | G_PARAM_WRITABLE);
  properties[PROP_RUNNING] = g_param_spec_boolean ("running", NULL, NULL, FALSE, read_only);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_FAILED] = g_signal_new ("failed", LAN_TYPE_REFEREE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                         1, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
lan_referee_init (LanReferee *self)
{
  self->values[PROP_THINKING_SEAT] = LAN_NO_SEAT;
}

LanReferee *
lan_referee_new (LanGame *game)
{
  LanReferee *self;

  g_return_val_if_fail (LAN_IS_GAME (game), NULL);

  self = g_object_new (LAN_TYPE_REFEREE, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "decision-changed", G_CALLBACK (on_decision_changed), self, G_CONNECT_SWAPPED);
  if (lan_game_is_open (game))
    on_reset (self);

  return self;
}

void
lan_referee_set_player (LanReferee *self, guint seat, LanPlayer *player)
{
  g_return_if_fail (LAN_IS_REFEREE (self));
  g_return_if_fail (seat < LAN_MAX_SEATS);
  g_return_if_fail (player == NULL || LAN_IS_PLAYER (player));

  if (!g_set_object (&self->players[seat], player))
    return;

  if (lan_game_get_decision (self->game).seat == seat)
    {
      drop_question (self);
      update (self, PROP_THINKING_SEAT, LAN_NO_SEAT);
      schedule (self);
    }
}

LanPlayer *
lan_referee_get_player (LanReferee *self, guint seat)
{
  g_return_val_if_fail (LAN_IS_REFEREE (self), NULL);

  return seat < LAN_MAX_SEATS ? self->players[seat] : NULL;
}

void
lan_referee_set_pace (LanReferee *self, guint milliseconds)
{
  g_return_if_fail (LAN_IS_REFEREE (self));

  if (self->values[PROP_PACE] == milliseconds)
    return;

  update (self, PROP_PACE, milliseconds);
  schedule (self);
}

void
lan_referee_start (LanReferee *self)
{
  g_return_if_fail (LAN_IS_REFEREE (self));

  if (self->values[PROP_RUNNING])
    return;

  update (self, PROP_RUNNING, TRUE);
  schedule (self);
}

void
lan_referee_stop (LanReferee *self)
{
  g_return_if_fail (LAN_IS_REFEREE (self));

  if (!self->values[PROP_RUNNING])
    return;

  drop_question (self);
  update (self, PROP_RUNNING, FALSE);
  update (self, PROP_THINKING_SEAT, LAN_NO_SEAT);
}

guint
lan_referee_get_thinking_seat (LanReferee *self)
{
  g_return_val_if_fail (LAN_IS_REFEREE (self), LAN_NO_SEAT);

  return self->values[PROP_THINKING_SEAT];
}

double
lan_referee_get_done (LanReferee *self)
{
  LanPlayer *player = lan_referee_get_player (self, lan_referee_get_thinking_seat (self));

  return player != NULL ? lan_player_get_done (player) : LAN_PLAYER_DONE_UNKNOWN;
}
