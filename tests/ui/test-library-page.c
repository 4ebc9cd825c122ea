/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The library page: what it lists, how it is searched, and what is done with a game there. */

#include "lan-library-page.h"
#include "lan-test-folder.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <string.h>

#define MANY 300

typedef struct {
  LanWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = lan_ui_open_window (0, 0);
  lan_ui_library_empty (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_library_close (fixture->window);
}

static GtkWidget *
get_page (LanWindow *window)
{
  return lan_ui_find (GTK_WIDGET (window), LAN_TYPE_LIBRARY_PAGE);
}

static gboolean
shows (LanWindow *window, const char *text)
{
  return lan_ui_find_text (GTK_WIDGET (window), text) != NULL;
}

/* What a screen reader says of the row, which is said of the toolkit's widget around it. (transfer full) */
static char *
describe (LanWindow *window, LanSavedGame *saved)
{
  return lan_ui_get_property (lan_saved_game_row_get_entry (lan_ui_library_find_row (window, saved)),
                              GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
assert_says (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in “%s”", part, text);
}

static gboolean
is_toast (GtkWidget *widget, gpointer data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/* What a screen reader is told. With announcements (GTK 4.14) it is heard on the bus only. */
static void
assert_told (LanWindow *window, const char *sentence)
{
#if !GTK_CHECK_VERSION(4, 14, 0)
  g_autofree char *told = lan_ui_get_property (GTK_WIDGET (window), GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_assert_cmpstr (told, ==, sentence);
#endif
}

/* The button of the toast that is shown. */
static void
click_toast (LanWindow *window, const char *name)
{
  g_autoptr (GPtrArray) toasts = lan_ui_find_all (GTK_WIDGET (window), is_toast, NULL);

  g_assert_cmpuint (toasts->len, ==, 1);
  lan_ui_click_button (g_ptr_array_index (toasts, 0), name);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static void
do_deed (LanWindow *window, LanSavedGame *saved, const char *action)
{
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (lan_ui_library_find_row (window, saved)), action, NULL));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static void
search (LanWindow *window, const char *words)
{
  GtkWidget *entry = lan_ui_find (GTK_WIDGET (window), GTK_TYPE_SEARCH_ENTRY);

  /* As after the pause that a typist makes. */
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

/* Without games there is nothing to search, and a game can be begun. */
static void
test_empty (Fixture *fixture, gconstpointer data)
{
  lan_ui_library_show (fixture->window);
  g_assert_true (shows (fixture->window, "No Games Yet"));
  g_assert_true (shows (fixture->window, "0 games"));
  lan_ui_click_button (get_page (fixture->window), "New Game…");
  g_assert_true (shows (fixture->window, "New Game"));
  lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape);
}

/* Title, round and phase, who plays with how many points: of 4p-cut by its <state>. The other one has no title. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *finished = lan_ui_library_add (fixture->window, "3p-plain", NULL);
  LanSavedGame *running = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autofree char *text = NULL;

  lan_ui_library_show (fixture->window);
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 2);
  g_assert_true (shows (fixture->window, "2 games"));
  g_assert_true (shows (fixture->window, "In Progress"));
  g_assert_true (shows (fixture->window, "Finished"));

  text = describe (fixture->window, running);
  assert_says (text, "Sunday; Round 3 of 5 · Place Knights; Today, ");
  assert_says (text, "; Neville, human, 2 power points; Percy, human, 9 power points; Beaufort, human, 18 power points; Mortimer, human, 6 power points");
  g_clear_pointer (&text, g_free);
  text = describe (fixture->window, finished);
  assert_says (text, "Game of ");
  assert_says (text, "; Final scores; ");
}

/* In the order of the last move, the finished ones below; a heading over the first of each section only. */
static void
test_sections (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  LanSavedGame *order[4];

  order[3] = lan_ui_library_add (fixture->window, "2p-plain", NULL);
  order[1] = lan_ui_library_add (fixture->window, "2p-cut", NULL);
  order[2] = lan_ui_library_add (fixture->window, "3p-plain", NULL);
  order[0] = lan_ui_library_add (fixture->window, "3p-cut", NULL);
  lan_ui_library_show (fixture->window);
  rows = lan_ui_find_class (GTK_WIDGET (fixture->window), LAN_TYPE_SAVED_GAME_ROW, NULL);
  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (order));
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) headings = lan_ui_find_class (g_ptr_array_index (rows, i), GTK_TYPE_LABEL, "section-heading");

      g_assert_true (lan_saved_game_row_get_saved (g_ptr_array_index (rows, i)) == order[i]);
      g_assert_cmpuint (headings->len, ==, i % 2 == 0 ? 1 : 0);
    }
}

/* By titles and players, in any order, whatever their case and accents. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *words;
    guint found;
  } cases[] = {
    { "sun", 1 },    { "SUNDAY", 1 },      { "käthe", 1 },  { "KATHE", 1 }, { "stafford", 1 }, { "neville", 3 },
    { "", 3 },       { "day neville", 1 }, { "nobody", 0 }, { "!?", 3 },    { "neville stafford sunday", 0 },
  };

  lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  lan_ui_library_add (fixture->window, "3p-cut", "With Käthe");
  lan_ui_library_add (fixture->window, "5p-plain", NULL);
  lan_ui_library_show (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      search (fixture->window, cases[i].words);
      g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, cases[i].found);
      g_assert_true (shows (fixture->window, "Nothing Found") == (cases[i].found == 0));
    }

  /* Esc takes the words away, then the page. */
  search (fixture->window, "sun");
  gtk_widget_grab_focus (lan_ui_find (GTK_WIDGET (fixture->window), GTK_TYPE_SEARCH_ENTRY));
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  search (fixture->window, "");
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 3);
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  g_assert_null (get_page (fixture->window));
}

