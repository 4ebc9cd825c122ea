/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-cli-arena.h"

#include <unistd.h>

#include "lan-cli-arena-folder.h"

#define PROGRESS_WIDTH 40

/* What the threads share. */
typedef struct {
  LanCliArena *arena;
  GMutex mutex;
  GCond finished;
  guint next;     /* the next game to be played */
  guint done;
  guint working;  /* threads */
  GError *error;  /* the first one; no other game is begun then */
} Hall;

static guint64
game_seed (const LanCliArena *self, guint game)
{
  LanRng rng;
  guint64 high;

  lan_rng_seed (&rng, self->seed + G_GUINT64_CONSTANT (0x94d049bb133111eb) * game);
  high = lan_rng_next (&rng);
  return high << 32 | lan_rng_next (&rng);
}

guint
lan_cli_arena_entry_at (const LanCliArena *self, guint game, guint seat)
{
  guint lot = game / self->players, place = (seat + game) % self->players;
  guint circle[LAN_MAX_SEATS];

  for (guint i = 0; i < self->players; i++)
    circle[i] = i;
  /* The lot in mixed radix is an order of all but the first, who may stay: a table is round. */
  for (guint left = self->players - 1; left > 1; lot /= left, left--)
    {
      guint chosen = lot % left + 1, last = circle[left];

      circle[left] = circle[chosen];
      circle[chosen] = last;
    }
  return circle[place];
}

LanGameSetup *
lan_cli_arena_setup (const LanCliArena *self, guint game, LanCliPlayers *players)
{
  guint64 seed = game_seed (self, game);
  LanGameSetup *setup = lan_game_setup_new (self->content, self->players, seed);

  for (guint seat = 0; seat < self->players; seat++)
    players->agents[seat] = lan_cli_agent_at (self->agents, lan_cli_arena_entry_at (self, game, seat));
  lan_cli_players_seed (players, seed);
  lan_cli_players_sign (players, setup);
  return setup;
}

/* Plays a game, or takes it from the folder. (transfer full) */
static LanRecord *
play_game (const LanCliArena *self, guint game, LanState *state, GError **error)
{
  LanCliPlayers players = { 0 };
  g_autoptr (LanGameSetup) setup = lan_cli_arena_setup (self, game, &players);
  g_autoptr (LanRecord) record = NULL;

  if (self->folder != NULL && !lan_cli_folder_find (self, game, setup, &record, error))
    return NULL;
  if (record != NULL)
    {
      lan_record_replay (record, record->choices->len, state, NULL, NULL); /* the reader has checked that it can be replayed */
      return g_steal_pointer (&record);
    }
  record = lan_cli_players_play (&players, self->content, setup, G_MAXUINT, state, error);
  if (record != NULL && self->folder != NULL && !lan_cli_folder_keep (self, game, record, error))
    return NULL;
  return g_steal_pointer (&record);
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

static guint
count_bits (unsigned bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

static void
count_house (LanCliArena *self, guint game, const LanState *state, guint seat)
{
  guint entry = lan_cli_arena_entry_at (self, game, seat);
  LanCliScore *score = &self->scores[entry];
  unsigned winners = lan_state_winners (state);
  guint n = count_bits (winners);

  score->points += state->houses[seat].goods[LAN_GOOD_PP];
  score->ranks += rank_of (state, seat);
  if (winners & (1u << seat))
    {
      score->wins += n == 1;
      score->shared += n > 1;
      score->parts += LAN_CLI_PARTS / n;
    }
  for (guint other = 0; other < self->players; other++)
    if (other != seat && rank_of (state, seat) <= rank_of (state, other))
      self->duels[entry][lan_cli_arena_entry_at (self, game, other)] += rank_of (state, seat) < rank_of (state, other) ? 2 : 1;
}

static void
count_game (Hall *hall, guint game, const LanState *state, guint decisions)
{
  LanCliArena *self = hall->arena;

  self->decisions += decisions;
  hall->done++;
  for (guint seat = 0; seat < self->players; seat++)
    count_house (self, game, state, seat);
}

static gpointer
work (gpointer data)
{
  Hall *hall = data;

  g_mutex_lock (&hall->mutex);
  while (hall->next < hall->arena->games && hall->error == NULL)
    {
      guint game = hall->next++;
      g_autoptr (GError) error = NULL;
      g_autoptr (LanRecord) record = NULL;
      LanState state;

      g_mutex_unlock (&hall->mutex);
      record = play_game (hall->arena, game, &state, &error);
      g_mutex_lock (&hall->mutex);
      if (record != NULL)
        count_game (hall, game, &state, record->choices->len);
      else if (hall->error == NULL)
        hall->error = g_steal_pointer (&error);
      g_cond_signal (&hall->finished);
    }
  hall->working--;
  g_cond_signal (&hall->finished);
  g_mutex_unlock (&hall->mutex);
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
watch (Hall *hall)
{
  gboolean terminal = isatty (STDERR_FILENO);

  g_mutex_lock (&hall->mutex);
  while (hall->working > 0)
    {
      gint64 wake = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 10;

      while (hall->working > 0 && g_cond_wait_until (&hall->finished, &hall->mutex, wake))
        ;
      if (terminal)
        show_progress (hall->done, hall->arena->games);
    }
  g_mutex_unlock (&hall->mutex);
  if (terminal)
    g_printerr ("\n");
}

gboolean
lan_cli_arena_run (LanCliArena *self, guint jobs, GError **error)
{
  g_autofree GThread **threads = g_new (GThread *, jobs);
  gint64 start = g_get_monotonic_time ();
  Hall hall = { .arena = self, .working = jobs };

  if (self->folder != NULL && !lan_cli_folder_begin (self, error))
    return FALSE;
  g_mutex_init (&hall.mutex);
  g_cond_init (&hall.finished);
  for (guint i = 0; i < jobs; i++)
    threads[i] = g_thread_new ("selfplay", work, &hall);
  watch (&hall);
  for (guint i = 0; i < jobs; i++)
    g_thread_join (threads[i]);
  g_cond_clear (&hall.finished);
  g_mutex_clear (&hall.mutex);
  self->seconds = (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
  if (hall.error == NULL)
    return TRUE;
  g_propagate_error (error, hall.error);
  return FALSE;
}
