/* SPDX-License-Identifier: GPL-3.0-or-later */

/* verify and replay: look into saved games. */

#include "lan-config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lan-cli-chronicle.h"
#include "lan-cli-terminal.h"
#include "lan-cli.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-words.h"

#define UNTIL_THE_END G_MININT

static LanRecord *
read_record (const char *path, LanGameContent *content, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return lan_save_read_file (file, content, error);
}

/* The reader's message without the file's name, with which it begins and which stands in the line already. */
static char *
without_name (char *message, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_filename_display_name (base);

  if (!g_str_has_prefix (message, name))
    return message;
  message += strlen (name);
  return message + strspn (message, ",: ");
}

/* FALSE when the file is refused; one line either way. */
static gboolean
verify_file (const char *path, LanGameContent *content)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = read_record (path, content, &error);
  LanState state;
  guint n;

  if (record == NULL)
    {
      g_print (_("%1$s: refused: %2$s\n"), name, g_strdelimit (without_name (error->message, path), "\n", ' '));
      return FALSE;
    }
  n = record->choices->len;
  lan_record_replay (record, n, &state, NULL, NULL); /* the reader has checked that it can be replayed */
  g_print (ngettext ("%1$s: ok, %2$u players, round %3$u, %4$u decision\n",
                     "%1$s: ok, %2$u players, round %3$u, %4$u decisions\n", n),
           name, state.players, state.round, n);
  return TRUE;
}

static int
run_verify (const LanCliCommand *self, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (LanCliContent) which = { 0 };
  g_autoptr (LanGameContent) content = NULL;
  int status = LAN_CLI_OK;

  if (!lan_cli_parse (self, entries, &which, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc < 2)
    return lan_cli_usage_error (self, "%s", _("a file is needed"));
  content = lan_cli_load_content (&which);
  if (content == NULL)
    return LAN_CLI_FAILED;

  for (int i = 1; i < argc; i++)
    if (!verify_file (argv[i], content))
      status = LAN_CLI_FAILED;
  return status;
}

const LanCliCommand lan_cli_verify = {
  "verify", "FILE...", "", N_("Replay saved games and check them"),
  N_("Prints one line a file; the exit status is 1 if any of them is refused."), run_verify,
};

static int
print_chronicle (const LanRecord *record, guint until)
{
  g_autoptr (LanGame) game = lan_game_new (record->setup->content);
  g_autoptr (GError) error = NULL;

  if (!lan_game_open (game, record, &error))
    return lan_cli_fail ("%s", error->message);
  lan_cli_chronicle_begin (game);
  lan_cli_chronicle (game, 0, until);
  return LAN_CLI_OK;
}

static int
print_state (const LanRecord *record, guint until)
{
  g_autofree char *xml = NULL;
  LanState state;

  lan_record_replay (record, until, &state, NULL, NULL); /* the reader has checked that it can be replayed */
  xml = lan_save_state_to_xml (record->setup->content, &state, until);
  lan_cli_output (xml);
  return LAN_CLI_OK;
}

static gboolean
is_over (const LanRecord *record)
{
  LanState state;

  lan_record_replay (record, record->choices->len, &state, NULL, NULL); /* checked by the reader */
  return lan_state_phase (&state) == LAN_PHASE_FINISHED;
}

static void
print_hidden (const LanRecord *record, guint until)
{
  g_auto (GStrv) sentences = NULL;
  LanState state;

  lan_record_replay (record, until, &state, NULL, NULL); /* checked by the reader */
  sentences = lan_words_hidden (record->setup->content, record->setup, &state);
  g_print ("\n");
  lan_cli_print_heading (_("What was hidden then"));
  for (char **sentence = sentences; *sentence != NULL; sentence++)
    lan_cli_print_wrapped (*sentence, 2);
}

static int
replay (const char *path, LanGameContent *content, int until, gboolean chronicle, gboolean hidden)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = read_record (path, content, &error);
  int status;

  if (record == NULL)
    return lan_cli_fail ("%s", error->message);
  if (hidden && !is_over (record))
    return lan_cli_fail ("%s", _("--hidden: this game is not over, so what is hidden stays hidden"));
  if (until > (int) record->choices->len)
    return lan_cli_fail (ngettext ("--until %1$d: this game has %2$u decision", "--until %1$d: this game has %2$u decisions",
                                   record->choices->len), until, record->choices->len);
  if (until == UNTIL_THE_END)
    until = (int) record->choices->len;
  status = chronicle ? print_chronicle (record, (guint) until) : print_state (record, (guint) until);
  if (status == LAN_CLI_OK && hidden)
    print_hidden (record, (guint) until);
  return status;
}

static int
run_replay (const LanCliCommand *self, int argc, char **argv)
{
  int until = UNTIL_THE_END;
  gboolean chronicle = FALSE, hidden = FALSE;
  const GOptionEntry entries[] = {
    { "until", 0, 0, G_OPTION_ARG_INT, &until, N_("Stop after K decisions"), "K" },
    { "chronicle", 0, 0, G_OPTION_ARG_NONE, &chronicle, N_("Tell what happened instead of printing the position"), NULL },
    { "hidden", 0, 0, G_OPTION_ARG_NONE, &hidden, N_("Print what was hidden as well, of a game that is over"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (LanCliContent) which = { 0 };
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &which, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc != 2)
    return lan_cli_usage_error (self, "%s", _("one file is needed"));
  if (until < 0 && until != UNTIL_THE_END)
    return lan_cli_usage_error (self, "%s", _("numbers must not be negative"));
  content = lan_cli_load_content (&which);
  return content == NULL ? LAN_CLI_FAILED : replay (argv[1], content, until, chronicle, hidden);
}

const LanCliCommand lan_cli_replay = {
  "replay", "FILE", "[--until K] [--chronicle] [--hidden]", N_("Print the position of a saved game"),
  N_("The position is the <state> element of a save file."), run_replay,
};
