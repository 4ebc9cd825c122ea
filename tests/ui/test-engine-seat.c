/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outside programs in the new-game dialog and in the window. */

#include <string.h>

#include "lan-seat-row.h"
#include "lan-ui-hand.h"
#include "lan-ui-new-game.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <adwaita.h>

#define PATIENCE_SECONDS 300

typedef gboolean (*Condition) (LanWindow *window);

static gboolean
on_expired (gpointer data)
{
  g_error ("This takes too long");
  return G_SOURCE_REMOVE;
}

static void
wait_for (LanWindow *window, Condition is_so)
{
  guint alarm = g_timeout_add_seconds (PATIENCE_SECONDS, on_expired, NULL);

  while (!is_so (window))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (alarm);
}

static GtkEntry *
find_entry (GtkWidget *row)
{
  GtkWidget *entry = lan_ui_find (row, GTK_TYPE_ENTRY);

  g_assert_nonnull (entry);
  return GTK_ENTRY (entry);
}

/* Chooses the last of the levels, as somebody does who opens the list. */
static void
choose_engine (LanWindow *window, GtkWidget *row)
{
  GtkDropDown *level = GTK_DROP_DOWN (lan_ui_find (row, GTK_TYPE_DROP_DOWN));
  guint last = g_list_model_get_n_items (gtk_drop_down_get_model (level)) - 1;

  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (level)), last), ==, "Outside Engine…");
  gtk_drop_down_set_selected (level, last);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static void
seat_two (LanWindow *window, GPtrArray *rows, const char *first)
{
  for (guint i = 0; i < rows->len; i++)
    lan_ui_click_button (g_ptr_array_index (rows, i), i == 0 ? first : i == 1 ? "Computer" : "Nobody");
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static gboolean
is_over (LanWindow *window)
{
  g_assert_null (lan_ui_find_dialog ()); /* none was replaced */
  return lan_game_is_open (lan_ui_get_game (window)) && lan_game_get_decision (lan_ui_get_game (window)).kind == LAN_DECISION_NONE;
}

/* Two engines play a game to its end, and are offered again. */
static void
test_plays (void)
{
  g_autofree char *command = g_strdup_printf ("sh '%s'", g_test_get_filename (G_TEST_DIST, "..", "examples", "engine", "random-engine", NULL));
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) again = NULL;
  GtkWidget *sheet = lan_ui_open_new_game (window, &rows);
  const LanGameSetup *setup;
  g_autofree char *read = NULL;

  seat_two (window, rows, "Computer");
  g_assert_true (gtk_widget_get_sensitive (lan_ui_find_button (sheet, "Begin in 1413")));
  for (guint i = 0; i < 2; i++)
    {
      choose_engine (window, g_ptr_array_index (rows, i));
      gtk_editable_set_text (GTK_EDITABLE (find_entry (g_ptr_array_index (rows, i))), " ");
      g_assert_false (gtk_widget_get_sensitive (lan_ui_find_button (sheet, "Begin in 1413")));
      gtk_editable_set_text (GTK_EDITABLE (find_entry (g_ptr_array_index (rows, i))), command);
    }
  lan_ui_click_button (sheet, "Begin in 1413");

  setup = lan_game_get_setup (lan_ui_get_game (window));
  g_assert_cmpuint (setup->chance.players, ==, 2);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_cmpstr (setup->houses[seat].engine, ==, command);
      g_assert_cmpint (setup->houses[seat].controller, ==, LAN_CONTROLLER_COMPUTER);
      g_assert_cmpstr (setup->houses[seat].level, ==, "lord"); /* what a saved game says */
    }
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  read = lan_ui_read_all (GTK_WIDGET (window));
  g_assert_nonnull (strstr (read, "Outside engine: sh"));
  wait_for (window, is_over);

  lan_ui_open_new_game (window, &again);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *offered = lan_seat_row_get_engine (g_ptr_array_index (again, i));

      g_assert_cmpstr (offered, ==, command);
    }
  lan_ui_close_window (window);

  /* And are there again at one click. */
  window = lan_ui_open_window (0, 0);
  lan_ui_click_button (GTK_WIDGET (window), "Begin at Once");
  setup = lan_game_get_setup (lan_ui_get_game (window));
  for (guint seat = 0; seat < 2; seat++)
    {
      g_assert_cmpstr (setup->houses[seat].engine, ==, command);
      g_assert_cmpstr (setup->houses[seat].level, ==, "lord");
    }
  lan_ui_close_window (window);
}

static gboolean
has_been_told (LanWindow *window)
{
  return lan_ui_find_dialog () != NULL;
}

static gboolean
both_have_built (LanWindow *window)
{
  return lan_game_get_length (lan_ui_get_game (window)) >= 1 && lan_game_get_decision (lan_ui_get_game (window)).seat == 0;
}

/* One that ends at once: the window says which and what happened, and Lord plays on. */
static void
test_fails (void)
{
  LanWindow *window = lan_ui_open_window (0, 0);
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *sheet = lan_ui_open_new_game (window, &rows);
  GtkWindow *dialog;
  g_autofree char *words = NULL;
  g_autofree char *read = NULL;

  seat_two (window, rows, "Human");
  choose_engine (window, g_ptr_array_index (rows, 1));
  gtk_editable_set_text (GTK_EDITABLE (find_entry (g_ptr_array_index (rows, 1))), "/no/such/engine");
  lan_ui_click_button (sheet, "Begin in 1413");
  if (lan_game_get_decision (lan_ui_get_game (window)).seat == 0)
    {
      LanSpan spans[LAN_MAX_SPANS];
      LanState state = lan_ui_copy_state (window);

      lan_decision_spans (lan_game_content_get_tables (lan_game_get_content (lan_ui_get_game (window))), &state, spans);
      g_assert_true (lan_game_play (lan_ui_get_game (window), &spans[0].first, NULL));
    }
  wait_for (window, has_been_told);
  dialog = lan_ui_find_dialog ();
  words = lan_ui_read_all (GTK_WIDGET (dialog));
  g_assert_nonnull (strstr (words, "/no/such/engine"));
  g_assert_nonnull (strstr (words, "cannot be started"));
  g_assert_nonnull (strstr (words, "Percy"));
  gtk_window_close (dialog);
  wait_for (window, both_have_built);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  read = lan_ui_read_all (GTK_WIDGET (window));
  g_assert_null (strstr (read, "Outside engine:"));
  g_assert_nonnull (strstr (read, "Computer player: Lord"));
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/engine/plays", test_plays);
  g_test_add_func ("/ui/engine/fails", test_fails);
  return g_test_run ();
}
