/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Taking back, backing out, wrong clicks, files: what the window does besides playing. */

#include "lan-battle-space.h"
#include "lan-computers.h"
#include "lan-knight-button.h"
#include "lan-last-players.h"
#include "lan-new-game-sheet.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-seat-row.h"
#include "lan-ui-hand.h"
#include "lan-ui-new-game.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <adwaita.h>

#define WORDS "players:4,humans:1,seed:21"

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = lan_ui_begin_game (WORDS);
  fixture->player = lan_ui_player_new (fixture->window, 5);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
}

static guint
count_in_hand (LanWindow *window)
{
  g_autoptr (GPtrArray) knights = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_KNIGHT_BUTTON, "selected");

  return knights->len;
}

/* The first place of that type with the knight in hand: "legal" or "illegal". */
static GtkWidget *
find_place (LanWindow *window, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) places = lan_ui_find_class (GTK_WIDGET (window), type, css_class);

  g_assert_cmpuint (places->len, >, 0);
  return g_ptr_array_index (places, 0);
}

static void
play_a_while (Fixture *fixture, guint acts)
{
  for (guint i = 0; i < acts; i++)
    g_assert_true (lan_ui_player_act (fixture->player));
  lan_ui_player_reach (fixture->player, G_TYPE_NONE);
}

/* To the last decision of the human, past those of the computers; and forward again. */
static void
test_undo_redo (Fixture *fixture, gconstpointer data)
{
  LanState before, after;
  guint length;

  lan_ui_player_take_knight (fixture->player);
  before = lan_ui_copy_state (fixture->window);
  length = lan_game_get_length (lan_ui_get_game (fixture->window));
  while (lan_game_get_length (lan_ui_get_game (fixture->window)) == length)
    g_assert_true (lan_ui_player_act (fixture->player));
  lan_ui_player_reach (fixture->player, G_TYPE_NONE);
  after = lan_ui_copy_state (fixture->window);
  g_assert_false (lan_state_equal (&before, &after));

  lan_ui_click_button (GTK_WIDGET (fixture->window), "Undo");
  lan_ui_assert_state (fixture->window, &before);
  g_assert_cmpuint (count_in_hand (fixture->window), ==, 0);
  lan_ui_click_button (GTK_WIDGET (fixture->window), "Redo");
  lan_ui_assert_state (fixture->window, &after);
}

/* A knight goes to France and is owed a favour (R3.7): the turn is begun anew before the placement. */
static void
test_restart_turn (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);
  LanState before;

  lan_ui_player_take_knight (fixture->player);
  before = lan_ui_copy_state (fixture->window);
  g_assert_false (g_action_group_get_action_enabled (actions, "restart-turn"));
  lan_ui_click (find_place (fixture->window, LAN_TYPE_BATTLE_SPACE, "legal"));
  g_assert_cmpint (lan_game_get_decision (lan_ui_get_game (fixture->window)).kind, ==, LAN_DECISION_FAVOUR);

  g_assert_true (g_action_group_get_action_enabled (actions, "restart-turn"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.restart-turn", NULL));
  lan_ui_settle ();
  lan_ui_assert_state (fixture->window, &before);
}

static void
test_escape (Fixture *fixture, gconstpointer data)
{
  LanState before;

  lan_ui_player_take_knight (fixture->player);
  before = lan_ui_copy_state (fixture->window);
  g_assert_cmpuint (count_in_hand (fixture->window), ==, 1);

  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  g_assert_cmpuint (count_in_hand (fixture->window), ==, 0);
  lan_ui_assert_state (fixture->window, &before);
}

static void
note_refusal (LanSession *session, const char *why, char **noted)
{
  g_free (*noted);
  *noted = g_strdup (why);
}

/* Clicks a place that cannot be used: nothing changes, and a sentence on the window says why. */
static void
assert_refused (LanWindow *window, GtkWidget *place)
{
  LanState before = lan_ui_copy_state (window);
  g_autofree char *why = NULL;
  gulong handler = g_signal_connect (lan_window_get_session (window), "refused", G_CALLBACK (note_refusal), &why);

  lan_ui_click (place);
  g_signal_handler_disconnect (lan_window_get_session (window), handler);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_assert_state (window, &before);
  g_assert_nonnull (why);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (window), why));
}

static void
test_illegal_place (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_take_knight (fixture->player);
  assert_refused (fixture->window, find_place (fixture->window, LAN_TYPE_SPACE, "illegal"));
  g_assert_cmpuint (count_in_hand (fixture->window), ==, 1);
}

static void
test_empty_hand (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_take_knight (fixture->player);
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  assert_refused (fixture->window, find_place (fixture->window, LAN_TYPE_BATTLE_SPACE, NULL));
}

/* A new file of its own. (transfer full) */
static GFile *
new_file (void)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  GFile *file = g_file_new_tmp ("lancaster-XXXXXX.lancaster", &stream, &error);

  g_assert_no_error (error);
  return file;
}

