/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The analysis of a finished game: what it finds is the same every time, the page shows it, and leaving stops it. */

#include "lan-analysis-sheet.h"
#include "lan-race-chart.h"
#include "lan-replay-bar.h"
#include "lan-results-sheet.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

/* Few, for tests: what is tested does not depend on how well it judges. */
#define FEW 20

static LanWindow *
open_finished (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saves", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LanWindow *window = lan_ui_open_window (1366, 768);

  g_assert_true (lan_window_open_file (window, file));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RESULTS_SHEET));
  return window;
}

static LanAnalysis *
analyse (LanGame *game)
{
  LanAnalysis *analysis = lan_analysis_new (game, FEW);
  double before = 0;

  while (!lan_analysis_is_done (analysis))
    {
      g_assert_cmpfloat (lan_analysis_get_progress (analysis), >=, before);
      before = lan_analysis_get_progress (analysis);
      g_main_context_iteration (NULL, TRUE);
    }
  return analysis;
}

static void
assert_points (LanGame *game, LanAnalysis *analysis)
{
  guint n_points, players = lan_game_get_setup (game)->chance.players;
  const LanAnalysisPoint *points = lan_analysis_get_points (analysis, &n_points);

  g_assert_cmpuint (n_points, ==, lan_game_get_length (game) + 1);
  for (guint i = 0; i < n_points; i++)
    {
      float sum = 0;

      for (guint seat = 0; seat < players; seat++)
        sum += points[i].chance[seat];
      g_assert_cmpfloat_with_epsilon (sum, 1, 0.01);
      g_assert_true (i == 0 || points[i].time > points[i - 1].time);
      /* Decisions of round 3 lie from 2 up to 3. */
      g_assert_true (i + 1 == n_points || (guint) points[i].time + 1 == lan_game_peek_state (game, i)->round);
    }
  for (guint seat = 0; seat < players; seat++)
    g_assert_true ((lan_state_winners (lan_game_get_state (game)) >> seat & 1) == (points[n_points - 1].chance[seat] > 0));
}

/* The decision is one of the seat's, the better choice was possible and is another one. */
static void
assert_mistakes (LanGame *game, LanAnalysis *analysis, guint seat)
{
  const LanContent *tables = lan_game_content_get_tables (lan_game_get_content (game));
  LanMistake mistakes[LAN_MISTAKES];
  guint n = lan_analysis_get_mistakes (analysis, seat, mistakes);

  for (guint i = 0; i < n; i++)
    {
      const LanChoice *made = lan_game_get_choice (game, mistakes[i].n);

      g_assert_cmpuint (made->seat, ==, seat);
      g_assert_true (lan_choice_equal (made, &mistakes[i].advice.other));
      g_assert_false (lan_choice_equal (made, &mistakes[i].advice.choice));
      g_assert_cmpuint (lan_decision_check (tables, lan_game_peek_state (game, mistakes[i].n), &mistakes[i].advice.choice), ==, LAN_RULE_OK);
      g_assert_cmpfloat (mistakes[i].cost, >, 0);
      g_assert_true (i == 0 || mistakes[i].cost <= mistakes[i - 1].cost);
    }
}

static void
assert_same (LanGame *game, LanAnalysis *one, LanAnalysis *other)
{
  guint n_points, n_others;
  const LanAnalysisPoint *points = lan_analysis_get_points (one, &n_points);
  const LanAnalysisPoint *others = lan_analysis_get_points (other, &n_others);

  g_assert_cmpmem (points, n_points * sizeof *points, others, n_others * sizeof *others);
  for (guint seat = 0; seat < lan_game_get_setup (game)->chance.players; seat++)
    {
      LanMistake a[LAN_MISTAKES], b[LAN_MISTAKES];
      guint n = lan_analysis_get_mistakes (one, seat, a);

      g_assert_cmpuint (n, ==, lan_analysis_get_mistakes (other, seat, b));
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (a[i].n, ==, b[i].n);
          g_assert_cmpfloat (a[i].cost, ==, b[i].cost);
          g_assert_true (lan_choice_equal (&a[i].advice.choice, &b[i].advice.choice));
        }
    }
}

