/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-cli-outsiders.h"

#include <string.h>

#include "lan-engine.h"

#define PREFIX "engine:"

struct _LanCliOutsiders {
  GMainContext *context;  /* of its own, since many games are played at a time */
  LanEngine *engines[LAN_MAX_SEATS];
};

gboolean
lan_cli_is_outsider (const char *name)
{
  return g_str_has_prefix (name, PREFIX);
}

LanAgent *
lan_cli_outsider_new (const char *name)
{
  LanAgent *agent = g_new0 (LanAgent, 1);

  agent->name = g_strdup (name);
  return agent;
}

void
lan_cli_outsider_free (LanAgent *agent)
{
  g_free ((char *) agent->name);
  g_free (agent);
}

LanCliOutsiders *
lan_cli_outsiders_new (LanCliPlayers *players, guint seats)
{
  LanCliOutsiders *self = NULL;

  for (guint seat = 0; seat < seats; seat++)
    {
      if (!lan_cli_is_outsider (players->agents[seat]->name))
        continue;
      if (self == NULL)
        self = g_new0 (LanCliOutsiders, 1);
      self->engines[seat] = lan_engine_new (players->agents[seat]->name + strlen (PREFIX), lan_rng_next (&players->rngs[seat]));
    }
  if (self != NULL)
    self->context = g_main_context_new ();
  return self;
}

void
lan_cli_outsiders_free (LanCliOutsiders *self)
{
  if (self == NULL)
    return;
  g_main_context_push_thread_default (self->context);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    if (self->engines[seat] != NULL)
      lan_engine_close (self->engines[seat]);
  while (g_main_context_pending (self->context))
    g_main_context_iteration (self->context, FALSE);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    g_clear_object (&self->engines[seat]);
  g_main_context_pop_thread_default (self->context);
  g_main_context_unref (self->context);
  g_free (self);
}

gboolean
lan_cli_outsiders_plays (const LanCliOutsiders *self, guint seat)
{
  return self != NULL && self->engines[seat] != NULL;
}

static void
on_chosen (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **answer = data;

  *answer = g_object_ref (result);
}

gboolean
lan_cli_outsiders_choose (LanCliOutsiders *self, LanGameContent *content, const LanRecord *record, const LanState *state,
                          LanChoice *choice, GError **error)
{
  LanEngine *engine = self->engines[lan_decision_next (lan_game_content_get_tables (content), state).seat];
  g_autoptr (GAsyncResult) result = NULL;

  g_main_context_push_thread_default (self->context);
  lan_engine_choose_async (engine, content, record->setup, (const LanChoice *) record->choices->data, record->choices->len, NULL,
                           on_chosen, &result);
  while (result == NULL)
    g_main_context_iteration (self->context, TRUE);
  g_main_context_pop_thread_default (self->context);
  return lan_engine_choose_finish (engine, result, choice, error);
}
