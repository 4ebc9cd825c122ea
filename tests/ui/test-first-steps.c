/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first steps, by clicks: as proposed and otherwise, left, resumed, taken back; and what becomes of their file. */

#include "lan-config.h"

#include "lan-coach.h"
#include "lan-lesson-progress.h"
#include "lan-squire-chooser.h"
#include "lan-start-page.h"
#include "lan-test-folder.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-library.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

#define STEPS 26

/* (transfer full) */
static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "lancaster", "first-steps.ini", NULL);
}

static void
write_progress (const char *text, gssize size)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, text, size, NULL));
}

static LanWindow *
open_window (void)
{
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_file_delete (file, NULL, NULL);
  return lan_ui_open_window (1366, 768);
}

static GtkWidget *
get_coach (LanWindow *window)
{
  return lan_ui_find (GTK_WIDGET (window), LAN_TYPE_COACH);
}

static gboolean
says (LanWindow *window, const char *text)
{
  GtkWidget *coach = get_coach (window);
  g_autofree char *said = coach != NULL ? lan_ui_get_property (coach, GTK_ACCESSIBLE_PROPERTY_LABEL) : g_strdup ("");

  return strstr (said, text) != NULL;
}

typedef struct {
  LanWindow *window;
  const char *text;
} Saying;

static gboolean
is_said (gpointer data)
{
  const Saying *saying = data;

  return says (saying->window, saying->text);
}

static void
wait_for (LanWindow *window, const char *text)
{
  Saying saying = { window, text };

  lan_ui_wait_until (is_said, &saying);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static void
begin (LanWindow *window)
{
  GtkWidget *page = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_START_PAGE);
  g_autoptr (GPtrArray) buttons = lan_ui_find_class (page, GTK_TYPE_BUTTON, "pill");

  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *name = lan_ui_get_name (g_ptr_array_index (buttons, i));

      if (g_str_has_prefix (name, "First Steps"))
        {
          lan_ui_click (g_ptr_array_index (buttons, i));
          lan_ui_wait_for_frame (GTK_WIDGET (window));
          return;
        }
    }
  g_assert_not_reached ();
}

static void
click (LanWindow *window, const char *button)
{
  lan_ui_click_button (GTK_WIDGET (window), button);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

/* Everything is done by the buttons of the coach. */
static void
test_through (void)
{
  LanWindow *window = open_window ();
  guint games = g_list_model_get_n_items (G_LIST_MODEL (lan_window_get_library (window)));

  begin (window);
  for (guint step = 1; step < STEPS; step++)
    {
      g_autofree char *progress = g_strdup_printf ("Step %u of %u.", step, STEPS);

      wait_for (window, progress);
      click (window, lan_ui_find_button (GTK_WIDGET (window), "Next") != NULL ? "Next" : "Do It for Me");
    }
  wait_for (window, "Well done");
  /* The text promises so many. */
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (window))->houses[0].goods[LAN_GOOD_PP], ==, 14);
  g_assert_cmpint (lan_lesson_progress_peek (), ==, LAN_LESSON_FINISHED);
  /* It is no game of the library. */
  g_assert_true (lan_window_flush (window));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lan_window_get_library (window))), ==, games);

  click (window, "Play Against Two Pages");
  g_assert_null (get_coach (window));
  g_assert_false (lan_session_is_lesson (lan_window_get_session (window)));
  g_assert_cmpstr (lan_game_get_setup (lan_ui_get_game (window))->houses[1].level, ==, "page");
  lan_ui_close_window (window);
}

/* Another decision than the proposed one stands on the board until it is taken back, and nobody answers it. */
static void
test_otherwise (void)
{
  LanWindow *window = open_window ();
  LanGame *game = lan_ui_get_game (window);
  LanSession *session = lan_window_get_session (window);

  begin (window);
  wait_for (window, "England, 1413");
  click (window, "Next");
  wait_for (window, "Choose your first extension");

  lan_session_choose_item (session, LAN_DECISION_EXTENSION, 0);
  wait_for (window, "That is a good room, too");
  g_assert_cmpuint (lan_game_get_length (game), ==, 1);
  g_assert_nonnull (lan_ui_find_button (GTK_WIDGET (window), "Take It Back"));
  click (window, "Take It Back");
  wait_for (window, "Choose your first extension");
  g_assert_cmpuint (lan_game_get_length (game), ==, 0);

  /* Ctrl+Z does the same. */
  lan_session_choose_item (session, LAN_DECISION_EXTENSION, 1);
  wait_for (window, "That can be done, too");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  wait_for (window, "Choose your first extension");

  /* As asked: the others follow. */
  lan_session_choose_item (session, LAN_DECISION_EXTENSION, 3);
  wait_for (window, "Your knights");
  g_assert_cmpuint (lan_game_get_length (game), ==, 3);
  lan_ui_close_window (window);
}

