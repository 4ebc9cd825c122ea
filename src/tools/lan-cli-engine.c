/* SPDX-License-Identifier: GPL-3.0-or-later */

/* engine: reads the lines of the engine protocol and answers them. */

#include "lan-config.h"

#include "lan-cli-engine.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lan-cli.h"

/* A longer line is refused, and not kept. */
#define MAX_LINE 65536

/* When so many lines wait, no more are read. */
#define MAX_WAITING 64

/* Lines that were read and not answered yet. They are read by a thread of their own, so that "stop" is seen while a
 * computer player thinks. */
typedef struct {
  GMutex mutex;
  GCond changed;
  GQueue waiting;     /* of char *; NULL data: a line that was too long */
  guint read;         /* lines read */
  guint answered;     /* lines taken from the queue */
  guint stopped;      /* what was asked in lines before this one ends at once */
  gboolean ended;     /* there are no more */
} Lines;

/* What was read of standard input. Not by stdio: from version 2.41 on, the C library waits at the end of a program for
 * the lock of a stream from which another thread is reading, and "quit" would wait for one line more. */
typedef struct {
  char bytes[4096];
  gssize length;
  gssize next;
} Input;

/* The next byte, or EOF. */
static int
read_byte (Input *self)
{
  if (self->next == self->length)
    {
      self->next = 0;
      do
        self->length = read (STDIN_FILENO, self->bytes, sizeof self->bytes);
      while (self->length < 0 && errno == EINTR);
      if (self->length <= 0)
        {
          self->length = 0;
          return EOF;
        }
    }
  return (unsigned char) self->bytes[self->next++];
}

/* One line without its end; FALSE: there is none. line: NULL when it was too long. (transfer full) */
static gboolean
read_line (Input *input, char **line)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean too_long = FALSE;
  int c;

  *line = NULL;
  while ((c = read_byte (input)) != EOF && c != '\n')
    if (text->len < MAX_LINE)
      g_string_append_c (text, c != '\0' ? (char) c : ' ');
    else
      too_long = TRUE;
  if (c == EOF && text->len == 0)
    return FALSE;
  if (!too_long)
    *line = g_string_free (g_steal_pointer (&text), FALSE);
  return TRUE;
}

/* The command of a line, without the id before it. */
static const char *
find_word (const char *line)
{
  line += strspn (line, " \t0123456789");
  return line;
}

static gboolean
is_word (const char *line, const char *word)
{
  const char *start = find_word (line);

  return strcspn (start, " \t\r") == strlen (word) && g_str_has_prefix (start, word);
}

static gpointer
read_lines (gpointer data)
{
  Lines *self = data;
  Input input = { .length = 0 };
  char *line;

  while (read_line (&input, &line))
    {
      g_mutex_lock (&self->mutex);
      while (g_queue_get_length (&self->waiting) >= MAX_WAITING)
        g_cond_wait (&self->changed, &self->mutex);
      self->read++;
      if (line != NULL && (is_word (line, "stop") || is_word (line, "quit")))
        self->stopped = self->read;
      g_queue_push_tail (&self->waiting, line);
      g_cond_broadcast (&self->changed);
      g_mutex_unlock (&self->mutex);
    }
  g_mutex_lock (&self->mutex);
  self->ended = TRUE;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  return NULL;
}

/* Waits for the next line; FALSE: there are no more. */
static gboolean
take_line (Lines *self, char **line)
{
  gboolean taken;

  g_mutex_lock (&self->mutex);
  while (g_queue_is_empty (&self->waiting) && !self->ended)
    g_cond_wait (&self->changed, &self->mutex);
  taken = !g_queue_is_empty (&self->waiting);
  if (taken)
    {
      *line = g_queue_pop_head (&self->waiting);
      self->answered++;
    }
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  return taken;
}

static bool
is_stopped (void *data, float done)
{
  Lines *self = data;
  gboolean stopped;

  g_mutex_lock (&self->mutex);
  stopped = self->stopped > self->answered;
  g_mutex_unlock (&self->mutex);
  return stopped;
}

/* "=" or "?", the id of the question, what there is to say, and an empty line. */
static void
reply (char sign, const char *id, const char *text)
{
  printf ("%c%s%s%s\n\n", sign, id, *text != '\0' ? " " : "", text);
  fflush (stdout);
}

static void
reply_error (const char *id, const char *message)
{
  g_autofree char *text = g_strdup (message);

  reply ('?', id, g_strdelimit (text, "\r\n", ' '));
}

/* FALSE after "quit". */
static gboolean
answer_line (LanCliEngine *engine, char *line)
{
  g_autofree char *id = NULL;
  g_autofree char *command = NULL;
  g_autoptr (GString) answer = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const char *arguments;

  g_strstrip (line);
  if (*line == '\0' || *line == '#')
    return TRUE;
  id = g_strndup (line, strspn (line, "0123456789"));
  arguments = find_word (line);
  command = g_strndup (arguments, strcspn (arguments, " \t"));
  arguments += strlen (command);
  arguments += strspn (arguments, " \t");
  if (lan_cli_engine_answer (engine, command, arguments, answer, &error))
    reply ('=', id, answer->str);
  else
    reply_error (id, error->message);
  return !g_str_equal (command, "quit");
}

static void
answer_lines (LanCliEngine *engine, Lines *lines)
{
  gboolean more = TRUE;
  char *line;

  while (more && take_line (lines, &line))
    {
      if (line != NULL)
        more = answer_line (engine, line);
      else
        reply_error ("", _("the line is too long"));
      g_free (line);
    }
}

static int
engine (LanGameContent *content, LanAgent *agent, guint64 seed)
{
  Lines *lines = g_new0 (Lines, 1); /* the thread that waits for input has them as long as the program runs */
  LanCliEngine self = { .agent = agent, .poll = is_stopped, .data = lines };

  g_mutex_init (&lines->mutex);
  g_cond_init (&lines->changed);
  g_queue_init (&lines->waiting);
  lan_cli_engine_game_set_content (&self.game, content);
  lan_rng_seed (&self.rng, seed);
  g_thread_unref (g_thread_new ("lines", read_lines, lines));
  answer_lines (&self, lines);
  lan_cli_engine_game_clear (&self.game);
  lan_computers_free (self.agent);
  return LAN_CLI_OK;
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (LanCliContent) which = { 0 };
  g_autofree char *level = NULL;
  gint64 seed = 1;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, N_("Who chooses (lord)"), N_("LEVEL") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("Seed of the random numbers of whoever chooses (1)"), "S" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  LanGameContent *content;
  LanAgent *agent;

  if (!lan_cli_parse (self, entries, &which, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (seed < 0)
    return lan_cli_usage_error (self, "%s", _("numbers must not be negative"));
  agent = lan_computers_parse (level != NULL ? level : "lord", &error);
  if (agent == NULL)
    return lan_cli_usage_error (self, "%s", error->message);
  content = lan_cli_load_content (&which);
  if (content != NULL)
    return engine (content, agent, (guint64) seed);
  lan_computers_free (agent);
  return LAN_CLI_FAILED;
}

const LanCliCommand lan_cli_engine = {
  "engine", NULL, "[--level LEVEL] [--seed S]", N_("Play for another program, by commands on standard input"),
  N_("A command a line, in the manner of GTP and UCI; every answer begins with = or ? and ends with an empty line.\n"
     "\"list_commands\" lists the commands; the page \"Engines\" of the help explains them."), run,
};
