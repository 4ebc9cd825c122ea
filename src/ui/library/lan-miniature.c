/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-miniature.h"

#include "lan-art.h"
#include "lan-heraldry.h"
#include "lan-map-picture.h"

/* A knight is drawn so many times its natural size, which is larger than the map, to be seen at all. */
#define KNIGHT 0.4
#define KNIGHT_FOOT_X 24
#define KNIGHT_FOOT_Y 80

/* The two rows of two cards in France, in pixels: middle of the first, steps, and from space to space of a card. */
#define WAR_X 184
#define WAR_Y 38
#define WAR_STEP_X 46
#define WAR_STEP_Y 92
#define SPACE_STEP 26

typedef struct {
  const LanGameSetup *setup;
  const LanState *state;
  cairo_t *cr;
} Pen;

/* With its feet there. */
static void
draw_knight (Pen *pen, guint side, guint strength, double x, double y)
{
  g_autofree char *path = g_strdup_printf (LAN_ART_PATH "knights/%s-%u.svg",
                                           lan_heraldry_find_id (pen->setup->content, pen->setup, side), strength);
  RsvgHandle *drawing = lan_art_load (path);
  double width, height;

  if (drawing == NULL)
    return;
  if (rsvg_handle_get_intrinsic_size_in_pixels (drawing, &width, &height))
    lan_art_draw (drawing, pen->cr, x - KNIGHT_FOOT_X * KNIGHT, y - KNIGHT_FOOT_Y * KNIGHT, width * KNIGHT, height * KNIGHT);
  g_object_unref (drawing);
}

static void
draw_counties (Pen *pen, const LanMapFrame *frame)
{
  g_autoptr (LanMapGeometry) geometry = lan_map_geometry_new (pen->setup->content);

  for (guint i = 0; i < LAN_COUNTIES; i++)
    {
      const LanCountyState *county = &pen->state->counties[i];
      const LanCountyShape *shape = &geometry->counties[i];
      graphene_point_t foot = lan_map_frame_point (frame, shape->seat.x, shape->seat.y + LAN_MAP_SEAT_RADIUS);

      if (county->side != LAN_NO_SIDE)
        draw_knight (pen, county->side, county->strength, foot.x, foot.y);
    }
}

static guint
count_knights (const LanBattleState *battle, guint space)
{
  guint n = 0;

  for (guint i = 0; i < LAN_STRENGTHS; i++)
    n += battle->knights[space][i];
  return n;
}

/* Side by side, so close together that they stay on their card. */
static void
draw_space (Pen *pen, const LanBattleState *battle, guint space, double x, double y)
{
  guint n = count_knights (battle, space);
  double step = n > 1 ? MIN (12, 24.0 / (n - 1)) : 0;

  x -= step * (n - 1) / 2;
  for (guint i = 0; i < LAN_STRENGTHS; i++)
    for (guint k = 0; k < battle->knights[space][i]; k++, x += step)
      draw_knight (pen, battle->sides[space], i + 1, x, y);
}

static void
draw_war (Pen *pen)
{
  for (guint i = 0; i < LAN_BATTLES; i++)
    for (guint space = 0; space < LAN_CARD_SPACES; space++)
      if (pen->state->battles[i].sides[space] != LAN_NO_SIDE)
        draw_space (pen, &pen->state->battles[i], space, WAR_X + i % 2 * WAR_STEP_X,
                    WAR_Y + i / 2 * WAR_STEP_Y + space * SPACE_STEP);
}

/* Takes over the surface. (transfer full) */
static GdkTexture *
to_texture (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * LAN_MINIATURE_HEIGHT,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (LAN_MINIATURE_WIDTH, LAN_MINIATURE_HEIGHT, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

GdkTexture *
lan_miniature_draw (const LanGameSetup *setup, const LanState *state)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, LAN_MINIATURE_WIDTH, LAN_MINIATURE_HEIGHT);
  LanMapFrame frame = lan_map_frame_fit (LAN_MINIATURE_WIDTH, LAN_MINIATURE_HEIGHT);
  Pen pen = { setup, state, cairo_create (surface) };

  lan_map_picture_draw (pen.cr, &frame);
  draw_counties (&pen, &frame);
  draw_war (&pen);
  cairo_destroy (pen.cr);
  return to_texture (surface);
}
