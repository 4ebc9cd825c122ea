/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-tour.h"

#include "lan-county-space.h"
#include "lan-game-page.h"
#include "lan-hand-over.h"
#include "lan-help-window.h"
#include "lan-results-sheet.h"
#include "lan-reveal-sheet.h"
#include "lan-squire-chooser.h"
#include "lan-ui-hand.h"
#include "lan-ui-help.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"
#include "lan-vote-sheet.h"

#include <glib/gi18n-lib.h>

#define MIDDLE_ROUND 3

static void
stop (const LanUiTour *tour, GtkWindow *window, const char *stage)
{
  /* New widgets may take a second round to find their size. */
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_test_message ("%s", stage);
  tour->stop (window, stage, tour->data);
}

/* A window beside the game is no larger than the game's. */
static void
shrink (GtkWindow *window, const LanUiTour *tour)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, MIN (width, tour->width), MIN (height, tour->height));
}

/* The panels that have no place beside the board, one by one. */
static void
visit_views (LanWindow *window, const LanUiTour *tour)
{
  static const char *const names[LAN_N_VIEWS] = { "england", "france", "castle", "laws", "chronicle" };
  LanGamePage *page = LAN_GAME_PAGE (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_GAME_PAGE));
  GtkWidget *switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);

  for (guint i = 0; switcher != NULL && i < LAN_N_VIEWS; i++)
    {
      lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), i);
      stop (tour, GTK_WINDOW (window), names[i]);
    }
  if (lan_game_page_get_folded (page))
    {
      lan_game_page_set_side_shown (page, TRUE);
      stop (tour, GTK_WINDOW (window), "side");
      lan_game_page_set_side_shown (page, FALSE);
    }
}

static LanWindow *
begin (const LanUiTour *tour, const char *words)
{
  LanWindow *window = lan_ui_open_window (tour->width, tour->height);

  lan_ui_begin_in_window (window, words);
  return window;
}

static void
reach_round (LanUiPlayer *player, LanWindow *window, guint round)
{
  while (lan_game_get_state (lan_ui_get_game (window))->round < round)
    lan_ui_player_act (player);
  lan_ui_player_take_knight (player);
}

/* The last knight of the first seat is in hand: the board is as full as it gets. */
static void
fill_board (LanUiPlayer *player, LanWindow *window)
{
  guint at_court;

  do
    {
      const LanState *state = lan_game_get_state (lan_ui_get_game (window));

      at_court = 0;
      for (guint i = 0; i < LAN_STRENGTHS; i++)
        at_court += state->sides[0].court[i];
    }
  while (at_court > 1 && lan_ui_player_act (player));
  if (lan_ui_find_button (GTK_WIDGET (window), "Put Back") == NULL)
    lan_ui_player_take_knight (player);
}

/* A choice of the reward phase, if a human has one. */
static void
visit_reward (LanUiPlayer *player, LanWindow *window, const LanUiTour *tour)
{
  const LanState *state = lan_game_get_state (lan_ui_get_game (window));
  guint round = state->round;

  while (lan_ui_player_act (player))
    {
      state = lan_game_get_state (lan_ui_get_game (window));
      if (lan_state_phase (state) == LAN_PHASE_REWARDS && lan_ui_player_get_sheet (player) == NULL)
        {
          stop (tour, GTK_WINDOW (window), "reward");
          return;
        }
      if (state->round > round + 1)
        return;
    }
}

/* The last level of the second family. */
static void
offer_engine (LanWindow *window)
{
  g_autoptr (GPtrArray) levels = lan_ui_find_class (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN, NULL);
  GtkDropDown *level = g_ptr_array_index (levels, 0);

  gtk_drop_down_set_selected (level, g_list_model_get_n_items (gtk_drop_down_get_model (level)) - 1);
}

