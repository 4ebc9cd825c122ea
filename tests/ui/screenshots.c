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
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"
#include "lan-vote-sheet.h"

#include <adwaita.h>

#define MIDDLE_ROUND 3

typedef struct {
  const char *name;
  int width, height; /* pixels */
  AdwColorScheme scheme;
  int text_scale;
  GtkTextDirection direction;
} Look;

#define USUAL_DPI (96 * 1024)

static const Look looks[] = {
  { "light", 1366, 768, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_LTR },
  { "dark", 1366, 768, ADW_COLOR_SCHEME_FORCE_DARK, 1, GTK_TEXT_DIR_LTR },
  { "small", 1024, 600, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_LTR },
  { "small-dark", 1024, 600, ADW_COLOR_SCHEME_FORCE_DARK, 1, GTK_TEXT_DIR_LTR },
  { "folded", 800, 600, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_LTR },
  { "phone", 360, 640, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_LTR },
  { "large-text", 1366, 768, ADW_COLOR_SCHEME_FORCE_LIGHT, 2, GTK_TEXT_DIR_LTR },
  { "small-large-text", 1024, 600, ADW_COLOR_SCHEME_FORCE_LIGHT, 2, GTK_TEXT_DIR_LTR },
  { "right-to-left", 1366, 768, ADW_COLOR_SCHEME_FORCE_LIGHT, 1, GTK_TEXT_DIR_RTL },
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
save (LanWindow *window, const char *folder, const Look *look, const char *stage)
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
save_views (LanWindow *window, const char *folder, const Look *look)
{
  static const char *const names[LAN_N_VIEWS] = { "england", "france", "castle", "laws", "chronicle" };
  LanGamePage *page = LAN_GAME_PAGE (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_GAME_PAGE));
  GtkWidget *switcher = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VIEW_SWITCHER);

  for (guint i = 0; switcher != NULL && i < LAN_N_VIEWS; i++)
    {
      lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), i);
      save (window, folder, look, names[i]);
    }
  if (lan_game_page_get_folded (page))
    {
      lan_game_page_set_side_shown (page, TRUE);
      save (window, folder, look, "side");
      lan_game_page_set_side_shown (page, FALSE);
    }
}

static LanWindow *
begin (const Look *look, const char *words)
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

static void
show_new_game (const char *folder, const Look *look)
{
  LanWindow *window = lan_ui_open_window (look->width, look->height);

  save (window, folder, look, "start");
  lan_ui_click_button (GTK_WIDGET (window), "New Game…");
  save (window, folder, look, "new-game");
  lan_ui_close_window (window);
}

/* One human among four houses. */
static void
show_game (const char *folder, const Look *look)
{
  LanWindow *window = begin (look, "players:4,humans:1,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  save (window, folder, look, "setup");
  reach_round (player, window, MIDDLE_ROUND);
  save (window, folder, look, "middle");
  save_views (window, folder, look);
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  save (window, folder, look, "vote");
  lan_ui_player_reach (player, LAN_TYPE_REVEAL_SHEET);
  save (window, folder, look, "reveal");
  lan_ui_player_reach (player, LAN_TYPE_RESULTS_SHEET);
  save (window, folder, look, "results");
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  save (window, folder, look, "end");
  lan_ui_close_window (window);
}

/* Two humans with allies. */
static void
show_allies (const char *folder, const Look *look)
{
  LanWindow *window = begin (look, "players:2,humans:2,seed:7");
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 1);

  reach_round (player, window, MIDDLE_ROUND);
  save (window, folder, look, "allies");
  lan_ui_player_reach (player, LAN_TYPE_HAND_OVER);
  save (window, folder, look, "hand-over");
  lan_ui_close_window (window);
}

static void
wear (const Look *look)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look->scheme);
  gtk_widget_set_default_direction (look->direction);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", look->text_scale * USUAL_DPI, NULL);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  if (argc < 2 || g_mkdir_with_parents (argv[1], 0777) != 0)
    {
      g_printerr ("Usage: screenshots FOLDER [LOOK...]\n");
      return 1;
    }
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      if (argc > 2 && !g_strv_contains ((const char *const *) argv + 2, looks[i].name))
        continue;
      wear (&looks[i]);
      show_new_game (argv[1], &looks[i]);
      show_game (argv[1], &looks[i]);
      show_allies (argv[1], &looks[i]);
    }
  return 0;
}
