/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Computer players that search in their threads, interrupted: another game, a step back, a loaded game and the end of
 * everything, at any moment of their thinking. -m slow does it 1,000 times. Made for the thread sanitizer:
 *
 *   meson setup build/threads -Db_sanitize=thread -Db_lundef=false -Dui=disabled
 *   TSAN_OPTIONS=suppressions=$PWD/build-aux/tsan.supp meson test -C build/threads --suite stress interrupted-long
 */

#include "lan-computers.h"
#include "lan-glib-threads.h"
#include "lan-referee.h"
#include "lan-test-wait.h"
#include "random-play.h"

/* So long that nobody waits for the answer, and so short that somebody does. */
#define LONG_SEARCH "lord:milliseconds=60000:threads=2"
#define SHORT_SEARCH "lord:iterations=30:milliseconds=0:threads=2"

/* The seat of the human; what it decides is drawn by lot. */
#define HUMAN 0

/* So many interruptions. */
#define FEW 60
#define MANY 1000

/* Longest wait into the thinking before the interruption, in µs: from before the thread begins to far into the search. */
#define MOST_WAIT 4000

typedef enum { ANOTHER_GAME, STEP_BACK, LOAD, QUIT, N_DEEDS } Deed;

static const char *const deeds[N_DEEDS] = { "new", "undo", "load", "quit" };

typedef struct {
  LanGameContent *content;
  LanAgent *patient;
  LanAgent *quick;
  LanGame *game;         /* NULL after the end of everything */
  LanReferee *referee;
  LanRecord *kept;       /* a game to load */
  LanRng rng;
  gint players_alive;    /* atomic: the last to let go of a player may be its thread */
  guint done[N_DEEDS];
} Evening;

static void
on_player_gone (gpointer data, GObject *player)
{
  g_atomic_int_add (&((Evening *) data)->players_alive, -1);
}

static void
on_failed (LanReferee *referee, GError *error)
{
  g_error ("a player failed: %s", error->message);
}

/* Most players think for long, some answer at once. */
static void
seat_players (Evening *self)
{
  guint players = lan_game_get_setup (self->game)->chance.players;

  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      const LanAgent *agent = lan_rng_below (&self->rng, 3) == 0 ? self->patient : self->quick;
      g_autoptr (LanPlayer) player = NULL;

      if (seat != HUMAN && seat < players)
        {
          player = lan_computer_player_new (agent, lan_rng_next (&self->rng));
          g_object_weak_ref (G_OBJECT (player), on_player_gone, self);
          g_atomic_int_inc (&self->players_alive);
        }
      lan_referee_set_player (self->referee, seat, player);
    }
}

static LanGameSetup *
draw_setup (Evening *self)
{
  LanGameSetup *setup = lan_game_setup_new (self->content, 2 + lan_rng_below (&self->rng, 4), lan_rng_next (&self->rng));

  for (guint seat = 0; seat < setup->chance.players; seat++)
    if (seat != HUMAN)
      lan_game_setup_set_house (setup, seat, "", LAN_CONTROLLER_COMPUTER, "lord");
  return setup;
}

/* As the window does it: nobody is asked while the game becomes another one. */
static void
begin (Evening *self)
{
  g_autoptr (LanGameSetup) setup = draw_setup (self);
  g_autoptr (GError) error = NULL;

  if (self->game == NULL)
    {
      self->game = lan_game_new (self->content);
      self->referee = lan_referee_new (self->game);
      g_signal_connect (self->referee, "failed", G_CALLBACK (on_failed), NULL);
    }
  lan_referee_stop (self->referee);
  lan_game_begin (self->game, setup, &error);
  g_assert_no_error (error);
  seat_players (self);
  lan_referee_start (self->referee);
}

static void
load (Evening *self)
{
  g_autoptr (GError) error = NULL;

  lan_referee_stop (self->referee);
  lan_game_open (self->game, self->kept, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lan_game_get_length (self->game), ==, self->kept->choices->len);
  seat_players (self);
  lan_referee_start (self->referee);
}

static void
quit (Evening *self)
{
  g_clear_object (&self->referee);
  g_clear_object (&self->game);
}

static void
keep (Evening *self)
{
  g_clear_pointer (&self->kept, lan_record_free);
  self->kept = lan_game_to_record (self->game);
}

static void
step_back (Evening *self)
{
  guint length = lan_game_get_length (self->game);

  g_assert_true (lan_game_undo (self->game));
  g_assert_cmpuint (lan_game_get_length (self->game), <, length);
}

static void
do_deed (Evening *self, Deed deed)
{
  switch (deed)
    {
    case STEP_BACK:
      step_back (self);
      break;
    case LOAD:
      load (self);
      break;
    case QUIT:
      quit (self);
      begin (self);
      break;
    case ANOTHER_GAME:
    case N_DEEDS:
    default:
      begin (self);
    }
  self->done[deed]++;
}

/* Until a computer player thinks; the human decides meanwhile, and games that end begin anew. */
static void
reach_thinking (Evening *self)
{
  while (lan_referee_get_thinking_seat (self->referee) == LAN_NO_SEAT)
    {
      LanDecision decision = lan_game_get_decision (self->game);

      if (decision.kind == LAN_DECISION_NONE)
        begin (self);
      else if (decision.seat == HUMAN)
        play_random (self->game, &self->rng);
      turn_loop ();
    }
}

static gboolean
can_do (Evening *self, Deed deed)
{
  gboolean can_undo;

  if (deed == LOAD)
    return self->kept != NULL;
  if (deed != STEP_BACK)
    return TRUE;
  g_object_get (self->game, "can-undo", &can_undo, NULL);
  return can_undo;
}

static void
interrupt_once (Evening *self)
{
  Deed deed = lan_rng_below (&self->rng, N_DEEDS);

  reach_thinking (self);
  let_pass (lan_rng_below (&self->rng, MOST_WAIT));
  if (lan_rng_below (&self->rng, 8) == 0)
    keep (self);
  if (!can_do (self, deed) || lan_referee_get_thinking_seat (self->referee) == LAN_NO_SEAT)
    return;
  do_deed (self, deed);
}

static guint
count_deeds (const Evening *self)
{
  guint sum = 0;

  for (guint i = 0; i < N_DEEDS; i++)
    sum += self->done[i];
  return sum;
}

static void
test_interrupted (void)
{
  Evening evening = { .content = lan_content_load_default () };
  guint wanted = g_test_slow () ? MANY : FEW;

  evening.patient = lan_computers_parse (LONG_SEARCH, NULL);
  evening.quick = lan_computers_parse (SHORT_SEARCH, NULL);
  g_assert_true (evening.content != NULL && evening.patient != NULL && evening.quick != NULL);
  lan_rng_seed (&evening.rng, (guint) g_test_rand_int ());
  begin (&evening);
  while (count_deeds (&evening) < wanted)
    interrupt_once (&evening);
  quit (&evening);

  /* Whoever was still thinking has been told, and goes. */
  while (g_atomic_int_get (&evening.players_alive) > 0)
    turn_loop ();
  lan_glib_threads_meet ();
  for (guint i = 0; i < N_DEEDS; i++)
    {
      g_test_message ("%s: %u times during thinking", deeds[i], evening.done[i]);
      g_assert_cmpuint (evening.done[i], >, 0);
    }
  g_clear_pointer (&evening.kept, lan_record_free);
  g_object_unref (evening.content);
  lan_computers_free (evening.patient);
  lan_computers_free (evening.quick);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/interrupted", test_interrupted);
  return g_test_run ();
}
