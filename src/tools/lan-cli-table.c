/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-board.h"
#include "lan-cli-chronicle.h"
#include "lan-cli-table.h"
#include "lan-cli-terminal.h"
#include "lan-save-writer.h"

void
lan_cli_table_tell (LanCliTable *self)
{
  guint length = lan_game_get_length (self->game);

  lan_cli_chronicle (self->game, self->told, length);
  self->told = length;
}

void
lan_cli_table_play (LanCliTable *self, const LanChoice *choice)
{
  g_autoptr (GError) error = NULL;

  if (!lan_game_play (self->game, choice, &error))
    g_error ("%s", error->message); /* only legal choices come here */
}

static gboolean
is_modified (LanCliTable *self)
{
  gboolean modified;

  g_object_get (self->game, "modified", &modified, NULL);
  return modified;
}

static LanCliNext
moved (LanCliTable *self, const char *message)
{
  self->told = lan_game_get_length (self->game); /* what lies behind has been told before */
  g_print ("%s\n", message);
  return LAN_CLI_NEXT_MOVED;
}

static LanCliNext
undo (LanCliTable *self, const char *argument)
{
  const char *obstacle;

  if (lan_game_undo (self->game))
    return moved (self, _("Taken back to your last decision."));
  obstacle = lan_game_get_undo_obstacle (self->game);
  g_print ("%s\n", obstacle != NULL ? obstacle : _("There is nothing to take back."));
  return LAN_CLI_NEXT_ASK;
}

static LanCliNext
redo (LanCliTable *self, const char *argument)
{
  if (lan_game_redo (self->game))
    return moved (self, _("Played again what was taken back."));
  g_print ("%s\n", _("There is nothing to play again."));
  return LAN_CLI_NEXT_ASK;
}

static LanCliNext
restart (LanCliTable *self, const char *argument)
{
  if (lan_game_restart_turn (self->game))
    return moved (self, _("Back at the start of your turn."));
  g_print ("%s\n", _("This is the start of your turn."));
  return LAN_CLI_NEXT_ASK;
}

/* A file that this game did not come from is overwritten only if the player says so. */
static gboolean
may_write (LanCliTable *self, const char *path)
{
  g_autofree char *answer = NULL;
  g_autofree char *name = NULL;
  g_autofree char *question = NULL;

  if (g_strcmp0 (self->path, path) == 0 || !g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  name = g_filename_display_name (path);
  /* Translators: %s is a file. The answer must be the letter y, whatever the language. */
  question = g_strdup_printf (_("%s exists already. Overwrite it? (y/n) "), name);
  answer = lan_cli_read_line (question);
  return answer != NULL && g_ascii_strcasecmp (answer, "y") == 0;
}

static gboolean
save_as (LanCliTable *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LanRecord) record = lan_game_to_record (self->game);
  g_autofree char *name = g_filename_display_name (path);
  g_autoptr (GError) error = NULL;

  if (!may_write (self, path))
    {
      g_print ("%s\n", _("Not saved."));
      return FALSE;
    }
  if (!lan_save_write_file (record, file, &error))
    {
      /* Translators: %s is a reason. */
      g_print (_("Not saved: %s\n"), error->message);
      return FALSE;
    }
  lan_game_mark_saved (self->game);
  if (self->path != path)
    {
      g_free (self->path);
      self->path = g_strdup (path);
    }
  /* Translators: %s is a file. */
  g_print (_("Saved as %s.\n"), name);
  return TRUE;
}

static LanCliNext
save (LanCliTable *self, const char *argument)
{
  if (*argument != '\0')
    save_as (self, argument);
  else if (self->path != NULL)
    save_as (self, self->path);
  else
    g_print ("%s\n", _("Say where: save FILE"));
  return LAN_CLI_NEXT_ASK;
}

static LanCliNext
board (LanCliTable *self, const char *argument)
{
  lan_cli_print_board (self->game);
  return LAN_CLI_NEXT_ASK;
}

/* The first decision of the round under way. */
static guint
start_of_round (LanGame *game)
{
  guint n = lan_game_get_length (game);
  unsigned round = lan_game_get_state (game)->round;

  while (n > 0 && lan_game_peek_state (game, n - 1)->round == round)
    n--;
  return n;
}

static LanCliNext
chronicle (LanCliTable *self, const char *argument)
{
  guint from = g_str_equal (argument, "all") ? 0 : start_of_round (self->game);

  lan_cli_chronicle (self->game, from, lan_game_get_length (self->game));
  return LAN_CLI_NEXT_ASK;
}

static LanCliNext
help (LanCliTable *self, const char *argument)
{
  g_print ("%s\n", _("Answer with the number of a choice, or type a command:\n"
                     "  undo           take back your last decision\n"
                     "  redo           play again what was taken back\n"
                     "  restart        go back to the start of your turn\n"
                     "  board          show the board\n"
                     "  chronicle      tell what happened in this round (chronicle all: in the whole game)\n"
                     "  save FILE      save the game\n"
                     "  quit           stop playing\n"
                     "The first letters of a command are enough."));
  return LAN_CLI_NEXT_ASK;
}

static void
say_how_to_go_on (LanCliTable *self)
{
  g_autofree char *name = NULL;

  if (self->path == NULL)
    return;
  name = g_filename_display_name (self->path);
  /* Translators: %s is a file. */
  g_print (_("To go on with the saved game: lancaster-cli play %s\n"), name);
}

static LanCliNext
quit (LanCliTable *self, const char *argument)
{
  while (is_modified (self) && lan_game_get_length (self->game) > 0)
    {
      g_autofree char *answer = lan_cli_read_line (_("The game is not saved. Type a file name to save it, 'no' to throw it away, "
                                                     "or nothing to play on: "));

      if (answer == NULL || g_str_equal (answer, "no"))
        break;
      if (*answer == '\0')
        return LAN_CLI_NEXT_ASK;
      save_as (self, answer);
    }
  say_how_to_go_on (self);
  return LAN_CLI_NEXT_LEAVE;
}

static const struct {
  const char *name;
  LanCliNext (*carry_out) (LanCliTable *self, const char *argument);
} commands[] = {
  { "undo", undo }, { "redo", redo }, { "restart", restart }, { "save", save },
  { "board", board }, { "chronicle", chronicle }, { "help", help }, { "quit", quit },
};

LanCliNext
lan_cli_table_command (LanCliTable *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 2);
  int found = -1;

  if (words[0] == NULL)
    return LAN_CLI_NEXT_ASK;
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_has_prefix (commands[i].name, words[0]))
      found = found == -1 ? (int) i : -2; /* -2: more than one fits */
  if (found < 0)
    {
      g_autofree char *word = g_utf8_make_valid (words[0], -1);

      /* Translators: %s is what was typed. */
      g_print (_("'%s' is not an answer here, nor a command; help lists the commands.\n"), word);
      return LAN_CLI_NEXT_ASK;
    }
  return commands[found].carry_out (self, words[1] != NULL ? g_strstrip (words[1]) : "");
}

void
lan_cli_table_end_of_input (LanCliTable *self)
{
  g_print ("%s\n", _("The input has ended."));
  if (is_modified (self) && lan_game_get_length (self->game) > 0)
    g_print ("%s\n", _("The last decisions are not saved: type 'save FILE' to save a game before you leave."));
  say_how_to_go_on (self);
}