static void
save_to (LanWindow *window, GFile *file)
{
  g_autoptr (LanRecord) record = lan_game_to_record (lan_ui_get_game (window));
  g_autoptr (GError) error = NULL;

  lan_save_write_file (record, file, &error);
  g_assert_no_error (error);
}

/* The file holds the game as it stands. */
static void
assert_saved (LanWindow *window, GFile *file)
{
  LanGameContent *content = lan_session_get_content (lan_window_get_session (window));
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_file (file, content, &error);
  LanState state;

  g_assert_no_error (error);
  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  lan_ui_assert_state (window, &state);
}

/* Opened again the game stands where it was saved, and Save writes to the file that was opened. */
static void
test_save_and_open (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = new_file ();
  LanState saved;

  play_a_while (fixture, 12);
  saved = lan_ui_copy_state (fixture->window);
  save_to (fixture->window, file);
  play_a_while (fixture, 12);
  g_assert_false (lan_state_equal (&saved, lan_game_get_state (lan_ui_get_game (fixture->window))));

  g_assert_true (lan_window_open_file (fixture->window, file));
  lan_ui_settle ();
  lan_ui_assert_state (fixture->window, &saved);

  play_a_while (fixture, 12);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.save", NULL));
  lan_ui_settle ();
  assert_saved (fixture->window, file);
  g_file_delete (file, NULL, NULL);
}

/* A file that is refused is said in a dialog; the running game goes on as if nothing had happened. */
static void
assert_not_opened (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "hostile", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LanState before = lan_ui_copy_state (fixture->window);
  GtkWindow *dialog;

  g_assert_false (lan_window_open_file (fixture->window, file));
  lan_ui_settle ();
  lan_ui_assert_state (fixture->window, &before);

  dialog = lan_ui_find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "This File Cannot Be Opened");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), name));
  lan_ui_click_button (GTK_WIDGET (dialog), "Close");
  g_assert_null (lan_ui_find_dialog ());
}

static void
test_open_broken (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "not-xml.lancaster", "empty.lancaster", "other-xml.lancaster", "no-such-file.lancaster" };

  play_a_while (fixture, 12);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    assert_not_opened (fixture, names[i]);
  play_a_while (fixture, 6);
}

/* Closing a window with a game in it asks nothing: the game is in the library, and nobody plays it any more. */
static void
test_close (void)
{
  LanWindow *window = lan_ui_begin_game (WORDS);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  g_autoptr (LanLibrary) library = g_object_ref (lan_window_get_library (window));
  g_autoptr (LanSavedGame) saved = NULL;
  LanWindow *gone = window;
  guint length;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &gone);
  lan_ui_player_take_knight (player);
  length = lan_game_get_length (lan_ui_get_game (window));

  gtk_window_close (GTK_WINDOW (window));
  lan_ui_settle ();
  g_assert_null (lan_ui_find_dialog ());
  g_assert_null (gone);
  saved = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_cmpuint (lan_saved_game_get_summary (saved)->decisions, ==, length);
  g_assert_false (lan_saved_game_is_in_use (saved));
}

/* From the start page to a game of two: every row of the sheet is a family, all but two play nothing. */
static void
test_new_game (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *sheet;

  lan_ui_click_button (GTK_WIDGET (window), "New Game…");
  sheet = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_NEW_GAME_SHEET);
  g_assert_nonnull (sheet);
  rows = lan_ui_find_class (sheet, LAN_TYPE_SEAT_ROW, NULL);
  g_assert_cmpuint (rows->len, ==, LAN_FAMILIES);
  for (guint i = 0; i < rows->len; i++)
    lan_ui_click_button (g_ptr_array_index (rows, i), i == 1 ? "Human" : i == 3 ? "Computer" : "Nobody");
  lan_ui_click_button (sheet, "Begin in 1413");

  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_NEW_GAME_SHEET));
  g_assert_true (lan_game_is_open (lan_ui_get_game (window)));
  g_assert_cmpuint (lan_game_get_setup (lan_ui_get_game (window))->chance.players, ==, 2);
  g_assert_cmpuint (lan_game_get_setup (lan_ui_get_game (window))->houses[0].family, ==, 1);
  g_assert_cmpuint (lan_game_get_setup (lan_ui_get_game (window))->houses[0].controller, ==, LAN_CONTROLLER_HUMAN);
  g_assert_cmpuint (lan_game_get_setup (lan_ui_get_game (window))->houses[1].family, ==, 3);
  g_assert_cmpuint (lan_game_get_setup (lan_ui_get_game (window))->houses[1].controller, ==, LAN_CONTROLLER_COMPUTER);
  lan_ui_close_window (window);
}

static void
choose (GtkWidget *row, const char *which, guint index)
{
  g_autoptr (GPtrArray) drop_downs = lan_ui_find_class (row, GTK_TYPE_DROP_DOWN, NULL);

  for (guint i = 0; i < drop_downs->len; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (drop_downs, i));

      if (g_str_equal (name, which))
        gtk_drop_down_set_selected (g_ptr_array_index (drop_downs, i), index);
    }
}

