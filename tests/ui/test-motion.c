/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pieces on their way: they arrive, they end, and the game never waits for them. */

#include "lan-battle-space.h"
#include "lan-favour-tile.h"
#include "lan-motion-layer.h"
#include "lan-reveal-sheet.h"
#include "lan-settings.h"
#include "lan-turning-tile.h"
#include "lan-ui-fingers.h"
#include "lan-ui-hand.h"
#include "lan-ui-player.h"
#include "lan-ui-tree.h"
#include "lan-ui-window.h"

/* Milliseconds: all motions of a decision take less, and a slow machine may be late by so much. */
#define MOST_TIME 1200
#define LATE 20000

/* Milliseconds: what draws all the time draws often meanwhile; and so many times are waited for one without. */
#define IDLE_TIME 300

/* Milliseconds: does not end by itself before the test does. */
#define FOR_EVER (1000 * 1000)
#define MOST_IDLE_TIMES 20

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
  LanMotionLayer *layer;

  /* As the last decision left them: later ones may be late on a slow machine. */
  guint begun;         /* motions */
  guint on_layer;      /* drawn there */
  guint on_place;      /* drawn on the widget that is watched */
  GtkWidget *watched;
} Fixture;

static void
set_animations (gboolean desktop, const char *own)
{
  g_autoptr (GSettings) settings = lan_settings_new ();

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", desktop, NULL);
  g_settings_set_string (settings, LAN_SETTING_ANIMATIONS, own);
}

static guint
count_pictures (GskRenderNode *node)
{
  guint n = 0;

  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXTURE_NODE:
    case GSK_CAIRO_NODE: /* a raster with the cairo renderer */
      return 1;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_pictures (gsk_container_node_get_child (node, i));
      return n;
    case GSK_OPACITY_NODE:
      return count_pictures (gsk_opacity_node_get_child (node));
    case GSK_TRANSFORM_NODE:
      return count_pictures (gsk_transform_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_pictures (gsk_clip_node_get_child (node));
    default:
      return 0;
    }
}

/* How many pieces and symbols a widget draws now. */
static guint
count_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint n;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  n = node != NULL ? count_pictures (node) : 0;
  g_clear_pointer (&node, gsk_render_node_unref);
  return n;
}

static void
note_decision (LanGame *game, Fixture *fixture)
{
  fixture->begun = lan_motion_layer_count (fixture->layer);
  fixture->on_layer = count_drawn (GTK_WIDGET (fixture->layer));
  if (fixture->watched != NULL)
    fixture->on_place = count_drawn (fixture->watched);
}

static void
open_game (Fixture *fixture, const char *words)
{
  fixture->watched = NULL;
  fixture->window = lan_ui_begin_game (words);
  fixture->player = lan_ui_player_new (fixture->window, 5);
  fixture->layer = LAN_MOTION_LAYER (lan_ui_find (GTK_WIDGET (fixture->window), LAN_TYPE_MOTION_LAYER));
  g_assert_nonnull (fixture->layer);
  g_signal_connect (lan_ui_get_game (fixture->window), "decision-changed", G_CALLBACK (note_decision), fixture);
}

/* Everybody is at the screen, so that nobody decides while something moves. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  set_animations (FALSE, "normal");
  open_game (fixture, "players:3,humans:3,seed:21");
  lan_ui_player_take_knight (fixture->player);
  /* A knight sets out from where the court has been laid out, which is not before the next frame. */
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  set_animations (TRUE, "normal");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  GtkWidget *layer = GTK_WIDGET (fixture->layer);

  g_signal_handlers_disconnect_by_data (lan_ui_get_game (fixture->window), fixture);
  g_object_add_weak_pointer (G_OBJECT (layer), (gpointer *) &layer);
  lan_ui_player_free (fixture->player);
  lan_ui_close_window (fixture->window);
  g_assert_null (layer);
}

static GtkWidget *
find_legal (LanWindow *window, GType type)
{
  g_autoptr (GPtrArray) places = lan_ui_find_class (GTK_WIDGET (window), type, "legal");

  g_assert_cmpuint (places->len, >, 0);
  return g_ptr_array_index (places, 0);
}

/* Puts the knight in hand into a battle: its owner is asked for a favour next (R3.7). */
static GtkWidget *
place_in_battle (Fixture *fixture)
{
  GtkWidget *battle = find_legal (fixture->window, LAN_TYPE_BATTLE_SPACE);

  fixture->watched = battle;
  lan_ui_click (battle);
  g_assert_cmpint (lan_game_get_decision (lan_ui_get_game (fixture->window)).kind, ==, LAN_DECISION_FAVOUR);
  return battle;
}

