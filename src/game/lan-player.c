/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-player-private.h"

#include <glib/gi18n-lib.h>

#include "lan-game.h"
#include "lan-rule.h"

/* Set on a player while a question to it is open. */
static G_DEFINE_QUARK (lan-player-busy, lan_player_busy)

/* A question to a player: what its answer is checked against. */
typedef struct {
  LanGameContent *content;
  LanState view;
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_object_unref (question->content);
  g_free (question);
}

static gboolean
take_choice (LanPlayer *self, GAsyncResult *result, LanChoice *choice, GError **error)
{
  g_autofree LanChoice *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;

  *choice = *answer;
  return TRUE;
}

static double
get_no_done (LanPlayer *self)
{
  return LAN_PLAYER_DONE_UNKNOWN;
}

G_DEFINE_INTERFACE (LanPlayer, lan_player, G_TYPE_OBJECT)

static void
lan_player_default_init (LanPlayerInterface *iface)
{
  iface->decide_finish = take_choice;
  iface->get_done = get_no_done;
}

/* Whatever a player answers, only what the rules allow goes on. */
static void
return_checked (GTask *task, const LanChoice *choice)
{
  Question *question = g_task_get_task_data (task);
  LanRule rule = lan_decision_check (lan_game_content_get_tables (question->content), &question->view, choice);

  if (rule == LAN_RULE_OK)
    {
      lan_player_return_choice (task, choice);
    }
  else
    {
      g_autofree char *name = lan_rule_to_string (rule);

      /* Translators: %s is the number of a rule, like R3.3 */
      g_task_return_new_error (task, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL,
                               _("A player answered with a choice that rule %s forbids."), name);
    }
}

static void
on_decided (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  LanPlayer *self = LAN_PLAYER (source);
  LanChoice choice;
  GError *error = NULL;

  g_object_set_qdata (source, lan_player_busy_quark (), NULL);

  if (LAN_PLAYER_GET_IFACE (self)->decide_finish (self, result, &choice, &error))
    return_checked (task, &choice);
  else
    g_task_return_error (task, error);
}

void
lan_player_decide_async (LanPlayer *self, LanGameContent *content, const LanState *view, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (LAN_IS_PLAYER (self));
  g_return_if_fail (LAN_IS_GAME_CONTENT (content));
  g_return_if_fail (view != NULL);

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, lan_player_decide_async);

  if (g_object_get_qdata (G_OBJECT (self), lan_player_busy_quark ()) != NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_PENDING, _("The player is still thinking about another question."));
      return;
    }

  question = g_new (Question, 1);
  question->content = g_object_ref (content);
  question->view = *view;
  g_task_set_task_data (task, question, question_free);

  g_object_set_qdata (G_OBJECT (self), lan_player_busy_quark (), self);
  LAN_PLAYER_GET_IFACE (self)->decide_async (self, content, &question->view, cancellable, on_decided, g_steal_pointer (&task));
}

gboolean
lan_player_decide_finish (LanPlayer *self, GAsyncResult *result, LanChoice *choice, GError **error)
{
  g_return_val_if_fail (LAN_IS_PLAYER (self), FALSE);
  g_return_val_if_fail (choice != NULL, FALSE);

  return take_choice (self, result, choice, error);
}

double
lan_player_get_done (LanPlayer *self)
{
  g_return_val_if_fail (LAN_IS_PLAYER (self), LAN_PLAYER_DONE_UNKNOWN);

  return LAN_PLAYER_GET_IFACE (self)->get_done (self);
}

void
lan_player_return_choice (GTask *task, const LanChoice *choice)
{
  g_task_return_pointer (task, g_memdup2 (choice, sizeof *choice), g_free);
}
