/* SPDX-License-Identifier: GPL-3.0-or-later */

/* bench: how fast the rules and the search are. */

#include "lan-config.h"

#include <glib/gi18n.h>
#include <time.h>

#include "lan-apply.h"
#include "lan-cli-json.h"
#include "lan-cli.h"
#include "lan-playout.h"
#include "lan-search.h"
#include "lan-weights-file.h"

/* The clock is looked at once in so many games or playouts. It counts the time of this
 * program alone, so that others on the machine do not change the result much. */
#define BATCH 64

/* Iterations of one search: enough that the first ones, in a tree of nothing but leaves, do not count for much. */
#define SEARCH_BATCH 256

/* Does one batch of work, the n-th, and returns how much it was. */
typedef guint64 (*Batch) (gpointer data, guint64 n);

/* Work a second of processor time, measured for at least so many seconds. */
static double
measure_batches (Batch batch, gpointer data, double seconds)
{
  clock_t start = clock ();
  clock_t now = start, end = start + (clock_t) (seconds * CLOCKS_PER_SEC);
  guint64 done = 0;

  for (guint64 n = 0; now < end; n++)
    {
      done += batch (data, n);
      now = clock ();
    }
  return (double) done / ((double) (now - start) / CLOCKS_PER_SEC);
}

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

typedef struct {
  const LanContent *content;
  unsigned players;
  LanRng rng;
  guint64 games;
  guint64 decisions;
} Games;

static guint64
play_games (gpointer data, guint64 n)
{
  Games *self = data;

  for (unsigned i = 0; i < BATCH; i++)
    self->decisions += play_randomly (self->content, self->players, n * BATCH + i, &self->rng);
  self->games += BATCH;
  return BATCH;
}

/* The position that a computer player thinks about first. */
typedef struct {
  LanJudge judge;
  LanState opening;
  LanSearch *search;
  LanRng rng;
} Thought;

static guint64
play_out (gpointer data, guint64 n)
{
  Thought *self = data;

  for (unsigned i = 0; i < BATCH; i++)
    {
      LanState state = self->opening;

      lan_playout (&self->judge, &state, &self->rng);
    }
  return BATCH;
}

/* The same, on and on to the end of the game. */
static guint64
play_guided_games (gpointer data, guint64 n)
{
  Thought *self = data;

  for (unsigned i = 0; i < BATCH; i++)
    {
      LanState state = self->opening;

      while (state.step != LAN_STEP_FINISHED)
        lan_playout (&self->judge, &state, &self->rng);
    }
  return BATCH;
}

static guint64
search (gpointer data, guint64 n)
{
  Thought *self = data;

  lan_search_run (self->search, &self->judge, &self->opening, n, NULL, NULL);
  return lan_search_get_iterations (self->search);
}

static void
begin_thought (Thought *self, const LanContent *content, unsigned players)
{
  const LanSearchLimits limits = { .iterations = SEARCH_BATCH, .threads = 1 };
  LanSetup setup;

  lan_setup_draw (content, &setup, players, players);
  lan_state_init (content, &self->opening, &setup);
  self->judge = (LanJudge) { content, lan_weights_get_default (), NULL, lan_decision_next (content, &self->opening).seat };
  self->search = lan_search_new (&limits);
  lan_rng_seed (&self->rng, players);
}

static void
append_figure (GString *json, const char *name, double figure, int decimals)
{
  g_string_append_printf (json, ",\"%s\":", name);
  lan_cli_json_number (json, figure, decimals);
}

static void
append_players (GString *json, const LanContent *content, unsigned players, double seconds)
{
  Games games = { .content = content, .players = players };
  Thought thought;
  double speed;

  lan_rng_seed (&games.rng, players);
  speed = measure_batches (play_games, &games, seconds);
  g_string_append_printf (json, "{\"players\":%u,\"games\":%" G_GUINT64_FORMAT, players, games.games);
  append_figure (json, "games_per_second", speed, 0);
  append_figure (json, "decisions_per_second", speed * (double) games.decisions / (double) games.games, 0);
  append_figure (json, "decisions_per_game", (double) games.decisions / (double) games.games, 1);
  begin_thought (&thought, content, players);
  append_figure (json, "playouts_per_second", measure_batches (play_out, &thought, seconds), 0);
  append_figure (json, "guided_games_per_second", measure_batches (play_guided_games, &thought, seconds), 0);
  if (thought.search != NULL) /* else there is no memory for one */
    append_figure (json, "iterations_per_second", measure_batches (search, &thought, seconds), 0);
  lan_search_free (thought.search);
  g_string_append_c (json, '}');
}

static void
bench (const LanContent *content, double seconds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_string_append_printf (json, "{\"lan_state_bytes\":%zu,\"results\":[", sizeof (LanState));
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_string_append (json, players > LAN_MIN_SEATS ? "," : "");
      append_players (json, content, players, seconds);
    }
  g_string_append (json, "]}\n");
  lan_cli_output (json->str);
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  double seconds = 1;
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("How long to measure each figure (1)"), "T" },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (LanCliContent) which = { 0 };
  g_autoptr (LanGameContent) content = NULL;

  if (!lan_cli_parse (self, entries, &which, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (!(seconds > 0 && seconds <= 3600))
    return lan_cli_usage_error (self, "%s", _("--seconds: a number above 0, and at most 3600, is needed"));
  content = lan_cli_load_content (&which);
  if (content == NULL)
    return LAN_CLI_FAILED;
  bench (lan_game_content_get_tables (content), seconds);
  return LAN_CLI_OK;
}

const LanCliCommand lan_cli_bench = {
  "bench", NULL, "[--seconds T]", N_("Measure how fast the rules and the computer players are"),
  N_("Prints one line of JSON, for 2 to 5 players, each a second of processor time, on one core: random games and their\n"
     "decisions, guided playouts from the opening to the end of the round and of the game, and iterations of a search there."), run,
};
