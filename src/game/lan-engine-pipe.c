/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-engine-pipe.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

#include "lan-engine.h"
#include "lan-xml-private.h"

#define CHUNK 4096

/* How long a program has to end by itself, in steps. */
#define GRACE_STEPS 50
#define GRACE_STEP_MICROSECONDS 20000

struct _LanEnginePipe {
  GObject parent_instance;

  char *command;
  GSubprocess *process;
  GCancellable *life;    /* of all that waits for the program */
  GString *input;        /* what came and is not an answer yet */
  guint64 last_id;       /* of the command asked last */
  guint64 asked_id;      /* of the one that is to be answered */
  char *line;            /* being written */
  char *next_line;       /* comes after that: an answer can be there before the end of the writing is noticed */
  GTask *task;           /* the question that is open, or NULL */
  GSource *timer;
  guint patience;        /* ms */
};

G_DEFINE_FINAL_TYPE (LanEnginePipe, lan_engine_pipe, G_TYPE_OBJECT)

typedef struct {
  char *text;
  gboolean refused;
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_free (answer->text);
  g_free (answer);
}

static GTask *
end_question (LanEnginePipe *self)
{
  if (self->timer != NULL)
    g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
  return g_steal_pointer (&self->task);
}

/* error: (transfer full) */
static void
fail (LanEnginePipe *self, GError *error)
{
  g_autoptr (GTask) task = end_question (self);

  g_cancellable_cancel (self->life);
  g_subprocess_force_exit (self->process);
  if (task != NULL)
    g_task_return_error (task, error);
  else
    g_error_free (error);
}

static void
fail_with (LanEnginePipe *self, LanEngineError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
fail_with (LanEnginePipe *self, LanEngineError code, const char *format, ...)
{
  GError *error;
  va_list args;

  va_start (args, format);
  error = g_error_new_valist (LAN_ENGINE_ERROR, (int) code, format, args);
  va_end (args);
  fail (self, error);
}

static void
fail_ended (LanEnginePipe *self)
{
  /* Translators: %s is the command line of a program. */
  fail_with (self, LAN_ENGINE_ERROR_ENDED, _("The engine “%s” has ended by itself."), self->command);
}

static void
fail_garbled (LanEnginePipe *self, const char *text)
{
  g_autofree char *quote = lan_xml_quote (text);

  /* Translators: the command line of a program, and what it wrote. */
  fail_with (self, LAN_ENGINE_ERROR_GARBLED, _("The engine “%1$s” answered “%2$s”, which is not understood."), self->command, quote);
}

/* Where the first answer in the text ends, behind its empty line; NULL: it is not whole. */
static char *
find_end (char *text)
{
  char *line = text;

  while ((line = strchr (line, '\n')) != NULL)
    {
      char *next = line + 1;

      next += *next == '\r';
      if (*next == '\n')
        return next + 1;
      line++;
    }
  return NULL;
}

/* Empty lines before an answer mean nothing. */
static void
skip_blank (GString *input)
{
  g_string_erase (input, 0, (gssize) strspn (input->str, " \r\n"));
}

/* Answers the question with one whole answer, unless it belongs to an earlier command. */
static void
take_answer (LanEnginePipe *self, char *text)
{
  char sign = *text, *end;
  guint64 id = g_ascii_strtoull (text + 1, &end, 10);
  g_autoptr (GTask) task = NULL;
  Answer *answer;

  if ((sign != '=' && sign != '?') || end == text + 1 || id == 0 || id > self->last_id || !g_utf8_validate (text, -1, NULL))
    {
      fail_garbled (self, text);
      return;
    }
  if (self->task == NULL || id != self->asked_id)
    return;
  task = end_question (self);
  answer = g_new (Answer, 1);
  answer->refused = sign == '?';
  answer->text = g_strstrip (g_strdup (end));
  g_task_return_pointer (task, answer, answer_free);
}

static void
take_answers (LanEnginePipe *self)
{
  char *end;

  skip_blank (self->input);
  if (self->input->len > 0 && self->input->str[0] != '=' && self->input->str[0] != '?')
    {
      fail_garbled (self, self->input->str);
      return;
    }
  while (!g_cancellable_is_cancelled (self->life) && (end = find_end (self->input->str)) != NULL)
    {
      gsize length = (gsize) (end - self->input->str);
      g_autofree char *text = g_strndup (self->input->str, length);

      g_string_erase (self->input, 0, (gssize) length);
      skip_blank (self->input);
      take_answer (self, text);
    }
  if (self->input->len > LAN_ENGINE_ANSWER_MAX)
    fail_with (self, LAN_ENGINE_ERROR_GARBLED, _("The engine “%1$s” gave an answer of more than %2$d bytes."), self->command, LAN_ENGINE_ANSWER_MAX);
}

static void read_on (LanEnginePipe *self);

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LanEnginePipe) self = data;
  g_autoptr (GBytes) bytes = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, NULL);
  gsize size = 0;
  const char *chunk = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  if (g_cancellable_is_cancelled (self->life))
    return;
  if (size == 0)
    {
      fail_ended (self);
      return;
    }
  for (gsize i = 0; i < size; i++)
    g_string_append_c (self->input, chunk[i] != '\0' ? chunk[i] : '?');
  take_answers (self);
  read_on (self);
}

