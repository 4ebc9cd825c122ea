/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking through a game, and going on from an earlier position. */

#include "lan-config.h"

#include "lan-game-page.h"
#include "lan-hidden-list.h"
#include "lan-motion-layer.h"
#include "lan-replay-bar.h"
#include "lan-results-sheet.h"
#include "lan-settings.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#define FINISHED "4p-plain.lancaster"

/* Decisions made in it when Mortimer and Neville have voted on the first law. */
#define SECOND_VOTE 21

/* Milliseconds: longer than any step takes, on a slow machine as well. */
#define LATE 120000

typedef struct {
  LanWindow *window;
  LanSession *session;
  LanGame *game;
  GtkWidget *bar; /* once an earlier position is looked at */
} Fixture;

static void
take_window (Fixture *fixture, LanWindow *window)
{
  fixture->window = window;
  fixture->session = lan_window_get_session (window);
  fixture->game = lan_ui_get_game (window);
}

/* A finished game from a file, with its page of scores. */
static void
set_up_finished (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saves", FINISHED, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  take_window (fixture, lan_ui_open_window (1280, 768));
  g_assert_true (lan_window_open_file (fixture->window, file));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_RESULTS_SHEET));
}

/* A game in the middle, in which the human places a knight. */
static void
set_up_running (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanUiPlayer) player = NULL;

  take_window (fixture, lan_ui_begin_game ("players:4,humans:1,seed:21"));
  player = lan_ui_player_new (fixture->window, 1);
  while (lan_game_get_state (fixture->game)->round < 2 || !lan_session_can_decide (fixture->session)
         || lan_game_get_decision (fixture->game).kind != LAN_DECISION_PLACE)
    g_assert_true (lan_ui_player_act (player));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_close_window (fixture->window);
}

/* Begins the replay as the menu does, and stops it at the first position. */
static void
begin_replay (Fixture *fixture)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "replay", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  fixture->bar = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_REPLAY_BAR);
  g_assert_nonnull (fixture->bar);
  g_assert_true (lan_replay_bar_is_playing (LAN_REPLAY_BAR (fixture->bar)));
  lan_ui_click_button (fixture->bar, "Pause");
  g_assert_false (lan_replay_bar_is_playing (LAN_REPLAY_BAR (fixture->bar)));
  lan_session_visit (fixture->session, 0);
  lan_ui_settle ();
}

static void
assert_at (Fixture *fixture, guint n)
{
  g_assert_true (lan_session_is_visiting (fixture->session));
  g_assert_cmpuint (lan_session_get_visited (fixture->session), ==, n);
  g_assert_true (lan_state_equal (lan_session_get_state (fixture->session), lan_game_peek_state (fixture->game, n)));
}

static gboolean
tells (Fixture *fixture, guint n)
{
  guint n_events;

  lan_game_get_events (fixture->game, n - 1, &n_events);
  return n_events > 0;
}

/* Goes through the whole game and back; whether it stops where a vote was cast that was not counted. */
static void
assert_steps (Fixture *fixture, gboolean stops_at_votes)
{
  guint length = lan_game_get_length (fixture->game);
  guint n_passed = 0;

  lan_session_visit (fixture->session, 0);
  for (guint n = 1; n <= length; n++)
    {
      if (n < length && !tells (fixture, n))
        {
          g_assert_cmpint (lan_game_get_choice (fixture->game, n - 1)->kind, ==, LAN_DECISION_VOTE);
          n_passed++;
          if (!stops_at_votes)
            continue;
        }
      g_assert_true (lan_session_step (fixture->session, 1));
      assert_at (fixture, n);
    }
  g_assert_cmpuint (n_passed, >, 0);
  g_assert_false (lan_session_step (fixture->session, 1));
  for (guint n = length; n-- > 0;)
    if (n == 0 || tells (fixture, n) || stops_at_votes)
      {
        g_assert_true (lan_session_step (fixture->session, -1));
        assert_at (fixture, n);
      }
  g_assert_false (lan_session_step (fixture->session, -1));
}

static void
press (Fixture *fixture, guint key)
{
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), key));
  lan_ui_settle ();
}

static void
toggle_hidden (Fixture *fixture)
{
  lan_ui_click_button (fixture->bar, "Show What Was Hidden");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
}

