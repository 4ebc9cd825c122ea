/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-engine.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-choice-text.h"
#include "lan-engine-pipe.h"
#include "lan-engine-script.h"
#include "lan-xml-private.h"

G_DEFINE_QUARK (lan-engine-error-quark, lan_engine_error)

/* What is to be found out. */
typedef struct {
  GTask *task;          /* NULL: nobody wants to know any more */
  GSource *cancelled;   /* NULL: cannot be cancelled */
  LanGameContent *content;
  LanState state;
  guint number;         /* of the decision, from 1 */
  GPtrArray *script;    /* what the engine must have been told before */
  char *position;
  char *choices;
  guint step;           /* which of the commands behind the script comes next */
} Question;

struct _LanEngine {
  GObject parent_instance;

  char *command;
  guint64 seed;
  guint patience;
  LanEnginePipe *pipe;   /* NULL: not started yet, or failed */
  GHashTable *known;     /* the commands that it knows; NULL: not asked yet */
  GPtrArray *told;       /* of the script */
  char *asked;           /* the command that is being answered, or NULL */
  Question *question;    /* the one it works on, or NULL */
  Question *next;        /* comes after that */
  GError *failure;       /* why it is asked no more */
};

G_DEFINE_FINAL_TYPE (LanEngine, lan_engine, G_TYPE_OBJECT)

static void go_on (LanEngine *self);

static void
question_free (Question *question)
{
  if (question == NULL)
    return;
  if (question->cancelled != NULL)
    {
      g_source_destroy (question->cancelled);
      g_source_unref (question->cancelled);
    }
  g_clear_object (&question->task);
  g_object_unref (question->content);
  g_ptr_array_unref (question->script);
  g_free (question->position);
  g_free (question->choices);
  g_free (question);
}

static void
fail (LanEngine *self, GError *error)
{
  Question *questions[] = { g_steal_pointer (&self->question), g_steal_pointer (&self->next) };

  self->failure = error;
  if (self->pipe != NULL)
    lan_engine_pipe_close (self->pipe);
  g_clear_object (&self->pipe);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (questions[i] != NULL && questions[i]->task != NULL)
        g_task_return_error (questions[i]->task, g_error_copy (error));
      question_free (questions[i]);
    }
}

static void
take_choice (LanEngine *self, const char *text)
{
  Question *question = g_steal_pointer (&self->question);
  g_autoptr (GError) reason = NULL;
  LanChoice choice;

  if (lan_choice_from_text (question->content, &question->state, question->number, text, &choice, &reason))
    {
      if (question->task != NULL)
        g_task_return_pointer (question->task, g_memdup2 (&choice, sizeof choice), g_free);
    }
  else
    {
      g_autofree char *quote = lan_xml_quote (text);

      self->question = g_steal_pointer (&question);
      fail (self, g_error_new (LAN_ENGINE_ERROR, LAN_ENGINE_ERROR_ILLEGAL,
                               /* Translators: the command line of a program, what it answered, and why that is wrong (a sentence). */
                               _("The engine “%1$s” chose “%2$s”, which is not allowed: %3$s"), self->command, quote, reason->message));
    }
  question_free (question);
}

static void
take_commands (LanEngine *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \r\n", -1);

  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; words[i] != NULL; i++)
    g_hash_table_add (self->known, g_strdup (words[i]));
}

/* What the answer to a command means. */
static void
take_answer (LanEngine *self, const char *command, const char *text)
{
  if (g_str_equal (command, "list_commands"))
    take_commands (self, text);
  else if (g_str_has_prefix (command, "choose"))
    take_choice (self, text);
}