static gboolean
on_timeout (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run_for (guint ms)
{
  gboolean over = FALSE;

  g_timeout_add (ms, on_timeout, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* Until nothing moves; the test ends when that takes too long. */
static void
wait_for_rest (Fixture *fixture)
{
  gint64 end = g_get_monotonic_time () + (MOST_TIME + LATE) * G_TIME_SPAN_MILLISECOND;

  while (lan_motion_layer_count (fixture->layer) > 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static void
count_frame (GdkFrameClock *clock, guint *frames)
{
  (*frames)++;
}

/* The knight is drawn by the layer alone, then by the battle alone. */
static void
test_arrive (Fixture *fixture, gconstpointer data)
{
  GtkWidget *battle;

  g_assert_cmpuint (count_drawn (GTK_WIDGET (fixture->layer)), ==, 0);
  battle = place_in_battle (fixture);
  g_assert_cmpuint (fixture->begun, ==, 1);
  g_assert_cmpuint (fixture->on_layer, ==, 1);

  wait_for_rest (fixture);
  g_assert_cmpuint (count_drawn (GTK_WIDGET (fixture->layer)), ==, 0);
  g_assert_cmpuint (count_drawn (battle), ==, fixture->on_place + 1);
}

static guint
count_frames (Fixture *fixture)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->window));
  guint frames = 0;
  gulong handler = g_signal_connect (clock, "update", G_CALLBACK (count_frame), &frames);

  run_for (IDLE_TIME);
  g_signal_handler_disconnect (clock, handler);
  return frames;
}

/* Once everything has arrived the window comes to rest. What the toolkit still draws, such as the focus that fades,
 * ends; a piece or a symbol that is drawn for ever never leaves an idle time without a frame. */
static void
test_idle (Fixture *fixture, gconstpointer data)
{
  guint frames = G_MAXUINT;

  place_in_battle (fixture);
  g_assert_cmpuint (count_frames (fixture), >, 0);
  wait_for_rest (fixture);
  for (guint i = 0; i < MOST_IDLE_TIMES && frames > 0; i++)
    frames = count_frames (fixture);
  g_assert_cmpuint (frames, ==, 0);
}

/* The next decision ends what is under way and begins its own. */
static void
test_next_decision (Fixture *fixture, gconstpointer data)
{
  guint on_the_way;

  place_in_battle (fixture);
  on_the_way = fixture->on_place;
  g_assert_cmpuint (fixture->begun, ==, 1);
  lan_ui_click (find_legal (fixture->window, LAN_TYPE_FAVOUR_TILE));
  g_assert_cmpuint (fixture->on_place, ==, on_the_way + 1);
  g_assert_cmpuint (fixture->begun, >, 0);
  wait_for_rest (fixture);
}

/* What is taken back is back at once. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  LanState before = lan_ui_copy_state (fixture->window);
  GtkWidget *battle = find_legal (fixture->window, LAN_TYPE_BATTLE_SPACE);
  guint empty;

  g_assert_true (lan_ui_press_key (GTK_WINDOW (fixture->window), GDK_KEY_Escape));
  empty = count_drawn (battle);
  lan_ui_player_take_knight (fixture->player);
  g_assert_true (place_in_battle (fixture) == battle);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL));
  lan_ui_settle ();
  lan_ui_assert_state (fixture->window, &before);
  g_assert_cmpuint (lan_motion_layer_count (fixture->layer), ==, 0);
  g_assert_cmpuint (count_drawn (battle), ==, empty);
}

static void
assert_still (Fixture *fixture)
{
  GtkWidget *battle = place_in_battle (fixture);

  g_assert_cmpuint (fixture->begun, ==, 0);
  g_assert_cmpuint (count_drawn (battle), ==, fixture->on_place);
}

static void
test_off_by_desktop (Fixture *fixture, gconstpointer data)
{
  set_animations (FALSE, "normal");
  assert_still (fixture);
}

static void
test_off_by_setting (Fixture *fixture, gconstpointer data)
{
  set_animations (TRUE, "off");
  assert_still (fixture);
}

/* What moves after a decision, and one more that would go on for ever. */
static void
move_for_ever (Fixture *fixture)
{
  LanMotion *motion = lan_motion_new (LAN_MOTION_SYMBOL, "gold");

  place_in_battle (fixture);
  motion->duration = FOR_EVER;
  lan_motion_layer_take (fixture->layer, motion);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (lan_motion_layer_count (fixture->layer), >, 0);
}

/* Any key and any press of the pointer ends what moves, also where nothing listens to it. */
static void
test_skip (Fixture *fixture, gconstpointer data)
{
  if (!lan_ui_fingers_are_there ())
    return;
  lan_ui_fingers_focus (GTK_WINDOW (fixture->window));
  move_for_ever (fixture);
  lan_ui_fingers_type ("Shift_L");
  g_assert_cmpuint (lan_motion_layer_count (fixture->layer), ==, 0);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL));
  lan_ui_player_take_knight (fixture->player);
  lan_ui_fingers_point_to (GTK_WIDGET (fixture->layer), 20, 20);
  move_for_ever (fixture);
  lan_ui_fingers_press ();
  g_assert_cmpuint (lan_motion_layer_count (fixture->layer), ==, 0);
  lan_ui_fingers_release ();
}