/* The right place, with too few squires, is nearly right. */
static void
test_near_miss (void)
{
  LanWindow *window = open_window ();
  LanSession *session = lan_window_get_session (window);

  write_progress ("[First Steps]\nStep=york\nFinished=false\n", -1);
  begin (window);
  wait_for (window, "Send a knight to a county");
  g_assert_true (lan_session_select (session, 0, 1));
  g_assert_true (lan_session_place (session, LAN_PLACE_COUNTY (1), 0));
  wait_for (window, "Send 1 squire along this time.");
  click (window, "Take It Back");
  wait_for (window, "Send a knight to a county");
  g_assert_true (lan_session_select (session, 0, 1));
  g_assert_true (lan_session_place (session, LAN_PLACE_COUNTY (1), 1));
  wait_for (window, "You were expelled");
  lan_ui_close_window (window);
}

/* Back to any step, over decisions of all. */
static void
test_back (void)
{
  LanWindow *window = open_window ();
  LanGame *game = lan_ui_get_game (window);

  write_progress ("[First Steps]\nStep=favour\nFinished=false\n", -1);
  begin (window);
  wait_for (window, "The King’s Favour");
  g_assert_cmpuint (lan_game_get_length (game), ==, 11);
  click (window, "Back");
  wait_for (window, "The war in France");
  g_assert_cmpuint (lan_game_get_length (game), ==, 10);
  click (window, "Back");
  wait_for (window, "Now you expel");
  g_assert_cmpuint (lan_game_get_length (game), ==, 6);
  click (window, "Back");
  wait_for (window, "You were expelled");
  g_assert_cmpuint (lan_game_get_length (game), ==, 6);
  lan_ui_close_window (window);
}

/* Left in the middle, also in the middle of a detour: the start page leads back to the step. */
static void
test_leave (void)
{
  LanWindow *window = open_window ();

  begin (window);
  wait_for (window, "England, 1413");
  click (window, "Next");
  wait_for (window, "Choose your first extension");
  lan_session_choose_item (lan_window_get_session (window), LAN_DECISION_EXTENSION, 0);
  wait_for (window, "That is a good room, too");
  click (window, "Leave the First Steps");
  g_assert_null (get_coach (window));
  g_assert_true (lan_window_is_free (window));
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (window), "Go on where you were"));
  begin (window);
  wait_for (window, "Choose your first extension");
  lan_ui_close_window (window);

  /* And in another window, after another start. */
  window = lan_ui_open_window (1366, 768);
  begin (window);
  wait_for (window, "Choose your first extension");
  lan_ui_close_window (window);
}

static gboolean
can_decide (gpointer window)
{
  return lan_session_can_decide (lan_window_get_session (window));
}

/* Another game takes its place, and is kept as any. */
static void
test_other_game (void)
{
  LanWindow *window = open_window ();

  lan_ui_library_empty (window);
  begin (window);
  wait_for (window, "England, 1413");
  lan_ui_begin_in_window (window, "players:3,humans:1,seed:3");
  g_assert_null (get_coach (window));
  lan_ui_wait_until (can_decide, window);
  lan_session_choose_item (lan_window_get_session (window), LAN_DECISION_EXTENSION, 0);
  g_assert_true (lan_window_flush (window));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lan_window_get_library (window))), ==, 1);
  lan_ui_close_window (window);
}