static void
on_answered (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LanEngine) self = data;
  g_autofree char *command = g_steal_pointer (&self->asked);
  gboolean refused = FALSE;
  GError *error = NULL;
  g_autofree char *text = lan_engine_pipe_ask_finish (LAN_ENGINE_PIPE (source), result, &refused, &error);

  if (text == NULL && self->failure == NULL)
    {
      fail (self, error);
    }
  else if (text != NULL && refused)
    {
      g_autofree char *quote = lan_xml_quote (text);
      g_autofree char *word = g_strndup (command, strcspn (command, " "));

      fail (self, g_error_new (LAN_ENGINE_ERROR, LAN_ENGINE_ERROR_REFUSED,
                               /* Translators: the command line of a program, a command, and what the program said about it. */
                               _("The engine “%1$s” refused the command “%2$s”: %3$s"), self->command, word, quote));
    }
  else if (text != NULL)
    {
      take_answer (self, command, text);
    }
  else
    {
      g_clear_error (&error);
    }
  go_on (self);
}

static void
ask (LanEngine *self, const char *command)
{
  self->asked = g_strdup (command);
  lan_engine_pipe_ask_async (self->pipe, command, self->patience, on_answered, g_object_ref (self));
}

static gboolean
knows (LanEngine *self, const char *command)
{
  g_autofree char *word = g_strndup (command, strcspn (command, " "));

  return g_hash_table_contains (self->known, word);
}

/* FALSE: the engine knows no such command and is not asked. */
static gboolean
ask_if_known (LanEngine *self, const char *command)
{
  if (!knows (self, command))
    return FALSE;
  ask (self, command);
  return TRUE;
}

/* Begins from the beginning when what was told is no longer so, as after an undo. */
static gboolean
tell_script (LanEngine *self)
{
  GPtrArray *script = self->question->script;

  for (guint i = 0; i < self->told->len; i++)
    if (i >= script->len || !g_str_equal (self->told->pdata[i], script->pdata[i]))
      {
        g_ptr_array_set_size (self->told, 0);
        break;
      }
  while (self->told->len < script->len)
    {
      const char *line = script->pdata[self->told->len];

      g_ptr_array_add (self->told, g_strdup (line));
      if (ask_if_known (self, line))
        return TRUE;
    }
  return FALSE;
}

/* The commands that come behind the script. */
static void
ask_question (LanEngine *self)
{
  Question *question = self->question;
  g_autofree char *choose = g_strdup_printf ("choose seat=%u",
                                             lan_decision_next (lan_game_content_get_tables (question->content), &question->state).seat);
  const char *commands[] = { question->position, question->choices };

  while (question->step < G_N_ELEMENTS (commands))
    if (ask_if_known (self, commands[question->step++]))
      return;
  ask (self, choose);
}

static gboolean
greet (LanEngine *self)
{
  g_autofree char *seed = g_strdup_printf ("random_seed %" G_GUINT64_FORMAT, self->seed);

  if (self->known == NULL)
    {
      ask (self, "list_commands");
      return TRUE;
    }
  if (!g_hash_table_remove (self->known, "random_seed")) /* once is enough */
    return FALSE;
  ask (self, seed);
  return TRUE;
}

static void
start (LanEngine *self)
{
  GError *error = NULL;

  self->pipe = lan_engine_pipe_new (self->command, &error);
  if (self->pipe == NULL)
    fail (self, error);
}

/* Asks the next command. */
static void
go_on (LanEngine *self)
{
  if (self->asked != NULL)
    return;
  if (self->question != NULL && self->question->task == NULL)
    g_clear_pointer (&self->question, question_free);
  if (self->question == NULL)
    self->question = g_steal_pointer (&self->next);
  if (self->question == NULL)
    return;
  if (self->pipe == NULL)
    start (self);
  if (self->pipe != NULL && !greet (self) && !tell_script (self))
    ask_question (self);
}

