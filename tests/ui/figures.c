/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The pictures of the rules in the help, made by the program: figures FOLDER (figures.sh puts
 * them into the help). A part of the window each, always of the same games. The display must have 1366x768.
 */

#include "lan-castle-view.h"
#include "lan-conflict-board.h"
#include "lan-county-space.h"
#include "lan-favour-display.h"
#include "lan-law-track.h"
#include "lan-map-view.h"
#include "lan-reveal-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-help.h"
#include "lan-ui-look.h"
#include "lan-ui-picture.h"
#include "lan-ui-tour.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

/* Around a county: its name, its noblemen and the coast. */
#define MARGIN 50

/* Around any other part of the window: the ends of its frames. */
#define EDGE 5

static const struct {
  const char *stage, *name;
  GType (*type) (void);
  float scale;
} figures[] = {
  { "setup", "map", lan_map_view_get_type, 1 },
  { "full", "conflicts", lan_conflict_board_get_type, 1 },
  { "full", "favours", lan_favour_display_get_type, 1.5 },
  { "full", "laws", lan_law_track_get_type, 1.5 },
  { "reveal", "reveal", lan_reveal_sheet_get_type, 1 },
  { "allies", "allies", lan_castle_view_get_type, 1.25 },
};

static char *
get_path (const char *folder, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);

  return g_build_filename (folder, file, NULL);
}

static GtkWidget *
find_county (GtkWindow *window, const char *name)
{
  g_autoptr (GPtrArray) counties = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_COUNTY_SPACE, NULL);

  for (guint i = 0; i < counties->len; i++)
    {
      g_autofree char *text = lan_ui_get_name (g_ptr_array_index (counties, i));

      if (strstr (text, name) != NULL)
        return g_ptr_array_index (counties, i);
    }
  g_error ("There is no county “%s”", name);
}

/* With what is behind it. */
static void
save_part (GtkWindow *window, GtkWidget *widget, float scale, const char *path)
{
  graphene_rect_t part;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &part));
  graphene_rect_inset (&part, -EDGE, -EDGE);
  lan_ui_save_picture (GTK_WIDGET (window), &part, scale, path);
}

/* A county and the land around it, without the light that the first steps throw on it. */
static void
save_county (GtkWindow *window, const char *county, const char *path)
{
  GtkWidget *map = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_MAP_VIEW);
  graphene_rect_t part;

  g_assert_true (gtk_widget_compute_bounds (find_county (window, county), map, &part));
  graphene_rect_inset (&part, -MARGIN, -MARGIN);
  lan_ui_save_picture (map, &part, 1.5, path);
}

static void
on_stop (GtkWindow *window, const char *stage, gpointer folder)
{
  g_autofree char *county = get_path (folder, "county");
  g_autofree char *expulsion = get_path (folder, "expulsion");

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].stage, stage))
      {
        g_autofree char *path = get_path (folder, figures[i].name);

        save_part (window, lan_ui_find (GTK_WIDGET (window), figures[i].type ()), figures[i].scale, path);
      }
  if (g_str_equal (stage, "lesson-place"))
    save_county (window, "York", county);
  if (g_str_equal (stage, "lesson-expel"))
    {
      lan_session_select (lan_window_get_session (LAN_WINDOW (window)), 0, 2);
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      save_county (window, "Lincoln", expulsion);
    }
}

int
main (int argc, char **argv)
{
  static const LanUiLook look = { "figures", 1366, 768, 1, GTK_TEXT_DIR_LTR };
  const char *folder = argv[1];
  const LanUiTour tour = { look.width, look.height, on_stop, (gpointer) folder };

  if (argc != 2 || g_mkdir_with_parents (folder, 0777) != 0)
    {
      g_printerr ("Usage: figures FOLDER\n");
      return 1;
    }
  argc = 1;
  g_setenv ("LANGUAGE", "C", TRUE);
  lan_ui_init (&argc, &argv);
  lan_ui_install_help ();
  lan_ui_look_wear (&look);
  lan_ui_tour_first_steps (&tour);
  lan_ui_tour_game (&tour);
  lan_ui_tour_allies (&tour);
  return 0;
}