void
lan_ui_tour_start (const LanUiTour *tour)
{
  LanWindow *window = lan_ui_open_window (tour->width, tour->height);

  stop (tour, GTK_WINDOW (window), "start");
  lan_ui_library_empty (window);
  lan_ui_library_add (window, "3p-plain", NULL);
  lan_ui_library_add (window, "2p-cut", "A duel");
  lan_ui_library_add (window, "5p-cut", NULL);
  stop (tour, GTK_WINDOW (window), "start-continue");
  lan_ui_library_show (window);
  g_usleep (G_USEC_PER_SEC); /* for the pictures */
  lan_ui_settle ();
  stop (tour, GTK_WINDOW (window), "library");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  stop (tour, GTK_WINDOW (window), "new-game");
  offer_engine (window);
  stop (tour, GTK_WINDOW (window), "new-game-engine");
  lan_ui_close_window (window);
}

static void
visit_forecast (LanWindow *window, const LanUiTour *tour)
{
  lan_ui_click_button (GTK_WIDGET (window), "_Forecast");
  stop (tour, GTK_WINDOW (window), "forecast");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

static void
visit_preferences (LanWindow *window, const LanUiTour *tour)
{
  GtkWindow *preferences;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
  preferences = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  shrink (preferences, tour);
  stop (tour, preferences, "preferences");
  gtk_window_destroy (preferences);
}

/* A county that asks how many go along. */
static void
visit_squires (LanWindow *window, const LanUiTour *tour)
{
  GtkWidget *switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);
  g_autoptr (GPtrArray) counties = NULL;

  if (switcher != NULL)
    lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), LAN_VIEW_ENGLAND);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  counties = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_COUNTY_SPACE, "legal");
  g_assert_cmpuint (counties->len, >, 0);
  lan_ui_click (g_ptr_array_index (counties, 0));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SQUIRE_CHOOSER));
  stop (tour, GTK_WINDOW (window), "squires");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

static void
visit_hint (LanWindow *window, const LanUiTour *tour, const char *stage)
{
  LanSession *session = lan_window_get_session (window);

  lan_session_ask_hint (session);
  while (lan_session_is_hinting (session))
    g_main_context_iteration (NULL, TRUE);
  stop (tour, GTK_WINDOW (window), stage);
  lan_session_drop_hint (session);
}

/* While it works, what it found, and the board at the worst decision. */
static void
visit_analysis (LanWindow *window, const LanUiTour *tour)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.analysis", NULL);
  stop (tour, GTK_WINDOW (window), "analysis-working");
  while (lan_ui_find (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN) == NULL)
    g_main_context_iteration (NULL, TRUE);
  stop (tour, GTK_WINDOW (window), "analysis");
  lan_ui_click_button (GTK_WIDGET (window), g_dpgettext2 (GETTEXT_PACKAGE, "scores", "Table"));
  stop (tour, GTK_WINDOW (window), "analysis-table");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

/* The finished game as it was in its first vote, with what was hidden then. */
static void
visit_replay (LanWindow *window, const LanUiTour *tour)
{
  LanSession *session = lan_window_get_session (window);
  GtkWidget *switcher;
  guint n = 0;

  g_action_group_activate_action (G_ACTION_GROUP (window), "replay", NULL);
  lan_ui_click_button (GTK_WIDGET (window), "Pause");
  while (lan_game_get_choice (lan_ui_get_game (window), n)->kind != LAN_DECISION_VOTE)
    n++;
  lan_session_visit (session, n + 2);
  switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);
  if (switcher != NULL)
    lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), LAN_VIEW_PARLIAMENT);
  stop (tour, GTK_WINDOW (window), "replay");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

