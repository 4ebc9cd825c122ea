/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games from the library and from files: opening one never costs another, and none is kept twice. */

#include "lan-library-page.h"
#include "lan-recent.h"
#include "lan-save-writer.h"
#include "lan-test-folder.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#include <adwaita.h>
#include <string.h>

#define WORDS "players:4,humans:1,seed:21"

typedef struct {
  LanWindow *window;
  char *folder;  /* for files */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = lan_ui_open_window (0, 0);
  fixture->folder = lan_test_folder_new ();
  lan_ui_library_empty (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  while (gtk_application_get_windows (application) != NULL)
    lan_ui_library_close (gtk_application_get_windows (application)->data);
  lan_test_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())));
}

static guint
count_games (LanWindow *window)
{
  lan_window_flush (window);
  return g_list_model_get_n_items (G_LIST_MODEL (lan_window_get_library (window)));
}

static gboolean
shows_library (LanWindow *window)
{
  return lan_ui_find (GTK_WIDGET (window), LAN_TYPE_LIBRARY_PAGE) != NULL;
}

/* A game of this window with some decisions. */
static void
play (LanWindow *window)
{
  g_autoptr (LanUiPlayer) player = NULL;

  lan_ui_begin_in_window (window, WORDS);
  player = lan_ui_player_new (window, 5);
  for (guint i = 0; i < 8; i++)
    g_assert_true (lan_ui_player_act (player));
  lan_ui_player_reach (player, G_TYPE_NONE);
  lan_window_flush (window);
}

/* The last one played. (transfer full) */
static LanSavedGame *
get_first (LanWindow *window)
{
  return g_list_model_get_item (G_LIST_MODEL (lan_window_get_library (window)), 0);
}

/* A copy of one of tests/data/saves, under a name that is not easy. (transfer full) */
static GFile *
copy_save (Fixture *fixture, const char *name, const char *as)
{
  g_autofree char *base = g_strconcat (name, ".lancaster", NULL);
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "data", "saves", base, NULL);
  g_autofree char *to = g_build_filename (fixture->folder, as, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (from);
  GFile *file = g_file_new_for_path (to);
  g_autoptr (GError) error = NULL;

  g_file_copy (source, file, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  return file;
}

/* As when they are dropped on the window. */
static void
drop (LanWindow *window, GSList *files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller)
          && gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)), GDK_TYPE_FILE_LIST))
        g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
    }
  g_assert_true (taken);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static void
drop_one (LanWindow *window, GFile *file)
{
  GSList files = { file, NULL };

  drop (window, &files);
}

/* The library comes over the game and goes again: nothing of the game changes, and nothing acts on it unseen. */
static void
test_there_and_back (Fixture *fixture, gconstpointer data)
{
  LanState before;

  play (fixture->window);
  before = lan_ui_copy_state (fixture->window);
  lan_ui_library_show (fixture->window);
  g_assert_true (shows_library (fixture->window));
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (fixture->window), "You are playing this game."));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "undo"));
  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  g_assert_false (shows_library (fixture->window));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "undo"));
  lan_ui_assert_state (fixture->window, &before);
}

/* Another game takes its place in the window; the first one is in the library, and comes back as it was. */
static void
test_change_games (Fixture *fixture, gconstpointer data)
{
  LanSavedGame *other = lan_ui_library_add (fixture->window, "3p-cut", "Other");
  g_autoptr (LanSavedGame) own = NULL;
  LanState before;

  play (fixture->window);
  before = lan_ui_copy_state (fixture->window);
  own = get_first (fixture->window);
  lan_ui_library_show (fixture->window);
  lan_ui_click_button (GTK_WIDGET (lan_ui_library_find_row (fixture->window, other)), "Continue This Game");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_false (shows_library (fixture->window));
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->players, ==, 3);

  lan_ui_library_show (fixture->window);
  lan_ui_click_button (GTK_WIDGET (lan_ui_library_find_row (fixture->window, own)), "Continue This Game");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  lan_ui_assert_state (fixture->window, &before);
  g_assert_cmpuint (count_games (fixture->window), ==, 2);
}

/* Surrey and the castle as somebody reads them on the board. */
static void
assert_figures (LanWindow *window, unsigned revision)
{
  static const char *const words[][2] = {
    { "Treasury: 2 gold.", "Treasury: 4 gold." },
    { "Armoury: 1 recruit for 1 squire.", "Armoury: 1 recruit for 3 gold and 2 squires." },
    { "Surrey: strength 2 or more, pays 3 power points.", "Surrey: strength 2 or more, pays 5 power points." },
  };
  g_autofree char *all = lan_ui_read_all (GTK_WIDGET (window));

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    for (unsigned r = 1; r <= 2; r++)
      if ((strstr (all, words[i][r - 1]) != NULL) != (r == revision))
        g_error ("revision %u, “%s”: %s", revision, words[i][r - 1], all);
}

/* A game of the first revision of the content opened after one of the newest: each shows its own figures. */
static void
test_revisions (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = copy_save (fixture, "3p-cut", "old.lancaster");
  g_autoptr (LanSavedGame) own = NULL;
  LanState before;

  play (fixture->window);
  before = lan_ui_copy_state (fixture->window);
  own = get_first (fixture->window);
  assert_figures (fixture->window, 2);
  drop_one (fixture->window, file);
  assert_figures (fixture->window, 1);
  lan_ui_library_show (fixture->window);
  lan_ui_click_button (GTK_WIDGET (lan_ui_library_find_row (fixture->window, own)), "Continue This Game");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  lan_ui_assert_state (fixture->window, &before);
  assert_figures (fixture->window, 2);
  drop_one (fixture->window, file);
  play (fixture->window);
  assert_figures (fixture->window, 2);
}

