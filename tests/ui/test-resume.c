/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is left, however, goes on at the next start exactly where it stood. */

#include "lan-config.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "lan-hand-over.h"
#include "lan-settings.h"
#include "lan-start-page.h"
#include "lan-test-folder.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

#define WORDS "players:4,humans:1,seed:21"

/* The folder with the games. (transfer full) */
static char *
games_path (void)
{
  return g_build_filename (g_getenv ("XDG_DATA_HOME"), "lancaster", "games", NULL);
}

/* Every case begins with an empty library. */
static void
set_up (gpointer *fixture, gconstpointer data)
{
  g_autofree char *path = games_path ();

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    lan_test_folder_remove (path);
}

static void
tear_down (gpointer *fixture, gconstpointer data)
{
}

/* A new window with its start page; the library as it is on disk. */
static LanWindow *
start_again (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);

  lan_library_refresh (lan_window_get_library (window));
  lan_ui_settle ();
  return window;
}

/* The suggested button of the start page. (transfer none) */
static GtkWidget *
suggested (LanWindow *window)
{
  g_autoptr (GPtrArray) buttons = lan_ui_find_class (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_START_PAGE), GTK_TYPE_BUTTON, "suggested-action");

  g_assert_cmpuint (buttons->len, ==, 1);
  return g_ptr_array_index (buttons, 0);
}

static gboolean
offers_to_continue (LanWindow *window)
{
  g_autofree char *name = lan_ui_get_name (suggested (window));

  return g_str_has_prefix (name, "Continue");
}

/* Enter would do the same as the click. */
static void
click_continue (LanWindow *window)
{
  g_assert_true (offers_to_continue (window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == suggested (window));
  lan_ui_click (suggested (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static guint
count_games (LanWindow *window)
{
  lan_library_refresh (lan_window_get_library (window));
  return g_list_model_get_n_items (G_LIST_MODEL (lan_window_get_library (window)));
}

/* Plays with the real window, so many acts. */
static void
play (LanWindow *window, guint acts)
{
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);

  for (guint i = 0; i < acts; i++)
    g_assert_true (lan_ui_player_act (player));
  lan_ui_player_reach (player, G_TYPE_NONE);
}

/* Without games the start page suggests to begin one. */
static void
test_nothing (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = start_again ();

  g_assert_false (offers_to_continue (window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == suggested (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (window), "There is no unfinished game to go on with."));
  lan_ui_close_window (window);
}

/* Played, closed, gone on with, taken back, played on, closed: one game, one place in the library. */
static void
test_continue (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = lan_ui_begin_game (WORDS);
  g_autofree char *name = NULL;
  LanState state;

  for (guint turn = 0; turn < 3; turn++)
    {
      play (window, 8);
      state = lan_ui_copy_state (window);
      gtk_window_close (GTK_WINDOW (window));
      lan_ui_settle ();

      window = start_again ();
      g_assert_cmpuint (count_games (window), ==, 1);
      name = lan_ui_get_name (suggested (window));
      g_assert_nonnull (strstr (name, "Neville, Percy, Beaufort, Mortimer"));
      g_assert_nonnull (strstr (name, " of 5 · "));
      g_clear_pointer (&name, g_free);
      click_continue (window);
      lan_ui_assert_state (window, &state);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
      lan_ui_settle ();
      g_assert_false (lan_state_equal (&state, lan_game_get_state (lan_ui_get_game (window))));
    }
  lan_ui_close_window (window);
}

/* What was taken back stays taken back. */
static void
test_undone (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = lan_ui_begin_game (WORDS);
  LanState state;

  play (window, 8);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  lan_ui_settle ();
  state = lan_ui_copy_state (window);
  lan_ui_close_window (window);

  window = start_again ();
  click_continue (window);
  lan_ui_assert_state (window, &state);
  lan_ui_close_window (window);
}

/* One of two humans has sealed a vote: the screen is handed over first, and the vote stays sealed (R8.1). */
static void
test_mid_vote (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = lan_ui_begin_game ("players:2,humans:2,seed:31");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 7);
  LanState state;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  lan_ui_click_button (lan_ui_player_get_sheet (player), "No");
  lan_ui_click_button (lan_ui_player_get_sheet (player), "Seal the Vote");
  state = lan_ui_copy_state (window);
  lan_ui_close_window (window);

  window = start_again ();
  click_continue (window);
  lan_ui_assert_state (window, &state);
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_HAND_OVER));
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VOTE_SHEET));
  lan_ui_close_window (window);
}

