/* SPDX-License-Identifier: GPL-3.0-or-later */

/* study: what houses choose in many recorded games, for the balance of the content. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-census.h"
#include "lan-cli-json.h"
#include "lan-cli.h"
#include "lan-save-reader.h"

/* From where on something is out of balance, in per cent and points of it. */
#define DEAD 2.0
#define MUST 60.0
#define AHEAD 4.0

/* By number of players. */
typedef LanCliCensus Study[LAN_MAX_SEATS + 1];

static gboolean
add_file (LanCliCensus *study, const char *path, LanGameContent *content)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_file (file, content, &error);
  g_autofree char *name = g_filename_display_name (path);

  if (record == NULL)
    {
      lan_cli_fail ("%s", error->message);
      return FALSE;
    }
  if (lan_cli_census_add (&study[record->setup->chance.players], record))
    return TRUE;
  /* Translators: %s is the name of a file. */
  lan_cli_fail (_("%s: the game is not over, so it is left out"), name);
  return FALSE;
}

static gboolean
is_of_first (LanCliCensusKind kind)
{
  return kind == LAN_CENSUS_FIRST_TILE || kind == LAN_CENSUS_FIRST_PLACE || kind == LAN_CENSUS_FIRST_FAVOUR;
}

static gboolean
is_of_victories (LanCliCensusKind kind)
{
  return kind == LAN_CENSUS_SEAT || kind == LAN_CENSUS_START_WINS;
}

/* What is wrong with the share; "" if nothing. */
static const char *
finding (LanCliCensusKind kind, guint players, double percent)
{
  if (kind == LAN_CENSUS_SEAT)
    return percent > 100.0 / players + AHEAD ? "ahead" : "";
  if (kind == LAN_CENSUS_START_WINS)
    return "";
  if (is_of_first (kind))
    return percent > MUST ? "must" : "";
  return percent < DEAD ? "dead" : "";
}

static void
append_count (GString *csv, LanGameContent *content, guint players, LanCliCensusKind kind, guint item, const LanCliCount *count)
{
  g_autofree char *name = lan_cli_census_item (content, kind, item);
  double taken = (double) count->taken / (is_of_victories (kind) ? LAN_CENSUS_VICTORY : 1);
  double percent = 100 * taken / (double) count->chances;

  g_string_append_printf (csv, "%u,%s,%s,%" G_GUINT64_FORMAT ",", players, lan_cli_census_kind (kind), name, count->chances);
  lan_cli_json_number (csv, taken, is_of_victories (kind) ? 2 : 0);
  g_string_append_c (csv, ',');
  lan_cli_json_number (csv, percent, 1);
  g_string_append_printf (csv, ",%s\n", finding (kind, players, percent));
}

/* What could never be chosen has no line. */
static void
append_census (GString *csv, LanGameContent *content, guint players, const LanCliCensus *census)
{
  for (guint kind = 0; kind < LAN_CENSUS_KINDS; kind++)
    for (guint item = 0; item < lan_cli_census_size (kind, players); item++)
      if (census->counts[kind][item].chances > 0)
        append_count (csv, content, players, kind, item, &census->counts[kind][item]);
}

static int
study_files (char **paths, LanGameContent *content)
{
  g_autofree LanCliCensus *study = g_malloc0 (sizeof (Study));
  g_autoptr (GString) csv = g_string_new ("players,what,item,chances,taken,percent,finding\n");
  int status = LAN_CLI_OK;

  for (; *paths != NULL; paths++)
    if (!add_file (study, *paths, content))
      status = LAN_CLI_FAILED;
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    append_census (csv, content, players, &study[players]);
  lan_cli_output (csv->str);
  return status;
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_auto (LanCliContent) which = { 0 };
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &which, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc < 2)
    return lan_cli_usage_error (self, "%s", _("a file is needed"));
  content = lan_cli_load_content (&which);
  return content == NULL ? LAN_CLI_FAILED : study_files (argv + 1, content);
}

const LanCliCommand lan_cli_study = {
  "study", "FILE...", "", N_("Count what houses chose in saved games, and who won"),
  N_("Prints lines of CSV: how often something could be chosen, how often it was, and the share in per cent. A finding is\n"
     "‘dead’ below 2 %, ‘must’ above 60 % of first choices, ‘ahead’ when a seat wins 4 points more than its share."),
  run,
};