static gboolean
has_words (GtkWidget *widget, gpointer words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

static gboolean
is_told (gpointer window)
{
  g_autoptr (GPtrArray) labels = lan_ui_find_all (window, has_words, (gpointer) "begin anew");

  return labels->len > 0;
}

/* A file cut off, made up, or of another kind: said, and begun anew. */
static void
test_hostile (void)
{
  static const struct {
    const char *text;
    gssize size;
  } files[] = {
    { "", 0 },
    { "[First St", -1 },
    { "[First Steps]\nStep", -1 },
    { "[First Steps]\nFinished=false\n", -1 },
    { "[First Steps]\nStep=no-such-step\nFinished=false\n", -1 },
    { "[First Steps]\nStep=../../etc/passwd\n", -1 },
    { "[First Steps]\nStep=\xff\xfe\n", -1 },
    { "[First Steps]\nStep=4294967295\nFinished=false\n", -1 },
    { "[First Steps]\nStep=-1\n", -1 },
    { "[First Steps]\nStep=\n", -1 },
    { "[First Steps]\nStep=york;lincoln\nFinished=perhaps\n", -1 },
    { "[Second Steps]\nRevision=9\nStep=york\n", -1 },
    { "\0\0\0\0", 4 },
  };
  g_autofree char *large = g_strnfill (1024 * 1024, 'x');
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i <= G_N_ELEMENTS (files) + 1; i++)
    {
      LanWindow *window = open_window ();

      if (i < G_N_ELEMENTS (files))
        write_progress (files[i].text, files[i].size);
      else if (i == G_N_ELEMENTS (files))
        write_progress (large, -1);
      else
        g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
      begin (window);
      wait_for (window, "England, 1413");
      lan_ui_wait_until (is_told, window);
      g_assert_cmpuint (lan_game_get_length (lan_ui_get_game (window)), ==, 0);
      lan_ui_close_window (window);
      g_file_delete (file, NULL, NULL);
    }
}

typedef struct {
  LanWindow *window;
  guint serial;
  GtkWidget *focus;
  char *said;
} Moment;

static char *
get_said (LanWindow *window)
{
  GtkWidget *coach = get_coach (window);

  return coach != NULL ? lan_ui_get_property (coach, GTK_ACCESSIBLE_PROPERTY_LABEL) : g_strdup ("");
}

/* Something has come of the key, and nobody else is to decide. */
static gboolean
has_passed (gpointer data)
{
  const Moment *moment = data;
  g_autofree char *said = get_said (moment->window);

  return strstr (said, "Watch what they do") == NULL
         && (lan_game_get_serial (lan_ui_get_game (moment->window)) != moment->serial || !g_str_equal (said, moment->said)
             || gtk_window_get_focus (GTK_WINDOW (moment->window)) != moment->focus);
}

static void
type (LanWindow *window, const char *keys)
{
  Moment moment = { window, lan_game_get_serial (lan_ui_get_game (window)), gtk_window_get_focus (GTK_WINDOW (window)), get_said (window) };

  gboolean voting = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_VOTE_SHEET) != NULL;

  lan_ui_fingers_type (keys);
  /* A marker more changes nothing that is looked at here. */
  if (!voting)
    lan_ui_wait_until (has_passed, &moment);
  lan_ui_settle ();
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  g_free (moment.said);
}

/* By Enter alone, but for the squires: the focus is always led to what comes next. */
static void
test_keyboard (void)
{
  LanWindow *window;

  if (!lan_ui_fingers_are_there ())
    return;
  window = open_window ();
  lan_ui_library_empty (window);
  lan_ui_fingers_focus (GTK_WINDOW (window));
  for (guint i = 0; i < 150 && !says (window, "Well done"); i++)
    if (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_SQUIRE_CHOOSER) == NULL)
      type (window, "Return");
    else
      type (window, says (window, "1 squire") ? "1 Return" : "0 Return");
  g_assert_true (says (window, "Well done"));
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (window))->houses[0].goods[LAN_GOOD_PP], ==, 14);
  type (window, "Return");
  g_assert_null (get_coach (window));
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);

  g_test_add_func ("/ui/first-steps/through", test_through);
  g_test_add_func ("/ui/first-steps/otherwise", test_otherwise);
  g_test_add_func ("/ui/first-steps/near-miss", test_near_miss);
  g_test_add_func ("/ui/first-steps/back", test_back);
  g_test_add_func ("/ui/first-steps/leave", test_leave);
  g_test_add_func ("/ui/first-steps/other-game", test_other_game);
  g_test_add_func ("/ui/first-steps/hostile", test_hostile);
  g_test_add_func ("/ui/first-steps/keyboard", test_keyboard);
  return g_test_run ();
}
