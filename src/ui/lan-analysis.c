/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-analysis.h"

#include "lan-apply.h"
#include "lan-background.h"
#include "lan-cancelled.h"
#include "lan-computers.h"
#include "lan-view.h"

/* Each thread looks at every decision so many times, and so many times more at those that seem to have cost most. */
#define ITERATIONS 300
#define MORE 5
#define THREADS 2

/* So many of a seat's decisions are looked at again. */
#define SUSPECTS 6

/* What costs less is not told from chance. */
static const float LEAST_COST = 0.01f;

/* How often the progress is looked at, in milliseconds. */
#define TICK 100

/* All that the worker thread works with and finds; only `done_steps` is looked at before it is done. Counted references. */
typedef struct {
  LanGameContent *content;
  GArray *states;    /* of LanState: before each decision, and the end */
  GArray *choices;   /* of LanChoice */
  GArray *points;    /* of LanAnalysisPoint */
  GArray *suspects[LAN_MAX_SEATS]; /* of LanMistake, the worst first */
  guint iterations;
  gint done_steps;   /* atomic */
  LanJudge judge;
  GCancellable *cancellable;
} Work;

struct _LanAnalysis {
  GObject parent_instance;

  Work *work;
  GCancellable *cancellable;
  guint tick;
  gint told_steps;
  gboolean done;
};

G_DEFINE_FINAL_TYPE (LanAnalysis, lan_analysis, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
work_clear (gpointer data)
{
  Work *work = data;

  g_object_unref (work->content);
  g_array_unref (work->states);
  g_array_unref (work->choices);
  g_array_unref (work->points);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    g_array_unref (work->suspects[seat]);
}

static void
work_unref (gpointer work)
{
  g_atomic_rc_box_release_full (work, work_clear);
}

static const LanState *
state_at (const Work *work, guint n)
{
  return &g_array_index (work->states, LanState, n);
}

static const LanChoice *
choice_at (const Work *work, guint n)
{
  return &g_array_index (work->choices, LanChoice, n);
}

static guint
count_steps (const Work *work)
{
  return work->choices->len + state_at (work, 0)->players * SUSPECTS;
}

/* What the seat could know before that decision. */
static void
look (Work *work, guint n, LanState *view)
{
  LanRng rng;

  lan_rng_seed (&rng, n);
  work->judge.seat = choice_at (work, n)->seat;
  lan_view (work->judge.content, state_at (work, n), work->judge.seat, &rng, view);
}

static LanSearch *
search (Work *work, const LanState *view, guint iterations, guint seed)
{
  LanSearchLimits limits = { .iterations = iterations, .threads = THREADS };
  LanSearch *found = lan_search_new (&limits);

  if (found != NULL)
    lan_search_run (found, &work->judge, view, seed, lan_is_cancelled, work->cancellable);
  return found;
}

/* What a seat can expect in a position. */
static float
expect (Work *work, const LanState *view, guint seat, guint seed)
{
  LanOutlook outlook;

  lan_outlook (&work->judge, view, &outlook);
  if (view->step != LAN_STEP_FINISHED)
    {
      LanSearch *found = search (work, view, work->iterations * MORE, seed);

      if (found != NULL)
        lan_search_get_outlook (found, &outlook);
      lan_search_free (found);
    }
  return outlook.share[seat];
}

/* A search looks rarely at what it does not think much of, so a bad choice is looked at by itself, and the good one
 * likewise. No vote of another house may be known in a vote, so there the search has to do. */
static void
judge_again (Work *work, LanMistake *mistake)
{
  const LanChoice *made = choice_at (work, mistake->n);
  LanState view, better, worse;

  if (made->kind == LAN_DECISION_VOTE)
    return;
  look (work, mistake->n, &view);
  better = worse = view;
  lan_apply_legal (work->judge.content, &better, &mistake->advice.choice, NULL);
  lan_apply_legal (work->judge.content, &worse, made, NULL);
  mistake->cost = expect (work, &better, made->seat, mistake->n) - expect (work, &worse, made->seat, mistake->n);
}

/* The chance with the choice made: where the search has hardly looked at it, as the position after it looks. */
static float
chance_of (Work *work, const LanState *view, const LanChoice *made, const LanOption *option)
{
  LanState after = *view;
  LanOutlook outlook;

  if (option != NULL && option->visits > 0)
    return option->chance;
  lan_apply_legal (work->judge.content, &after, made, NULL);
  lan_outlook (&work->judge, &after, &outlook);
  return outlook.share[made->seat];
}

/* Keeps the worst ones in order. */
static void
suspect (GArray *suspects, const LanMistake *mistake)
{
  guint at = suspects->len;

  while (at > 0 && g_array_index (suspects, LanMistake, at - 1).cost < mistake->cost)
    at--;
  g_array_insert_val (suspects, at, *mistake);
  if (suspects->len > SUSPECTS)
    g_array_set_size (suspects, SUSPECTS);
}

static void
judge_choice (Work *work, guint n, const LanSearch *found, const LanState *view)
{
  LanOption options[LAN_MAX_OPTIONS];
  guint n_options = lan_options (found, &work->judge, view, options);
  const LanChoice *made = choice_at (work, n);
  const LanOption *option = lan_option_find (options, n_options, made);
  LanMistake mistake = { .n = n };

  if (n_options < 2 || option == &options[0])
    return;
  mistake.cost = options[0].chance - chance_of (work, view, made, option);
  lan_advise_against (&work->judge, view, &options[0], made, &mistake.advice);
  suspect (work->suspects[made->seat], &mistake);
}

static void
look_at (Work *work, guint n)
{
  LanState view;
  LanSearch *found;
  LanOutlook outlook;

  look (work, n, &view);
  found = search (work, &view, work->iterations, n);
  if (found == NULL)
    return;
  lan_search_get_outlook (found, &outlook);
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    g_array_index (work->points, LanAnalysisPoint, n).chance[seat] = outlook.share[seat];
  judge_choice (work, n, found, &view);
  lan_search_free (found);
}

static int
compare_cost (gconstpointer a, gconstpointer b)
{
  const LanMistake *one = a, *other = b;

  return one->cost != other->cost ? (one->cost < other->cost ? 1 : -1) : (int) one->n - (int) other->n;
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  work->cancellable = cancellable;
  for (guint n = 0; n < work->choices->len && !g_cancellable_is_cancelled (cancellable); n++)
    {
      look_at (work, n);
      g_atomic_int_inc (&work->done_steps);
    }
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      for (guint i = 0; i < work->suspects[seat]->len && !g_cancellable_is_cancelled (cancellable); i++)
        {
          judge_again (work, &g_array_index (work->suspects[seat], LanMistake, i));
          g_atomic_int_inc (&work->done_steps);
        }
      g_array_sort (work->suspects[seat], compare_cost);
    }
  g_task_return_boolean (task, TRUE);
}

