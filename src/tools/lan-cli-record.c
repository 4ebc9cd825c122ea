/* SPDX-License-Identifier: GPL-3.0-or-later */

/* record: computer players play a game, and it is saved. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-players.h"
#include "lan-save-writer.h"

typedef struct {
  int players;
  gint64 seed;
  int stop_after;
  char *agents;
  char *families;
  char *output;
  LanCliContent content;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->agents);
  g_free (options->families);
  g_free (options->output);
  lan_cli_content_clear (&options->content);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Seats the families in the order given; each name is that of its family. */
static gboolean
set_families (const LanCliCommand *self, LanGameContent *content, LanGameSetup *setup, const char *list)
{
  g_auto (GStrv) ids = g_strsplit (list, ",", -1);
  unsigned seen = 0;

  if (g_strv_length (ids) != setup->chance.players)
    {
      lan_cli_usage_error (self, "%s", _("--families: one family for each player is needed"));
      return FALSE;
    }
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    {
      LanHouseSetup *house = &setup->houses[seat];

      if (!lan_game_content_find (content, LAN_TABLE_FAMILIES, ids[seat], &house->family) || (seen & (1u << house->family)))
        {
          /* Translators: %s is what was typed. */
          lan_cli_usage_error (self, _("--families: '%s' is not a family, or is named twice"), ids[seat]);
          return FALSE;
        }
      seen |= 1u << house->family;
      g_free (house->name);
      house->name = g_strdup (lan_game_content_get_plain_title (content, LAN_TABLE_FAMILIES, house->family));
    }
  return TRUE;
}

static int
save (const LanRecord *record, LanGameContent *content, const char *output)
{
  g_autoptr (GFile) file = g_file_new_for_path (output);
  g_autoptr (GError) error = NULL;

  if (!lan_save_write_file (record, file, &error))
    return lan_cli_fail ("%s", error->message);
  return LAN_CLI_OK;
}

static int
record (const LanCliCommand *self, const Options *options, LanGameContent *content)
{
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, (unsigned) options->players, (guint64) options->seed);
  g_autoptr (LanRecord) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) agents = lan_cli_parse_agents (self, options->agents, setup->chance.players, TRUE);
  LanCliPlayers players = { 0 };
  LanState state;

  if (agents == NULL)
    return LAN_CLI_USAGE;
  if (options->families != NULL && !set_families (self, content, setup, options->families))
    return LAN_CLI_USAGE;
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    players.agents[seat] = lan_cli_agent_at (agents, seat);
  lan_cli_players_sign (&players, setup);

  lan_cli_players_seed (&players, (guint64) options->seed);
  game = lan_cli_players_play (&players, content, setup, (guint) options->stop_after, &state, &error);
  if (game == NULL)
    return lan_cli_fail ("%s", error->message);
  return save (game, content, options->output);
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (Options) options = { .seed = 1, .stop_after = G_MAXINT };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players, N_("How many houses play, 2 to 5"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Seed of the chance of the game (1)"), "S" },
    { "agents", 0, 0, G_OPTION_ARG_STRING, &options.agents, N_("Computer players, one a seat; a shorter list is repeated"), "A,B,…" },
    { "families", 0, 0, G_OPTION_ARG_STRING, &options.families, N_("Families, one a seat"), "F,G,…" },
    { "stop-after", 0, 0, G_OPTION_ARG_INT, &options.stop_after, N_("Save after K decisions"), "K" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("Where to save the game"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &options.content, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    /* Translators: %s is what was typed. */
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (options.players < LAN_MIN_SEATS || options.players > LAN_MAX_SEATS)
    return lan_cli_usage_error (self, "%s", _("--players: a number from 2 to 5 is needed"));
  if (options.agents == NULL || options.output == NULL)
    return lan_cli_usage_error (self, "%s", _("--agents and --output are needed"));
  if (options.seed < 0 || options.stop_after < 0)
    return lan_cli_usage_error (self, "%s", _("numbers must not be negative"));

  content = lan_cli_load_content (&options.content);
  return content == NULL ? LAN_CLI_FAILED : record (self, &options, content);
}

const LanCliCommand lan_cli_record = {
  "record", NULL, "--players N --agents A,B,... -o FILE [--seed S] [--stop-after K] [--families F,G,...]",
  N_("Let computer players play a game, and save it"), NULL, run,
};
