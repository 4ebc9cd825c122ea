/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys do, as the help page on controls describes it. */

#include "lan-castle-view.h"
#include "lan-chronicle.h"
#include "lan-conflict-board.h"
#include "lan-county-space.h"
#include "lan-favour-display.h"
#include "lan-game-page.h"
#include "lan-house-list.h"
#include "lan-knight-button.h"
#include "lan-law-track.h"
#include "lan-map-view.h"
#include "lan-prompt-bar.h"
#include "lan-reveal-sheet.h"
#include "lan-space.h"
#include "lan-squire-chooser.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-keyboard.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"
#include "lan-view-switcher.h"
#include "lan-vote-sheet.h"

#define PATIENCE_ACTS 60

typedef struct {
  LanWindow *window;
  LanSession *session;
  LanUiPlayer *player; /* only to look at the window, and to come to a sheet by clicks */
  LanUiKeyboard *keyboard;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer words)
{
  fixture->window = lan_ui_begin_game (words);
  fixture->session = lan_window_get_session (fixture->window);
  fixture->player = lan_ui_player_new (fixture->window, 17);
  fixture->keyboard = lan_ui_keyboard_new (fixture->window, 17);
}

static void
tear_down (Fixture *fixture, gconstpointer words)
{
  lan_ui_keyboard_free (fixture->keyboard);
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return lan_ui_keyboard_get_focus (fixture->keyboard);
}

static gboolean
focus_is_in (Fixture *fixture, GType type)
{
  return lan_ui_keyboard_is_in (fixture->keyboard, type);
}

/* Tab and F6 go from area to area in the order of the game, and back. */
static void
test_areas (Fixture *fixture, gconstpointer words)
{
  const GType areas[] = { LAN_TYPE_CASTLE_VIEW, LAN_TYPE_MAP_VIEW, LAN_TYPE_CONFLICT_BOARD, LAN_TYPE_FAVOUR_DISPLAY,
                          LAN_TYPE_LAW_TRACK, LAN_TYPE_HOUSE_LIST, LAN_TYPE_CHRONICLE };

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_take_knight (fixture->player);
  lan_session_unselect (fixture->session);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus_is_in (fixture, LAN_TYPE_KNIGHT_BUTTON));
  for (guint i = 1; i < G_N_ELEMENTS (areas); i++)
    {
      lan_ui_fingers_type ("F6");
      g_assert_true (focus_is_in (fixture, areas[i]));
    }
  for (guint i = G_N_ELEMENTS (areas) - 1; i > 0; i--)
    {
      lan_ui_fingers_type ("shift+F6");
      g_assert_true (focus_is_in (fixture, areas[i - 1]));
    }
  lan_ui_fingers_type ("F6");
  for (guint i = 1; i < G_N_ELEMENTS (areas); i++)
    {
      g_assert_true (focus_is_in (fixture, areas[i]));
      lan_ui_fingers_type ("Tab");
    }
}

/* The window that lists the keys, made anew or shown again. */
static void
test_shortcuts (Fixture *fixture, gconstpointer words)
{
  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *overlay;

      lan_ui_fingers_type ("ctrl+question");
      overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (fixture->window)));
      g_assert_nonnull (overlay);
      g_assert_true (gtk_widget_get_mapped (overlay));
      gtk_window_close (GTK_WINDOW (overlay));
      lan_ui_settle ();
      g_assert_false (gtk_widget_get_mapped (overlay));
      lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
    }
}

/* One view at a time in a small window: the bar that chooses it is an area like the others. */
static void
test_small (Fixture *fixture, gconstpointer words)
{
  gboolean reached = FALSE;

  if (!lan_ui_fingers_are_there ())
    return;
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_VIEW_SWITCHER));
  for (guint i = 0; i < PATIENCE_ACTS && !reached; i++)
    {
      lan_ui_fingers_type ("Tab");
      reached = focus_is_in (fixture, LAN_TYPE_VIEW_SWITCHER);
    }
  g_assert_true (reached);
  lan_ui_fingers_type ("F6");
  g_assert_false (focus_is_in (fixture, LAN_TYPE_VIEW_SWITCHER));
  g_assert_true (focus_is_in (fixture, LAN_TYPE_GAME_PAGE));
}

