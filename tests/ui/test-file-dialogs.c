/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Open and Save As through the dialogs of the toolkit, with real keys: where no portal is, they are windows of ours. */

#include "lan-config.h"

#include <adwaita.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lan-content-loader.h"
#include "lan-save-reader.h"
#include "lan-test-folder.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#define WORDS "players:4,humans:1,seed:21"
#define OTHER_WORDS "players:3,humans:1,seed:5"

/* A game in a file that no path leads to: it is in the program itself. */
#define FAR_AWAY "resource:///io/github/lancaster_game/Lancaster/tests/4p-cut.lancaster"

/* Seconds: a folder is read in a thread, on a slow machine as well. */
#define PATIENCE 60

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = lan_test_folder_new ();
  fixture->window = lan_ui_begin_game (WORDS);
  fixture->player = lan_ui_player_new (fixture->window, 5);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_free (fixture->player);
  lan_ui_library_close (fixture->window);
  lan_test_folder_remove (fixture->folder);
  g_free (fixture->folder);
}

/* The visible window of a type, other than that of the game; NULL: none. (transfer none) */
static GtkWindow *
find_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static void
wait_until (gboolean there, GType type)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while ((find_toplevel (type) != NULL) != there)
    {
      if (g_get_monotonic_time () > deadline)
        g_error (there ? "No %s comes" : "The %s stays", g_type_name (type));
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
  lan_ui_settle ();
}

static GtkWindow *
wait_for (GType type)
{
  wait_until (TRUE, type);
  lan_ui_wait_for_frame (GTK_WIDGET (find_toplevel (type)));
  return find_toplevel (type);
}

/* Where a name is typed. */
static GtkEditable *
get_entry (GtkWindow *chooser)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;

  while (!GTK_IS_EDITABLE (gtk_window_get_focus (chooser)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
  return GTK_EDITABLE (gtk_window_get_focus (chooser));
}

/* The dialog that keys of the game's window open, with its entry in focus. */
static GtkWindow *
open_chooser (Fixture *fixture, const char *keys)
{
  GtkWindow *chooser;

  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  lan_ui_fingers_type (keys);
  chooser = wait_for (GTK_TYPE_FILE_CHOOSER_DIALOG);
  lan_ui_fingers_focus (chooser);
  return chooser;
}

static gboolean
on_while_over (gpointer over)
{
  *(gboolean *) over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Whether the dialog has gone, or another one stands before it, within a second. */
static gboolean
is_answered (void)
{
  gboolean over = FALSE;
  guint source = g_timeout_add_seconds (1, on_while_over, &over);
  gboolean answered;

  while (!(answered = find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL || find_toplevel (GTK_TYPE_MESSAGE_DIALOG) != NULL) && !over)
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (source);
  return answered;
}

/* As long as the dialog reads a folder it does not hear the key. */
static void
answer (GtkWindow *chooser, const char *path)
{
  guint tries = 0;

  gtk_editable_set_text (get_entry (chooser), path);
  do
    {
      g_assert_cmpuint (tries++, <, PATIENCE);
      lan_ui_fingers_type ("Return");
    }
  while (!is_answered ());
}

static void
save_as (Fixture *fixture, const char *path)
{
  answer (open_chooser (fixture, "ctrl+shift+s"), path);
}

/* An open popover has the keyboard for itself. */
static gboolean
is_popover_open (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static void
play (Fixture *fixture, guint acts)
{
  for (guint i = 0; i < acts || is_popover_open (fixture); i++)
    g_assert_true (lan_ui_player_act (fixture->player));
  lan_ui_player_reach (fixture->player, G_TYPE_NONE);
}

static void
assert_holds (const char *path, const LanState *state)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = lan_save_read_file (file, content, &error);
  LanState saved;

  g_assert_no_error (error);
  g_assert_true (lan_record_replay (record, record->choices->len, &saved, NULL, NULL));
  g_assert_true (lan_state_equal (&saved, state));
}

/* Saved under a name, saved again without a question, and opened while another game is played. */
static void
test_save_and_open (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "My game (2).lancaster", NULL);
  GtkWindow *chooser;
  LanState first, second;

  if (!lan_ui_fingers_are_there ())
    return;
  play (fixture, 3);
  first = lan_ui_copy_state (fixture->window);
  chooser = open_chooser (fixture, "ctrl+s");
  g_assert_cmpstr (gtk_editable_get_text (get_entry (chooser)), ==, "Lancaster.lancaster");
  answer (chooser, path);
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (fixture->window), "The game is saved."));
  assert_holds (path, &first);

  play (fixture, 3);
  second = lan_ui_copy_state (fixture->window);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  lan_ui_fingers_type ("ctrl+s");
  g_assert_null (find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG));
  assert_holds (path, &second);

  lan_ui_begin_in_window (fixture->window, OTHER_WORDS);
  play (fixture, 2);
  chooser = open_chooser (fixture, "ctrl+o");
  lan_ui_fingers_type ("ctrl+l");
  answer (chooser, path);
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
  lan_ui_assert_state (fixture->window, &second);
}

