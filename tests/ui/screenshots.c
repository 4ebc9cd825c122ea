/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pictures of the window, always of the same game: screenshots FOLDER [LOOK...] writes
 * LOOK-STAGE.png for every look, or those named, and every stage. The display must be as large as the largest look.
 */

#include "lan-game-page.h"
#include "lan-hand-over.h"
#include "lan-results-sheet.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-look.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"
#include "lan-vote-sheet.h"

#define MIDDLE_ROUND 3

#define LTR GTK_TEXT_DIR_LTR

static const LanUiLook looks[] = {
  { "light", 1366, 768, 1, LTR },
  { "dark", 1366, 768, 1, LTR, .dark = TRUE },
  { "contrast", 1366, 768, 1, LTR, .contrast = TRUE },
  { "contrast-dark", 1366, 768, 1, LTR, .dark = TRUE, .contrast = TRUE },
  { "small", 1024, 600, 1, LTR },
  { "small-dark", 1024, 600, 1, LTR, .dark = TRUE },
  { "folded", 800, 600, 1, LTR },
  { "phone", 360, 640, 1, LTR },
  { "large-text", 1366, 768, 2, LTR },
  { "small-large-text", 1024, 600, 2, LTR },
  { "phone-large-text", 360, 640, 2, LTR },
  { "right-to-left", 1366, 768, 1, GTK_TEXT_DIR_RTL },
  { "phone-right-to-left", 360, 640, 1, GTK_TEXT_DIR_RTL },
};

static GdkTexture *
draw (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (widget)), node, NULL);
}

static void
save (GtkWindow *window, const char *folder, const LanUiLook *look, const char *stage)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", look->name, stage);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GdkTexture) texture = NULL;

  /* New widgets may take a second round to find their size. */
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  texture = draw (GTK_WIDGET (window));
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s cannot be written", path);
}

/* The panels that have no place beside the board, one by one. */
static void
save_views (LanWindow *window, const char *folder, const LanUiLook *look)
{
  static const char *const names[LAN_N_VIEWS] = { "england", "france", "castle", "laws", "chronicle" };
  LanGamePage *page = LAN_GAME_PAGE (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_GAME_PAGE));
  GtkWidget *switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);

  for (guint i = 0; switcher != NULL && i < LAN_N_VIEWS; i++)
    {
      lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), i);
      save (GTK_WINDOW (window), folder, look, names[i]);
    }
  if (lan_game_page_get_folded (page))
    {
      lan_game_page_set_side_shown (page, TRUE);
      save (GTK_WINDOW (window), folder, look, "side");
      lan_game_page_set_side_shown (page, FALSE);
    }
}