static void
test_findings (gconstpointer name)
{
  LanWindow *window = open_finished (name);
  LanGame *game = lan_ui_get_game (window);
  LanState before = lan_ui_copy_state (window);
  g_autoptr (LanAnalysis) analysis = analyse (game);
  g_autoptr (LanAnalysis) again = analyse (game);

  assert_points (game, analysis);
  for (guint seat = 0; seat < before.players; seat++)
    assert_mistakes (game, analysis, seat);
  assert_same (game, analysis, again);
  lan_ui_assert_state (window, &before);
  lan_ui_close_window (window);
}

static GtkWidget *
wait_for_findings (LanWindow *window)
{
  GtkWidget *sheet = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_ANALYSIS_SHEET);

  g_assert_nonnull (sheet);
  while (lan_ui_find (sheet, LAN_TYPE_RACE_CHART) == NULL)
    g_main_context_iteration (NULL, TRUE);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  return sheet;
}

static gboolean
is_mistake (GtkWidget *widget, gpointer data)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_parent (widget) != NULL && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "mistakes");
}

/* From the final scores to the analysis, to the board at a decision, back to what was found, and back to the scores. */
static void
test_page (void)
{
  LanWindow *window = open_finished ("4p-plain.lancaster");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (GPtrArray) mistakes = NULL;
  GtkWidget *sheet, *again;
  g_autofree char *name = NULL;

  lan_ui_click_button (GTK_WIDGET (window), "Analysis");
  sheet = wait_for_findings (window);
  mistakes = lan_ui_find_all (sheet, is_mistake, NULL);
  for (guint seat = 0; mistakes->len == 0 && seat < lan_session_get_setup (session)->chance.players; seat++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (lan_ui_find (sheet, GTK_TYPE_DROP_DOWN)), seat);
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      g_ptr_array_unref (mistakes);
      mistakes = lan_ui_find_all (sheet, is_mistake, NULL);
    }
  g_assert_cmpuint (mistakes->len, >, 0);
  name = lan_ui_get_name (g_ptr_array_index (mistakes, 0));
  g_assert_nonnull (strstr (name, "Chosen: "));
  g_assert_nonnull (strstr (name, " Better: "));

  lan_ui_click (g_ptr_array_index (mistakes, 0));
  g_assert_true (lan_session_is_visiting (session));
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_ANALYSIS_SHEET));
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  g_assert_false (lan_session_is_visiting (session));
  again = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_ANALYSIS_SHEET);
  g_assert_nonnull (lan_ui_find (again, LAN_TYPE_RACE_CHART)); /* not worked out anew */

  lan_ui_click_button (again, "Table");
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_cmpuint (lan_ui_find_class (again, GTK_TYPE_GRID, "score-grid")->len, ==, 1);
  lan_ui_click_button (again, "Final Scores");
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RESULTS_SHEET));
  lan_ui_close_window (window);
}

/* Leaving stops it, closing the window too: nothing is heard of it any more. */
static void
test_leave (void)
{
  LanWindow *window = open_finished ("4p-plain.lancaster");
  GWeakRef gone;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.analysis", NULL);
  lan_ui_settle ();
  g_assert_null (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RACE_CHART));
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_RESULTS_SHEET));

  g_weak_ref_init (&gone, window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.analysis", NULL);
  lan_ui_close_window (window);
  g_assert_null (g_weak_ref_get (&gone));
  g_weak_ref_clear (&gone);
}

/* Letting go of one that has hardly begun ends it at once, whatever its thread does. */
static void
test_let_go (void)
{
  LanWindow *window = open_finished ("4p-plain.lancaster");
  LanAnalysis *analysis = lan_analysis_new (lan_ui_get_game (window), 100000000);

  g_assert_finalize_object (analysis);
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_data_func ("/ui/analysis/two", "2p-plain.lancaster", test_findings);
  g_test_add_data_func ("/ui/analysis/four", "4p-plain.lancaster", test_findings);
  g_test_add_data_func ("/ui/analysis/five", "5p-plain.lancaster", test_findings);
  g_test_add_func ("/ui/analysis/page", test_page);
  g_test_add_func ("/ui/analysis/leave", test_leave);
  g_test_add_func ("/ui/analysis/let-go", test_let_go);
  return g_test_run ();
}
