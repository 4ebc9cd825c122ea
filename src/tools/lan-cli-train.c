/* SPDX-License-Identifier: GPL-3.0-or-later */

/* train: weights for the computer players, from games of the program against itself. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-apply.h"
#include "lan-cli-players.h"
#include "lan-search.h"
#include "lan-training.h"
#include "lan-view.h"
#include "lan-weights-file.h"

/* One decision in so many is made at random, so that the games do not all look alike. */
#define WANDERING 12

/* One position in so many is learnt from; those between differ little. */
#define SAMPLED 3

typedef struct {
  LanJudge judge;
  guint players;
  guint games;
  guint64 seed;
  LanSearchLimits limits;

  GMutex mutex;
  GCond turn;
  guint next;             /* the next game to be played */
  guint added;            /* games learnt from, in their order, so that the sums do not depend on the threads */
  LanTraining *training;
} School;

/* What one thread works with. */
typedef struct {
  School *school;
  LanSearch *search;
} Pupil;

static LanChoice
decide (const School *school, LanSearch *search, const LanState *state, unsigned seat, LanRng *rng)
{
  LanState view;

  lan_view (school->judge.content, state, seat, rng, &view); /* R8.2 */
  /* The first tile (R2.7) always is: whoever chose the best of them could never learn what the others have become worth. */
  if (state->step == LAN_STEP_SETUP || lan_rng_below (rng, WANDERING) == 0)
    {
      LanSpan spans[LAN_MAX_SPANS];
      unsigned n = lan_decision_spans (school->judge.content, &view, spans);

      return lan_spans_nth (spans, lan_rng_below (rng, (uint32_t) lan_spans_count (spans, n)));
    }
  lan_search_run (search, &school->judge, &view, lan_rng_next (rng), NULL, NULL);
  return lan_search_get_choice (search, rng);
}

/* What those who begin later have besides (R2.3) is reckoned from games with the weights: it must not change them again. */
static void
level_start (LanState *state)
{
  for (guint seat = 0; seat < state->players; seat++)
    state->houses[seat].goods[LAN_GOOD_PP] = state->houses[state->start_seat].goods[LAN_GOOD_PP];
}

/* Plays a game; takes down what every house sees on the way. */
static void
play_game (const School *school, LanSearch *search, guint game, LanState *state, GArray *samples)
{
  LanDecision next;
  LanSetup setup;
  LanRng rng;
  guint n = 0;

  lan_rng_seed (&rng, school->seed + G_GUINT64_CONSTANT (0x94d049bb133111eb) * game);
  lan_setup_draw (school->judge.content, &setup, school->players, lan_rng_next (&rng));
  lan_state_init (school->judge.content, state, &setup);
  level_start (state);
  while ((next = lan_decision_next (school->judge.content, state)).kind != LAN_DECISION_NONE)
    {
      LanChoice choice = decide (school, search, state, next.seat, &rng);

      lan_apply_legal (school->judge.content, state, &choice, NULL);
      if (n++ % SAMPLED != 0)
        continue;
      for (guint seat = 0; seat < school->players; seat++)
        {
          LanSample sample;

          lan_sample_take (&sample, school->judge.content, state, seat);
          g_array_append_val (samples, sample);
        }
    }
}

static void
learn (School *school, const LanState *end, const GArray *samples)
{
  for (guint i = 0; i < samples->len; i++)
    {
      const LanSample *sample = &g_array_index (samples, LanSample, i);

      lan_training_add (school->training, school->players, sample, end->houses[sample->seat].goods[LAN_GOOD_PP]);
    }
}

static gpointer
work (gpointer data)
{
  const Pupil *pupil = data;
  School *school = pupil->school;
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (LanSample));
  LanState state;

  g_mutex_lock (&school->mutex);
  while (school->next < school->games)
    {
      guint game = school->next++;

      g_mutex_unlock (&school->mutex);
      g_array_set_size (samples, 0);
      play_game (school, pupil->search, game, &state, samples);
      g_mutex_lock (&school->mutex);
      while (school->added != game)
        g_cond_wait (&school->turn, &school->mutex);
      learn (school, &state, samples);
      school->added++;
      g_cond_broadcast (&school->turn);
    }
  g_mutex_unlock (&school->mutex);
  return NULL;
}

static void
play_games (School *school, Pupil *pupils, guint jobs)
{
  g_autofree GThread **threads = g_new (GThread *, jobs);

  g_mutex_init (&school->mutex);
  g_cond_init (&school->turn);
  for (guint i = 0; i < jobs; i++)
    threads[i] = g_thread_new ("train", work, &pupils[i]);
  for (guint i = 0; i < jobs; i++)
    g_thread_join (threads[i]);
  g_cond_clear (&school->turn);
  g_mutex_clear (&school->mutex);
}