/* It was a computer's turn: it decides as soon as the game goes on. */
static void
test_computers_turn (gpointer *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = lan_settings_new ();
  LanWindow *window;
  LanGame *game;
  LanState state;
  guint length;

  g_settings_set_string (settings, LAN_SETTING_PACE, "slow");
  window = lan_ui_begin_game ("players:4,humans:0,seed:3");
  game = lan_ui_get_game (window);
  while (lan_game_get_length (game) < 2)
    g_main_context_iteration (NULL, TRUE);
  state = lan_ui_copy_state (window);
  length = lan_game_get_length (game);
  lan_ui_close_window (window);

  window = start_again ();
  click_continue (window);
  game = lan_ui_get_game (window);
  g_assert_cmpuint (lan_game_get_length (game), >=, length);
  g_assert_true (lan_state_equal (lan_game_peek_state (game, length), &state));
  g_settings_set_string (settings, LAN_SETTING_PACE, "instant");
  while (lan_game_get_length (game) < length + 3)
    g_main_context_iteration (NULL, TRUE);
  lan_ui_close_window (window);
}

/* A game that is over is kept, but not offered. */
static void
test_finished (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = lan_ui_begin_game ("players:2,humans:0,seed:3");
  LanGame *game = lan_ui_get_game (window);
  g_autoptr (LanSavedGame) saved = NULL;

  while (lan_game_get_decision (game).kind != LAN_DECISION_NONE)
    g_main_context_iteration (NULL, TRUE);
  lan_ui_close_window (window);

  window = start_again ();
  g_assert_false (offers_to_continue (window));
  saved = g_list_model_get_item (G_LIST_MODEL (lan_window_get_library (window)), 0);
  g_assert_true (lan_saved_game_is_finished (saved));
  lan_ui_close_window (window);
}

/* Each window has a game of its own; what one plays, the other is not offered and cannot open. */
static void
test_two_windows (gpointer *fixture, gconstpointer data)
{
  LanWindow *first = lan_ui_begin_game (WORDS);
  g_autoptr (LanLibrary) library = g_object_ref (lan_window_get_library (first));
  g_autoptr (LanSavedGame) saved = NULL;
  LanWindow *second;

  play (first, 4);
  g_assert_cmpuint (count_games (first), ==, 1);
  saved = g_list_model_get_item (G_LIST_MODEL (library), 0);

  second = lan_window_new (ADW_APPLICATION (g_application_get_default ()), library);
  gtk_window_present (GTK_WINDOW (second));
  lan_ui_wait_for_frame (GTK_WIDGET (second));
  g_assert_false (offers_to_continue (second));
  g_assert_true (lan_window_open_saved (first, saved));
  g_assert_false (lan_window_open_saved (second, saved));
  lan_ui_settle ();
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Close");

  lan_ui_begin_in_window (second, "players:3,humans:1,seed:5");
  play (second, 4);
  g_assert_cmpuint (count_games (first), ==, 2);
  lan_ui_close_window (second);
  lan_ui_close_window (first);
}