/* Every county can be reached from every other one by the arrow keys, and an arrow never leaves the map. */
static void
test_arrows (Fixture *fixture, gconstpointer words)
{
  static const GtkDirectionType directions[] = { GTK_DIR_UP, GTK_DIR_DOWN, GTK_DIR_LEFT, GTK_DIR_RIGHT };
  LanMapView *map = LAN_MAP_VIEW (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_MAP_VIEW));
  guint reached[LAN_COUNTIES];

  for (guint from = 0; from < LAN_COUNTIES; from++)
    {
      reached[from] = 1u << from;
      for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
        {
          gtk_widget_grab_focus (lan_map_view_get_county (map, from));
          gtk_widget_child_focus (GTK_WIDGET (map), directions[i]);
          g_assert_true (focus_is_in (fixture, LAN_TYPE_COUNTY_SPACE));
          for (guint to = 0; to < LAN_COUNTIES; to++)
            if (gtk_widget_has_focus (lan_map_view_get_county (map, to)) || get_focus (fixture) == lan_map_view_get_county (map, to))
              reached[from] |= 1u << to;
        }
    }
  for (guint step = 0; step < LAN_COUNTIES; step++)
    for (guint from = 0; from < LAN_COUNTIES; from++)
      for (guint to = 0; to < LAN_COUNTIES; to++)
        if (reached[from] >> to & 1)
          reached[from] |= reached[to];
  for (guint from = 0; from < LAN_COUNTIES; from++)
    g_assert_cmphex (reached[from], ==, (1u << LAN_COUNTIES) - 1);
}

/* Esc backs out in steps: the chooser, with the focus back on its county, then the knight in hand. */
static void
test_back_out (Fixture *fixture, gconstpointer words)
{
  GtkWidget *county;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_take_knight (fixture->player);
  lan_session_unselect (fixture->session);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  lan_ui_fingers_type ("1 n");
  county = get_focus (fixture);
  g_assert_true (LAN_IS_COUNTY_SPACE (county));
  lan_ui_fingers_type ("Return");
  g_assert_true (focus_is_in (fixture, LAN_TYPE_SQUIRE_CHOOSER));
  lan_ui_fingers_type ("Escape");
  g_assert_null (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_SQUIRE_CHOOSER));
  g_assert_true (get_focus (fixture) == county);
  g_assert_true (lan_session_get_selection (fixture->session, NULL, NULL));
  lan_ui_fingers_type ("Escape");
  g_assert_false (lan_session_get_selection (fixture->session, NULL, NULL));
  g_assert_nonnull (get_focus (fixture));
}

/* A digit in the chooser is a number of squires; what was sent stands on the map (R3.2). */
static void
test_squires (Fixture *fixture, gconstpointer words)
{
  LanState state;
  guint place;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_take_knight (fixture->player);
  lan_session_unselect (fixture->session);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  lan_ui_fingers_type ("1 n");
  place = lan_space_get_place (LAN_SPACE (get_focus (fixture)));
  lan_ui_fingers_type ("Return 2 minus Return");
  state = lan_ui_copy_state (fixture->window);
  g_assert_cmpuint (state.counties[LAN_PLACE_INDEX (place)].strength, ==, 1);
  g_assert_cmpuint (state.counties[LAN_PLACE_INDEX (place)].squires, ==, 1);
  /* The next to place is at the court again. */
  g_assert_true (focus_is_in (fixture, LAN_TYPE_KNIGHT_BUTTON));
}