/* Reads all the time, so that a program that ends is noticed. */
static void
read_on (LanEnginePipe *self)
{
  if (!g_cancellable_is_cancelled (self->life))
    g_input_stream_read_bytes_async (g_subprocess_get_stdout_pipe (self->process), CHUNK, G_PRIORITY_DEFAULT, self->life,
                                     on_read, g_object_ref (self));
}

static void write_line (LanEnginePipe *self, char *line);

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LanEnginePipe) self = data;
  gboolean written = g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL);

  g_clear_pointer (&self->line, g_free);
  if (g_cancellable_is_cancelled (self->life))
    return;
  if (!written)
    fail_ended (self);
  else if (self->next_line != NULL)
    write_line (self, g_steal_pointer (&self->next_line));
}

/* line: (transfer full) */
static void
write_line (LanEnginePipe *self, char *line)
{
  self->line = line;
  g_output_stream_write_all_async (g_subprocess_get_stdin_pipe (self->process), line, strlen (line), G_PRIORITY_DEFAULT,
                                   self->life, on_written, g_object_ref (self));
}

static gboolean
on_time (gpointer data)
{
  LanEnginePipe *self = data;
  guint seconds = (self->patience + 999) / 1000;

  fail_with (self, LAN_ENGINE_ERROR_SLOW,
             /* Translators: the command line of a program, and a number of seconds. */
             ngettext ("The engine “%1$s” gave no answer within %2$u second.", "The engine “%1$s” gave no answer within %2$u seconds.", seconds),
             self->command, seconds);
  return G_SOURCE_REMOVE;
}

static void
lan_engine_pipe_finalize (GObject *object)
{
  LanEnginePipe *self = LAN_ENGINE_PIPE (object);

  g_clear_object (&self->process);
  g_clear_object (&self->life);
  g_string_free (self->input, TRUE);
  g_free (self->line);
  g_free (self->next_line);
  g_free (self->command);
  G_OBJECT_CLASS (lan_engine_pipe_parent_class)->finalize (object);
}

static void
lan_engine_pipe_class_init (LanEnginePipeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_engine_pipe_finalize;

  /* Writing to a program that has ended is an error to be told, no reason to end; GSocket does the same. */
  signal (SIGPIPE, SIG_IGN);
}

static void
lan_engine_pipe_init (LanEnginePipe *self)
{
  self->life = g_cancellable_new ();
  self->input = g_string_new (NULL);
}

