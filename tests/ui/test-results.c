/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page at the end: tables, chart, files, and the way to the board and back. Games are finished ones from files. */

#include "lan-picture.h"
#include "lan-race-chart.h"
#include "lan-results-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

typedef struct {
  const char *name;     /* of a finished game among the test data */
  int width, height;    /* of the window */
} Case;

typedef struct {
  LanWindow *window;
  GtkWidget *sheet;
  LanState state;
} Fixture;

static GtkWidget *
find_sheet (LanWindow *window)
{
  return lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RESULTS_SHEET);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const Case *c = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saves", c->name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  fixture->window = lan_ui_open_window (c->width, c->height);
  g_assert_true (lan_window_open_file (fixture->window, file));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  fixture->sheet = find_sheet (fixture->window);
  g_assert_nonnull (fixture->sheet);
  fixture->state = lan_ui_copy_state (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_close_window (fixture->window);
}

static GtkGrid *
find_grid (Fixture *fixture)
{
  g_autoptr (GPtrArray) grids = lan_ui_find_class (fixture->sheet, GTK_TYPE_GRID, "score-grid");

  g_assert_cmpuint (grids->len, ==, 1);
  return g_ptr_array_index (grids, 0);
}

static GtkWidget *
get_figure (GtkGrid *grid, int column, int row)
{
  GtkWidget *label = gtk_grid_get_child_at (grid, column, row);

  g_assert_true (GTK_IS_LABEL (label));
  return label;
}

static guint
read_figure (GtkGrid *grid, int column, int row)
{
  const char *text = gtk_label_get_text (GTK_LABEL (get_figure (grid, column, row)));

  return g_str_equal (text, "–") ? 0 : (guint) g_ascii_strtoull (text, NULL, 10);
}

static int
find_total_row (GtkGrid *grid)
{
  int row = 0;

  while (gtk_grid_get_child_at (grid, 0, row) == NULL || !gtk_widget_has_css_class (gtk_grid_get_child_at (grid, 0, row), "total-row"))
    g_assert_cmpint (row++, <, 20);
  return row;
}

/* The figures of a row that are marked are the largest ones. */
static void
assert_best (GtkGrid *grid, guint players, int row)
{
  guint most = 0;

  for (guint seat = 0; seat < players; seat++)
    most = MAX (most, read_figure (grid, (int) seat + 1, row));
  for (guint seat = 0; seat < players; seat++)
    {
      gboolean best = most > 0 && read_figure (grid, (int) seat + 1, row) == most;

      g_assert_cmpint (gtk_widget_has_css_class (get_figure (grid, (int) seat + 1, row), "most"), ==, best);
    }
}

static void
assert_grid (Fixture *fixture, int n_rows)
{
  GtkGrid *grid = find_grid (fixture);
  int total = find_total_row (grid);

  g_assert_cmpint (total, ==, n_rows + 1);
  for (guint seat = 0; seat < fixture->state.players; seat++)
    {
      guint sum = 0;

      for (int row = 1; row < total; row++)
        sum += read_figure (grid, (int) seat + 1, row);
      g_assert_cmpuint (sum, ==, fixture->state.houses[seat].goods[LAN_GOOD_PP]);
      g_assert_cmpuint (read_figure (grid, (int) seat + 1, total), ==, sum);
    }
  for (int row = 1; row <= total; row++)
    assert_best (grid, fixture->state.players, row);
}

static void
test_tables (Fixture *fixture, gconstpointer data)
{
  assert_grid (fixture, 8);
  lan_ui_click (lan_ui_find_button (fixture->sheet, "By round"));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  assert_grid (fixture, LAN_ROUNDS + 1);
}

/* Every figure says whose and what for. */
static void
test_figures_are_named (Fixture *fixture, gconstpointer data)
{
  GtkGrid *grid = find_grid (fixture);
  g_autofree char *name = lan_ui_get_name (get_figure (grid, 1, 1));
  g_autofree char *expected = g_strdup_printf ("Neville, Counties: %u", read_figure (grid, 1, 1));

  g_assert_cmpstr (name, ==, expected);
}

/* What the chart says to those who do not see it: all of its numbers. */
static void
test_chart (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chart = lan_ui_find (fixture->sheet, LAN_TYPE_RACE_CHART);
  LanGame *game = lan_ui_get_game (fixture->window);
  g_autofree char *text = lan_ui_get_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  for (guint seat = 0; seat < fixture->state.players; seat++)
    {
      g_autofree char *final = g_strdup_printf ("%u after final scoring", fixture->state.houses[seat].goods[LAN_GOOD_PP]);

      g_assert_nonnull (strstr (text, final));
      for (guint round = 1; round <= LAN_ROUNDS; round++)
        {
          g_autofree char *part = g_strdup_printf ("%u after round %u", lan_game_get_points_after_round (game, seat, round), round);

          g_assert_nonnull (strstr (text, part));
        }
    }
}