static gboolean
on_cancelled (GCancellable *cancellable, gpointer data)
{
  Question *question = data;
  g_autoptr (GTask) task = g_steal_pointer (&question->task);
  LanEngine *self = g_task_get_source_object (task);

  if (self->question == question && self->asked != NULL && g_str_has_prefix (self->asked, "choose") && knows (self, "stop"))
    lan_engine_pipe_stop (self->pipe);
  if (self->next == question)
    g_clear_pointer (&self->next, question_free);
  g_task_return_error_if_cancelled (task);
  return G_SOURCE_REMOVE;
}

static void
lan_engine_dispose (GObject *object)
{
  LanEngine *self = LAN_ENGINE (object);

  if (self->pipe != NULL)
    lan_engine_pipe_close (self->pipe);
  g_clear_object (&self->pipe);
  G_OBJECT_CLASS (lan_engine_parent_class)->dispose (object);
}

static void
lan_engine_finalize (GObject *object)
{
  LanEngine *self = LAN_ENGINE (object);

  g_clear_pointer (&self->known, g_hash_table_unref);
  g_clear_error (&self->failure);
  g_ptr_array_unref (self->told);
  question_free (self->question);
  question_free (self->next);
  g_free (self->asked);
  g_free (self->command);
  G_OBJECT_CLASS (lan_engine_parent_class)->finalize (object);
}

static void
lan_engine_class_init (LanEngineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_engine_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_engine_finalize;
}

static void
lan_engine_init (LanEngine *self)
{
  self->told = g_ptr_array_new_with_free_func (g_free);
  self->patience = LAN_ENGINE_PATIENCE;
}

LanEngine *
lan_engine_new (const char *command, guint64 seed)
{
  LanEngine *self;

  g_return_val_if_fail (command != NULL, NULL);

  self = g_object_new (LAN_TYPE_ENGINE, NULL);
  self->command = g_strdup (command);
  self->seed = seed;
  return self;
}

void
lan_engine_set_patience (LanEngine *self, guint milliseconds)
{
  g_return_if_fail (LAN_IS_ENGINE (self));

  self->patience = milliseconds;
}

void
lan_engine_close (LanEngine *self)
{
  g_return_if_fail (LAN_IS_ENGINE (self));

  if (self->failure == NULL)
    /* Translators: %s is the command line of a program. */
    fail (self, g_error_new (LAN_ENGINE_ERROR, LAN_ENGINE_ERROR_ENDED, _("The engine “%s” is no longer needed."), self->command));
}

static Question *
question_new (LanGameContent *content, const LanGameSetup *setup, const LanChoice *choices, guint n)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  Question *question = g_new0 (Question, 1);

  lan_state_init (tables, &question->state, &setup->chance);
  for (guint i = 0; i < n; i++)
    lan_apply_legal (tables, &question->state, &choices[i], NULL);
  question->content = g_object_ref (content);
  question->number = n + 1;
  question->script = lan_engine_script (content, setup, choices, n);
  question->position = lan_engine_script_position (content, &question->state, n);
  question->choices = lan_engine_script_choices (content, &question->state);
  return question;
}

void
lan_engine_choose_async (LanEngine *self, LanGameContent *content, const LanGameSetup *setup, const LanChoice *choices, guint n,
                         GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAN_IS_ENGINE (self));
  g_return_if_fail (self->next == NULL);

  task = g_task_new (self, cancellable, callback, data);
  if (self->failure != NULL)
    {
      g_task_return_error (task, g_error_copy (self->failure));
      return;
    }
  self->next = question_new (content, setup, choices, n);
  self->next->task = g_steal_pointer (&task);
  if (cancellable != NULL)
    {
      self->next->cancelled = g_cancellable_source_new (cancellable);
      g_source_set_callback (self->next->cancelled, G_SOURCE_FUNC (on_cancelled), self->next, NULL);
      g_source_attach (self->next->cancelled, g_main_context_get_thread_default ());
    }
  go_on (self);
}

gboolean
lan_engine_choose_finish (LanEngine *self, GAsyncResult *result, LanChoice *choice, GError **error)
{
  g_autofree LanChoice *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *choice = *answer;
  return TRUE;
}
