/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-torture.h"

#include "lan-analysis-sheet.h"
#include "lan-forecast-sheet.h"
#include "lan-game-page.h"
#include "lan-help-window.h"
#include "lan-library-page.h"
#include "lan-new-game-sheet.h"
#include "lan-results-sheet.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-saved-game-row.h"
#include "lan-settings.h"
#include "lan-sheet-host.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"

static void
use (LanTorture *self, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->window), action, NULL);
}

static LanGame *
get_game (LanTorture *self)
{
  return lan_ui_get_game (self->window);
}

static GtkWidget *
find (LanTorture *self, GType type)
{
  return lan_ui_find (GTK_WIDGET (self->window), type);
}

/* Any answer that the rules allow. */
static void
decide (LanTorture *self)
{
  LanSpan spans[LAN_MAX_SPANS];
  LanSession *session = lan_torture_get_session (self);
  guint n = lan_session_get_spans (session, spans);
  LanChoice choice = lan_spans_nth (spans, lan_torture_below ((guint) lan_spans_count (spans, n)));

  g_assert_true (lan_session_play (session, &choice));
}

/* A sheet that asks nothing about the game. */
static gboolean
is_aside (GtkWidget *sheet)
{
  return sheet != NULL && (LAN_IS_FORECAST_SHEET (sheet) || LAN_IS_NEW_GAME_SHEET (sheet) || LAN_IS_RESULTS_SHEET (sheet)
                           || LAN_IS_ANALYSIS_SHEET (sheet));
}

/* Back from everything that lies over the game; a sheet may lie over another one. */
static void
come_back (LanTorture *self)
{
  LanSession *session = lan_torture_get_session (self);

  if (find (self, LAN_TYPE_LIBRARY_PAGE) != NULL)
    use (self, "show-library");
  while (is_aside (lan_ui_player_get_sheet (self->player)))
    use (self, "back");
  lan_session_visit (session, G_MAXUINT);
  if (lan_session_can_decide (session))
    lan_session_set_front_seat (session, lan_session_get_decision (session).seat);
  lan_ui_wait_for_frame (GTK_WIDGET (self->window));
}

static gboolean
is_wide (LanGamePage *page)
{
  return !lan_game_page_get_folded (page) && !lan_game_page_get_compact (page);
}

/* A window that shows everything is clicked; in a small one what is wanted may be out of sight. */
static void
play (LanTorture *self)
{
  LanGamePage *page;

  come_back (self);
  page = LAN_GAME_PAGE (find (self, LAN_TYPE_GAME_PAGE));
  if (page == NULL || is_aside (lan_ui_player_get_sheet (self->player)))
    return; /* no game yet, or over by now */
  if (lan_ui_player_get_sheet (self->player) != NULL || is_wide (page))
    lan_ui_player_try (self->player);
  else if (lan_session_can_decide (lan_torture_get_session (self)))
    decide (self);
  lan_torture_let_pass (lan_torture_below (20));
}

/* A dozen decisions at once, to come far. */
static void
hurry (LanTorture *self)
{
  LanSession *session = lan_torture_get_session (self);

  lan_session_visit (session, G_MAXUINT);
  for (guint i = 0; i < 12; i++)
    {
      lan_session_lift_veil (session);
      if (lan_session_can_decide (session))
        decide (self);
      else
        lan_torture_let_pass (50);
    }
}

static void
wait (LanTorture *self)
{
  lan_torture_let_pass (lan_torture_below (200));
}

static void
undo (LanTorture *self)
{
  use (self, "undo");
}

static void
redo (LanTorture *self)
{
  use (self, "redo");
}

/* All the way, by the key held down. */
static void
undo_far (LanTorture *self)
{
  for (guint n = lan_torture_below (30); n > 0; n--)
    use (self, "undo");
}

static void
redo_far (LanTorture *self)
{
  for (guint n = lan_torture_below (30); n > 0; n--)
    use (self, "redo");
}