/* Level and character of every computer player are chosen, kept for the next game and can be read beside its house. */
static void
test_opponents (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) again = NULL;
  GtkWidget *sheet = lan_ui_open_new_game (window, &rows);
  const LanGameSetup *setup;
  g_autofree char *read = NULL;
  g_autofree char *level = NULL;

  for (guint i = 0; i < rows->len; i++)
    lan_ui_click_button (g_ptr_array_index (rows, i), i == 0 ? "Human" : i < 4 ? "Computer" : "Nobody");
  choose (g_ptr_array_index (rows, 1), "Level", g_strv_length ((char **) lan_computers_get_levels ()) - 1);
  choose (g_ptr_array_index (rows, 1), "Character", 1);
  choose (g_ptr_array_index (rows, 2), "Level", 0);
  choose (g_ptr_array_index (rows, 2), "Character", 3);
  choose (g_ptr_array_index (rows, 3), "Level", 1);
  choose (g_ptr_array_index (rows, 3), "Character", 4);
  lan_ui_click_button (sheet, "Begin in 1413");

  setup = lan_game_get_setup (lan_ui_get_game (window));
  g_assert_cmpstr (setup->houses[1].level, ==, "lord-builder");
  g_assert_cmpstr (setup->houses[2].level, ==, "page");
  g_assert_true (g_str_equal (setup->houses[3].level, "squire") || g_str_has_prefix (setup->houses[3].level, "squire-"));
  g_assert_false (g_str_has_suffix (setup->houses[3].level, "surprise"));
  g_assert_nonnull (lan_computers_find (setup->houses[3].level));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  read = lan_ui_read_all (GTK_WIDGET (window));
  g_assert_nonnull (strstr (read, "Computer player: Lord, Builder"));
  g_assert_nonnull (strstr (read, "Computer player: Page\n"));

  lan_ui_open_new_game (window, &again);
  level = lan_seat_row_get_level (g_ptr_array_index (again, 3));
  g_assert_cmpstr (level, ==, "squire-surprise");
  lan_ui_close_window (window);

  /* One click on the start page begins with the same players. */
  window = lan_ui_open_window (0, 0);
  lan_ui_click_button (GTK_WIDGET (window), "Begin at Once");
  setup = lan_game_get_setup (lan_ui_get_game (window));
  g_assert_cmpuint (setup->chance.players, ==, 4);
  g_assert_cmpint (setup->houses[0].controller, ==, LAN_CONTROLLER_HUMAN);
  g_assert_cmpstr (setup->houses[1].level, ==, "lord-builder");
  g_assert_cmpstr (setup->houses[2].level, ==, "page");
  g_assert_true (g_str_equal (setup->houses[3].level, "squire") || g_str_has_prefix (setup->houses[3].level, "squire-"));
  g_assert_nonnull (lan_computers_find (setup->houses[3].level));
  lan_ui_close_window (window);
}

/* Who plays where the setting says who; what a newer version wrote there is no reason to fail. */
static void
test_draw_level (void)
{
  static const char *const cases[][2] = {
    { "page", "page" },
    { "knight-warlike", "knight-warlike" },
    { "engine", "lord" },
    { "emperor", LAN_COMPUTERS_DEFAULT },
    { "emperor-surprise", LAN_COMPUTERS_DEFAULT },
    { "-surprise", LAN_COMPUTERS_DEFAULT },
    { "", LAN_COMPUTERS_DEFAULT },
  };
  guint drawn = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *level = lan_last_players_draw_level (cases[i][0]);

      g_assert_cmpstr (level, ==, cases[i][1]);
    }
  /* Chance: in a hundred draws every character comes, and none as well, but for one time in 10^12. */
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *level = lan_last_players_draw_level ("lord-surprise");

      g_assert_nonnull (lan_computers_find (level));
      drawn |= g_str_equal (level, "lord") ? 1 : g_str_equal (level, "lord-warlike") ? 2 : g_str_equal (level, "lord-builder") ? 4
               : g_str_equal (level, "lord-courtier") ? 8 : 16;
    }
  g_assert_cmpuint (drawn, ==, 15);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/actions/undo-redo", test_undo_redo);
  ADD ("/ui/actions/restart-turn", test_restart_turn);
  ADD ("/ui/actions/escape", test_escape);
  ADD ("/ui/actions/illegal-place", test_illegal_place);
  ADD ("/ui/actions/empty-hand", test_empty_hand);
  ADD ("/ui/actions/save-and-open", test_save_and_open);
  ADD ("/ui/actions/open-broken", test_open_broken);
  g_test_add_func ("/ui/actions/close", test_close);
  g_test_add_func ("/ui/actions/new-game", test_new_game);
  g_test_add_func ("/ui/actions/opponents", test_opponents);
  g_test_add_func ("/ui/actions/draw-level", test_draw_level);
  return g_test_run ();
}
