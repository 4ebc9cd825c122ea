/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of the engine protocol. */

#include "lan-config.h"

#include "lan-cli-engine.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lan-choice-text.h"
#include "lan-cli-json.h"
#include "lan-content-loader.h"
#include "lan-outlook.h"
#include "lan-save-writer.h"
#include "lan-view.h"
#include "lan-weights-file.h"

typedef gboolean (*Command) (LanCliEngine *self, const char *arguments, GString *answer, GError **error);

static gboolean find_command (const char *name, Command *run);
static void append_commands (GString *answer);

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, message);
  return FALSE;
}

static gboolean
protocol_version (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  g_string_append_printf (answer, "%d", LAN_CLI_ENGINE_PROTOCOL);
  return TRUE;
}

static gboolean
name (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  g_string_append (answer, "Lancaster");
  return TRUE;
}

static gboolean
version (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  g_string_append (answer, LAN_VERSION);
  return TRUE;
}

static gboolean
list_commands (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  append_commands (answer);
  return TRUE;
}

static gboolean
known_command (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  g_string_append (answer, find_command (arguments, NULL) ? "true" : "false");
  return TRUE;
}

static gboolean
content (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  if (*arguments != '\0')
    {
      g_autoptr (GFile) file = g_file_new_for_path (arguments);
      LanGameContent *other = lan_content_load_file (file, error);

      if (other == NULL)
        return FALSE;
      lan_cli_engine_game_set_content (&self->game, other);
    }
  g_string_append_printf (answer, "content=%s revision=%u", lan_game_content_get_id (self->game.content),
                          lan_game_content_get_revision (self->game.content));
  return TRUE;
}

static gboolean
newgame (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  return lan_cli_engine_game_begin (&self->game, arguments, error);
}

static gboolean
reveal (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  return lan_cli_engine_game_reveal (&self->game, arguments, error);
}

static gboolean
load (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  if (*arguments == '\0')
    return refuse (error, _("a file is needed"));
  return lan_cli_engine_game_load (&self->game, arguments, error);
}

static gboolean
play (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  return lan_cli_engine_game_play (&self->game, arguments, error);
}

static gboolean
undo (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  guint64 n = 1;

  if (*arguments != '\0' && !g_ascii_string_to_unsigned (arguments, 10, 0, LAN_DECISIONS_MAX, &n, error))
    return FALSE;
  return lan_cli_engine_game_undo (&self->game, (guint) n, error);
}

/* Takes a leading "seat=N" off the arguments. */
static gboolean
read_seat (const char **arguments, guint *seat, GError **error)
{
  static const char key[] = "seat=";
  gsize length = strcspn (*arguments, " ");
  g_autofree char *word = g_strndup (*arguments, length);
  guint64 number;

  *seat = LAN_NO_SEAT;
  if (!g_str_has_prefix (word, key))
    return TRUE;
  if (!g_ascii_string_to_unsigned (word + strlen (key), 10, 0, LAN_MAX_SEATS - 1, &number, error))
    return FALSE;
  *seat = (guint) number;
  *arguments += length + strspn (*arguments + length, " ");
  return TRUE;
}

/* The seat that decides, what, and with seat= whether that seat may; "none" behind the end. */
static gboolean
decision (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  LanDecision next;

  if (!lan_cli_engine_game_check (&self->game, error))
    return FALSE;
  next = lan_decision_next (lan_game_content_get_tables (self->game.content), &self->game.state);
  if (next.kind == LAN_DECISION_NONE)
    g_string_append (answer, "none");
  else
    g_string_append_printf (answer, "seat=%u kind=%s", next.seat, lan_choice_kind_to_text (next.kind));
  return TRUE;
}

static gboolean
legal (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  LanSpan spans[LAN_MAX_SPANS];
  LanState state;
  guint seat, n;

  if (!read_seat (&arguments, &seat, error) || !lan_cli_engine_game_ask (&self->game, seat, &state, error))
    return FALSE;
  n = lan_decision_spans (lan_game_content_get_tables (self->game.content), &state, spans);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = lan_choice_span_to_text (self->game.content, &state, &spans[i]);

      g_string_append_printf (answer, "%s%s", i > 0 ? "\n" : "", text);
    }
  return TRUE;
}

