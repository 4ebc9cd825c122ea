/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-player-private.h"

#include <glib/gi18n-lib.h>

struct _LanScriptPlayer {
  GObject parent_instance;

  GArray *choices; /* of LanChoice */
  guint next;
};

static void lan_script_player_player_init (LanPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LanScriptPlayer, lan_script_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (LAN_TYPE_PLAYER, lan_script_player_player_init))

static void
lan_script_player_decide_async (LanPlayer *player, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer data)
{
  LanScriptPlayer *self = LAN_SCRIPT_PLAYER (player);
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  if (self->next < self->choices->len)
    lan_player_return_choice (task, &g_array_index (self->choices, LanChoice, self->next++));
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The script has no more choices."));
}

static void
lan_script_player_player_init (LanPlayerInterface *iface)
{
  iface->decide_async = lan_script_player_decide_async;
}

static void
lan_script_player_finalize (GObject *object)
{
  LanScriptPlayer *self = LAN_SCRIPT_PLAYER (object);

  g_array_unref (self->choices);
  G_OBJECT_CLASS (lan_script_player_parent_class)->finalize (object);
}

static void
lan_script_player_class_init (LanScriptPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_script_player_finalize;
}

static void
lan_script_player_init (LanScriptPlayer *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (LanChoice));
}

LanPlayer *
lan_script_player_new (const LanChoice *choices, guint n_choices)
{
  LanScriptPlayer *self = g_object_new (LAN_TYPE_SCRIPT_PLAYER, NULL);

  g_array_append_vals (self->choices, choices, n_choices);
  return LAN_PLAYER (self);
}