static LanWindow *
begin (const LanUiLook *look, const char *words)
{
  LanWindow *window = lan_ui_open_window (look->width, look->height);

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
save_reward (LanUiPlayer *player, LanWindow *window, const char *folder, const LanUiLook *look)
{
  const LanState *state = lan_game_get_state (lan_ui_get_game (window));
  guint round = state->round;

  while (lan_ui_player_act (player))
    {
      state = lan_game_get_state (lan_ui_get_game (window));
      if (lan_state_phase (state) == LAN_PHASE_REWARDS && lan_ui_player_get_sheet (player) == NULL)
        {
          save (GTK_WINDOW (window), folder, look, "reward");
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

static void
show_new_game (const char *folder, const LanUiLook *look)
{
  LanWindow *window = lan_ui_open_window (look->width, look->height);

  save (GTK_WINDOW (window), folder, look, "start");
  lan_ui_library_empty (window);
  lan_ui_library_add (window, "3p-plain", NULL);
  lan_ui_library_add (window, "2p-cut", "A duel");
  lan_ui_library_add (window, "5p-cut", NULL);
  save (GTK_WINDOW (window), folder, look, "start-continue");
  lan_ui_library_show (window);
  g_usleep (G_USEC_PER_SEC); /* for the pictures */
  lan_ui_settle ();
  save (GTK_WINDOW (window), folder, look, "library");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  save (GTK_WINDOW (window), folder, look, "new-game");
  offer_engine (window);
  save (GTK_WINDOW (window), folder, look, "new-game-engine");
  lan_ui_close_window (window);
}

static void
save_forecast (LanWindow *window, const char *folder, const LanUiLook *look)
{
  lan_ui_click_button (GTK_WIDGET (window), "Forecast");
  save (GTK_WINDOW (window), folder, look, "forecast");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

static void
save_preferences (LanWindow *window, const char *folder, const LanUiLook *look)
{
  GtkWindow *preferences;

  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
  preferences = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  save (preferences, folder, look, "preferences");
  gtk_window_destroy (preferences);
}

static void
save_hint (LanWindow *window, const char *folder, const LanUiLook *look, const char *stage)
{
  LanSession *session = lan_window_get_session (window);

  lan_session_ask_hint (session);
  while (lan_session_is_hinting (session))
    g_main_context_iteration (NULL, TRUE);
  save (GTK_WINDOW (window), folder, look, stage);
  lan_session_drop_hint (session);
}

/* While it works, what it found, and the board at the worst decision. */
static void
save_analysis (LanWindow *window, const char *folder, const LanUiLook *look)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.analysis", NULL);
  save (GTK_WINDOW (window), folder, look, "analysis-working");
  while (lan_ui_find (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN) == NULL)
    g_main_context_iteration (NULL, TRUE);
  save (GTK_WINDOW (window), folder, look, "analysis");
  lan_ui_click_button (GTK_WIDGET (window), "Table");
  save (GTK_WINDOW (window), folder, look, "analysis-table");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

/* The finished game as it was in its first vote, with what was hidden then. */
static void
save_replay (LanWindow *window, const char *folder, const LanUiLook *look)
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
  save (GTK_WINDOW (window), folder, look, "replay");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
}

/* One human among four houses. */
static void
show_game (const char *folder, const LanUiLook *look)
{
  LanWindow *window = begin (look, "players:4,humans:1,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  save (GTK_WINDOW (window), folder, look, "setup");
  reach_round (player, window, MIDDLE_ROUND);
  save (GTK_WINDOW (window), folder, look, "middle");
  save_hint (window, folder, look, "hint");
  save_views (window, folder, look);
  fill_board (player, window);
  save (GTK_WINDOW (window), folder, look, "full");
  save_forecast (window, folder, look);
  save_preferences (window, folder, look);
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  save (GTK_WINDOW (window), folder, look, "vote");
  save_hint (window, folder, look, "vote-hint");
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  save (GTK_WINDOW (window), folder, look, "reveal");
  save_reward (player, window, folder, look);
  lan_ui_player_reach (player, LAN_TYPE_RESULTS_SHEET);
  save (GTK_WINDOW (window), folder, look, "results");
  save_analysis (window, folder, look);
  save_replay (window, folder, look);
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  save (GTK_WINDOW (window), folder, look, "end");
  lan_ui_close_window (window);
}

/* Two humans with allies. */
static void
show_allies (const char *folder, const LanUiLook *look)
{
  LanWindow *window = begin (look, "players:2,humans:2,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  reach_round (player, window, MIDDLE_ROUND);
  save (GTK_WINDOW (window), folder, look, "allies");
  lan_ui_player_reach (player, LAN_TYPE_HAND_OVER);
  save (GTK_WINDOW (window), folder, look, "hand-over");
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

static void
show_first_steps (const char *folder, const LanUiLook *look)
{
  LanWindow *window = lan_ui_open_window (look->width, look->height);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.first-steps", NULL);
  save (GTK_WINDOW (window), folder, look, "lesson-welcome");
  go_on (window, 1);
  save (GTK_WINDOW (window), folder, look, "lesson-extension");
  go_on (window, 2);
  save (GTK_WINDOW (window), folder, look, "lesson-place");
  lan_session_select (lan_window_get_session (window), 0, 1);
  save (GTK_WINDOW (window), folder, look, "lesson-target");
  lan_session_place (lan_window_get_session (window), LAN_PLACE_COUNTY (2), 0);
  save (GTK_WINDOW (window), folder, look, "lesson-detour");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-take-back", NULL);
  go_on (window, 6);
  save (GTK_WINDOW (window), folder, look, "lesson-vote");
  while (lan_ui_find_button (GTK_WIDGET (window), "Play Against Two Pages") == NULL)
    go_on (window, 1);
  save (GTK_WINDOW (window), folder, look, "lesson-end");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-leave", NULL);
  save (GTK_WINDOW (window), folder, look, "lesson-left");
  lan_ui_close_window (window);
}

/* In a process of its own: not everything of a look can be changed later. */
static int
show_look (const char *program, const char *folder, const LanUiLook *look)
{
  int argc = 1;
  char *arguments[] = { (char *) program, NULL };
  char **argv = arguments;

  lan_ui_look_prepare (look);
  lan_ui_init (&argc, &argv);
  if (!lan_ui_look_wear (look))
    {
      g_printerr ("%s: there is no catalogue of “%s”\n", look->name, look->language);
      return 0;
    }
  show_new_game (folder, look);
  show_first_steps (folder, look);
  show_game (folder, look);
  show_allies (folder, look);
  return 0;
}

static gboolean
run_look (const char *program, const char *folder, const char *look)
{
  const char *argv[] = { program, folder, look, NULL };
  int status = 0;

  return g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL, NULL, NULL, &status, NULL)
         && g_spawn_check_wait_status (status, NULL);
}

/* The looks above, then those of the languages; NULL after the last. */
static const LanUiLook *
get_look (guint i)
{
  if (i < G_N_ELEMENTS (looks))
    return &looks[i];
  i -= G_N_ELEMENTS (looks);
  return i < LAN_UI_LANGUAGES * LAN_UI_SIZES ? &lan_ui_languages[i / LAN_UI_SIZES][i % LAN_UI_SIZES] : NULL;
}

int
main (int argc, char **argv)
{
  const LanUiLook *look;
  gboolean well = TRUE;

  if (argc < 2 || g_mkdir_with_parents (argv[1], 0777) != 0)
    {
      g_printerr ("Usage: screenshots FOLDER [LOOK...]\n");
      return 1;
    }
  for (guint i = 0; (look = get_look (i)) != NULL; i++)
    {
      if (argc == 3 && g_str_equal (argv[2], look->name))
        return show_look (argv[0], argv[1], look);
      if (argc == 2 || g_strv_contains ((const char *const *) argv + 2, look->name))
        well &= run_look (argv[0], argv[1], look->name);
    }
  return well ? 0 : 1;
}
