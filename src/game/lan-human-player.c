/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-player-private.h"

enum {
  SIGNAL_ASKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _LanHumanPlayer {
  GObject parent_instance;

  /* The open question; all unset when there is none. */
  GTask *task;
  LanGameContent *content;
  LanState view;
  GSource *cancel_source;
};

static void lan_human_player_player_init (LanPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanHumanPlayer, lan_human_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_PLAYER, lan_human_player_player_init))

/* Closes the question before its task returns: the callback may ask the next one. */
static GTask *
close_question (LanHumanPlayer *self)
{
  if (self->cancel_source != NULL)
    g_source_destroy (self->cancel_source);
  g_clear_pointer (&self->cancel_source, g_source_unref);
  g_clear_object (&self->content);

  return g_steal_pointer (&self->task);
}

static void
return_cancelled (LanHumanPlayer *self)
{
  g_autoptr (GTask) task = close_question (self);

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The question was taken back.");
}

static gboolean
on_cancelled (GCancellable *cancellable, gpointer data)
{
  return_cancelled (data);
  return G_SOURCE_REMOVE;
}

/* A source and not the signal: it is dispatched by the main loop, so nobody who
 * cancels is called back from within, and the question can be closed at once. */
static void
watch_cancellable (LanHumanPlayer *self, GCancellable *cancellable)
{
  if (cancellable == NULL)
    return;

  self->cancel_source = g_cancellable_source_new (cancellable);
  g_source_set_callback (self->cancel_source, G_SOURCE_FUNC (on_cancelled), self, NULL);
  g_source_attach (self->cancel_source, g_task_get_context (self->task));
}

static void
lan_human_player_decide_async (LanPlayer *player, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer data)
{
  LanHumanPlayer *self = LAN_HUMAN_PLAYER (player);

  self->task = g_task_new (self, cancellable, callback, data);
  self->content = g_object_ref (content);
  self->view = *view;
  watch_cancellable (self, cancellable);

  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

static void
lan_human_player_player_init (LanPlayerInterface *iface)
{
  iface->decide_async = lan_human_player_decide_async;
}

static void
lan_human_player_dispose (GObject *object)
{
  LanHumanPlayer *self = LAN_HUMAN_PLAYER (object);

  if (self->task != NULL)
    return_cancelled (self);

  G_OBJECT_CLASS (lan_human_player_parent_class)->dispose (object);
}

static void
lan_human_player_class_init (LanHumanPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_human_player_dispose;

  signals[SIGNAL_ASKED] = g_signal_new ("asked", LAN_TYPE_HUMAN_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_human_player_init (LanHumanPlayer *self)
{
}

LanPlayer *
lan_human_player_new (void)
{
  return g_object_new (LAN_TYPE_HUMAN_PLAYER, NULL);
}

gboolean
lan_human_player_is_asked (LanHumanPlayer *self)
{
  g_return_val_if_fail (LAN_IS_HUMAN_PLAYER (self), FALSE);

  return self->task != NULL && !g_cancellable_is_cancelled (g_task_get_cancellable (self->task));
}

gboolean
lan_human_player_answer (LanHumanPlayer *self, const LanChoice *choice, LanRule *rule)
{
  g_autoptr (GTask) task = NULL;
  LanRule found;

  g_return_val_if_fail (LAN_IS_HUMAN_PLAYER (self), FALSE);
  g_return_val_if_fail (choice != NULL, FALSE);

  if (rule != NULL)
    *rule = LAN_RULE_OK;
  if (!lan_human_player_is_asked (self))
    return FALSE;

  found = lan_decision_check (lan_game_content_get_tables (self->content), &self->view, choice);
  if (rule != NULL)
    *rule = found;
  if (found != LAN_RULE_OK)
    return FALSE;

  task = close_question (self);
  lan_player_return_choice (task, choice);
  return TRUE;
}