static gboolean
level (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  LanAgent *agent = *arguments != '\0' ? lan_computers_parse (arguments, error) : NULL;

  if (*arguments != '\0' && agent == NULL)
    return FALSE;
  if (agent != NULL)
    {
      lan_computers_free (self->agent);
      self->agent = agent;
    }
  g_string_append (answer, self->agent->name);
  return TRUE;
}

static gboolean
random_seed (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  guint64 seed;

  if (!g_ascii_string_to_unsigned (arguments, 10, 0, G_MAXUINT64, &seed, error))
    return FALSE;
  lan_rng_seed (&self->rng, seed);
  return TRUE;
}

/* R8.2: whoever chooses sees what its seat may see. */
static gboolean
choose (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  const LanContent *tables;
  g_autoptr (LanAgent) other = NULL;
  g_autofree char *text = NULL;
  LanState state, view;
  LanChoice choice;
  guint seat;

  if (!read_seat (&arguments, &seat, error) || !lan_cli_engine_game_ask (&self->game, seat, &state, error))
    return FALSE;
  if (*arguments != '\0' && (other = lan_computers_parse (arguments, error)) == NULL)
    return FALSE;
  tables = lan_game_content_get_tables (self->game.content);
  lan_view (tables, &state, lan_decision_next (tables, &state).seat, &self->rng, &view);
  choice = (other != NULL ? other : self->agent)->choose (other != NULL ? other : self->agent, tables, &view, &self->rng, self->poll, self->data);
  text = lan_choice_to_text (self->game.content, &state, &choice);
  g_string_append (answer, text);
  return TRUE;
}

static gboolean
state (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  g_autofree char *xml = NULL;

  if (!lan_cli_engine_game_check (&self->game, error))
    return FALSE;
  xml = lan_save_state_to_xml (self->game.content, &self->game.state, self->game.record->choices->len);
  g_string_append (answer, g_strstrip (xml));
  return TRUE;
}

/* What the weights of the program make of the position, for those at the table: cards and votes that they do not know
 * are not looked at either. */
static gboolean
evaluate (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  LanJudge judge = { .weights = lan_weights_get_default (), .seat = LAN_NO_SEAT };
  LanOutlook outlook;
  LanState view;

  if (!lan_cli_engine_game_check (&self->game, error))
    return FALSE;
  judge.content = lan_game_content_get_tables (self->game.content);
  lan_view (judge.content, &self->game.state, LAN_NO_SEAT, &self->rng, &view);
  lan_outlook (&judge, &view, &outlook);
  for (guint seat = 0; seat < view.players; seat++)
    {
      g_string_append_printf (answer, "%sseat=%u chance=", seat > 0 ? "\n" : "", seat);
      lan_cli_json_number (answer, (double) outlook.share[seat], 3);
      g_string_append (answer, " pp=");
      lan_cli_json_number (answer, (double) lan_judge_house (&judge, &view, seat), 1);
    }
  return TRUE;
}

/* stop and quit: whoever reads the lines has seen to it. */
static gboolean
nothing (LanCliEngine *self, const char *arguments, GString *answer, GError **error)
{
  return TRUE;
}

static const struct {
  const char *name;
  Command run;
} commands[] = {
  { "protocol_version", protocol_version }, { "name", name }, { "version", version }, { "list_commands", list_commands },
  { "known_command", known_command }, { "content", content }, { "newgame", newgame }, { "reveal", reveal },
  { "load", load }, { "play", play }, { "undo", undo }, { "decision", decision }, { "legal", legal }, { "level", level },
  { "random_seed", random_seed }, { "choose", choose }, { "stop", nothing }, { "state", state }, { "evaluate", evaluate },
  { "quit", nothing },
};

static gboolean
find_command (const char *word, Command *run)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, word))
      {
        if (run != NULL)
          *run = commands[i].run;
        return TRUE;
      }
  return FALSE;
}

static void
append_commands (GString *answer)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (answer, "%s%s", i > 0 ? "\n" : "", commands[i].name);
}

gboolean
lan_cli_engine_answer (LanCliEngine *self, const char *command, const char *arguments, GString *answer, GError **error)
{
  Command run;

  if (find_command (command, &run))
    return run (self, arguments, answer, error);
  return refuse (error, _("unknown command; “list_commands” lists those there are"));
}
