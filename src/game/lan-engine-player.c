/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-engine-player.h"

#include "lan-player-private.h"

struct _LanEnginePlayer {
  GObject parent_instance;

  LanGame *game;
  LanEngine *engine;     /* NULL: replaced */
  LanPlayer *substitute;
};

enum {
  SIGNAL_REPLACED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void lan_engine_player_player_init (LanPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanEnginePlayer, lan_engine_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_PLAYER, lan_engine_player_player_init))

static void
on_substituted (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  LanChoice choice;

  if (lan_player_decide_finish (LAN_PLAYER (source), result, &choice, &error))
    lan_player_return_choice (task, &choice);
  else
    g_task_return_error (task, error);
}

static void
ask_substitute (GTask *task)
{
  LanEnginePlayer *self = g_task_get_source_object (task);

  lan_player_decide_async (self->substitute, lan_game_get_content (self->game), g_task_get_task_data (task), g_task_get_cancellable (task),
                           on_substituted, g_object_ref (task));
}

static void
on_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  LanEnginePlayer *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;
  LanChoice choice;

  if (lan_engine_choose_finish (LAN_ENGINE (source), result, &choice, &error))
    {
      lan_player_return_choice (task, &choice);
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;
  if (self->engine != NULL)
    {
      lan_engine_player_retire (self);
      g_signal_emit (self, signals[SIGNAL_REPLACED], 0, error->message);
    }
  ask_substitute (task);
}

static void
ask_engine (LanEnginePlayer *self, GTask *task)
{
  g_autoptr (LanRecord) record = lan_game_to_record (self->game);

  lan_engine_choose_async (self->engine, lan_game_get_content (self->game), record->setup, (const LanChoice *) record->choices->data,
                           record->choices->len, g_task_get_cancellable (task), on_chosen, g_object_ref (task));
}

static void
lan_engine_player_decide_async (LanPlayer *player, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data)
{
  LanEnginePlayer *self = LAN_ENGINE_PLAYER (player);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_task_data (task, g_memdup2 (view, sizeof *view), g_free); /* for the substitute */
  if (self->engine != NULL)
    ask_engine (self, task);
  else
    ask_substitute (task);
}

/* The protocol has no word for it. */
static double
lan_engine_player_get_done (LanPlayer *player)
{
  LanEnginePlayer *self = LAN_ENGINE_PLAYER (player);

  return self->engine == NULL ? lan_player_get_done (self->substitute) : LAN_PLAYER_DONE_UNKNOWN;
}

static void
lan_engine_player_player_init (LanPlayerInterface *iface)
{
  iface->decide_async = lan_engine_player_decide_async;
  iface->get_done = lan_engine_player_get_done;
}

static void
lan_engine_player_dispose (GObject *object)
{
  LanEnginePlayer *self = LAN_ENGINE_PLAYER (object);

  lan_engine_player_retire (self);
  g_clear_object (&self->substitute);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lan_engine_player_parent_class)->dispose (object);
}

static void
lan_engine_player_class_init (LanEnginePlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_engine_player_dispose;

  signals[SIGNAL_REPLACED] = g_signal_new ("replaced", LAN_TYPE_ENGINE_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
lan_engine_player_init (LanEnginePlayer *self)
{
}

LanPlayer *
lan_engine_player_new (LanGame *game, LanEngine *engine, LanPlayer *substitute)
{
  LanEnginePlayer *self;

  g_return_val_if_fail (LAN_IS_GAME (game), NULL);
  g_return_val_if_fail (LAN_IS_ENGINE (engine), NULL);
  g_return_val_if_fail (LAN_IS_PLAYER (substitute), NULL);

  self = g_object_new (LAN_TYPE_ENGINE_PLAYER, NULL);
  self->game = g_object_ref (game);
  self->engine = g_object_ref (engine);
  self->substitute = g_object_ref (substitute);
  return LAN_PLAYER (self);
}

gboolean
lan_engine_player_is_engaged (LanEnginePlayer *self)
{
  g_return_val_if_fail (LAN_IS_ENGINE_PLAYER (self), FALSE);

  return self->engine != NULL;
}

void
lan_engine_player_retire (LanEnginePlayer *self)
{
  g_return_if_fail (LAN_IS_ENGINE_PLAYER (self));

  if (self->engine != NULL)
    lan_engine_close (self->engine);
  g_clear_object (&self->engine);
}
