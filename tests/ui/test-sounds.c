/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sounds: the right one for a decision, none when they are not wanted. There is no sound server here, and
 * any warning ends the test. */

#include "lan-sounds.h"

#include "lan-settings.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-window.h"

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
  LanSounds *sounds;
} Fixture;

static void
want_sounds (gboolean wanted)
{
  g_autoptr (GSettings) settings = lan_settings_new ();

  g_settings_set_boolean (settings, LAN_SETTING_SOUNDS, wanted);
}

/* An incomplete GStreamer says so itself. */
static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return domain == NULL || !g_str_has_prefix (domain, "GStreamer");
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = lan_ui_begin_game ("players:3,humans:3,seed:21");
  g_test_log_set_fatal_handler (is_fatal, NULL);
  fixture->player = lan_ui_player_new (fixture->window, 5);
  fixture->sounds = lan_sounds_new (GTK_WIDGET (fixture->window));
  lan_sounds_set_session (fixture->sounds, lan_window_get_session (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_unref (fixture->sounds);
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
}

/* Decides at random until the last decision was of that kind; events: whether it had events. */
static void
play_until (Fixture *fixture, LanDecisionKind kind, gboolean events)
{
  LanGame *game = lan_ui_get_game (fixture->window);
  guint length, n_events;

  do
    {
      length = lan_game_get_length (game);
      g_assert_true (lan_ui_player_act (fixture->player));
      if (lan_game_get_length (game) > length)
        lan_game_get_events (game, lan_game_get_length (game) - 1, &n_events);
    }
  while (lan_game_get_length (game) == length || lan_game_get_choice (game, lan_game_get_length (game) - 1)->kind != kind
         || (n_events > 0) != events);
}

static void
test_silent (Fixture *fixture, gconstpointer data)
{
  want_sounds (FALSE);
  play_until (fixture, LAN_DECISION_PLACE, TRUE);
  g_assert_null (lan_sounds_get_last (fixture->sounds));
}

static void
test_sounds (Fixture *fixture, gconstpointer data)
{
  want_sounds (TRUE);
  play_until (fixture, LAN_DECISION_EXTENSION, TRUE);
  g_assert_null (lan_sounds_get_last (fixture->sounds));
  play_until (fixture, LAN_DECISION_PLACE, TRUE);
  g_assert_cmpstr (lan_sounds_get_last (fixture->sounds), ==, "place");
  play_until (fixture, LAN_DECISION_VOTE, FALSE);
  g_assert_cmpstr (lan_sounds_get_last (fixture->sounds), ==, "seal");
  play_until (fixture, LAN_DECISION_VOTE, TRUE);
  g_assert_cmpstr (lan_sounds_get_last (fixture->sounds), ==, "reveal");
}

/* Taking back makes no sound. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  LanGame *game = lan_ui_get_game (fixture->window);

  want_sounds (FALSE);
  do
    g_assert_true (lan_ui_player_act (fixture->player));
  while (!lan_game_undo (game));
  want_sounds (TRUE);
  g_assert_true (lan_game_redo (game));
  g_assert_true (lan_game_undo (game));
  g_assert_null (lan_sounds_get_last (fixture->sounds));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/sounds/silent", test_silent);
  ADD ("/ui/sounds/sounds", test_sounds);
  ADD ("/ui/sounds/undo", test_undo);
  return g_test_run ();
}
