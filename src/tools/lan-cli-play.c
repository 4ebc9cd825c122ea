/* SPDX-License-Identifier: GPL-3.0-or-later */

/* play: a game in the terminal. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-board.h"
#include "lan-cli-chronicle.h"
#include "lan-cli-table.h"
#include "lan-cli-turn.h"
#include "lan-save-reader.h"

typedef struct {
  int players; /* 0 or below: not given, as for the others */
  int humans;
  gint64 seed;
  char *agents;
  LanCliContent content;
  gboolean demo;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->agents);
  lan_cli_content_clear (&options->content);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
table_clear (LanCliTable *table)
{
  g_clear_object (&table->game);
  g_clear_pointer (&table->agents, g_ptr_array_unref);
  g_free (table->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LanCliTable, table_clear)

static gboolean
is_over (LanCliTable *table)
{
  return lan_game_get_decision (table->game).kind == LAN_DECISION_NONE;
}

/* Lets the computer players decide until a human must, or the game is over. */
static void
play_computers (LanCliTable *table)
{
  const LanContent *tables = lan_game_content_get_tables (lan_game_get_content (table->game));

  while (!is_over (table) && table->players.agents[lan_game_get_decision (table->game).seat] != NULL)
    {
      LanChoice choice = lan_cli_players_choose (&table->players, tables, lan_game_get_state (table->game));

      lan_cli_table_play (table, &choice);
      lan_cli_table_tell (table);
    }
}

static int
play (LanCliTable *table)
{
  gboolean humans = lan_game_setup_count_humans (lan_game_get_setup (table->game)) > 0;
  guint shown_for = 0; /* the round whose board was shown last */
  LanCliNext next = LAN_CLI_NEXT_MOVED;

  lan_cli_chronicle_begin (table->game);
  while (next != LAN_CLI_NEXT_LEAVE)
    {
      play_computers (table);
      lan_cli_table_tell (table);
      if (is_over (table))
        {
          lan_cli_print_points (table->game);
          next = humans ? lan_cli_turn_after_the_end (table) : LAN_CLI_NEXT_LEAVE;
          continue;
        }
      if (shown_for != lan_game_get_state (table->game)->round)
        {
          shown_for = lan_game_get_state (table->game)->round;
          lan_cli_print_board (table->game);
        }
      next = lan_cli_turn (table);
    }
  return LAN_CLI_OK;
}

static int
demonstrate (LanCliTable *table)
{
  lan_cli_chronicle_begin (table->game);
  play_computers (table);
  return LAN_CLI_OK;
}

/* As the command line says, else as the game does. A level that this version does not know is played by the usual one. */
static void
find_agents (LanCliTable *table, guint64 seed)
{
  const LanGameSetup *setup = lan_game_get_setup (table->game);
  guint n = 0;

  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    {
      const LanHouseSetup *house = &setup->houses[seat];

      if (house->controller == LAN_CONTROLLER_HUMAN)
        continue;
      if (table->agents != NULL)
        table->players.agents[seat] = lan_cli_agent_at (table->agents, n++);
      else
        table->players.agents[seat] = lan_computers_find (house->level);
      if (table->players.agents[seat] == NULL)
        table->players.agents[seat] = lan_computers_find (LAN_COMPUTERS_DEFAULT);
    }
  lan_cli_players_seed (&table->players, seed);
}

static int
play_file (const char *path, LanGameContent *content)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_file (file, content, &error);
  g_auto (LanCliTable) table = { 0 };

  if (record == NULL)
    return lan_cli_fail ("%s", error->message);
  table.game = lan_game_new (content);
  if (!lan_game_open (table.game, record, &error))
    return lan_cli_fail ("%s", error->message);
  table.path = g_strdup (path);
  table.told = lan_game_get_length (table.game);
  find_agents (&table, record->setup->seed + table.told);
  return play (&table);
}