static void
restart_turn (LanTorture *self)
{
  use (self, "restart-turn");
}

static void
begin_game (LanTorture *self)
{
  lan_torture_begin_next (self);
}

static void
play_again (LanTorture *self)
{
  use (self, "play-again");
}

static void
show_new_game (LanTorture *self)
{
  use (self, "new-game");
}

static void
visit (LanTorture *self)
{
  if (lan_game_is_open (get_game (self)))
    lan_session_visit (lan_torture_get_session (self), lan_torture_below (lan_game_get_length (get_game (self)) + 2));
}

static void
replay (LanTorture *self)
{
  use (self, "replay");
}

static void
step (LanTorture *self)
{
  static const char *const names[] = { "Previous Position", "Next Position", "First Position", "Last Position", "Play", "Pause" };
  GtkWidget *button = lan_ui_find_button (GTK_WIDGET (self->window), names[lan_torture_below (G_N_ELEMENTS (names))]);

  if (button != NULL && gtk_widget_is_sensitive (button) && lan_ui_player_get_sheet (self->player) == NULL)
    gtk_widget_activate (button);
}

static void
leave_replay (LanTorture *self)
{
  use (self, "leave-replay");
}

static void
branch (LanTorture *self)
{
  use (self, "branch");
}

static void
back (LanTorture *self)
{
  use (self, "back");
}

static void
press_escape (LanTorture *self)
{
  lan_ui_press_key (GTK_WINDOW (self->window), GDK_KEY_Escape);
}