/* A game has one window: opened from another one, its own comes to the front. It cannot be deleted meanwhile. */
static void
test_two_windows (Fixture *fixture, gconstpointer data)
{
  LanWindow *second = lan_window_new (ADW_APPLICATION (g_application_get_default ()), lan_window_get_library (fixture->window));
  g_autoptr (LanSavedGame) saved = NULL;
  LanSavedGameRow *row;

  gtk_window_present (GTK_WINDOW (second));
  lan_ui_wait_for_frame (GTK_WIDGET (second));
  play (fixture->window);
  saved = get_first (fixture->window);
  lan_ui_library_show (fixture->window);

  lan_ui_library_show (second);
  row = lan_ui_library_find_row (second, saved);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (row), "Being played in another window."));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (row), "saved.delete", NULL) && count_games (second) == 0);
  g_assert_cmpuint (count_games (second), ==, 1);
  lan_ui_click_button (GTK_WIDGET (row), "Continue This Game");
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_false (lan_game_is_open (lan_ui_get_game (second)));
  g_assert_false (shows_library (fixture->window));
}

/* A dropped game is played; the one that was played before stays in the library. */
static void
test_drop (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = copy_save (fixture, "3p-cut", "Käthes Spiel (2) #1.lancaster");

  play (fixture->window);
  drop_one (fixture->window, file);
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->players, ==, 3);
  g_assert_true (lan_window_plays_file (fixture->window, file));
  g_assert_cmpuint (count_games (fixture->window), ==, 1);
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* The first one here, each other in a window of its own. */
static void
test_drop_several (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) first = copy_save (fixture, "3p-cut", "a b.lancaster");
  g_autoptr (GFile) second = copy_save (fixture, "5p-cut", "ü.lancaster");
  g_autoptr (GSList) files = g_slist_append (g_slist_append (NULL, first), second);

  drop (fixture->window, files);
  lan_ui_settle ();
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->players, ==, 3);
  g_assert_cmpuint (count_windows (), ==, 2);
}

/* Anything else is refused aloud, and the game goes on. */
static void
test_drop_other (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "holiday.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LanState before;

  play (fixture->window);
  before = lan_ui_copy_state (fixture->window);
  lan_test_write (path, "no game");
  drop_one (fixture->window, file);
  g_assert_nonnull (lan_ui_find_dialog ());
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (lan_ui_find_dialog ())), "holiday.png"));
  lan_ui_click_button (GTK_WIDGET (lan_ui_find_dialog ()), "Close");
  lan_ui_assert_state (fixture->window, &before);
}

/* The same file twice is one window; a file of what the library has is one game. */
static void
test_twice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = copy_save (fixture, "3p-cut", "a.lancaster");
  GApplication *application = g_application_get_default ();

  lan_ui_library_add (fixture->window, "3p-cut", "Kept");
  g_application_open (application, &file, 1, "");
  lan_ui_settle ();
  g_assert_true (lan_window_plays_file (fixture->window, file));
  g_application_open (application, &file, 1, "");
  lan_ui_settle ();
  g_assert_cmpuint (count_windows (), ==, 1);
  lan_ui_library_show (fixture->window);
  g_assert_cmpuint (lan_ui_library_count (fixture->window), ==, 1);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (fixture->window), "You are playing this game."));
}

/* The names in the menu of recent files. (transfer full) */
static char *
list_recent (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GString) names = g_string_new (NULL);

  lan_recent_fill (menu, "win.open-recent");
  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (menu)); i++)
    {
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (G_MENU_MODEL (menu), i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      g_string_append_printf (names, "%s\n", label);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static gboolean
is_recent (gpointer name)
{
  g_autofree char *names = list_recent ();

  return strstr (names, name) != NULL;
}

/* What was opened is offered as long as it is there. */
static void
test_recent (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = copy_save (fixture, "5p-cut", "my_game.lancaster");
  g_autofree char *uri = g_file_get_uri (file);

  g_assert_true (lan_window_open_file (fixture->window, file));
  lan_ui_wait_until (is_recent, (gpointer) "my__game");
  lan_ui_close_window (fixture->window);
  fixture->window = lan_ui_open_window (0, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-recent", "s", uri));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_true (lan_window_plays_file (fixture->window, file));
  g_file_delete (file, NULL, NULL);
  g_assert_false (is_recent ((gpointer) "my__game"));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/library-open/there-and-back", test_there_and_back);
  ADD ("/ui/library-open/change-games", test_change_games);
  ADD ("/ui/library-open/revisions", test_revisions);
  ADD ("/ui/library-open/two-windows", test_two_windows);
  ADD ("/ui/library-open/drop", test_drop);
  ADD ("/ui/library-open/drop-several", test_drop_several);
  ADD ("/ui/library-open/drop-other", test_drop_other);
  ADD ("/ui/library-open/twice", test_twice);
  ADD ("/ui/library-open/recent", test_recent);
  return g_test_run ();
}
