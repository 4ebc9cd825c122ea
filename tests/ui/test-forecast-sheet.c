/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The forecast in the window: what its rows say is what the rules say, and it follows the position. */

#include "lan-forecast-row.h"
#include "lan-forecast-sheet.h"
#include "lan-forecast.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"
#include "lan-words-forecast.h"

static void
show_forecast (LanWindow *window)
{
  lan_ui_click_button (GTK_WIDGET (window), "Forecast");
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_FORECAST_SHEET));
}

static gboolean
is_expander (GtkWidget *widget, gpointer data)
{
  return GTK_IS_EXPANDER (widget);
}

/* The names of the rows shown, one a line. (transfer full) */
static char *
read_rows (LanWindow *window)
{
  g_autoptr (GPtrArray) rows = lan_ui_find_all (GTK_WIDGET (window), is_expander, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *name = lan_ui_get_property (g_ptr_array_index (rows, i), GTK_ACCESSIBLE_PROPERTY_LABEL);

      g_string_append_printf (text, "%s\n", name);
    }
  return g_string_free (text, FALSE);
}

static void
assert_points (LanWindow *window)
{
  LanSession *session = lan_window_get_session (window);
  const LanState *state = lan_session_get_state (session);
  LanPointsForecast points[LAN_MAX_SEATS];
  g_autofree char *rows = read_rows (window);
  g_auto (GStrv) lines = g_strsplit (rows, "\n", -1);

  lan_forecast_points (lan_game_content_get_tables (lan_session_get_content (session)), state, points);
  g_assert_cmpuint (g_strv_length (lines), ==, state->players + 1u);
  for (guint seat = 0; seat < state->players; seat++)
    {
      g_autofree char *figure = g_strdup_printf (": %u.", points[seat].ended);

      g_assert_nonnull (strstr (lines[seat], figure));
    }
}

/* A row for each house, by name and figure; an earlier position has others; opened rows stay open; Esc gives the focus back. */
static void
test_points (void)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:1,seed:21");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *now = NULL;
  g_autofree char *before = NULL;
  GtkWidget *focus;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  lan_ui_player_reach (player, G_TYPE_NONE);
  gtk_widget_grab_focus (lan_ui_find_button (GTK_WIDGET (window), "Forecast"));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  show_forecast (window);
  assert_points (window);
  now = read_rows (window);

  rows = lan_ui_find_all (GTK_WIDGET (window), is_expander, NULL);
  gtk_expander_set_expanded (g_ptr_array_index (rows, 1), TRUE);
  lan_session_visit (session, 0);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  assert_points (window);
  before = read_rows (window);
  g_assert_cmpstr (now, !=, before);
  g_assert_true (gtk_expander_get_expanded (g_ptr_array_index (rows, 1)));
  lan_session_visit (session, G_MAXUINT);

  g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape));
  lan_ui_settle ();
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_FORECAST_SHEET));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  lan_ui_close_window (window);
}

/* Every page can be reached and is read aloud: each breakdown is the description of its row. */
static void
test_pages (void)
{
  static const char *const PAGES[] = { "Conflicts", "Counties", "Castles", "Laws" };
  LanWindow *window = lan_ui_begin_game ("players:2,humans:1,seed:4");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 3);
  g_autofree char *winner = NULL;
  LanConflictForecast conflict;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.forecast", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  conflict = lan_forecast_conflict (lan_game_content_get_tables (lan_session_get_content (session)),
                                    lan_session_get_state (session), 0);
  winner = lan_words_winner (&conflict);

  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      g_autoptr (GPtrArray) rows = NULL;
      g_autofree char *names = NULL;

      lan_ui_click_button (GTK_WIDGET (window), PAGES[i]);
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      names = read_rows (window);
      if (i == 0)
        g_assert_nonnull (strstr (names, winner));
      rows = lan_ui_find_all (GTK_WIDGET (window), is_expander, NULL);
      g_assert_cmpuint (rows->len, >, 0);
      for (guint k = 0; k < rows->len; k++)
        {
          g_autofree char *breakdown = lan_ui_get_property (g_ptr_array_index (rows, k), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

          g_assert_cmpstr (breakdown, !=, "");
        }
    }

  /* The vote is still to be cast. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.forecast", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VOTE_SHEET));
  lan_ui_close_window (window);
}

static void
assert_half_made (LanWindow *window, GtkWidget *focus)
{
  GtkWidget *sheet = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VOTE_SHEET);

  g_assert_nonnull (sheet);
  g_assert_nonnull (lan_ui_find_text (sheet, "Your vote counts 1 + 1 = 2 for No."));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
}

/* Whoever looks at the forecast or at the board in the middle of a vote goes on with it; the next vote begins anew. */
static void
test_half_made_vote (void)
{
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:21");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  GtkWidget *focus;

  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  lan_ui_click_button (GTK_WIDGET (window), "No");
  lan_ui_click_button (GTK_WIDGET (window), "One marker more");
  focus = lan_ui_find_button (GTK_WIDGET (window), "Seal the Vote");
  gtk_widget_grab_focus (focus);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.forecast", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_FORECAST_SHEET));
  g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape));
  lan_ui_settle ();
  assert_half_made (window, focus);

  g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_null (lan_ui_player_get_sheet (player));
  lan_ui_click_button (GTK_WIDGET (window), "Vote…");
  assert_half_made (window, focus);

  lan_ui_click_button (GTK_WIDGET (window), "Seal the Vote");
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (window), "Choose Yes or No."));
  lan_ui_close_window (window);
}

/* The smallest window is 360 pixels wide; nothing of the sheet asks for more. */
static void
test_narrow (void)
{
  LanWindow *window = lan_ui_begin_game ("players:5,humans:1,seed:8");
  int minimum;

  show_forecast (window);
  gtk_widget_measure (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_FORECAST_SHEET), GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/forecast/points", test_points);
  g_test_add_func ("/ui/forecast/pages", test_pages);
  g_test_add_func ("/ui/forecast/half-made-vote", test_half_made_vote);
  g_test_add_func ("/ui/forecast/narrow", test_narrow);
  return g_test_run ();
}