/* The file has the game as it stands; the game is then that file's. */
static void
save (LanTorture *self)
{
  LanGameContent *content = lan_session_get_content (lan_torture_get_session (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = NULL;
  g_autoptr (LanRecord) saved = NULL;
  LanState state;

  if (!lan_game_is_open (get_game (self)))
    return;
  if (lan_window_plays_file (self->window, self->file))
    use (self, "save");
  record = lan_game_to_record (get_game (self));
  lan_save_write_file (record, self->file, &error);
  g_assert_no_error (error);
  saved = lan_save_read_file (self->file, content, &error);
  g_assert_no_error (error);
  g_assert_true (lan_record_replay (saved, saved->choices->len, &state, NULL, NULL));
  lan_ui_assert_state (self->window, &state);
}

/* What was saved last, or another game; it stands where the file says. */
static void
load (LanTorture *self)
{
  static const char *const names[] = { "2p-cut", "3p-cut", "4p-cut", "5p-cut", "4p-plain", "5p-random" };
  LanGameContent *content = lan_session_get_content (lan_torture_get_session (self));
  g_autofree char *base = g_strconcat (names[lan_torture_below (G_N_ELEMENTS (names))], ".lancaster", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saves", base, NULL);
  g_autoptr (GFile) file = lan_torture_below (2) == 0 ? g_file_new_for_path (path) : g_object_ref (self->file);
  g_autoptr (LanRecord) record = lan_save_read_file (file, content, NULL);
  LanState state;

  if (record == NULL)
    return; /* nothing was saved yet */
  g_assert_true (lan_window_open_file (self->window, file));
  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  lan_ui_assert_state (self->window, &state);
}

static void
show_library (LanTorture *self)
{
  use (self, "show-library");
}

/* Anything that can be done with a game of the library at once. */
static void
use_row (LanTorture *self, const char *action)
{
  g_autoptr (GPtrArray) rows = NULL;

  if (find (self, LAN_TYPE_LIBRARY_PAGE) == NULL)
    use (self, "show-library");
  lan_ui_wait_for_frame (GTK_WIDGET (self->window));
  rows = lan_ui_find_class (GTK_WIDGET (self->window), LAN_TYPE_SAVED_GAME_ROW, NULL);
  if (rows->len > 0)
    gtk_widget_activate_action (g_ptr_array_index (rows, lan_torture_below (rows->len)), action, NULL);
}

static void
open_row (LanTorture *self)
{
  use_row (self, "saved.open");
}

static void
duplicate_row (LanTorture *self)
{
  use_row (self, "saved.duplicate");
}

static void
delete_row (LanTorture *self)
{
  use_row (self, "saved.delete");
}

static gboolean
is_toast (GtkWidget *widget, gpointer data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget");
}

/* What the toast about a deleted game offers. */
static void
restore (LanTorture *self)
{
  g_autoptr (GPtrArray) toasts = lan_ui_find_all (GTK_WIDGET (self->window), is_toast, NULL);
  GtkWidget *button = toasts->len > 0 ? lan_ui_find_button (g_ptr_array_index (toasts, 0), "Undo") : NULL;

  if (button != NULL)
    gtk_widget_activate (button);
}

static void
resize (LanTorture *self)
{
  static const int sizes[][2] = { { 1366, 768 }, { 1280, 1000 }, { 1366, 768 }, { 1024, 600 }, { 360, 640 }, { 700, 500 } };
  const int *size = sizes[lan_torture_below (G_N_ELEMENTS (sizes))];

  g_test_message ("  %d x %d", size[0], size[1]);
  gtk_window_set_default_size (GTK_WINDOW (self->window), size[0], size[1]);
  lan_ui_wait_for_frame (GTK_WIDGET (self->window));
}

static void
show_forecast (LanTorture *self)
{
  use (self, "forecast");
  lan_torture_let_pass (lan_torture_below (20));
}

static void
show_side (LanTorture *self)
{
  use (self, "side-panel");
}

static void
switch_view (LanTorture *self)
{
  GtkWidget *switcher = find (self, LAN_TYPE_VIEW_SWITCHER);

  if (switcher != NULL)
    lan_view_switcher_set_view (LAN_VIEW_SWITCHER (switcher), (LanView) lan_torture_below (LAN_N_VIEWS));
}

static void
look_at_castle (LanTorture *self)
{
  const LanGameSetup *setup = lan_session_get_setup (lan_torture_get_session (self));

  if (setup != NULL)
    lan_session_set_front_seat (lan_torture_get_session (self), lan_torture_below (setup->chance.players));
}

static void
show_vote (LanTorture *self)
{
  use (self, "vote");
}

static void
show_results (LanTorture *self)
{
  use (self, "results");
}

static void
show_analysis (LanTorture *self)
{
  use (self, "analysis");
  lan_torture_let_pass (lan_torture_below (100));
}

/* Asks for a hint, or drops the one that is there or is being searched for. */
static void
hint (LanTorture *self)
{
  use (self, "hint");
  lan_torture_let_pass (lan_torture_below (100));
}

static void
begin_lesson (LanTorture *self)
{
  use (self, "first-steps");
}

/* Not as the lesson wants it. */
static void
step_in_lesson (LanTorture *self)
{
  static const char *const names[] = { "lesson-next", "lesson-next", "lesson-back", "lesson-take-back", "lesson-leave" };

  use (self, names[lan_torture_below (G_N_ELEMENTS (names))]);
}

/* Windows beside the one that is played in; they may stay open. */
static void
show_window (LanTorture *self)
{
  static const char *const names[] = { "preferences", "about" };
  guint n = lan_torture_below (G_N_ELEMENTS (names) + 2);

  /* The program's own window: a viewer that is there would outlive the test, and whoever reads what that says waits for it. */
  if (n == 0)
    lan_help_window_show (GTK_WINDOW (self->window), NULL);
  else if (n <= G_N_ELEMENTS (names))
    g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), names[n - 1], NULL);
  else
    use (self, "show-help-overlay");
  lan_torture_let_pass (lan_torture_below (20));
}

static void
close_windows (LanTorture *self)
{
  lan_torture_close_others (self);
}

static void
take (LanTorture *self)
{
  if (lan_game_is_open (get_game (self)))
    lan_session_take (lan_torture_get_session (self), 1 + lan_torture_below (LAN_STRENGTHS));
}

static void
set (const char *key, const char *const *values)
{
  g_autoptr (GSettings) settings = lan_settings_new ();

  g_settings_set_string (settings, key, values[lan_torture_below (g_strv_length ((GStrv) values))]);
}

static void
set_pace (LanTorture *self)
{
  set (LAN_SETTING_PACE, (const char *const[]) { "instant", "instant", "quick", "slow", NULL });
}

static void
set_look (LanTorture *self)
{
  set (LAN_SETTING_BOARD, (const char *const[]) { "style", "day", "night", "plain", NULL });
}

/* Something was decided or taken back since it was opened, and it is no lesson, which is nobody's game: it must be kept. */
static gboolean
is_to_be_kept (LanTorture *self)
{
  LanGame *game = get_game (self);
  gboolean modified = FALSE;

  g_object_get (game, "modified", &modified, NULL);
  return lan_game_is_open (game) && modified && lan_game_get_length (game) > 0
         && !lan_session_is_lesson (lan_torture_get_session (self));
}

static gboolean
is_kept (LanLibrary *library, const LanState *state)
{
  gboolean kept = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)) && !kept; i++)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autoptr (LanRecord) record = lan_library_read (library, saved, NULL, NULL);
      LanState there;

      kept = record != NULL && lan_record_replay (record, record->choices->len, &there, NULL, NULL)
             && lan_state_equal (&there, state);
    }
  return kept;
}

