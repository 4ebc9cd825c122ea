/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every preference is kept where the program reads it, and acts at once. */

#include "lan-board-theme.h"
#include "lan-preferences.h"
#include "lan-settings.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

static GtkWidget *
open_preferences (LanWindow *window)
{
  GList *windows;

  g_action_group_activate_action (G_ACTION_GROUP (gtk_window_get_application (GTK_WINDOW (window))), "preferences", NULL);
  lan_ui_settle ();
  windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (window)));
  for (GList *l = windows; l != NULL; l = l->next)
    if (LAN_IS_PREFERENCES (l->data))
      return l->data;
  g_assert_not_reached ();
}

/* The row with that title. */
static AdwComboRow *
find_row (GtkWidget *preferences, const char *title)
{
  g_autoptr (GPtrArray) rows = lan_ui_find_class (preferences, ADW_TYPE_COMBO_ROW, NULL);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (g_ptr_array_index (rows, i)), title))
      return g_ptr_array_index (rows, i);
  g_assert_not_reached ();
}

/* Chooses each of the words in turn and expects each of the nicks. */
static void
assert_choices (GtkWidget *preferences, const char *title, const char *key, const char *const *nicks)
{
  g_autoptr (GSettings) settings = lan_settings_new ();
  AdwComboRow *row = find_row (preferences, title);
  guint n = g_list_model_get_n_items (adw_combo_row_get_model (row));

  g_assert_cmpuint (n, ==, g_strv_length ((char **) nicks));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *value = NULL;

      adw_combo_row_set_selected (row, i);
      value = g_settings_get_string (settings, key);
      g_assert_cmpstr (value, ==, nicks[i]);
    }
  g_settings_set_string (settings, key, nicks[0]);
  lan_ui_settle ();
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
}

static void
test_bound (void)
{
  static const char *const pace[] = { "instant", "quick", "slow", NULL };
  static const char *const animations[] = { "off", "fast", "normal", NULL };
  static const char *const board[] = { "style", "day", "night", "plain", NULL };
  g_autoptr (GSettings) settings = lan_settings_new ();
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:7");
  GtkWidget *preferences = open_preferences (window);
  g_autoptr (GPtrArray) switches = lan_ui_find_class (preferences, GTK_TYPE_SWITCH, NULL);

  assert_choices (preferences, "_Pace of Computer Players", LAN_SETTING_PACE, pace);
  assert_choices (preferences, "_Moving Pieces", LAN_SETTING_ANIMATIONS, animations);
  assert_choices (preferences, "_Look", LAN_SETTING_BOARD, board);

  g_assert_cmpuint (switches->len, ==, 2);
  for (guint i = 0; i < switches->len; i++)
    {
      const char *key = i == 0 ? LAN_SETTING_CONFIRM : LAN_SETTING_SOUNDS;
      gboolean before = g_settings_get_boolean (settings, key);

      gtk_switch_set_active (g_ptr_array_index (switches, i), !before);
      g_assert_cmpint (g_settings_get_boolean (settings, key), ==, !before);
      g_settings_set_boolean (settings, key, before);
    }

  g_assert_true (open_preferences (window) == preferences); /* not a second one */
  gtk_window_destroy (GTK_WINDOW (preferences));
  lan_ui_close_window (window);
}

static void
count (guint *n)
{
  (*n)++;
}

/* The board is painted anew, whatever the style of the desktop. */
static void
test_board (void)
{
  g_autoptr (GSettings) settings = lan_settings_new ();
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:7");
  LanBoardTheme *theme = lan_board_theme_get (GTK_WIDGET (window));
  guint changes = 0;

  g_signal_connect_swapped (theme, "changed", G_CALLBACK (count), &changes);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_false (lan_board_theme_is_night (theme));
  g_settings_set_string (settings, LAN_SETTING_BOARD, "night");
  lan_ui_settle ();
  g_assert_true (lan_board_theme_is_night (theme));
  g_assert_cmpuint (changes, ==, 1);

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  g_settings_set_string (settings, LAN_SETTING_BOARD, "day");
  g_assert_false (lan_board_theme_is_night (theme));
  g_settings_set_string (settings, LAN_SETTING_BOARD, "plain");
  g_assert_true (lan_board_theme_is_plain (theme));
  g_assert_false (lan_board_theme_is_night (theme));
  g_settings_set_string (settings, LAN_SETTING_BOARD, "style");
  g_assert_true (lan_board_theme_is_night (theme));
  g_signal_handlers_disconnect_by_func (theme, count, &changes);
  lan_ui_close_window (window);
}

static void
seal (LanWindow *window, LanUiPlayer *player)
{
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  lan_ui_click_button (GTK_WIDGET (window), "Yes");
  lan_ui_click_button (GTK_WIDGET (window), "Seal the Vote");
}

/* Asked only where no take-back reaches the vote; Cancel leaves the vote open. */
static void
test_confirm (void)
{
  g_autoptr (GSettings) settings = lan_settings_new ();
  LanWindow *window = lan_ui_begin_game ("players:3,humans:2,seed:7"); /* take-backs of the own turn */
  LanUiPlayer *player = lan_ui_player_new (window, 3);
  guint serial;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  serial = lan_game_get_serial (lan_ui_get_game (window));
  g_settings_set_boolean (settings, LAN_SETTING_CONFIRM, TRUE);
  seal (window, player);
  g_assert_nonnull (lan_ui_find_dialog ());
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Cancel");
  g_assert_cmpuint (lan_game_get_serial (lan_ui_get_game (window)), ==, serial);
  lan_ui_click_button (GTK_WIDGET (window), "Seal the Vote");
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Seal");
  g_assert_cmpuint (lan_game_get_serial (lan_ui_get_game (window)), >, serial);
  g_assert_null (lan_ui_find_dialog ());
  lan_ui_player_free (player);
  lan_ui_close_window (window);

  window = lan_ui_begin_game ("players:3,humans:1,seed:7"); /* anything can be taken back */
  player = lan_ui_player_new (window, 3);
  seal (window, player);
  g_assert_null (lan_ui_find_dialog ());
  g_settings_set_boolean (settings, LAN_SETTING_CONFIRM, FALSE);
  lan_ui_player_free (player);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/preferences/bound", test_bound);
  g_test_add_func ("/ui/preferences/board", test_board);
  g_test_add_func ("/ui/preferences/confirm", test_confirm);
  return g_test_run ();
}