/* FALSE: there is no memory for so many searches. */
static gboolean
train (School *school, guint jobs, LanWeights *weights)
{
  g_autofree Pupil *pupils = g_new0 (Pupil, jobs);
  gboolean ready;

  school->training = lan_training_new ();
  ready = school->training != NULL;
  for (guint i = 0; i < jobs && ready; i++)
    {
      pupils[i] = (Pupil) { school, lan_search_new (&school->limits) };
      ready = pupils[i].search != NULL;
    }
  if (ready)
    {
      play_games (school, pupils, jobs);
      lan_training_solve (school->training, school->players, weights);
    }
  for (guint i = 0; i < jobs; i++)
    lan_search_free (pupils[i].search);
  lan_training_free (school->training);
  return ready;
}

typedef struct {
  int players;
  int games;
  int iterations;
  int jobs;
  gint64 seed;
  char *weights;
  char *output;
  LanCliContent content;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->weights);
  g_free (options->output);
  lan_cli_content_clear (&options->content);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
check_options (const LanCliCommand *self, const Options *options)
{
  if (options->output == NULL)
    return lan_cli_usage_error (self, "%s", _("--output is needed"));
  if (options->iterations < 1)
    return lan_cli_usage_error (self, "%s", _("--iterations: at least one is needed"));
  return lan_cli_check_games (self, options->players != 0 ? options->players : LAN_MAX_SEATS, options->games, options->jobs,
                              options->seed);
}

/* The weights to go on from; FALSE when they are refused. */
static gboolean
load_weights (const char *path, LanWeights *weights)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GError) error = NULL;

  memset (weights, 0, sizeof *weights);
  if (file == NULL || lan_weights_load (file, weights, &error))
    return TRUE;
  /* Translators: %1$s is the name of a file, %2$s what is wrong with it. */
  lan_cli_fail (_("cannot use the weights of %1$s: %2$s"), path, error->message);
  return FALSE;
}

static int
write_weights (const Options *options, const LanWeights *weights)
{
  g_autofree char *recipe =
      g_strdup_printf ("Learnt by: lancaster-cli train --games %d --iterations %d --seed %" G_GINT64_FORMAT "%s",
                       options->games, options->iterations, options->seed, options->weights != NULL ? ", from earlier weights" : "");
  g_autofree char *text = lan_weights_format (weights, recipe);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (options->output, text, -1, &error))
    return lan_cli_fail ("%s", error->message);
  return LAN_CLI_OK;
}

static int
run (const LanCliCommand *self, int argc, char **argv)
{
  g_auto (Options) options = { .games = 1000, .iterations = 100, .jobs = 1, .seed = 1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &options.players, N_("Learn for so many houses, 2 to 5; else for each number"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options.games, N_("How many games (1000)"), "G" },
    { "iterations", 0, 0, G_OPTION_ARG_INT, &options.iterations, N_("Iterations of the search for a decision (100)"), "I" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_("Seed of all chance (1)"), "S" },
    { "weights", 0, 0, G_OPTION_ARG_FILENAME, &options.weights, N_("Play with these weights; else the evaluation by hand"), N_("FILE") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("Where to write the weights learnt"), N_("FILE") },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &options.jobs, N_("How many games at a time (1); the result is the same"), "J" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (LanGameContent) content = NULL;
  LanWeights start, learnt;

  if (!lan_cli_parse (self, entries, &options.content, &argc, &argv))
    return LAN_CLI_USAGE;
  if (argc > 1)
    return lan_cli_usage_error (self, _("unexpected argument '%s'"), argv[1]);
  if (check_options (self, &options) != LAN_CLI_OK)
    return LAN_CLI_USAGE;
  content = lan_cli_load_content (&options.content);
  if (content == NULL || !load_weights (options.weights, &start))
    return LAN_CLI_FAILED;

  learnt = start;
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      School school = {
        .judge = { lan_game_content_get_tables (content), options.weights != NULL ? &start : NULL },
        .players = players, .games = (guint) options.games, .seed = (guint64) options.seed,
        .limits = { .iterations = (guint32) options.iterations, .threads = 1 },
      };

      if (options.players != 0 && (guint) options.players != players)
        continue;
      if (!train (&school, (guint) options.jobs, &learnt))
        return lan_cli_fail ("%s", _("there is not enough memory; fewer --jobs or --iterations need less"));
    }
  return write_weights (&options, &learnt);
}

const LanCliCommand lan_cli_train = {
  "train", NULL, "--output FILE [--players N] [--games G] [--iterations I] [--seed S] [--weights FILE] [--jobs J]",
  N_("Let computer players learn from games against themselves"),
  N_("Plays games of the search against itself and writes a file of weights by which it judges positions better.\n"
     "Repeat it with the weights learnt until they change no more."),
  run,
};