/* When each decision was made, in rounds: those of a round one after the other at the same distance. */
static void
fill_times (Work *work)
{
  guint length = work->choices->len;

  for (guint first = 0, next; first < length; first = next)
    {
      guint round = state_at (work, first)->round;

      for (next = first; next < length && state_at (work, next)->round == round;)
        next++;
      for (guint n = first; n < next; n++)
        g_array_index (work->points, LanAnalysisPoint, n).time = round - 1 + (double) (n - first) / (next - first);
    }
}

/* R1.1: at the end nothing is left to chance. */
static void
fill_end (Work *work)
{
  const LanState *end = state_at (work, work->choices->len);
  LanAnalysisPoint *point = &g_array_index (work->points, LanAnalysisPoint, work->choices->len);
  guint winners = lan_state_winners (end);

  point->time = LAN_ROUNDS + 1;
  for (guint seat = 0; seat < end->players; seat++)
    point->chance[seat] = winners >> seat & 1 ? 1.0f / (float) __builtin_popcount (winners) : 0;
}

static Work *
work_new (LanGame *game, guint iterations)
{
  Work *work = g_atomic_rc_box_new0 (Work);
  guint length = lan_game_get_length (game);

  work->content = g_object_ref (lan_game_get_content (game));
  work->states = g_array_new (FALSE, FALSE, sizeof (LanState));
  work->choices = g_array_new (FALSE, FALSE, sizeof (LanChoice));
  work->points = g_array_new (FALSE, TRUE, sizeof (LanAnalysisPoint));
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    work->suspects[seat] = g_array_new (FALSE, FALSE, sizeof (LanMistake));
  for (guint n = 0; n < length; n++)
    {
      g_array_append_vals (work->states, lan_game_peek_state (game, n), 1);
      g_array_append_vals (work->choices, lan_game_get_choice (game, n), 1);
    }
  g_array_append_vals (work->states, lan_game_peek_state (game, length), 1);
  g_array_set_size (work->points, length + 1);
  work->iterations = iterations > 0 ? iterations : ITERATIONS;
  work->judge.content = lan_game_content_get_tables (work->content);
  work->judge.weights = lan_computers_find_searcher (LAN_COMPUTERS_STRONGEST)->weights;
  fill_times (work);
  fill_end (work);
  return work;
}