/* Nothing of the page has to be scrolled to. */
static void
test_fits (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (fixture->sheet, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
  g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
}

/* A narrow window shows all of its width; the cards lie below one another then. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  int width;

  gtk_widget_measure (fixture->sheet, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
}

/* A new file of its own. (transfer full) */
static GFile *
new_file (void)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  GFile *file = g_file_new_tmp ("lancaster-XXXXXX", &stream, &error);

  g_assert_no_error (error);
  return file;
}

static void
test_picture (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = gtk_widget_get_first_child (fixture->sheet);
  g_autoptr (GFile) file = new_file ();
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (page, fixture->sheet, &bounds));
  g_assert_true (lan_results_sheet_save_picture (LAN_RESULTS_SHEET (fixture->sheet), file, &error));
  g_assert_no_error (error);
  texture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, LAN_RESULTS_DETAIL * ((int) bounds.size.width + 2 * LAN_PICTURE_MARGIN));
  g_assert_cmpint (gdk_texture_get_height (texture), ==, LAN_RESULTS_DETAIL * ((int) bounds.size.height + 2 * LAN_PICTURE_MARGIN));
  g_file_delete (file, NULL, NULL);
}

static void
test_table_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = new_file ();
  g_autoptr (GString) total = g_string_new ("By source,Total");
  g_autoptr (GError) error = NULL;
  g_autofree char *csv = NULL;

  for (guint seat = 0; seat < fixture->state.players; seat++)
    g_string_append_printf (total, ",%u", fixture->state.houses[seat].goods[LAN_GOOD_PP]);
  g_string_append (total, "\r\n");
  g_assert_true (lan_results_sheet_save_table (LAN_RESULTS_SHEET (fixture->sheet), file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_load_contents (file, NULL, &csv, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_nonnull (strstr (csv, total->str));
  g_file_delete (file, NULL, NULL);
}

/* A folder that is not there. */
static void
test_cannot_write (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/scores");
  g_autoptr (GError) error = NULL;

  g_assert_false (lan_results_sheet_save_table (LAN_RESULTS_SHEET (fixture->sheet), file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_board_and_back (Fixture *fixture, gconstpointer data)
{
  lan_ui_click (lan_ui_find_button (fixture->sheet, "View Board"));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_null (find_sheet (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.results", NULL);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_nonnull (find_sheet (fixture->window));
}

/* Labels at the end of the lines keep their distance and their order, and stay within. */
static void
assert_spread (double *places, guint n, double gap, double low, double high)
{
  lan_race_chart_spread (places, n, gap, low, high);
  g_assert_cmpfloat (places[0], >=, low);
  g_assert_cmpfloat (places[n - 1], <=, high);
  for (guint i = 1; i < n; i++)
    g_assert_cmpfloat (places[i] - places[i - 1], >=, gap);
}

static void
test_spread (void)
{
  double apart[] = { 10, 50, 90 }, same[] = { 40, 40, 40, 40, 40 }, low[] = { 0, 1, 2, 3 }, high[] = { 98, 99, 100, 100, 100 };

  assert_spread (apart, 3, 20, 0, 100);
  g_assert_cmpfloat (apart[1], ==, 50);
  assert_spread (same, 5, 20, 0, 100);
  assert_spread (low, 4, 20, 5, 100);
  assert_spread (high, 5, 20, 0, 100);
}

static void
test_step (void)
{
  g_assert_cmpuint (lan_race_chart_get_step (0), ==, 1);
  g_assert_cmpuint (lan_race_chart_get_step (8), ==, 1);
  g_assert_cmpuint (lan_race_chart_get_step (9), ==, 2);
  g_assert_cmpuint (lan_race_chart_get_step (80), ==, 10);
  g_assert_cmpuint (lan_race_chart_get_step (113), ==, 20);
  g_assert_cmpuint (lan_race_chart_get_step (9999), ==, 2000);
}

static void
add (const char *what, const Case *c, void (*func) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/ui/results/%s/%.2s-%d", what, c->name, c->width);

  g_test_add (path, Fixture, c, set_up, func, tear_down);
}

int
main (int argc, char **argv)
{
  static const Case cases[] = {
    { "2p-plain.lancaster", 1366, 768 },
    { "3p-plain.lancaster", 1024, 600 },
    { "4p-plain.lancaster", 1366, 768 },
    { "5p-plain.lancaster", 1024, 600 }, /* a shared victory */
  };

  lan_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      add ("tables", &cases[i], test_tables);
      add ("chart", &cases[i], test_chart);
      add ("fits", &cases[i], test_fits);
    }
  add ("narrow", &cases[3], test_narrow);
  add ("names", &cases[2], test_figures_are_named);
  add ("picture", &cases[2], test_picture);
  add ("csv", &cases[3], test_table_file);
  add ("no-file", &cases[0], test_cannot_write);
  add ("board", &cases[0], test_board_and_back);
  g_test_add_func ("/ui/results/spread", test_spread);
  g_test_add_func ("/ui/results/step", test_step);
  return g_test_run ();
}
