/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window that nobody sees does not hold up its game; one where nothing happens draws nothing. */

#include "lan-results-sheet.h"
#include "lan-ui-busy.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <time.h>

/* No game of computers takes longer, in seconds. */
#define PATIENCE 120

/* How long nothing happens, in milliseconds. */
#define REST 3000

/* After that long nothing moves any more, in milliseconds. */
#define SETTLE 1000

static gboolean
set_flag (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, set_flag, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
finish_game (LanGame *game)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (PATIENCE, set_flag, &late);

  while (lan_state_phase (lan_game_get_state (game)) != LAN_PHASE_FINISHED && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (source);
}

static void
hide (LanWindow *window)
{
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
}

static void
minimise (LanWindow *window)
{
  gtk_window_minimize (GTK_WINDOW (window));
}

/* Pieces would travel after every move; they cannot where no frame is drawn. */
static void
test_game_goes_on (gconstpointer data)
{
  void (*cover) (LanWindow *) = data;
  LanWindow *window;
  LanGame *game;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  window = lan_ui_begin_game ("players:3,humans:0,seed:51");
  game = lan_ui_get_game (window);
  cover (window);
  g_assert_cmpuint (lan_state_phase (lan_game_get_state (game)), !=, LAN_PHASE_FINISHED);
  finish_game (game);

  gtk_window_present (GTK_WINDOW (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RESULTS_SHEET));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  lan_ui_close_window (window);
}

static void
count (GdkFrameClock *clock, gpointer data)
{
  *(guint *) data += 1;
}

static double
get_processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

/* The fullest board, every place lit or veiled, animations as the desktop has them. */
static void
test_draws_nothing (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanRecord) record = lan_ui_busy_record (lan_session_get_content (session));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint frames = 0;
  gulong handler;
  double begin;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_true (lan_session_open (session, record, NULL));
  for (guint strength = 1; strength <= LAN_STRENGTHS; strength++)
    lan_session_select (session, lan_session_get_decision (session).seat, strength);
  g_assert_true (lan_session_get_selection (session, NULL, NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  run_for (SETTLE);

  handler = g_signal_connect (clock, "before-paint", G_CALLBACK (count), &frames);
  begin = get_processor_time ();
  run_for (REST);
  g_test_message ("%u frames, %.1f ms of processor time in %d ms", frames, get_processor_time () - begin, REST);
  g_signal_handler_disconnect (clock, handler);
  g_assert_cmpuint (frames, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_data_func ("/ui/unseen/hidden", hide, test_game_goes_on);
  g_test_add_data_func ("/ui/unseen/minimised", minimise, test_game_goes_on);
  g_test_add_func ("/ui/unseen/at-rest", test_draws_nothing);
  return g_test_run ();
}