static gboolean
on_tick (gpointer data)
{
  LanAnalysis *self = LAN_ANALYSIS (data);
  gint steps = g_atomic_int_get (&self->work->done_steps);

  if (steps != self->told_steps)
    {
      self->told_steps = steps;
      g_signal_emit (self, signals[CHANGED], 0);
    }
  return G_SOURCE_CONTINUE;
}

/* data: a weak reference, so that the thread, which may be the last to let go of the task, never lets go of this object. */
static void
on_done (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LanAnalysis) self = g_weak_ref_get (data);

  if (self != NULL && g_task_propagate_boolean (G_TASK (result), NULL))
    {
      g_clear_handle_id (&self->tick, g_source_remove);
      self->done = TRUE;
      g_signal_emit (self, signals[CHANGED], 0);
    }
  g_weak_ref_clear (data);
  g_free (data);
}

static void
lan_analysis_finalize (GObject *object)
{
  LanAnalysis *self = LAN_ANALYSIS (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  work_unref (self->work);

  G_OBJECT_CLASS (lan_analysis_parent_class)->finalize (object);
}

static void
lan_analysis_class_init (LanAnalysisClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_analysis_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_analysis_init (LanAnalysis *self)
{
  self->cancellable = g_cancellable_new ();
}

LanAnalysis *
lan_analysis_new (LanGame *game, guint iterations)
{
  LanAnalysis *self;
  g_autoptr (GTask) task = NULL;
  GWeakRef *asker;

  g_return_val_if_fail (LAN_IS_GAME (game), NULL);

  self = g_object_new (LAN_TYPE_ANALYSIS, NULL);
  self->work = work_new (game, iterations);
  asker = g_new (GWeakRef, 1);
  g_weak_ref_init (asker, self);
  task = g_task_new (NULL, self->cancellable, on_done, asker);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->work), work_unref);
  lan_background_run (task, run);
  self->tick = g_timeout_add (TICK, on_tick, self);
  return self;
}

gboolean
lan_analysis_is_done (LanAnalysis *self)
{
  g_return_val_if_fail (LAN_IS_ANALYSIS (self), FALSE);

  return self->done;
}

double
lan_analysis_get_progress (LanAnalysis *self)
{
  g_return_val_if_fail (LAN_IS_ANALYSIS (self), 0);

  return self->done ? 1 : (double) g_atomic_int_get (&self->work->done_steps) / count_steps (self->work);
}

const LanAnalysisPoint *
lan_analysis_get_points (LanAnalysis *self, guint *n_points)
{
  g_return_val_if_fail (LAN_IS_ANALYSIS (self) && self->done, NULL);

  *n_points = self->work->points->len;
  return (const LanAnalysisPoint *) (gpointer) self->work->points->data;
}

guint
lan_analysis_get_mistakes (LanAnalysis *self, guint seat, LanMistake mistakes[LAN_MISTAKES])
{
  GArray *suspects;
  guint n = 0;

  g_return_val_if_fail (LAN_IS_ANALYSIS (self) && self->done, 0);
  g_return_val_if_fail (seat < LAN_MAX_SEATS, 0);

  suspects = self->work->suspects[seat];
  while (n < MIN (suspects->len, LAN_MISTAKES) && g_array_index (suspects, LanMistake, n).cost >= LEAST_COST)
    {
      mistakes[n] = g_array_index (suspects, LanMistake, n);
      n++;
    }
  return n;
}
