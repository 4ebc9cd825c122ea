/* SPDX-License-Identifier: GPL-3.0-or-later */

/* bench: how fast the rules are. */

#include "lan-config.h"

#include <glib/gi18n.h>
#include <time.h>

#include "lan-apply.h"
#include "lan-cli-json.h"
#include "lan-cli.h"

/* The clock is looked at once in so many games. It counts the time of this
 * program alone, so that others on the machine do not change the result much. */
#define BATCH 64

typedef struct {
  guint64 games;
  guint64 decisions;
  double seconds;
} Speed;

/* One complete random game; returns its number of decisions. */
static unsigned
play_randomly (const LanContent *content, unsigned players, uint64_t seed, LanRng *rng)
{
  LanSpan spans[LAN_MAX_SPANS];
  LanSetup setup;
  LanState state;
  unsigned decisions = 0, n;

  lan_setup_draw (content, &setup, players, seed);
  lan_state_init (content, &state, &setup);
  while ((n = lan_decision_spans (content, &state, spans)) > 0)
    {
      LanChoice choice = lan_spans_nth (spans, lan_rng_below (rng, (uint32_t) lan_spans_count (spans, n)));

      lan_apply_legal (content, &state, &choice, NULL);
      decisions++;
    }
  return decisions;
}

static Speed
measure (const LanContent *content, unsigned players, double seconds)
{
  clock_t start = clock ();
  clock_t now = start, end = start + (clock_t) (seconds * CLOCKS_PER_SEC);
  Speed speed = { 0 };
  LanRng rng;

  lan_rng_seed (&rng, players);
  while (now < end)
    {
      for (unsigned i = 0; i < BATCH; i++)
        speed.decisions += play_randomly (content, players, speed.games + i, &rng);
      speed.games += BATCH;
      now = clock ();
    }
  speed.seconds = (double) (now - start) / CLOCKS_PER_SEC;
  return speed;
}

static void
append_speed (GString *json, unsigned players, const Speed *speed)
{
  g_string_append_printf (json, "{\"players\":%u,\"games\":%" G_GUINT64_FORMAT ",\"games_per_second\":", players, speed->games);
  lan_cli_json_number (json, (double) speed->games / speed->seconds, 0);
  g_string_append (json, ",\"decisions_per_second\":");
  lan_cli_json_number (json, (double) speed->decisions / speed->seconds, 0);
  g_string_append (json, ",\"decisions_per_game\":");
  lan_cli_json_number (json, (double) speed->decisions / (double) speed->games, 1);
  g_string_append_c (json, '}');
}

static void
bench (const LanContent *content, double seconds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_string_append_printf (json, "{\"lan_state_bytes\":%zu,\"results\":[", sizeof (LanState));
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      Speed speed = measure (content, players, seconds);

      g_string_append (json, players > LAN_MIN_SEATS ? "," : "");
      append_speed (json, players, &speed);
    }
  g_string_append (json, "]}\n");
  lan_cli_output (json->str);
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  double seconds = 1;
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("How long to measure each number of players (1)"), "T" },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *content_file = NULL;
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &content_file, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (!(seconds > 0 && seconds <= 3600))
    return lan_cli_usage_error (self, "%s", _("--seconds: a number above 0, and at most 3600, is needed"));
  content = lan_cli_load_content (content_file);
  if (content == NULL)
    return LAN_CLI_FAILED;
  bench (lan_game_content_get_tables (content), seconds);
  return LAN_CLI_OK;
}

const LanCliCommand lan_cli_bench = {
  "bench", NULL, "[--seconds T]", N_("Measure how many random games a second the rules can play"),
  N_("Prints one line of JSON: games and decisions a second of processor time, on one core, for 2 to 5 players."), run,
};
