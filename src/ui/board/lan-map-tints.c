/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-tints.h"

#include "lan-paint.h"
#include "lan-raster.h"
#include "lan-token-theme.h"

/* In map units. */
#define EDGE 14

struct _LanMapTints
{
  GtkWidget *owner;
  LanRaster *rasters[LAN_COUNTIES][LAN_TARGET_ILLEGAL + 1]; /* by status; NULL until wanted */
};

/* The pixels of the owner that a county may touch. */
static graphene_rect_t
get_bounds (const LanCountyShape *shape, const LanMapFrame *frame)
{
  graphene_rect_t bounds = lan_map_frame_rect (frame, &shape->box);

  graphene_rect_inset (&bounds, -1, -1);
  graphene_rect_round_extents (&bounds, &bounds);
  return bounds;
}

static void
draw_veil (LanMapTints *self, cairo_t *cr)
{
  GdkRGBA veil = lan_token_theme_get_color (self->owner, "board_veil");

  gdk_cairo_set_source_rgba (cr, &veil);
  cairo_fill (cr);
}

static void
draw_wash (LanMapTints *self, cairo_t *cr)
{
  GdkRGBA wash = lan_token_theme_get_color (self->owner, "board_legal_wash");
  GdkRGBA edge = lan_token_theme_get_color (self->owner, "board_legal_fill");

  cairo_clip_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &wash);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  /* Half of the line is clipped away: the edge lies inside the border. */
  cairo_set_line_width (cr, EDGE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_reset_clip (cr);
}

/* The night of the dark style covers tint and map alike: the tint brings its own share of it along. */
static void
draw_night (LanMapTints *self, cairo_t *cr)
{
  GdkRGBA night = lan_token_theme_get_color (self->owner, "board_night");

  gdk_cairo_set_source_rgba (cr, &night);
  cairo_set_operator (cr, CAIRO_OPERATOR_ATOP);
  cairo_paint (cr);
}

static LanRaster *
render (LanMapTints *self, const LanCountyShape *shape, LanTargetStatus status, const LanMapFrame *frame,
        const graphene_rect_t *bounds)
{
  int scale = gtk_widget_get_scale_factor (self->owner);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds->size.width * scale,
                                                         (int) bounds->size.height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, frame->x - LAN_MAP_LEFT * frame->scale - bounds->origin.x,
                   frame->y - LAN_MAP_TOP * frame->scale - bounds->origin.y);
  cairo_scale (cr, frame->scale, frame->scale);
  lan_county_shape_trace (shape, cr);
  if (status == LAN_TARGET_LEGAL)
    draw_wash (self, cr);
  else
    draw_veil (self, cr);
  if (lan_paint_is_night (self->owner))
    draw_night (self, cr);
  cairo_destroy (cr);
  return lan_raster_new (surface);
}

LanMapTints *
lan_map_tints_new (GtkWidget *owner)
{
  LanMapTints *self = g_new0 (LanMapTints, 1);

  self->owner = owner;
  return self;
}

void
lan_map_tints_free (LanMapTints *self)
{
  lan_map_tints_invalidate (self);
  g_free (self);
}

void
lan_map_tints_invalidate (LanMapTints *self)
{
  for (guint i = 0; i < LAN_COUNTIES; i++)
    for (guint k = 0; k < G_N_ELEMENTS (self->rasters[i]); k++)
      g_clear_pointer (&self->rasters[i][k], lan_raster_free);
}

void
lan_map_tints_snapshot (LanMapTints *self, GtkSnapshot *snapshot, const LanMapGeometry *geometry,
                        const LanTargetStatus status[LAN_COUNTIES], const LanMapFrame *frame)
{
  for (guint i = 0; i < LAN_COUNTIES; i++)
    {
      LanRaster **raster = &self->rasters[i][status[i]];
      graphene_rect_t bounds = get_bounds (&geometry->counties[i], frame);

      if (status[i] == LAN_TARGET_IDLE)
        continue;
      if (*raster == NULL)
        *raster = render (self, &geometry->counties[i], status[i], frame, &bounds);
      lan_raster_snapshot (*raster, snapshot, self->owner, &bounds);
    }
}