static GtkEditable *
get_entry (void)
{
  return GTK_EDITABLE (lan_ui_find (GTK_WIDGET (lan_ui_find_dialog ()), GTK_TYPE_ENTRY));
}

static void
rename_to (LanWindow *window, LanSavedGame *saved, const char *title, const char *button)
{
  do_deed (window, saved, "saved.rename");
  gtk_editable_set_text (get_entry (), title);
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), button);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

/* Nothing but the name of a game changes, and that on disk; none at all is the automatic one. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", NULL);

  lan_ui_library_show (fixture->window);
  rename_to (fixture->window, saved, "<b>Sunday</b> & Monday", "Rename");
  g_assert_cmpstr (lan_saved_game_get_title (saved), ==, "<b>Sunday</b> & Monday");
  g_assert_true (shows (fixture->window, "<b>Sunday</b> & Monday"));
  rename_to (fixture->window, saved, "Never", "Cancel");
  g_assert_cmpstr (lan_saved_game_get_title (saved), ==, "<b>Sunday</b> & Monday");

  do_deed (fixture->window, saved, "saved.rename");
  g_assert_cmpstr (gtk_editable_get_text (get_entry ()), ==, "<b>Sunday</b> & Monday");
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Cancel");
  rename_to (fixture->window, saved, "", "Rename");
  g_assert_null (lan_saved_game_get_title (saved));
}

static GBytes *
read_save (LanSavedGame *saved)
{
  g_autoptr (GFile) file = lan_saved_game_get_newest (saved);

  return file != NULL ? g_file_load_bytes (file, NULL, NULL, NULL) : NULL;
}

/* The second one stands where the first does, byte for byte, goes its own way, and comes after it. */
static void
test_duplicate (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autoptr (GBytes) first = read_save (saved);
  g_autoptr (GBytes) second = NULL;
  g_autoptr (LanSavedGame) copy = NULL;

  lan_ui_library_show (fixture->window);
  do_deed (fixture->window, saved, "saved.duplicate");
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 2);
  copy = g_list_model_get_item (G_LIST_MODEL (lan_window_get_library (fixture->window)), 1);
  g_assert_true (copy != saved);
  g_assert_cmpstr (lan_saved_game_get_title (copy), ==, "Sunday (copy)");
  second = read_save (copy);
  g_assert_true (g_bytes_equal (first, second));
}

static gboolean
has_folder (LanWindow *window, LanSavedGame *saved)
{
  g_autofree char *path = g_build_filename (g_file_peek_path (lan_library_get_folder (lan_window_get_library (window))),
                                            lan_saved_game_get_id (saved), NULL);

  return g_file_test (path, G_FILE_TEST_IS_DIR);
}

