/* SPDX-License-Identifier: GPL-3.0-or-later */

/* selfplay: many games of computer players against each other. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-arena.h"

typedef struct {
  int players;
  int games;
  int jobs;
  gint64 seed;
  char *agents;
  char *games_to;
  LanCliContent content;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->agents);
  g_free (options->games_to);
  lan_cli_content_clear (&options->content);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
check_options (const LanCliCommand *self, const Options *options)
{
  if (options->agents == NULL)
    return lan_cli_usage_error (self, "%s", _("--agents is needed"));
  return lan_cli_check_games (self, options->players, options->games, options->jobs, options->seed);
}

static int
selfplay (const Options *options, LanGameContent *content, GPtrArray *agents)
{
  LanCliArena arena = {
    .content = content, .players = (guint) options->players, .games = (guint) options->games,
    .seed = (guint64) options->seed, .agents = agents, .folder = options->games_to,
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *report = NULL;

  if (!lan_cli_arena_run (&arena, (guint) options->jobs, &error))
    return lan_cli_fail ("%s", error->message);
  report = lan_cli_arena_report (&arena);
  lan_cli_output (report);
  return LAN_CLI_OK;
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (Options) options = { .games = 100, .jobs = 1, .seed = 1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players, N_("How many houses play, 2 to 5"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games, N_("How many games (100)"), "G" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Seed of all chance (1)"), "S" },
    { "agents", 0, 0, G_OPTION_ARG_STRING, &options.agents, N_("Computer players, one a seat; a shorter list is repeated"), "A,B,…" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options.jobs, N_("How many games at a time (1); the result is the same"), "J" },
    { "games-to", 0, 0, G_OPTION_ARG_FILENAME, &options.games_to, N_("Keep the games in a folder; those that are there are not played again"), N_("FOLDER") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (LanGameContent) content = NULL;
  g_autoptr (GPtrArray) agents = NULL;

  if (!lan_cli_parse (self, entries, &options.content, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (check_options (self, &options) != LAN_CLI_OK)
    return LAN_CLI_USAGE;
  agents = lan_cli_parse_agents (self, options.agents, (guint) options.players, TRUE);
  if (agents == NULL)
    return LAN_CLI_USAGE;
  content = lan_cli_load_content (&options.content);
  if (content == NULL)
    return LAN_CLI_FAILED;

  return selfplay (&options, content, agents);
}

const LanCliCommand lan_cli_selfplay = {
  "selfplay", NULL, "--players N --agents A,B,... [--games G] [--seed S] [--jobs J] [--games-to FOLDER]",
  N_("Let computer players play many games, and count who wins"),
  /* xgettext: no-c-format */
  N_("Prints one line of JSON: for each agent the seats played (games), victories alone (wins) and shared, mean power\n"
     "points and mean rank, and the share of wins of one seat, of which a shared win is a part, with its 95 % interval\n"
     "(Wilson 1927), beside the fair share. For each pair of agents the score of the first against the second (1 for a\n"
     "better rank in a game, 1/2 for the same) and the difference of Elo ratings that goes with it, with its 95 % interval;\n"
     "null where it has no bound. The agents change seats from game to game. A run with --games-to that was broken off\n"
     "goes on where it was. The agent engine:COMMAND is an outside program (see \"engine\"); its command line has no comma."),
  run,
};
