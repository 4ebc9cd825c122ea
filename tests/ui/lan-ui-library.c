/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-library.h"

#include <adwaita.h>

#include "lan-save-reader.h"
#include "lan-sheet-host.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

void
lan_ui_library_empty (LanWindow *window)
{
  LanLibrary *library = lan_window_get_library (window);

  lan_library_refresh (library);
  while (g_list_model_get_n_items (G_LIST_MODEL (library)) > 0)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), 0);
      g_autoptr (GError) error = NULL;

      lan_library_delete (library, saved, &error);
      g_assert_no_error (error);
      lan_library_purge (library, saved);
    }
}

LanSavedGame *
lan_ui_library_add (LanWindow *window, const char *name, const char *title)
{
  LanLibrary *library = lan_window_get_library (window);
  g_autofree char *base = g_strconcat (name, ".lancaster", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saves", base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_file (file, lan_library_get_content (library), &error);
  LanSavedGame *saved;

  g_assert_no_error (error);
  saved = lan_library_add (library, record, title, &error);
  g_assert_no_error (error);
  return saved;
}

/* They get them one by one, when nothing else is to be done. */
static gboolean
has_rows (gpointer window)
{
  GtkWidget *list = lan_ui_find (window, GTK_TYPE_GRID_VIEW);
  g_autoptr (GPtrArray) places = list != NULL ? lan_ui_find_class (list, ADW_TYPE_BIN, NULL) : g_ptr_array_new ();

  for (guint i = 0; i < places->len; i++)
    if (adw_bin_get_child (g_ptr_array_index (places, i)) == NULL)
      return FALSE;
  return TRUE;
}

void
lan_ui_library_show (LanWindow *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-library", NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_until (has_rows, window);
}

guint
lan_ui_library_count (LanWindow *window)
{
  GtkWidget *list = lan_ui_find (GTK_WIDGET (window), GTK_TYPE_GRID_VIEW);

  return list != NULL ? g_list_model_get_n_items (G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (list)))) : 0;
}

LanSavedGameRow *
lan_ui_library_find_row (LanWindow *window, LanSavedGame *saved)
{
  g_autoptr (GPtrArray) rows = NULL;

  lan_ui_wait_until (has_rows, window);
  rows = lan_ui_find_class (GTK_WIDGET (window), LAN_TYPE_SAVED_GAME_ROW, NULL);

  for (guint i = 0; i < rows->len; i++)
    if (lan_saved_game_row_get_saved (g_ptr_array_index (rows, i)) == saved)
      return g_ptr_array_index (rows, i);
  g_error ("The game %s has no row", lan_saved_game_get_id (saved));
}

static gboolean
is_gone (gpointer page)
{
  return *(gpointer *) page == NULL;
}

/* Whether it is seen or not: even the stack is hidden while the window is handed over. */
static GtkWidget *
get_page (LanWindow *window)
{
  g_autoptr (GtkStack) stack = NULL;

  g_object_get (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SHEET_HOST), "child", &stack, NULL);
  return gtk_stack_get_child_by_name (stack, "library");
}

void
lan_ui_library_close (LanWindow *window)
{
  GtkWidget *page = get_page (window);
  gpointer gone = page;

  if (page != NULL)
    g_object_add_weak_pointer (G_OBJECT (page), &gone);
  lan_ui_close_window (window);
  lan_ui_wait_until (is_gone, &gone);
}

void
lan_ui_wait_until (gboolean (*holds) (gpointer data), gpointer data)
{
  while (!holds (data))
    g_main_context_iteration (NULL, TRUE);
}
