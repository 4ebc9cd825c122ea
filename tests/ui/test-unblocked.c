/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * While computer players think the window lives on: every search of a whole game waits for the main loop, which would
 * be for ever if it held it up. No time decides, so it holds on any machine; figures are in ../bench/thinking.c.
 */

#include "lan-computers.h"
#include "lan-ui-hand.h"
#include "lan-ui-window.h"

/* So often the main loop must come round while somebody thinks. */
#define ROUNDS 5

/* A search that is not stopped by then, in milliseconds, has waited in vain. */
#define FOR_EVER 60000

typedef struct {
  LanAgent agent;       /* first: it is what players ask */
  LanSearcher searcher;
  GThread *main_thread;
  gint ticks;           /* atomic, of the main loop */
  gint searches;        /* atomic, all that follow */
  gint on_main_thread;
  gint in_vain;
} Watch;

/* One search. */
typedef struct {
  Watch *watch;
  gint begun;           /* ticks */
  LanAgentPoll poll;
  void *data;
} Look;

static bool
is_enough (void *data, float done)
{
  Look *look = data;

  return g_atomic_int_get (&look->watch->ticks) - look->begun >= ROUNDS || (look->poll != NULL && look->poll (look->data, done));
}

static LanChoice
choose (const LanAgent *agent, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  Watch *self = (Watch *) agent;
  Look look = { self, g_atomic_int_get (&self->ticks), poll, data };
  LanChoice choice = lan_searcher_choose (&self->searcher.agent, content, view, rng, is_enough, &look);

  g_atomic_int_inc (&self->searches);
  g_atomic_int_add (&self->on_main_thread, g_thread_self () == self->main_thread);
  g_atomic_int_add (&self->in_vain, !is_enough (&look, 1));
  return choice;
}

static gboolean
on_tick (gpointer data)
{
  g_atomic_int_inc ((gint *) data);
  return G_SOURCE_CONTINUE;
}

static void
seat_watched (LanWindow *window, Watch *watch)
{
  LanReferee *referee = lan_session_get_referee (lan_window_get_session (window));
  guint players = lan_game_get_setup (lan_ui_get_game (window))->chance.players;

  for (guint seat = 0; seat < players; seat++)
    {
      g_autoptr (LanPlayer) player = lan_computer_player_new (&watch->agent, seat);

      lan_referee_set_player (referee, seat, player);
    }
}

static void
test_unblocked (void)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:0,seed:7,level:lord");
  LanGame *game = lan_ui_get_game (window);
  Watch watch = { .agent = { "watched", choose }, .searcher = *lan_computers_find_searcher ("lord"), .main_thread = g_thread_self () };
  guint ticker = g_timeout_add (1, on_tick, &watch.ticks), begun;

  watch.searcher.limits = (LanSearchLimits) { .milliseconds = FOR_EVER, .threads = 2 };
  seat_watched (window, &watch);
  begun = lan_game_get_length (game);
  while (lan_game_get_decision (game).kind != LAN_DECISION_NONE)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (watch.searches, >=, (gint) (lan_game_get_length (game) - begun));
  g_assert_cmpint (watch.on_main_thread, ==, 0);
  g_assert_cmpint (watch.in_vain, ==, 0);
  g_test_message ("%d searches, %d rounds of the main loop", watch.searches, watch.ticks);
  g_source_remove (ticker);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/unblocked", test_unblocked);
  return g_test_run ();
}