void
lan_ui_tour_game (const LanUiTour *tour)
{
  LanWindow *window = begin (tour, "players:4,humans:1,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  stop (tour, GTK_WINDOW (window), "setup");
  lan_ui_player_take_knight (player);
  visit_squires (window, tour);
  reach_round (player, window, MIDDLE_ROUND);
  stop (tour, GTK_WINDOW (window), "middle");
  visit_hint (window, tour, "hint");
  visit_views (window, tour);
  fill_board (player, window);
  stop (tour, GTK_WINDOW (window), "full");
  visit_forecast (window, tour);
  visit_preferences (window, tour);
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  stop (tour, GTK_WINDOW (window), "vote");
  visit_hint (window, tour, "vote-hint");
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  stop (tour, GTK_WINDOW (window), "reveal");
  visit_reward (player, window, tour);
  lan_ui_player_reach (player, LAN_TYPE_RESULTS_SHEET);
  stop (tour, GTK_WINDOW (window), "results");
  visit_analysis (window, tour);
  visit_replay (window, tour);
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  stop (tour, GTK_WINDOW (window), "end");
  lan_ui_close_window (window);
}

void
lan_ui_tour_allies (const LanUiTour *tour)
{
  LanWindow *window = begin (tour, "players:2,humans:2,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  reach_round (player, window, MIDDLE_ROUND);
  stop (tour, GTK_WINDOW (window), "allies");
  lan_ui_player_reach (player, LAN_TYPE_HAND_OVER);
  stop (tour, GTK_WINDOW (window), "hand-over");
  lan_ui_close_window (window);
}

/* So many steps of the first steps further, each done by the button for it. */
static void
go_on (LanWindow *window, guint steps)
{
  for (guint i = 0; i < steps; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-next", NULL);
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      lan_ui_settle ();
    }
}

void
lan_ui_tour_first_steps (const LanUiTour *tour)
{
  LanWindow *window = lan_ui_open_window (tour->width, tour->height);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.first-steps", NULL));
  stop (tour, GTK_WINDOW (window), "lesson-welcome");
  go_on (window, 1);
  stop (tour, GTK_WINDOW (window), "lesson-extension");
  go_on (window, 2);
  stop (tour, GTK_WINDOW (window), "lesson-place");
  lan_session_select (lan_window_get_session (window), 0, 1);
  stop (tour, GTK_WINDOW (window), "lesson-target");
  lan_session_place (lan_window_get_session (window), LAN_PLACE_COUNTY (2), 0);
  stop (tour, GTK_WINDOW (window), "lesson-detour");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-take-back", NULL);
  go_on (window, 2);
  stop (tour, GTK_WINDOW (window), "lesson-expel");
  go_on (window, 4);
  stop (tour, GTK_WINDOW (window), "lesson-vote");
  while (lan_ui_find_button (GTK_WIDGET (window), "_Play Against Two Pages") == NULL)
    go_on (window, 1);
  stop (tour, GTK_WINDOW (window), "lesson-end");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-leave", NULL);
  stop (tour, GTK_WINDOW (window), "lesson-left");
  lan_ui_close_window (window);
}

static void
visit_help (const LanUiTour *tour, const char *page, const char *stage)
{
  GtkWindow *help;

  lan_help_window_show (NULL, page);
  help = GTK_WINDOW (lan_ui_find_help ());
  shrink (help, tour);
  stop (tour, help, stage);
}

void
lan_ui_tour_help (const LanUiTour *tour)
{
  LanWindow *window = lan_ui_open_window (tour->width, tour->height);
  GtkWindow *shortcuts;

  visit_help (tour, NULL, "help");
  visit_help (tour, "first-game", "help-first-game");
  visit_help (tour, "controls", "help-table");
  visit_help (tour, "vote", "help-picture");
  visit_help (tour, "rules", "help-rules");
  visit_help (tour, "rules-counties", "help-rules-picture");
  visit_help (tour, "engines", "help-engines");
  gtk_window_destroy (GTK_WINDOW (lan_ui_find_help ()));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL));
  shortcuts = GTK_WINDOW (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  stop (tour, shortcuts, "shortcuts");
  gtk_window_close (shortcuts);
  lan_ui_close_window (window);
}

void
lan_ui_tour (const LanUiTour *tour)
{
  lan_ui_tour_start (tour);
  lan_ui_tour_first_steps (tour);
  lan_ui_tour_game (tour);
  lan_ui_tour_allies (tour);
  lan_ui_tour_help (tour);
}