/* R8.1: no step stops where a vote was cast that was not counted, as long as the game goes on, and afterwards where the
 * player wants it so; all others are visited, forwards and backwards. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  LanState now = lan_ui_copy_state (fixture->window);

  begin_replay (fixture);
  assert_at (fixture, 0);
  g_assert_nonnull (lan_ui_find_text (fixture->bar, "The game begins."));
  if (lan_session_can_show_hidden (fixture->session))
    {
      assert_steps (fixture, TRUE);
      toggle_hidden (fixture);
    }
  assert_steps (fixture, FALSE);
  lan_ui_assert_state (fixture->window, &now);
}

static GtkWidget *
find_hidden (Fixture *fixture)
{
  return lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_HIDDEN_LIST);
}

/* What the list shows after n decisions, a sentence a line. */
static void
assert_hidden (Fixture *fixture, guint n, const char *const *sentences)
{
  g_autoptr (GPtrArray) rows = NULL;

  lan_session_visit (fixture->session, n);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_nonnull (find_hidden (fixture));
  rows = lan_ui_find_class (find_hidden (fixture), GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_cmpuint (rows->len, ==, g_strv_length ((char **) sentences));
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (rows, i));

      g_assert_cmpstr (name, ==, sentences[i]);
      g_assert_nonnull (lan_ui_find_text (g_ptr_array_index (rows, i), sentences[i]));
    }
}

/* As the two decks and the votes of the file say (R2.4, R2.5, R4.2). */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  static const char *const rounds[] = {
    "Round 2: the conflicts Pontoise and Cherbourg, and the proposals War-Chest, Accolade and Knights Bachelor.",
    "Round 3: the conflicts Harfleur and Falaise, and the proposals Banneret, Glory in France and Master Mason.",
    "Round 4: the conflicts Agincourt and Meaux, and the proposals Lord Lieutenant, Foot Service and Retinue.",
    "Round 5: the conflicts Baugé and Seine Mouth, and the proposals Muster Roll, Royal Loan and Marshal of England.",
    "Not in this game: the conflicts Valmont and Melun.", NULL,
  };
  const char *votes[] = { "Mortimer votes against Bought Voices.", "Neville votes for Bought Voices with 1 voting marker.",
                          rounds[0], rounds[1], rounds[2], rounds[3], rounds[4], NULL };
  guint length = lan_game_get_length (fixture->game);

  g_assert_null (find_hidden (fixture));
  begin_replay (fixture);
  assert_hidden (fixture, 0, rounds);
  assert_hidden (fixture, SECOND_VOTE, votes);
  g_assert_nonnull (lan_ui_find_text (fixture->bar, votes[1]));
  assert_hidden (fixture, length, rounds + 4);

  toggle_hidden (fixture);
  g_assert_null (find_hidden (fixture));
  lan_session_visit (fixture->session, SECOND_VOTE);
  g_assert_null (lan_ui_find_text (GTK_WIDGET (fixture->window), votes[1]));
  toggle_hidden (fixture);
  assert_hidden (fixture, SECOND_VOTE, votes);
  lan_ui_click_button (fixture->bar, "Back to the Game");
  g_assert_null (find_hidden (fixture));
}

/* The list is an area of its own for the keyboard. */
static void
test_hidden_keys (Fixture *fixture, gconstpointer data)
{
  guint n_steps = 0;

  begin_replay (fixture);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  while (gtk_widget_get_focus_child (find_hidden (fixture)) == NULL)
    {
      g_assert_cmpuint (n_steps++, <, 12);
      press (fixture, GDK_KEY_F6);
    }
  press (fixture, GDK_KEY_Down);
  g_assert_nonnull (gtk_widget_get_focus_child (find_hidden (fixture)));
}

/* R8.1: nothing of it can be read anywhere in the window while the game goes on, at no position of it. */
static void
test_secret (Fixture *fixture, gconstpointer data)
{
  LanGameContent *content = lan_session_get_content (fixture->session);
  const LanState *now = lan_game_get_state (fixture->game);
  const uint8_t *deck = lan_game_get_setup (fixture->game)->chance.conflict_deck;

  begin_replay (fixture);
  g_assert_null (lan_ui_find_button (fixture->bar, "Show What Was Hidden"));
  for (guint n = 0; n <= lan_game_get_length (fixture->game); n++)
    {
      g_autofree char *text = NULL;

      lan_session_visit (fixture->session, n);
      lan_ui_settle ();
      g_assert_null (find_hidden (fixture));
      text = lan_ui_read_all (GTK_WIDGET (fixture->window));
      for (guint i = 2u * now->round; i < LAN_CONFLICTS; i++)
        g_assert_null (strstr (text, lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, deck[i])));
    }
}

/* Who takes the end back goes on with a game like any other. */
static void
test_secret_again (Fixture *fixture, gconstpointer data)
{
  begin_replay (fixture);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_nonnull (find_hidden (fixture));
  g_assert_true (lan_game_undo (fixture->game));
  lan_session_visit (fixture->session, 1);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_null (find_hidden (fixture));
  g_assert_null (lan_ui_find_button (fixture->bar, "Show What Was Hidden"));
}

