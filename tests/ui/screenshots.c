/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pictures of the window, always of the same game: screenshots FOLDER writes
 * LOOK-STAGE.png for every look and stage. The display must be as large as the largest look.
 */

#include "lan-hand-over.h"
#include "lan-results-sheet.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

#include <adwaita.h>

#define MIDDLE_ROUND 3

typedef struct {
  const char *name;
  int width, height; /* pixels */
  AdwColorScheme scheme;
} Look;

static const Look looks[] = {
  { "light", 1366, 768, ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", 1366, 768, ADW_COLOR_SCHEME_FORCE_DARK },
  { "small", 1024, 600, ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "small-dark", 1024, 600, ADW_COLOR_SCHEME_FORCE_DARK },
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

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look->scheme);
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

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  if (argc != 2 || g_mkdir_with_parents (argv[1], 0777) != 0)
    {
      g_printerr ("Usage: screenshots FOLDER\n");
      return 1;
    }
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      show_new_game (argv[1], &looks[i]);
      show_game (argv[1], &looks[i]);
      show_allies (argv[1], &looks[i]);
    }
  return 0;
}
