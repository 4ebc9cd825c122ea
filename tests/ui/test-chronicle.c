/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chronicle: what it shows of a game, and the way to an earlier position and back. */

#include "lan-chronicle.h"
#include "lan-chronicle-entry.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#define SINCE "Since your last turn"

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
  GtkWidget *chronicle;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = lan_ui_begin_game ("players:4,humans:1,seed:21");
  fixture->player = lan_ui_player_new (fixture->window, 1);
  fixture->chronicle = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_CHRONICLE);
  g_assert_nonnull (fixture->chronicle);
  /* Into the second round, to a turn of the human with news. */
  while (lan_ui_copy_state (fixture->window).round < 2 || lan_ui_find_button (fixture->chronicle, SINCE) == NULL
         || lan_state_phase (lan_game_get_state (lan_ui_get_game (fixture->window))) != LAN_PHASE_PLACE)
    g_assert_true (lan_ui_player_act (fixture->player));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
}

static GListModel *
get_lines (Fixture *fixture)
{
  GtkListView *list = GTK_LIST_VIEW (lan_ui_find (fixture->chronicle, GTK_TYPE_LIST_VIEW));

  return G_LIST_MODEL (gtk_list_view_get_model (list));
}

typedef gboolean (*LineFunc) (LanChronicleEntry *entry, guint value);

/* Every event that is shown passes, and no heading stands over nothing. Returns the number of events. */
static guint
assert_lines (Fixture *fixture, LineFunc func, guint value)
{
  GListModel *lines = get_lines (fixture);
  guint n = 0;
  gboolean was_heading = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (LanChronicleEntry) entry = g_list_model_get_item (lines, i);
      gboolean heading = lan_chronicle_entry_is_heading (entry);

      g_assert_false (heading && was_heading);
      g_assert_true (heading || i > 0);
      g_assert_true (heading || func (entry, value));
      n += heading ? 0 : 1;
      was_heading = heading;
    }
  g_assert_false (was_heading);
  return n;
}

static guint
count_events (Fixture *fixture)
{
  GListModel *lines = get_lines (fixture);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (LanChronicleEntry) entry = g_list_model_get_item (lines, i);

      n += lan_chronicle_entry_is_heading (entry) ? 0 : 1;
    }
  return n;
}

static gboolean
is_since (LanChronicleEntry *entry, guint decision)
{
  return lan_chronicle_entry_get_decision (entry) >= decision;
}

/* The last decision of the human, the deciding seat. */
static guint
find_last_own (LanGame *game)
{
  guint seat = lan_game_get_decision (game).seat;
  guint n = lan_game_get_length (game);

  while (lan_game_get_choice (game, n - 1)->seat != seat)
    n--;
  return n - 1;
}

static void
test_since (Fixture *fixture, gconstpointer data)
{
  guint all = count_events (fixture);
  guint some;

  lan_ui_click_button (fixture->chronicle, SINCE);
  some = assert_lines (fixture, is_since, find_last_own (lan_ui_get_game (fixture->window)));
  g_assert_cmpuint (some, >, 0);
  g_assert_cmpuint (some, <, all);
  lan_ui_click_button (fixture->chronicle, SINCE);
  g_assert_cmpuint (count_events (fixture), ==, all);
}

static gboolean
concerns (LanChronicleEntry *entry, guint seat)
{
  return lan_chronicle_entry_concerns (entry, seat);
}

static void
test_house (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *filter = GTK_DROP_DOWN (lan_ui_find (fixture->chronicle, GTK_TYPE_DROP_DOWN));
  guint all = count_events (fixture);

  for (guint seat = 0; seat < 4; seat++)
    {
      guint some;

      gtk_drop_down_set_selected (filter, seat + 1);
      some = assert_lines (fixture, concerns, seat);
      g_assert_cmpuint (some, >, 0);
      g_assert_cmpuint (some, <, all);
    }
  gtk_drop_down_set_selected (filter, 0);
  g_assert_cmpuint (count_events (fixture), ==, all);
}

/* A line shows the board as it was after it; the game itself stays where it is. */
static void
test_visit (Fixture *fixture, gconstpointer data)
{
  LanSession *session = lan_window_get_session (fixture->window);
  LanState now = lan_ui_copy_state (fixture->window);
  GtkWidget *list = lan_ui_find (fixture->chronicle, GTK_TYPE_LIST_VIEW);
  guint position = g_list_model_get_n_items (get_lines (fixture)) - 1;
  g_autoptr (LanChronicleEntry) oldest = g_list_model_get_item (get_lines (fixture), position);
  const LanState *then = lan_game_peek_state (lan_ui_get_game (fixture->window), lan_chronicle_entry_get_decision (oldest) + 1);

  g_signal_emit_by_name (list, "activate", position);
  lan_ui_settle ();
  g_assert_true (lan_session_is_visiting (session));
  g_assert_true (lan_state_equal (lan_session_get_state (session), then));
  lan_ui_assert_state (fixture->window, &now);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (fixture->window), "Earlier position"));

  lan_ui_click_button (GTK_WIDGET (fixture->window), "Back to the Game");
  g_assert_false (lan_session_is_visiting (session));
  lan_ui_assert_state (fixture->window, &now);
}

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  g_test_add ("/ui/chronicle/since", Fixture, NULL, set_up, test_since, tear_down);
  g_test_add ("/ui/chronicle/house", Fixture, NULL, set_up, test_house, tear_down);
  g_test_add ("/ui/chronicle/visit", Fixture, NULL, set_up, test_visit, tear_down);
  return g_test_run ();
}