/* A game that is shorter than what is looked at takes its place. */
static void
test_new_game (Fixture *fixture, gconstpointer data)
{
  lan_session_visit (fixture->session, lan_game_get_length (fixture->game) - 1);
  g_assert_true (lan_session_is_visiting (fixture->session));
  lan_ui_begin_in_window (fixture->window, "players:3,humans:1,seed:4");
  g_assert_false (lan_session_is_visiting (fixture->session));
}

/* Every button does what it says, and the sentence is about the decision: the first of the file. */
static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  guint length = lan_game_get_length (fixture->game);

  begin_replay (fixture);
  lan_ui_click_button (fixture->bar, "Next Position");
  assert_at (fixture, 1);
  lan_ui_click_button (fixture->bar, "Next Position");
  assert_at (fixture, 2);
  lan_ui_click_button (fixture->bar, "Previous Position");
  assert_at (fixture, 1);
  g_assert_nonnull (lan_ui_find_text (fixture->bar, "Mortimer builds the Armoury."));
  lan_ui_click_button (fixture->bar, "Last Position");
  assert_at (fixture, length);
  lan_ui_click_button (fixture->bar, "First Position");
  assert_at (fixture, 0);
  lan_ui_click_button (fixture->bar, "Back to the Game");
  g_assert_false (lan_session_is_visiting (fixture->session));
  g_assert_false (gtk_widget_get_visible (fixture->bar));
}

static gboolean
on_late (gpointer data)
{
  g_error ("The replay does not end");
  return G_SOURCE_REMOVE;
}

static void
wait_until_it_rests (Fixture *fixture)
{
  guint late = g_timeout_add (LATE, on_late, NULL);

  while (lan_replay_bar_is_playing (LAN_REPLAY_BAR (fixture->bar)))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

/* The focus is on the bar when a replay begins; the arrow that points to the end of the scale goes forward. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  guint length = lan_game_get_length (fixture->game);

  begin_replay (fixture);
  press (fixture, GDK_KEY_Right);
  assert_at (fixture, 1);
  press (fixture, GDK_KEY_Left);
  assert_at (fixture, 0);
  press (fixture, GDK_KEY_End);
  assert_at (fixture, length);
  press (fixture, GDK_KEY_Home);
  assert_at (fixture, 0);
  gtk_widget_set_direction (fixture->bar, GTK_TEXT_DIR_RTL);
  press (fixture, GDK_KEY_Left);
  assert_at (fixture, 1);
  press (fixture, GDK_KEY_Right);
  assert_at (fixture, 0);

  gtk_widget_grab_focus (lan_ui_find (fixture->bar, GTK_TYPE_SCALE));
  press (fixture, GDK_KEY_space);
  g_assert_true (lan_replay_bar_is_playing (LAN_REPLAY_BAR (fixture->bar)));
  /* The focus is on the button now, which waits a moment before it acts. */
  press (fixture, GDK_KEY_space);
  wait_until_it_rests (fixture);
  g_assert_cmpuint (lan_session_get_visited (fixture->session), <, length);
  press (fixture, GDK_KEY_Escape);
  g_assert_false (lan_session_is_visiting (fixture->session));
}

/* It plays by itself to the end, stays there, and begins anew. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  guint length = lan_game_get_length (fixture->game);

  begin_replay (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (lan_ui_find (fixture->bar, GTK_TYPE_DROP_DOWN)), 2);
  lan_session_visit (fixture->session, length - 2);
  lan_ui_click_button (fixture->bar, "Play");
  wait_until_it_rests (fixture);
  assert_at (fixture, length);
  lan_ui_click_button (fixture->bar, "Play");
  assert_at (fixture, 0);
  /* Whoever goes back to the game is not called away by what was playing. */
  lan_ui_click_button (fixture->bar, "Back to the Game");
  g_assert_false (lan_replay_bar_is_playing (LAN_REPLAY_BAR (fixture->bar)));
}

/* From the page of scores and back to it; over a finished position nothing can go on. */
static void
test_finished (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);

  lan_ui_click_button (GTK_WIDGET (fixture->window), "Replay");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_null (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_RESULTS_SHEET));
  fixture->bar = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_REPLAY_BAR);
  g_assert_true (g_action_group_get_action_enabled (actions, "branch"));
  lan_ui_click_button (fixture->bar, "Last Position");
  g_assert_false (g_action_group_get_action_enabled (actions, "branch"));
  lan_ui_click_button (fixture->bar, "Back to the Game");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_RESULTS_SHEET));
}

