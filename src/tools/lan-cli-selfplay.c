/* SPDX-License-Identifier: GPL-3.0-or-later */

/* selfplay: many games of computer players against each other. */

#include "lan-config.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "lan-apply.h"
#include "lan-cli-json.h"
#include "lan-cli-players.h"

#define PROGRESS_WIDTH 40

/* Whole numbers only: their sums do not depend on which thread finishes first. */
typedef struct {
  guint64 games;  /* seats played */
  guint64 wins;   /* alone */
  guint64 shared;
  guint64 points;
  guint64 ranks;
} Score;

typedef struct {
  const LanContent *content;
  guint players;
  guint64 seed;
  guint games;
  GPtrArray *agents;       /* of LanAgent, see lan_cli_agent_at() */

  GMutex mutex;
  GCond finished;
  guint next;              /* the next game to be played */
  guint done;
  guint64 decisions;
  Score scores[LAN_MAX_SEATS]; /* by place in the list of agents */
} Tournament;

static guint64
game_seed (const Tournament *t, guint game)
{
  LanRng rng;
  guint64 high;

  lan_rng_seed (&rng, t->seed + G_GUINT64_CONSTANT (0x94d049bb133111eb) * game);
  high = lan_rng_next (&rng);
  return high << 32 | lan_rng_next (&rng);
}

/* Game g seats the list shifted by g, so that every agent sits everywhere equally often. */
static guint
entry_at (const Tournament *t, guint game, guint seat)
{
  return (seat + game) % t->players;
}

static guint
play_game (const Tournament *t, guint game, LanState *state)
{
  guint64 seed = game_seed (t, game);
  LanCliPlayers players = { 0 };
  LanSetup setup;
  guint decisions = 0;

  for (guint seat = 0; seat < t->players; seat++)
    players.agents[seat] = lan_cli_agent_at (t->agents, entry_at (t, game, seat));
  lan_cli_players_seed (&players, seed);
  lan_setup_draw (t->content, &setup, t->players, seed);
  lan_state_init (t->content, state, &setup);
  for (; lan_decision_next (t->content, state).kind != LAN_DECISION_NONE; decisions++)
    {
      LanChoice choice = lan_cli_players_choose (&players, t->content, state);

      if (lan_apply (t->content, state, &choice, NULL) != LAN_RULE_OK)
        g_error ("A computer player made an illegal choice"); /* a bug, never a matter of input */
    }
  return decisions;
}

/* Houses with as many points share the better rank. */
static guint
rank_of (const LanState *state, guint seat)
{
  guint rank = 1;

  for (guint other = 0; other < state->players; other++)
    if (state->houses[other].goods[LAN_GOOD_PP] > state->houses[seat].goods[LAN_GOOD_PP])
      rank++;
  return rank;
}

static void
count_game (Tournament *t, guint game, const LanState *state, guint decisions)
{
  unsigned winners = lan_state_winners (state);
  gboolean alone = (winners & (winners - 1)) == 0;

  t->decisions += decisions;
  t->done++;
  for (guint seat = 0; seat < t->players; seat++)
    {
      Score *score = &t->scores[entry_at (t, game, seat)];

      score->games++;
      score->points += state->houses[seat].goods[LAN_GOOD_PP];
      score->ranks += rank_of (state, seat);
      if (winners & (1u << seat))
        {
          score->wins += alone;
          score->shared += !alone;
        }
    }
}

static gpointer
work (gpointer data)
{
  Tournament *t = data;
  LanState state;

  g_mutex_lock (&t->mutex);
  while (t->next < t->games)
    {
      guint game = t->next++;
      guint decisions;

      g_mutex_unlock (&t->mutex);
      decisions = play_game (t, game, &state);
      g_mutex_lock (&t->mutex);
      count_game (t, game, &state, decisions);
      g_cond_signal (&t->finished);
    }
  g_mutex_unlock (&t->mutex);
  return NULL;
}

static void
show_progress (guint done, guint games)
{
  char bar[PROGRESS_WIDTH + 1];
  guint filled = (guint) ((guint64) done * PROGRESS_WIDTH / games);

  for (guint i = 0; i < PROGRESS_WIDTH; i++)
    bar[i] = i < filled ? '#' : '.';
  bar[PROGRESS_WIDTH] = '\0';
  g_printerr ("\r[%s] %u/%u", bar, done, games);
}

/* Waits for the last game; ten times a second is often enough to look at. */
static void
watch (Tournament *t)
{
  gboolean terminal = isatty (STDERR_FILENO);

  g_mutex_lock (&t->mutex);
  while (t->done < t->games)
    {
      gint64 wake = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 10;

      while (t->done < t->games && g_cond_wait_until (&t->finished, &t->mutex, wake))
        ;
      if (terminal)
        show_progress (t->done, t->games);
    }
  g_mutex_unlock (&t->mutex);
  if (terminal)
    g_printerr ("\n");
}