/* In the middle of a thought as well the game is kept where it was left. */
static void
quit (LanTorture *self)
{
  gboolean to_be_kept = is_to_be_kept (self);
  LanState state;

  if (to_be_kept)
    state = lan_ui_copy_state (self->window);
  lan_torture_leave_and_return (self);
  if (to_be_kept)
    g_assert_true (is_kept (lan_window_get_library (self->window), &state));
  use (self, "continue");
}

const LanTortureAction lan_torture_actions[] = {
  { "play", 36, FALSE, play },
  { "hurry", 6, FALSE, hurry },
  { "wait", 4, TRUE, wait },
  { "undo", 8, FALSE, undo },
  { "redo", 6, FALSE, redo },
  { "undo far", 1, FALSE, undo_far },
  { "redo far", 1, FALSE, redo_far },
  { "restart turn", 3, FALSE, restart_turn },
  { "new game", 2, FALSE, begin_game },
  { "play again", 1, FALSE, play_again },
  { "sheet of the new game", 2, TRUE, show_new_game },
  { "visit", 4, TRUE, visit },
  { "replay", 3, TRUE, replay },
  { "step", 6, TRUE, step },
  { "leave the replay", 1, TRUE, leave_replay },
  { "branch", 3, FALSE, branch },
  { "back", 2, TRUE, back },
  { "Escape", 2, TRUE, press_escape },
  { "save", 3, TRUE, save },
  { "load", 3, FALSE, load },
  { "library", 3, TRUE, show_library },
  { "open from the library", 3, FALSE, open_row },
  { "duplicate", 2, TRUE, duplicate_row },
  { "delete", 3, TRUE, delete_row },
  { "restore", 2, TRUE, restore },
  { "resize", 4, TRUE, resize },
  { "forecast", 3, TRUE, show_forecast },
  { "side panel", 3, TRUE, show_side },
  { "view", 2, TRUE, switch_view },
  { "castle", 2, TRUE, look_at_castle },
  { "vote", 2, TRUE, show_vote },
  { "results", 1, TRUE, show_results },
  { "analysis", 2, TRUE, show_analysis },
  { "hint", 4, TRUE, hint },
  { "first steps", 1, FALSE, begin_lesson },
  { "step of the lesson", 3, FALSE, step_in_lesson },
  { "window", 2, TRUE, show_window },
  { "close windows", 2, TRUE, close_windows },
  { "take a knight", 2, TRUE, take },
  { "pace", 4, TRUE, set_pace },
  { "look", 1, TRUE, set_look },
  { "quit", 2, FALSE, quit },
  { NULL, 0, FALSE, NULL },
};
