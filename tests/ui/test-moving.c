/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dragging knights with a pointer: onto places that are legal, places that are not, and nowhere. */

#include <string.h>

#include "lan-battle-space.h"
#include "lan-county-space.h"
#include "lan-favour-tile.h"
#include "lan-knight-button.h"
#include "lan-map-view.h"
#include "lan-motion-layer.h"
#include "lan-squire-chooser.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

#define WORDS "players:3,humans:3,seed:11"

/* Counties by their place in the table of the rules (section 10). */
#define CHESTER 2
#define KENT 7

typedef struct {
  LanWindow *window;
  LanSession *session;
  LanUiPlayer *player;
  GtkWidget *knight;  /* of strength 1 or more at court, can be taken */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) knights = NULL;

  fixture->window = lan_ui_begin_game (WORDS);
  fixture->session = lan_window_get_session (fixture->window);
  fixture->player = lan_ui_player_new (fixture->window, 3);
  lan_ui_player_take_knight (fixture->player);
  lan_session_unselect (fixture->session);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  knights = lan_ui_find_class (GTK_WIDGET (fixture->window), LAN_TYPE_KNIGHT_BUTTON, "selectable");
  g_assert_cmpuint (knights->len, >, 0);
  fixture->knight = g_ptr_array_index (knights, 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
}

static GtkWidget *
get_county (Fixture *fixture, guint county)
{
  return lan_map_view_get_county (LAN_MAP_VIEW (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_MAP_VIEW)), county);
}

/* The pointer goes to where the county's knight stands. */
static void
point_at_county (Fixture *fixture, guint county)
{
  GtkWidget *widget = get_county (fixture, county);
  graphene_rect_t seat = lan_county_space_get_seat (LAN_COUNTY_SPACE (widget));

  lan_ui_fingers_point_to (widget, seat.origin.x + seat.size.width / 2, seat.origin.y + seat.size.height / 2);
}

static void
pick_up (Fixture *fixture)
{
  lan_ui_fingers_point_at (fixture->knight);
  lan_ui_fingers_press ();
}

static gboolean
is_in_hand (Fixture *fixture)
{
  return lan_session_get_selection (fixture->session, NULL, NULL);
}

/* What is to be read in the prompt bar. */
static void
assert_hint (Fixture *fixture, const char *hint)
{
  g_assert_nonnull (hint);
  g_assert_nonnull (lan_ui_find_text (GTK_WIDGET (fixture->window), hint));
}

/* Chester takes a knight of any strength (section 10), with the squires of the house: the chooser asks on the county. */
static void
test_county (Fixture *fixture, gconstpointer data)
{
  g_autofree char *preview = NULL;
  GtkWidget *chooser;
  LanState before = lan_ui_copy_state (fixture->window);

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  g_assert_false (is_in_hand (fixture));
  point_at_county (fixture, CHESTER);
  g_assert_true (is_in_hand (fixture));
  preview = lan_session_describe_target (fixture->session, 0, LAN_PLACE_COUNTY (CHESTER));
  assert_hint (fixture, preview);

  lan_ui_fingers_release ();
  chooser = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_SQUIRE_CHOOSER);
  g_assert_nonnull (chooser);
  g_assert_true (gtk_widget_get_parent (chooser) == get_county (fixture, CHESTER));
  lan_ui_assert_state (fixture->window, &before);
  lan_ui_click_button (chooser, "Place Knight");
  g_assert_cmpuint (lan_game_get_state (lan_ui_get_game (fixture->window))->counties[CHESTER].side, !=, LAN_NO_SIDE);
}

/* A conflict takes the knight at once (R3.6), and a favour is owed (R3.7). */
static void
test_battle (Fixture *fixture, gconstpointer data)
{
  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  lan_ui_fingers_point_at (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_BATTLE_SPACE));
  lan_ui_fingers_release ();
  g_assert_false (is_in_hand (fixture));
  g_assert_cmpint (lan_game_get_decision (lan_ui_get_game (fixture->window)).kind, ==, LAN_DECISION_FAVOUR);
}

/* Kent wants strength 4 (section 10): the place says so while the knight is over it, and does not take it. */
static void
test_illegal (Fixture *fixture, gconstpointer data)
{
  LanState before = lan_ui_copy_state (fixture->window);
  g_autofree char *why = NULL;

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  point_at_county (fixture, KENT);
  why = lan_session_describe_target (fixture->session, 0, LAN_PLACE_COUNTY (KENT));
  g_assert_nonnull (strstr (why, "(R3.2)"));
  assert_hint (fixture, why);
  lan_ui_fingers_release ();
  g_assert_false (is_in_hand (fixture));
  lan_ui_assert_state (fixture->window, &before);
}

/* Dropped on the sea it goes back. */
static void
test_nowhere (Fixture *fixture, gconstpointer data)
{
  LanState before = lan_ui_copy_state (fixture->window);

  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  lan_ui_fingers_point_to (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_MAP_VIEW), 20, 120);
  g_assert_true (is_in_hand (fixture));
  lan_ui_fingers_release ();
  g_assert_false (is_in_hand (fixture));
  g_assert_false (gtk_widget_has_css_class (fixture->knight, "dragged"));
  lan_ui_assert_state (fixture->window, &before);
}

/* A press and a release without a way between them stay a click. */
static void
test_click (Fixture *fixture, gconstpointer data)
{
  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  lan_ui_fingers_release ();
  g_assert_true (is_in_hand (fixture));
}

static void
count_moving (LanGame *game, guint *moving)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));

  *moving = lan_motion_layer_count (LAN_MOTION_LAYER (lan_ui_find (GTK_WIDGET (window), LAN_TYPE_MOTION_LAYER)));
}

/* A knight that a hand has carried to its place does not come flying from the court as well; one that was sent there by
 * a click does. */
static void
test_carried (Fixture *fixture, gconstpointer data)
{
  LanGame *game = lan_ui_get_game (fixture->window);
  GtkWidget *battle = lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_BATTLE_SPACE);
  guint moving = G_MAXUINT;

  if (!lan_ui_fingers_are_there ())
    return;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_signal_connect (game, "decision-changed", G_CALLBACK (count_moving), &moving);
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  pick_up (fixture);
  lan_ui_fingers_point_at (battle);
  lan_ui_fingers_release ();
  g_assert_cmpuint (moving, ==, 0);

  g_assert_true (lan_game_undo (game));
  lan_ui_click (fixture->knight);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  lan_ui_click (battle);
  g_assert_cmpuint (moving, ==, 1);

  g_assert_true (lan_game_undo (game));
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  pick_up (fixture);
  point_at_county (fixture, CHESTER);
  lan_ui_fingers_release ();
  lan_ui_click_button (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_SQUIRE_CHOOSER), "Place Knight");
  g_assert_cmpuint (moving, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_signal_handlers_disconnect_by_data (game, &moving);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/moving/county", test_county);
  ADD ("/ui/moving/battle", test_battle);
  ADD ("/ui/moving/illegal", test_illegal);
  ADD ("/ui/moving/nowhere", test_nowhere);
  ADD ("/ui/moving/click", test_click);
  ADD ("/ui/moving/carried", test_carried);
  return g_test_run ();
}