/* A window that becomes small and large again meanwhile: the place may not even be shown, the knight arrives. */
static void
test_resize (Fixture *fixture, gconstpointer data)
{
  GtkWidget *battle = place_in_battle (fixture);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  wait_for_rest (fixture);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 760);
  while (!gtk_widget_get_mapped (battle))
    g_main_context_iteration (NULL, TRUE);
  lan_ui_wait_for_frame (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (count_drawn (GTK_WIDGET (fixture->layer)), ==, 0);
  g_assert_cmpuint (count_drawn (battle), ==, fixture->on_place + 1);
}

/* How many of the tiles of a reveal lie face up. */
static guint
count_turned (GtkWidget *sheet)
{
  g_autoptr (GPtrArray) tiles = lan_ui_find_class (sheet, LAN_TYPE_TURNING_TILE, NULL);
  guint n = 0;

  g_assert_cmpuint (tiles->len, ==, 3);
  for (guint i = 0; i < tiles->len; i++)
    n += lan_turning_tile_get_turn (g_ptr_array_index (tiles, i)) >= 1;
  return n;
}

static void
note_turned (GtkWidget *sheet, guint *turned)
{
  *turned = count_turned (sheet);
}

/* Shows how three houses voted; so many tiles lie face up at first, and all at last. */
static void
assert_reveal (LanSession *session, guint at_first)
{
  LanReveal reveal = { .left = LAN_NO_ITEM, .counted = TRUE, .votes_against = 3, .voted = { TRUE, TRUE, TRUE } };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *sheet = lan_reveal_sheet_new (session, &reveal);
  gint64 end = g_get_monotonic_time () + (MOST_TIME + LATE) * G_TIME_SPAN_MILLISECOND;
  guint turned = G_MAXUINT;

  g_signal_connect (sheet, "map", G_CALLBACK (note_turned), &turned);
  gtk_window_set_child (GTK_WINDOW (window), sheet);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpuint (turned, ==, at_first);
  while (count_turned (sheet) < 3)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The tiles of a vote are turned one after the other. */
static void
test_reveal (Fixture *fixture, gconstpointer data)
{
  LanSession *session = lan_window_get_session (fixture->window);

  assert_reveal (session, 0);
  set_animations (TRUE, "off");
  assert_reveal (session, 3);
  set_animations (FALSE, "normal");
  assert_reveal (session, 3);
}

/* No pointer and no screen reader finds the layer. */
static void
test_unnoticed (Fixture *fixture, gconstpointer data)
{
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (fixture->layer)));
  g_assert_false (gtk_widget_get_can_focus (GTK_WIDGET (fixture->layer)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->layer), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
run_to_end (LanGame *game)
{
  while (lan_game_get_decision (game).kind != LAN_DECISION_NONE)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_replays (LanGame *game)
{
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  LanState state;

  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  g_assert_true (lan_state_equal (&state, lan_game_get_state (game)));
}

/* A game of computers that do not wait goes on while things move, and nothing is left moving after it. */
static void
test_whole_game (void)
{
  Fixture fixture;

  set_animations (TRUE, "normal");
  open_game (&fixture, "players:2,humans:0,seed:33"); /* with allies */
  run_to_end (lan_ui_get_game (fixture.window));
  g_assert_cmpuint (fixture.begun, >, 0);
  wait_for_rest (&fixture);
  assert_replays (lan_ui_get_game (fixture.window));
  tear_down (&fixture, NULL);
}

/* In a window that nobody sees nothing moves, and the game goes on. */
static void
test_hidden_window (void)
{
  Fixture fixture;

  set_animations (TRUE, "normal");
  open_game (&fixture, "players:3,humans:0,seed:32");
  gtk_widget_set_visible (GTK_WIDGET (fixture.window), FALSE);
  run_to_end (lan_ui_get_game (fixture.window));
  g_assert_cmpuint (fixture.begun, ==, 0);
  tear_down (&fixture, NULL);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/motion/arrive", test_arrive);
  ADD ("/ui/motion/idle", test_idle);
  ADD ("/ui/motion/next-decision", test_next_decision);
  ADD ("/ui/motion/undo", test_undo);
  ADD ("/ui/motion/off-by-desktop", test_off_by_desktop);
  ADD ("/ui/motion/off-by-setting", test_off_by_setting);
  ADD ("/ui/motion/skip", test_skip);
  ADD ("/ui/motion/resize", test_resize);
  ADD ("/ui/motion/unnoticed", test_unnoticed);
  ADD ("/ui/motion/reveal", test_reveal);
  g_test_add_func ("/ui/motion/whole-game", test_whole_game);
  g_test_add_func ("/ui/motion/hidden-window", test_hidden_window);
  return g_test_run ();
}