/* What another window leaves, a start page offers at once; what another one takes, no more. */
static void
test_offer_follows (gpointer *fixture, gconstpointer data)
{
  LanWindow *first = lan_ui_begin_game (WORDS);
  LanWindow *second = lan_window_new (ADW_APPLICATION (g_application_get_default ()), lan_window_get_library (first));
  LanWindow *third;

  gtk_window_present (GTK_WINDOW (second));
  play (first, 4);
  g_assert_cmpuint (count_games (first), ==, 1);
  g_assert_false (offers_to_continue (second));
  lan_ui_close_window (first);
  lan_ui_wait_for_frame (GTK_WIDGET (second));
  g_assert_true (offers_to_continue (second));

  third = lan_window_new (ADW_APPLICATION (g_application_get_default ()), lan_window_get_library (second));
  gtk_window_present (GTK_WINDOW (third));
  lan_window_continue (third);
  lan_ui_wait_for_frame (GTK_WIDGET (second));
  g_assert_false (offers_to_continue (second));
  lan_ui_begin_in_window (third, "players:3,humans:1,seed:5");
  g_assert_true (lan_window_flush (third));
  lan_ui_wait_for_frame (GTK_WIDGET (second));
  g_assert_true (offers_to_continue (second));
  lan_ui_close_window (third);
  lan_ui_close_window (second);
}

/* A new game leaves the old one in the library, without a question. */
static void
test_begin_another (gpointer *fixture, gconstpointer data)
{
  LanWindow *window = lan_ui_begin_game (WORDS);

  play (window, 4);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.play-again", NULL));
  lan_ui_settle ();
  g_assert_null (lan_ui_find_dialog ());
  play (window, 4);
  g_assert_cmpuint (count_games (window), ==, 2);
  lan_ui_close_window (window);
}

/* The label of the bar that names what is wrong; NULL when it is not shown. (transfer none) */
static GtkLabel *
find_problem (LanWindow *window)
{
  g_autoptr (GPtrArray) labels = lan_ui_find_class (GTK_WIDGET (window), GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_label (g_ptr_array_index (labels, i));

      if (g_str_has_prefix (text, "The game goes on, but it is not saved for now."))
        return g_ptr_array_index (labels, i);
    }
  return NULL;
}

/* A file where the folder should be: said once, the game goes on, closing asks; saved when it can be. */
static void
test_no_folder (gpointer *fixture, gconstpointer data)
{
  g_autofree char *path = games_path ();
  g_autofree char *parent = g_path_get_dirname (path);
  LanWindow *window;

  g_mkdir_with_parents (parent, 0700);
  lan_test_write (path, "");
  window = lan_ui_begin_game (WORDS);
  play (window, 4);
  g_assert_false (lan_window_flush (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (strstr (gtk_label_get_label (find_problem (window)), "cannot be made"));
  lan_ui_click_button (gtk_widget_get_parent (GTK_WIDGET (find_problem (window))), "Close");
  play (window, 4);
  g_assert_false (lan_window_flush (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_null (find_problem (window));

  gtk_window_close (GTK_WINDOW (window));
  lan_ui_settle ();
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (lan_ui_find_dialog ())), "cannot be made"));
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Cancel");

  g_assert_cmpint (g_unlink (path), ==, 0);
  play (window, 4);
  g_assert_true (lan_window_flush (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (window), "The game is saved again."));
  g_assert_cmpuint (count_games (window), ==, 1);
  gtk_window_close (GTK_WINDOW (window));
  lan_ui_settle ();
  g_assert_null (lan_ui_find_dialog ());
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    void (*run) (gpointer *, gconstpointer);
  } cases[] = {
    { "/ui/resume/nothing", test_nothing },
    { "/ui/resume/continue", test_continue },
    { "/ui/resume/undone", test_undone },
    { "/ui/resume/mid-vote", test_mid_vote },
    { "/ui/resume/computers-turn", test_computers_turn },
    { "/ui/resume/finished", test_finished },
    { "/ui/resume/two-windows", test_two_windows },
    { "/ui/resume/offer-follows", test_offer_follows },
    { "/ui/resume/begin-another", test_begin_another },
    { "/ui/resume/no-folder", test_no_folder },
  };

  lan_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].name, gpointer, NULL, set_up, cases[i].run, tear_down);
  return g_test_run ();
}