/* Gone from the list and from its folder; undone, it is there again as it was. */
static void
test_delete (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autoptr (GBytes) before = read_save (saved);
  g_autoptr (GBytes) after = NULL;
  g_autofree char *description = NULL;

  lan_ui_library_add (fixture->window, "3p-cut", NULL);
  lan_ui_library_show (fixture->window);
  do_deed (fixture->window, saved, "saved.delete");
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 1);
  g_assert_false (has_folder (fixture->window, saved));
  g_assert_true (shows (fixture->window, "“Sunday” is deleted."));
  assert_told (fixture->window, "“Sunday” is deleted.");

  click_toast (fixture->window, "Undo");
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 2);
  g_assert_true (has_folder (fixture->window, saved));
  after = read_save (saved);
  g_assert_true (g_bytes_equal (before, after));
  description = describe (fixture->window, saved);
  assert_says (description, "Sunday; Round 3 of 5");
}

/* A title is told as it is written, not as markup. */
static void
test_delete_told (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "York & <Kent>");

  lan_ui_library_show (fixture->window);
  do_deed (fixture->window, saved, "saved.delete");
  assert_told (fixture->window, "“York & <Kent>” is deleted.");
}

/* The last one leaves an empty library, whose undo still works; when the offer goes, the game goes for ever. */
static void
test_delete_last (Fixture *fixture, gconstpointer data)
{
  LanLibrary *library = lan_window_get_library (fixture->window);
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autofree char *trash = g_build_filename (g_file_peek_path (lan_library_get_folder (library)), "trash", lan_saved_game_get_id (saved), NULL);

  lan_ui_library_show (fixture->window);
  do_deed (fixture->window, saved, "saved.delete");
  g_assert_true (shows (fixture->window, "No Games Yet"));
  g_assert_true (g_file_test (trash, G_FILE_TEST_IS_DIR));
  click_toast (fixture->window, "Undo");
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 1);

  do_deed (fixture->window, saved, "saved.delete");
  click_toast (fixture->window, "Close");
  g_assert_false (g_file_test (trash, G_FILE_TEST_EXISTS));
}

/* Enter, F2 and Delete act on the game in focus, which is the first when the page comes. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *older = lan_ui_library_add (fixture->window, "3p-cut", "Older");
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Newer");
  GtkWindow *window = GTK_WINDOW (fixture->window);

  lan_ui_library_show (fixture->window);
  g_assert_true (gtk_window_get_focus (window) == lan_saved_game_row_get_entry (lan_ui_library_find_row (fixture->window, saved)));
  g_assert_true (lan_ui_press_key (window, GDK_KEY_F2));
  g_assert_cmpstr (gtk_editable_get_text (get_entry ()), ==, "Newer");
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Cancel");

  g_assert_true (lan_ui_press_key (window, GDK_KEY_Delete));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 1);
  g_assert_true (gtk_window_get_focus (window) == lan_saved_game_row_get_entry (lan_ui_library_find_row (fixture->window, older)));
  g_assert_true (lan_ui_press_key (window, GDK_KEY_Return));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_assert_null (get_page (fixture->window));
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->players, ==, 3);
}

/* Gone again before its list is laid out, the page does not draw the focus into what nobody sees, and ends with its window. */
static void
test_left_at_once (Fixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  lan_ui_library_add (fixture->window, "3p-cut", NULL);
  lan_ui_begin_in_window (fixture->window, "players:2,humans:2,seed:4");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-library", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-library", NULL);
  for (guint frames = 0; frames < 8; frames++)
    {
      lan_ui_wait_for_frame (GTK_WIDGET (window));
      g_assert_nonnull (gtk_window_get_focus (window));
      g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (window)));
    }
}

static gboolean
has_picture (gpointer row)
{
  g_autoptr (GPtrArray) pictures = lan_ui_find_class (row, GTK_TYPE_PICTURE, "miniature");

  return gtk_picture_get_paintable (g_ptr_array_index (pictures, 0)) != NULL;
}

/* A picture is made, kept, and made anew when what is kept is no picture. */
static void
test_picture (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", NULL);
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "lancaster", "boards", NULL);
  g_autofree char *name = g_strdup_printf ("%s-%" G_GINT64_MODIFIER "x.png", lan_saved_game_get_id (saved), lan_saved_game_get_summary (saved)->played);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  for (guint turn = 0; turn < 2; turn++)
    {
      g_autoptr (GdkTexture) kept = NULL;

      lan_ui_library_show (fixture->window);
      lan_ui_wait_until (has_picture, lan_ui_library_find_row (fixture->window, saved));
      kept = gdk_texture_new_from_filename (path, NULL);
      g_assert_nonnull (kept);
      lan_test_write (path, "no picture");
      lan_ui_library_close (fixture->window);
      fixture->window = lan_ui_open_window (0, 0);
    }
}