static double
run_games (Tournament *t, guint jobs)
{
  g_autofree GThread **threads = g_new (GThread *, jobs);
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < jobs; i++)
    threads[i] = g_thread_new ("selfplay", work, t);
  watch (t);
  for (guint i = 0; i < jobs; i++)
    g_thread_join (threads[i]);
  return (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
}

static gboolean
is_same (const Tournament *t, guint entry, guint other)
{
  return g_str_equal (lan_cli_agent_at (t->agents, entry)->name, lan_cli_agent_at (t->agents, other)->name);
}

/* One entry for each name, all its seats added up. */
static void
append_agent (GString *json, const Tournament *t, guint first)
{
  Score sum = { 0 };
  guint seats = 0;

  for (guint i = first; i < t->players; i++)
    if (is_same (t, i, first))
      {
        seats++;
        sum.games += t->scores[i].games;
        sum.wins += t->scores[i].wins;
        sum.shared += t->scores[i].shared;
        sum.points += t->scores[i].points;
        sum.ranks += t->scores[i].ranks;
      }
  g_string_append_printf (json, "{\"name\":\"%s\",\"seats\":%u,\"games\":%" G_GUINT64_FORMAT ",\"wins\":%" G_GUINT64_FORMAT
                          ",\"shared_wins\":%" G_GUINT64_FORMAT ",\"mean_points\":",
                          lan_cli_agent_at (t->agents, first)->name, seats, sum.games, sum.wins, sum.shared);
  lan_cli_json_number (json, (double) sum.points / (double) sum.games, 3);
  g_string_append (json, ",\"mean_rank\":");
  lan_cli_json_number (json, (double) sum.ranks / (double) sum.games, 3);
  g_string_append_c (json, '}');
}

static gboolean
is_first_of_name (const Tournament *t, guint entry)
{
  for (guint i = 0; i < entry; i++)
    if (is_same (t, i, entry))
      return FALSE;
  return TRUE;
}

static void
print_result (const Tournament *t, double seconds)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_string_append_printf (json, "{\"players\":%u,\"games\":%u,\"seed\":%" G_GUINT64_FORMAT ",\"agents\":[", t->players, t->games, t->seed);
  for (guint i = 0; i < t->players; i++)
    if (is_first_of_name (t, i))
      {
        g_string_append (json, i > 0 ? "," : "");
        append_agent (json, t, i);
      }
  g_string_append_printf (json, "],\"decisions\":%" G_GUINT64_FORMAT ",\"seconds\":", t->decisions);
  lan_cli_json_number (json, seconds, 3);
  g_string_append (json, "}\n");
  lan_cli_output (json->str);
}

static int
selfplay (Tournament *t, guint jobs)
{
  double seconds;

  g_mutex_init (&t->mutex);
  g_cond_init (&t->finished);
  seconds = run_games (t, jobs);
  print_result (t, seconds);
  g_cond_clear (&t->finished);
  g_mutex_clear (&t->mutex);
  return LAN_CLI_OK;
}

typedef struct {
  int players;
  int games;
  int jobs;
  gint64 seed;
  char *agents;
  char *content;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->agents);
  g_free (options->content);
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
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (Options) options = { .games = 100, .jobs = 1, .seed = 1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players, N_("How many houses play, 2 to 5"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games, N_("How many games (100)"), "G" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Seed of all chance (1)"), "S" },
    { "agents", 0, 0, G_OPTION_ARG_STRING, &options.agents, N_("Computer players, one a seat; a shorter list is repeated"), "A,B,…" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options.jobs, N_("How many games at a time (1); the result is the same"), "J" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (LanGameContent) content = NULL;
  g_autoptr (GPtrArray) agents = NULL;
  Tournament tournament = { 0 };

  if (!lan_cli_parse (self, entries, &options.content, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (check_options (self, &options) != LAN_CLI_OK)
    return LAN_CLI_USAGE;
  agents = lan_cli_parse_agents (self, options.agents, (guint) options.players);
  if (agents == NULL)
    return LAN_CLI_USAGE;
  content = lan_cli_load_content (options.content);
  if (content == NULL)
    return LAN_CLI_FAILED;

  tournament.content = lan_game_content_get_tables (content);
  tournament.agents = agents;
  tournament.players = (guint) options.players;
  tournament.games = (guint) options.games;
  tournament.seed = (guint64) options.seed;
  return selfplay (&tournament, (guint) options.jobs);
}

const LanCliCommand lan_cli_selfplay = {
  "selfplay", NULL, "--players N --agents A,B,... [--games G] [--seed S] [--jobs J]",
  N_("Let computer players play many games, and count who wins"),
  N_("Prints one line of JSON: for each agent the seats played (games), victories alone (wins) and shared,\n"
     "mean power points and mean rank. The agents change seats from game to game."),
  run,
};