/* Whether what is there is to be replaced. */
static void
answer_overwrite (int response)
{
  lan_ui_click (gtk_dialog_get_widget_for_response (GTK_DIALOG (wait_for (GTK_TYPE_MESSAGE_DIALOG)), response));
  wait_until (FALSE, GTK_TYPE_MESSAGE_DIALOG);
}

/* What is there is replaced only when that is wanted. */
static void
test_overwrite (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "there.lancaster", NULL);
  g_autofree char *kept = NULL;
  LanState state;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_test_write (path, "Mine");
  play (fixture, 3);
  state = lan_ui_copy_state (fixture->window);
  save_as (fixture, path);
  answer_overwrite (GTK_RESPONSE_CANCEL);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "Mine");
  g_assert_nonnull (find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG));

  lan_ui_fingers_focus (find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG));
  answer (find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG), path);
  answer_overwrite (GTK_RESPONSE_ACCEPT);
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
  assert_holds (path, &state);
}

/* Nothing happens, neither to the game nor to a file. */
static void
test_escape (Fixture *fixture, gconstpointer data)
{
  LanState state;

  if (!lan_ui_fingers_are_there ())
    return;
  play (fixture, 2);
  state = lan_ui_copy_state (fixture->window);
  open_chooser (fixture, "ctrl+shift+s");
  lan_ui_fingers_type ("Escape");
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
  open_chooser (fixture, "ctrl+o");
  lan_ui_fingers_type ("Escape");
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
  lan_ui_assert_state (fixture->window, &state);
  g_assert_null (lan_ui_find_dialog ());
}

/* pattern: of what is said, with * for anything. */
static void
dismiss (Fixture *fixture, const char *heading, const char *pattern)
{
  GtkWindow *dialog = wait_for (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, heading);
  if (!g_pattern_match_simple (pattern, adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog))))
    g_error ("“%s” is not like “%s”", adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), pattern);
  lan_ui_click_button (GTK_WIDGET (dialog), "Close");
  wait_until (FALSE, ADW_TYPE_MESSAGE_DIALOG);
}

/* A folder in which nobody may make a file, not even root; NULL: there is none here. */
static const char *
find_unwritable (Fixture *fixture)
{
  if (geteuid () == 0)
    return g_file_test ("/sys/kernel", G_FILE_TEST_IS_DIR) ? "/sys/kernel" : NULL;
  g_assert_cmpint (chmod (fixture->folder, 0500), ==, 0);
  return fixture->folder;
}

/* The reason is named, the game goes on, and the next place is asked for anew. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  const char *folder = find_unwritable (fixture);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, "no.lancaster", NULL) : NULL;
  LanState state;

  if (!lan_ui_fingers_are_there ())
    return;
  if (path == NULL)
    {
      g_test_skip ("every folder can be written to");
      return;
    }
  play (fixture, 2);
  state = lan_ui_copy_state (fixture->window);
  save_as (fixture, path);
  dismiss (fixture, "The Game Was Not Saved", "no.lancaster cannot be written: *: Permission denied. Save the game in another folder.");
  lan_ui_assert_state (fixture->window, &state);
  g_assert_cmpint (chmod (fixture->folder, 0700), ==, 0);

  open_chooser (fixture, "ctrl+s");
  lan_ui_fingers_type ("Escape");
  wait_until (FALSE, GTK_TYPE_FILE_CHOOSER_DIALOG);
}

/* What is no game is refused with its name, and the game goes on. */
static void
test_open_other (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "other.lancaster", NULL);
  GtkWindow *chooser;
  LanState state;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_test_write (path, "Mine");
  play (fixture, 2);
  state = lan_ui_copy_state (fixture->window);
  chooser = open_chooser (fixture, "ctrl+o");
  lan_ui_fingers_type ("ctrl+l");
  answer (chooser, path);
  dismiss (fixture, "This File Cannot Be Opened", "other.lancaster, line 1: *");
  lan_ui_assert_state (fixture->window, &state);
}

/* Places that have no path: a game that can be read there is opened; what cannot be read or written there is said. */
static void
test_not_local (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (FAR_AWAY);
  g_autoptr (GFile) nowhere = g_file_new_for_uri ("nowhere://host/game.lancaster");
  LanState state;

  g_assert_null (g_file_peek_path (file));
  play (fixture, 2);
  state = lan_ui_copy_state (fixture->window);
  g_assert_false (lan_window_open_file (fixture->window, nowhere));
  dismiss (fixture, "This File Cannot Be Opened", "game.lancaster: The file cannot be read: *");
  lan_ui_assert_state (fixture->window, &state);

  g_assert_true (lan_window_open_file (fixture->window, file));
  state = lan_ui_copy_state (fixture->window);
  g_assert_cmpuint (state.players, ==, 4);
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "save", NULL);
  dismiss (fixture, "The Game Was Not Saved", "4p-cut.lancaster cannot be written: *");
  lan_ui_assert_state (fixture->window, &state);
}

#define ADD(path, test) g_test_add ("/ui/file-dialogs/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("save-and-open", test_save_and_open);
  ADD ("overwrite", test_overwrite);
  ADD ("escape", test_escape);
  ADD ("unwritable", test_unwritable);
  ADD ("open-other", test_open_other);
  ADD ("not-local", test_not_local);
  return g_test_run ();
}