LanEnginePipe *
lan_engine_pipe_new (const char *command, GError **error)
{
  g_autoptr (LanEnginePipe) self = g_object_new (LAN_TYPE_ENGINE_PIPE, NULL);
  g_autoptr (GError) reason = NULL;
  g_auto (GStrv) words = NULL;

  self->command = g_strdup (command);
  if (g_shell_parse_argv (command, NULL, &words, &reason))
    self->process = g_subprocess_newv ((const char *const *) words, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &reason);
  if (self->process != NULL)
    {
      read_on (self);
      return g_steal_pointer (&self);
    }
  /* Translators: the command line of a program, and a reason given by the system. */
  g_set_error (error, LAN_ENGINE_ERROR, LAN_ENGINE_ERROR_START, _("The engine “%1$s” cannot be started: %2$s."), command, reason->message);
  return NULL;
}

void
lan_engine_pipe_ask_async (LanEnginePipe *self, const char *command, guint milliseconds, GAsyncReadyCallback callback, gpointer data)
{
  char *line;

  g_return_if_fail (LAN_IS_ENGINE_PIPE (self));
  g_return_if_fail (self->task == NULL && self->next_line == NULL);

  self->task = g_task_new (self, NULL, callback, data);
  self->asked_id = ++self->last_id;
  self->patience = milliseconds;
  if (g_cancellable_is_cancelled (self->life))
    {
      fail_ended (self);
      return;
    }
  self->timer = g_timeout_source_new (milliseconds);
  g_source_set_callback (self->timer, on_time, self, NULL);
  g_source_attach (self->timer, g_main_context_get_thread_default ());
  line = g_strdup_printf ("%" G_GUINT64_FORMAT " %s\n", self->asked_id, command);
  if (self->line == NULL)
    write_line (self, line);
  else
    self->next_line = line;
}

char *
lan_engine_pipe_ask_finish (LanEnginePipe *self, GAsyncResult *result, gboolean *refused, GError **error)
{
  Answer *answer = g_task_propagate_pointer (G_TASK (result), error);
  char *text;

  if (answer == NULL)
    return NULL;
  *refused = answer->refused;
  text = g_steal_pointer (&answer->text);
  answer_free (answer);
  return text;
}

/* So little that a pipe takes it at once, or never. */
static gboolean
write_at_once (LanEnginePipe *self, const char *text)
{
  GOutputStream *stream = g_subprocess_get_stdin_pipe (self->process);

  return self->line == NULL && !g_output_stream_has_pending (stream) && !g_output_stream_is_closed (stream)
         && g_pollable_output_stream_write_nonblocking (G_POLLABLE_OUTPUT_STREAM (stream), text, strlen (text), NULL, NULL) == (gssize) strlen (text);
}

void
lan_engine_pipe_stop (LanEnginePipe *self)
{
  g_autofree char *line = NULL;

  g_return_if_fail (LAN_IS_ENGINE_PIPE (self));

  line = g_strdup_printf ("%" G_GUINT64_FORMAT " stop\n", self->last_id + 1);
  if (self->task != NULL && write_at_once (self, line))
    self->last_id++;
}

/* Waits for the program to end by itself, in a thread that has nothing else to do. */
static void
reap (GTask *task, gpointer source, gpointer process, GCancellable *cancellable)
{
  for (guint i = 0; i < GRACE_STEPS && g_subprocess_get_identifier (process) != NULL; i++)
    g_usleep (GRACE_STEP_MICROSECONDS);
  g_subprocess_force_exit (process);
}

void
lan_engine_pipe_close (LanEnginePipe *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAN_IS_ENGINE_PIPE (self));

  if (g_cancellable_is_cancelled (self->life))
    return;
  if (self->task != NULL)
    fail_ended (self);
  write_at_once (self, "quit\n");
  g_cancellable_cancel (self->life);
  g_output_stream_close (g_subprocess_get_stdin_pipe (self->process), NULL, NULL);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, g_object_ref (self->process), g_object_unref);
  g_task_run_in_thread (task, reap);
}