/* R7.2: with an ally the same digit takes the knight of the house, then that of the ally, and so on. */
static void
test_ally (Fixture *fixture, gconstpointer words)
{
  guint side, seat;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_take_knight (fixture->player);
  lan_session_unselect (fixture->session);
  seat = lan_session_get_decision (fixture->session).seat;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  for (guint i = 0; i < 4; i++)
    {
      lan_ui_fingers_type ("2");
      g_assert_true (lan_session_get_selection (fixture->session, &side, NULL));
      g_assert_cmpuint (side, ==, i % 2 == 0 ? seat : LAN_ALLY_OF (seat));
    }
}

/* What the place in focus would do is to be read without a pointer, and why it cannot be used. */
static void
test_remarks (Fixture *fixture, gconstpointer words)
{
  guint read = 0;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_take_knight (fixture->player);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  lan_ui_fingers_type ("F6 n");
  for (guint i = 0; i < 8; i++)
    {
      GtkWidget *focus = get_focus (fixture);
      g_autofree char *remark = NULL;
      g_autofree char *spoken = lan_ui_get_property (focus, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

      g_assert_true (LAN_IS_SPACE (focus));
      remark = lan_session_describe_target (fixture->session, lan_space_get_side (LAN_SPACE (focus)), lan_space_get_place (LAN_SPACE (focus)));
      g_assert_nonnull (remark);
      g_assert_cmpstr (spoken, ==, remark);
      g_assert_nonnull (lan_ui_find_text (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_PROMPT_BAR), remark));
      read += lan_space_get_target (LAN_SPACE (focus)).status == LAN_TARGET_ILLEGAL;
      lan_ui_fingers_type (i % 2 == 0 ? "Down" : "Right");
    }
  /* Kent and Gloucester are too strong for the weakest knight (section 10). */
  g_assert_cmpuint (read, >, 0);
}

/* The vote put aside, taken up again and sealed; then the reveal: the focus is always where the next key is wanted. */
static void
test_sheets (Fixture *fixture, gconstpointer words)
{
  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_player_reach (fixture->player, LAN_TYPE_VOTE_SHEET);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus_is_in (fixture, LAN_TYPE_VOTE_SHEET));
  lan_ui_fingers_type ("Escape");
  g_assert_null (lan_ui_player_get_sheet (fixture->player));
  g_assert_true (focus_is_in (fixture, LAN_TYPE_GAME_PAGE));
  lan_ui_fingers_type ("n Return");
  g_assert_true (focus_is_in (fixture, LAN_TYPE_VOTE_SHEET));
  lan_ui_fingers_type ("y Return");
  lan_ui_keyboard_wait (fixture->keyboard);
  g_assert_true (focus_is_in (fixture, LAN_TYPE_REVEAL_SHEET));
  lan_ui_fingers_type ("Return");
  lan_ui_keyboard_wait (fixture->keyboard);
  g_assert_true (focus_is_in (fixture, LAN_TYPE_VOTE_SHEET));
}

#define ADD(path, words, test) g_test_add (path, Fixture, words, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/keyboard/areas", "players:4,humans:4,seed:5", test_areas);
  ADD ("/ui/keyboard/shortcuts", "players:4,humans:4,seed:5", test_shortcuts);
  ADD ("/ui/keyboard/small", "players:4,humans:4,seed:5", test_small);
  ADD ("/ui/keyboard/arrows", "players:4,humans:4,seed:5", test_arrows);
  ADD ("/ui/keyboard/back-out", "players:4,humans:4,seed:5", test_back_out);
  ADD ("/ui/keyboard/squires", "players:4,humans:4,seed:5", test_squires);
  ADD ("/ui/keyboard/ally", "players:2,humans:2,seed:5", test_ally);
  ADD ("/ui/keyboard/remarks", "players:4,humans:4,seed:5", test_remarks);
  ADD ("/ui/keyboard/sheets", "players:4,humans:1,seed:5", test_sheets);
  return g_test_run ();
}
