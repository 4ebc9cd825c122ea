/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-line-player.h"

#include "lan-player-private.h"

struct _LanLinePlayer {
  GObject parent_instance;

  LanGame *game;
  LanRecord *line;
};

static void lan_line_player_player_init (LanPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanLinePlayer, lan_line_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_PLAYER, lan_line_player_player_init))

static gboolean
on_cancelled (GCancellable *cancellable, gpointer task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The question was taken back.");
  return G_SOURCE_REMOVE;
}

/* The source keeps the task until then. */
static void
wait_until_cancelled (GTask *task)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  g_autoptr (GSource) source = NULL;

  if (cancellable == NULL)
    return;
  source = g_cancellable_source_new (cancellable);
  g_source_set_callback (source, G_SOURCE_FUNC (on_cancelled), g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

static void
lan_line_player_decide_async (LanPlayer *player, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  LanLinePlayer *self = LAN_LINE_PLAYER (player);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  guint n = lan_game_get_length (self->game);

  if (n < self->line->choices->len && lan_line_is_followed (self->line, self->game))
    lan_player_return_choice (task, &g_array_index (self->line->choices, LanChoice, n));
  else
    wait_until_cancelled (task);
}

static void
lan_line_player_player_init (LanPlayerInterface *iface)
{
  iface->decide_async = lan_line_player_decide_async;
}

static void
lan_line_player_finalize (GObject *object)
{
  LanLinePlayer *self = LAN_LINE_PLAYER (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->line, lan_record_free);
  G_OBJECT_CLASS (lan_line_player_parent_class)->finalize (object);
}

static void
lan_line_player_class_init (LanLinePlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_line_player_finalize;
}

static void
lan_line_player_init (LanLinePlayer *self)
{
}

LanPlayer *
lan_line_player_new (LanGame *game, const LanRecord *line)
{
  LanLinePlayer *self;

  g_return_val_if_fail (LAN_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  self = g_object_new (LAN_TYPE_LINE_PLAYER, NULL);
  self->game = g_object_ref (game);
  self->line = lan_record_copy (line);
  return LAN_PLAYER (self);
}

gboolean
lan_line_is_followed (const LanRecord *line, LanGame *game)
{
  guint n = lan_game_get_length (game);

  if (n > line->choices->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!lan_choice_equal (lan_game_get_choice (game, i), &g_array_index (line->choices, LanChoice, i)))
      return FALSE;
  return TRUE;
}
