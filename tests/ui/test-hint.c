/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints: for every kind of decision, without a change to the game, taken back at once, and only where one can decide. */

#include "lan-hand-over.h"
#include "lan-knight-button.h"
#include "lan-prompt-bar.h"
#include "lan-space.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-vote-sheet.h"

#include <string.h>

/* The kinds of decisions that are met in the first rounds are more than this. */
#define FIRST_ROUNDS 2
#define LEAST_KINDS 5

static gboolean
is_hint_enabled (LanWindow *window)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hint");
}

static void
ask (LanWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
}

static void
wait_for_hint (LanWindow *window)
{
  while (lan_session_is_hinting (lan_window_get_session (window)))
    g_main_context_iteration (NULL, TRUE);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

static gboolean
is_lit (GtkWidget *widget, gpointer data)
{
  return (LAN_IS_SPACE (widget) && lan_space_get_target (LAN_SPACE (widget)).hinted) || gtk_widget_has_css_class (widget, "hinted");
}

static guint
count_lit (LanWindow *window)
{
  g_autoptr (GPtrArray) lit = lan_ui_find_all (GTK_WIDGET (window), is_lit, NULL);

  return lit->len;
}

/* What is bought, and a vote, have no place of their own besides their controls. */
static void
assert_lit (LanWindow *window, const LanChoice *choice)
{
  if (choice->kind == LAN_DECISION_BUY)
    return;
  g_assert_cmpuint (count_lit (window), >=, choice->kind == LAN_DECISION_PLACE ? 2 : 1);
}

static gboolean
is_label_with (GtkWidget *widget, gpointer text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* Read by everybody: seen where the decision is made, and told to a screen reader. */
static void
assert_said (LanWindow *window)
{
  g_autofree char *hint = lan_session_describe_hint (lan_window_get_session (window));
  g_autoptr (GPtrArray) labels = lan_ui_find_all (GTK_WIDGET (window), is_label_with, hint);
  g_autofree char *told = lan_ui_get_name (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_PROMPT_BAR));

  g_assert_cmpuint (labels->len, >=, 1);
  g_assert_nonnull (strstr (told, hint));
  g_test_message ("%s", hint);
}

static void
check_hint (LanWindow *window)
{
  LanSession *session = lan_window_get_session (window);
  LanGame *game = lan_ui_get_game (window);
  LanState before = lan_ui_copy_state (window);
  guint length = lan_game_get_length (game), serial = lan_game_get_serial (game);
  const LanChoice *choice;

  g_assert_true (is_hint_enabled (window));
  ask (window);
  g_assert_true (lan_session_is_hinting (session));
  wait_for_hint (window);
  choice = lan_session_get_hinted_choice (session);
  g_assert_nonnull (choice);
  g_assert_cmpuint (lan_decision_check (lan_game_content_get_tables (lan_game_get_content (game)), &before, choice), ==, LAN_RULE_OK);
  assert_lit (window, choice);
  assert_said (window);
  lan_ui_assert_state (window, &before);
  g_assert_cmpuint (lan_game_get_length (game), ==, length);
  g_assert_cmpuint (lan_game_get_serial (game), ==, serial);

  ask (window);
  g_assert_null (lan_session_get_hinted_choice (session));
  g_assert_cmpuint (count_lit (window), ==, 0);
}

/* The hint takes the place of the usual words: nothing on the board moves when it comes and when it goes. */
static void
test_still (void)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:1,seed:7");
  GtkWidget *bar = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_PROMPT_BAR);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  int height;

  lan_ui_player_reach (player, G_TYPE_NONE);
  lan_ui_wait_for_frame (bar);
  height = gtk_widget_get_height (bar);
  g_assert_cmpint (height, >, 0);
  ask (window);
  lan_ui_wait_for_frame (bar);
  g_assert_cmpint (gtk_widget_get_height (bar), ==, height);
  wait_for_hint (window);
  g_assert_cmpint (gtk_widget_get_height (bar), ==, height);
  ask (window);
  lan_ui_wait_for_frame (bar);
  g_assert_cmpint (gtk_widget_get_height (bar), ==, height);
  lan_ui_close_window (window);
}

static gboolean
is_seen_label (GtkWidget *widget, gpointer text)
{
  return is_label_with (widget, text) && gtk_widget_get_mapped (widget) && gtk_widget_get_opacity (widget) > 0;
}

/* All of it lies within the prompt. */
static void
assert_within (GtkWidget *bar, GtkWidget *label)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (label, bar, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (bar));
}

/* Both are read, and the prompt is as high as it was. */
static void
assert_remark_beside_hint (GtkWidget *bar, LanSession *session, int height)
{
  g_autofree char *hint = lan_session_describe_hint (session);
  g_autoptr (GPtrArray) hints = lan_ui_find_all (bar, is_seen_label, hint);
  g_autoptr (GPtrArray) remarks = lan_ui_find_all (bar, is_seen_label, (gpointer) lan_session_get_remark (session));

  g_assert_cmpuint (hints->len, ==, 1);
  g_assert_cmpuint (remarks->len, ==, 1);
  assert_within (bar, g_ptr_array_index (hints, 0));
  assert_within (bar, g_ptr_array_index (remarks, 0));
  g_assert_cmpint (gtk_widget_get_height (bar), ==, height);
}