/* A folder with something else in it is shown with what is wrong; it can be deleted, not opened. */
static void
test_hostile (Fixture *fixture, gconstpointer data)
{
  LanLibrary *library = lan_window_get_library (fixture->window);
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autoptr (GFile) file = lan_saved_game_get_newest (saved);
  LanSavedGameRow *row;

  lan_test_write (g_file_peek_path (file), "<lancaster-game>\n");
  lan_ui_library_show (fixture->window);
  row = lan_ui_library_find_row (fixture->window, saved);
  g_assert_nonnull (lan_saved_game_get_problem (saved));
  g_assert_true (shows (fixture->window, lan_saved_game_get_problem (saved)));
  g_assert_false (gtk_widget_is_sensitive (lan_ui_find_button (GTK_WIDGET (row), "Continue This Game")));
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Return));
  g_assert_false (lan_game_is_open (lan_ui_get_game (fixture->window)));

  do_deed (fixture->window, saved, "saved.delete");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
}

/* The newest save is spoilt, the one before is whole: that is said, and that one is opened. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  LanLibrary *library = lan_window_get_library (fixture->window);
  LanSavedGame *saved = lan_ui_library_add (fixture->window, "4p-cut", "Sunday");
  g_autoptr (GFile) newest = lan_saved_game_get_newest (saved);
  g_autoptr (GFile) folder = g_file_get_parent (newest);
  g_autoptr (GFile) older = g_file_get_child (folder, "2.lancaster");
  g_autoptr (GError) error = NULL;

  g_file_copy (newest, older, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  lan_test_write (g_file_peek_path (newest), "<lancaster-game>\n");
  for (guint turn = 0; turn < 2; turn++)
    {
      lan_ui_library_show (fixture->window);
      g_assert_true (shows (fixture->window, "The newest save is damaged. The one before it is opened, so the last decision may be missing."));
      lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape);
      lan_library_refresh (library);
    }
  lan_ui_library_show (fixture->window);
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Return));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->players, ==, 4);
  g_assert_nonnull (lan_ui_find_dialog ());
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Close");
}

/* Only what is near the window has widgets, and the list is there at once. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GTimer) timer = NULL;
  double seconds;

  for (guint i = 0; i < MANY; i++)
    lan_ui_library_add (fixture->window, "2p-cut", i == MANY / 2 ? "Needle" : NULL);
  timer = g_timer_new ();
  lan_ui_library_show (fixture->window);
  seconds = g_timer_elapsed (timer, NULL);
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, MANY);
  rows = lan_ui_find_class (GTK_WIDGET (fixture->window), LAN_TYPE_SAVED_GAME_ROW, NULL);
  g_test_message ("%d games shown in %.0f ms, %u of them with widgets", MANY, seconds * 1000, rows->len);
  g_assert_cmpuint (rows->len, <, MANY / 2);
  g_timer_start (timer);
  search (fixture->window, "needle");
  g_test_message ("searched in %.0f ms", g_timer_elapsed (timer, NULL) * 1000);
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 1);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/library-page/empty", test_empty);
  ADD ("/ui/library-page/list", test_list);
  ADD ("/ui/library-page/sections", test_sections);
  ADD ("/ui/library-page/search", test_search);
  ADD ("/ui/library-page/rename", test_rename);
  ADD ("/ui/library-page/duplicate", test_duplicate);
  ADD ("/ui/library-page/delete", test_delete);
  ADD ("/ui/library-page/delete-told", test_delete_told);
  ADD ("/ui/library-page/delete-last", test_delete_last);
  ADD ("/ui/library-page/keys", test_keys);
  ADD ("/ui/library-page/left-at-once", test_left_at_once);
  ADD ("/ui/library-page/picture", test_picture);
  ADD ("/ui/library-page/hostile", test_hostile);
  ADD ("/ui/library-page/damaged", test_damaged);
  ADD ("/ui/library-page/many", test_many);
  return g_test_run ();
}