/* The humans sit first; the computer players are named after their families. */
static void
set_houses (LanGameSetup *setup, guint humans, const GPtrArray *agents)
{
  for (unsigned seat = humans; seat < setup->chance.players; seat++)
    {
      g_autofree char *level =
          agents != NULL ? lan_cli_agent_level (lan_cli_agent_at (agents, seat - humans)) : g_strdup (LAN_COMPUTERS_DEFAULT);

      lan_game_setup_set_house (setup, seat, setup->houses[seat].name, LAN_CONTROLLER_COMPUTER, level);
    }
  setup->take_backs = humans > 1 ? LAN_TAKE_BACKS_OWN_TURN : LAN_TAKE_BACKS_FREE;
}

static int
play_new (const LanCliCommand *self, const Options *options, LanGameContent *content)
{
  guint64 seed = options->seed >= 0 ? (guint64) options->seed : g_random_int ();
  guint humans = (guint) options->humans;
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, (unsigned) options->players, seed);
  g_auto (LanCliTable) table = { 0 };
  g_autoptr (GError) error = NULL;

  if (options->agents != NULL && humans < setup->chance.players)
    {
      table.agents = lan_cli_parse_agents (self, options->agents, setup->chance.players - humans, FALSE);
      if (table.agents == NULL)
        return LAN_CLI_USAGE;
    }
  set_houses (setup, humans, table.agents);
  table.game = lan_game_new (content);
  if (!lan_game_begin (table.game, setup, &error))
    return lan_cli_fail ("%s", error->message);
  find_agents (&table, seed);
  return options->demo ? demonstrate (&table) : play (&table);
}

static int
check_options (const LanCliCommand *self, Options *options, int argc, char **argv)
{
  gboolean new_game = options->players != -1 || options->humans != -1 || options->seed != -1 || options->agents != NULL || options->demo;

  if (argc > 2)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[2]);
  if (argc == 2 && new_game)
    return lan_cli_usage_error (self, "%s", _("a saved game brings its own players and seed"));
  if (options->players == -1)
    options->players = 4;
  if (options->humans == -1)
    options->humans = options->demo ? 0 : 1;
  if (options->players < LAN_MIN_SEATS || options->players > LAN_MAX_SEATS)
    return lan_cli_usage_error (self, "%s", _("--players: a number from 2 to 5 is needed"));
  if (options->humans < 0 || options->humans > options->players)
    return lan_cli_usage_error (self, "%s", _("--humans: a number from 0 to the number of players is needed"));
  if (options->demo && options->humans > 0)
    return lan_cli_usage_error (self, "%s", _("--demo is played by the computer alone"));
  if (options->seed < -1)
    return lan_cli_usage_error (self, "%s", _("numbers must not be negative"));
  return LAN_CLI_OK;
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (Options) options = { .players = -1, .humans = -1, .seed = -1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players, N_("How many houses play, 2 to 5 (4)"), "N" },
    { "humans", 0, 0, G_OPTION_ARG_INT, &options.humans, N_("How many of them are played by humans (1)"), "H" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Seed of the chance of the game (random)"), "S" },
    { "agents", 0, 0, G_OPTION_ARG_STRING, &options.agents, N_("Computer players, one a seat; a shorter list is repeated"), "A,B,…" },
    { "demo", 0, 0, G_OPTION_ARG_NONE, &options.demo, N_("Let computer players play, and tell their game"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &options.content, &argc, &argv))
    return LAN_CLI_USAGE;
  if (check_options (self, &options, argc, argv) != LAN_CLI_OK)
    return LAN_CLI_USAGE;
  content = lan_cli_load_content (&options.content);
  if (content == NULL)
    return LAN_CLI_FAILED;
  return argc == 2 ? play_file (argv[1], content) : play_new (self, &options, content);
}

const LanCliCommand lan_cli_play = {
  "play", "[FILE]", "[--players N] [--humans H] [--seed S] [--agents A,B,...] [--demo]",
  N_("Play a game in the terminal, or go on with a saved one"), NULL, run,
};