/* What a place says of itself is read beside the hint, without a line more; a screen reader has it from the place. */
static void
test_still_with_remark (void)
{
  LanWindow *window = lan_ui_begin_game ("players:4,humans:1,seed:7");
  LanSession *session = lan_window_get_session (window);
  GtkWidget *bar = lan_ui_find (GTK_WIDGET (window), LAN_TYPE_PROMPT_BAR);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  guint n = 0;
  int height;

  lan_ui_player_take_knight (player);
  lan_ui_wait_for_frame (bar);
  height = gtk_widget_get_height (bar);
  ask (window);
  wait_for_hint (window);
  for (guint i = 0; i < 12; i++)
    {
      g_assert_true (lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_n));
      lan_ui_wait_for_frame (bar);
      g_assert_cmpint (gtk_widget_get_height (bar), ==, height);
      if (lan_session_get_remark (session) == NULL)
        continue;
      assert_remark_beside_hint (bar, session, height);
      n++;
    }
  g_assert_cmpuint (n, >, 3);
  lan_ui_close_window (window);
}

/* Plays on; the first decision of each kind that a human meets gets a hint. */
static void
test_kinds (gconstpointer words)
{
  LanWindow *window = lan_ui_begin_game (words);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);
  LanSession *session = lan_window_get_session (window);
  guint seen = 0;

  do
    {
      LanDecision decision = lan_session_get_decision (session);
      GtkWidget *sheet = lan_ui_player_get_sheet (player);
      gboolean at_board = sheet == NULL || LAN_IS_VOTE_SHEET (sheet);

      if (at_board && lan_session_can_decide (session) && (seen >> decision.kind & 1) == 0)
        {
          seen |= 1u << decision.kind;
          check_hint (window);
        }
    }
  while (lan_ui_player_act (player) && lan_game_get_state (lan_ui_get_game (window))->round <= FIRST_ROUNDS);
  g_assert_cmpint (__builtin_popcount (seen), >=, LEAST_KINDS);
  lan_ui_close_window (window);
}

/* Esc, a decision and a step back each end the search; nothing comes of it afterwards. */
static void
test_cancel (void)
{
  LanWindow *window = lan_ui_begin_game ("players:3,humans:1,seed:3");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);

  lan_ui_player_take_knight (player);
  ask (window);
  lan_ui_press_key (GTK_WINDOW (window), GDK_KEY_Escape);
  g_assert_false (lan_session_is_hinting (session));
  g_assert_true (lan_session_get_selection (session, NULL, NULL)); /* Esc did one thing */

  ask (window);
  g_assert_true (lan_ui_player_act (player));
  g_assert_false (lan_session_is_hinting (session));

  lan_ui_player_take_knight (player);
  ask (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_false (lan_session_is_hinting (session));
  g_assert_null (lan_session_get_hinted_choice (session));

  ask (window);
  lan_ui_begin_in_window (window, "players:2,humans:1,seed:4");
  g_assert_false (lan_session_is_hinting (session));
  lan_ui_settle ();
  g_assert_null (lan_session_get_hinted_choice (session));

  ask (window);
  lan_ui_close_window (window); /* in the middle of it */
}

/* Not for a computer player's decision, not for the past, not before the next player has taken over. */
static void
test_where (void)
{
  LanWindow *window = lan_ui_begin_game ("players:3,humans:2,seed:3");
  LanSession *session = lan_window_get_session (window);
  g_autoptr (LanUiPlayer) player = lan_ui_player_new (window, 5);

  lan_ui_player_reach (player, LAN_TYPE_HAND_OVER);
  g_assert_false (is_hint_enabled (window));
  g_assert_false (lan_session_ask_hint (session));
  lan_ui_player_reach (player, LAN_TYPE_VOTE_SHEET);
  g_assert_true (is_hint_enabled (window));
  lan_ui_player_reach (player, G_TYPE_NONE);
  g_assert_true (is_hint_enabled (window));
  lan_session_visit (session, 3);
  g_assert_false (is_hint_enabled (window));
  lan_session_visit (session, G_MAXUINT);
  g_assert_true (is_hint_enabled (window));
  lan_ui_close_window (window);

  window = lan_ui_begin_game ("players:3,humans:0,seed:3");
  g_assert_false (is_hint_enabled (window));
  lan_ui_close_window (window);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add_func ("/ui/hint/still", test_still);
  g_test_add_func ("/ui/hint/still-with-remark", test_still_with_remark);
  g_test_add_data_func ("/ui/hint/four-houses", "players:4,humans:1,seed:7", test_kinds);
  g_test_add_data_func ("/ui/hint/allies", "players:2,humans:1,seed:8", test_kinds);
  g_test_add_data_func ("/ui/hint/five-humans", "players:5,humans:5,seed:9", test_kinds);
  g_test_add_func ("/ui/hint/cancel", test_cancel);
  g_test_add_func ("/ui/hint/where", test_where);
  return g_test_run ();
}