/* R4.2: in a branch a vote begins with the first in player order, never behind votes that somebody has cast already. */
static void
test_cut (Fixture *fixture, gconstpointer data)
{
  LanGameContent *content = lan_session_get_content (fixture->session);
  guint n_cut = 0;

  for (guint n = 0; n <= lan_game_get_length (fixture->game); n++)
    {
      g_autoptr (LanRecord) record = NULL;
      LanDecision decision;
      LanState state;

      lan_session_visit (fixture->session, n);
      record = lan_session_branch (fixture->session);
      g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
      g_assert_true (lan_state_equal (&state, lan_session_get_state (fixture->session)) || record->choices->len < n);
      decision = lan_decision_next (lan_game_content_get_tables (content), &state);
      if (decision.kind == LAN_DECISION_VOTE)
        g_assert_cmpuint (decision.seat, ==, lan_state_seat_at (&state, 0));
      n_cut += record->choices->len < n ? 1 : 0;
    }
  g_assert_cmpuint (n_cut, >, 0);
}

static gboolean
is_saved_with (LanLibrary *library, const LanState *state)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autoptr (LanRecord) record = lan_library_read (library, saved, NULL, NULL);
      LanState last;

      if (record != NULL && lan_record_replay (record, record->choices->len, &last, NULL, NULL)
          && lan_state_equal (&last, state))
        return TRUE;
    }
  return FALSE;
}

/* The game goes on from there as another one; the one before is in the library as it was. */
static void
test_branch (Fixture *fixture, gconstpointer data)
{
  LanLibrary *library = lan_window_get_library (fixture->window);
  LanState now = lan_ui_copy_state (fixture->window);
  LanState then;
  guint n = 0;

  /* Where the human placed a knight, so that no computer player goes on at once. */
  while (lan_game_get_choice (fixture->game, n)->kind != LAN_DECISION_PLACE
         || lan_game_get_setup (fixture->game)->houses[lan_game_get_choice (fixture->game, n)->seat].controller != LAN_CONTROLLER_HUMAN)
    n++;
  lan_session_visit (fixture->session, n);
  then = *lan_session_get_state (fixture->session);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  fixture->bar = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_REPLAY_BAR);
  lan_ui_click_button (fixture->bar, "Continue From Here");
  g_assert_false (lan_session_is_visiting (fixture->session));
  g_assert_cmpuint (lan_game_get_length (fixture->game), ==, n);
  lan_ui_assert_state (fixture->window, &then);
  g_assert_true (lan_session_can_decide (fixture->session));

  g_assert_true (lan_window_flush (fixture->window));
  lan_library_refresh (library);
  g_assert_true (is_saved_with (library, &now));
}

/* A knight that was placed flies there again. */
static void
test_motion (Fixture *fixture, gconstpointer data)
{
  LanMotionLayer *layer = LAN_MOTION_LAYER (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_MOTION_LAYER));
  g_autoptr (GSettings) settings = lan_settings_new ();
  guint n = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (settings, LAN_SETTING_ANIMATIONS, "normal");
  while (lan_game_get_choice (fixture->game, n)->kind != LAN_DECISION_PLACE)
    n++;
  lan_session_visit (fixture->session, n);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (lan_motion_layer_count (layer), ==, 0);
  g_assert_true (lan_session_step (fixture->session, 1));
  g_assert_cmpuint (lan_motion_layer_count (layer), >, 0);
  /* What is looked at otherwise is there at once. */
  lan_session_visit (fixture->session, 0);
  g_assert_cmpuint (lan_motion_layer_count (layer), ==, 0);
  g_settings_set_string (settings, LAN_SETTING_ANIMATIONS, "off");
}

static gboolean
is_control (GtkWidget *widget, gpointer data)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_RANGE (widget) || GTK_IS_DROP_DOWN (widget);
}

/* Nothing is nameless or wider than the smallest window, with text of twice the size as well. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) controls = NULL;
  int minimum;

  begin_replay (fixture);
  controls = lan_ui_find_all (fixture->bar, is_control, NULL);
  g_assert_cmpuint (controls->len, >=, 8);
  for (guint i = 0; i < controls->len; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (controls, i));

      g_assert_cmpstr (name, !=, "");
    }
  gtk_widget_measure (fixture->bar, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  gtk_widget_measure (fixture->bar, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(path, set_up, test) g_test_add ("/ui/replay/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("steps", set_up_running, test_steps);
  ADD ("steps-finished", set_up_finished, test_steps);
  ADD ("hidden", set_up_finished, test_hidden);
  ADD ("hidden-keys", set_up_finished, test_hidden_keys);
  ADD ("secret", set_up_running, test_secret);
  ADD ("secret-again", set_up_finished, test_secret_again);
  ADD ("new-game", set_up_finished, test_new_game);
  ADD ("buttons", set_up_finished, test_buttons);
  ADD ("keys", set_up_finished, test_keys);
  ADD ("play", set_up_finished, test_play);
  ADD ("finished", set_up_finished, test_finished);
  ADD ("cut", set_up_finished, test_cut);
  ADD ("cut-running", set_up_running, test_cut);
  ADD ("branch", set_up_running, test_branch);
  ADD ("motion", set_up_running, test_motion);
  ADD ("narrow", set_up_running, test_narrow);
  return g_test_run ();
}
