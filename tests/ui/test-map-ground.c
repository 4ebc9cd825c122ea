/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The printed map after a change of size: stretched at once, sharp soon after, whatever comes in between. */

#include "lan-map-ground.h"
#include "lan-ui-library.h"
#include "lan-ui-window.h"

typedef struct {
  GtkWidget *owner;
  LanMapGround *ground;
  int width, height;
  GBytes *sharp;      /* what it shall come to */
} Fixture;

static GBytes *
draw (GtkWidget *owner, LanMapGround *ground, int width, int height)
{
  static const LanTargetStatus status[LAN_COUNTIES] = { 0 };
  LanMapFrame frame = lan_map_frame_fit (width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  lan_map_ground_snapshot (ground, snapshot, NULL, status, &frame, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (owner)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  return gdk_texture_save_to_tiff_bytes (texture);
}

/* A ground that has never had another size. */
static GBytes *
draw_anew (Fixture *fixture)
{
  LanMapGround *ground = lan_map_ground_new (fixture->owner);
  GBytes *bytes = draw (fixture->owner, ground, fixture->width, fixture->height);

  lan_map_ground_free (ground);
  return bytes;
}

static void
resize (Fixture *fixture, int width, int height)
{
  fixture->width = width;
  fixture->height = height;
  g_clear_pointer (&fixture->sharp, g_bytes_unref);
  fixture->sharp = draw_anew (fixture);
}

static gboolean
is_sharp (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr (GBytes) bytes = draw (fixture->owner, fixture->ground, fixture->width, fixture->height);

  return g_bytes_equal (bytes, fixture->sharp);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->owner = GTK_WIDGET (lan_ui_open_window (700, 500));
  fixture->ground = lan_map_ground_new (fixture->owner);
  resize (fixture, 300, 360);
  g_assert_true (is_sharp (fixture));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->ground, lan_map_ground_free);
  g_clear_pointer (&fixture->sharp, g_bytes_unref);
  lan_ui_close_window (LAN_WINDOW (fixture->owner));
}

/* The frame that comes first does not wait for it. */
static void
test_resized (Fixture *fixture, gconstpointer data)
{
  resize (fixture, 260, 312);
  g_assert_false (is_sharp (fixture));
  lan_ui_wait_until (is_sharp, fixture);
}

/* Long enough for a sharp picture to be begun, and seldom for it to be finished. */
static void
let_begin (void)
{
  gint64 end = g_get_monotonic_time () + 170 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* Sizes that do not last, and back to the one at first. */
static void
test_resized_often (Fixture *fixture, gconstpointer data)
{
  for (int width = 200; width <= 440; width += 40)
    {
      resize (fixture, width, width * 6 / 5);
      g_assert_false (is_sharp (fixture));
      let_begin ();
    }
  lan_ui_wait_until (is_sharp, fixture);
  resize (fixture, 300, 360);
  lan_ui_wait_until (is_sharp, fixture);
}

/* What is being rendered for a ground that is gone goes nowhere. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  for (guint times = 0; times < 3; times++)
    {
      resize (fixture, 400 + 20 * (int) times, 480);
      g_assert_false (is_sharp (fixture));
      let_begin ();
      lan_map_ground_free (fixture->ground);
      fixture->ground = lan_map_ground_new (fixture->owner);
      g_assert_true (is_sharp (fixture));
    }
  let_begin ();
}

#define ADD(name, run) g_test_add (name, Fixture, NULL, set_up, run, tear_down)

int
main (int argc, char **argv)
{
  lan_ui_init (&argc, &argv);
  ADD ("/ui/map-ground/resized", test_resized);
  ADD ("/ui/map-ground/resized-often", test_resized_often);
  ADD ("/ui/map-ground/gone", test_gone);
  return g_test_run ();
}
