/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-map-ground.h"

#include <glib/gi18n-lib.h>

#include "lan-lettering.h"
#include "lan-map-picture.h"
#include "lan-map-tints.h"
#include "lan-paint.h"
#include "lan-token-theme.h"

/* While a window is being resized, the last picture is stretched; a sharp one is begun
 * when the size has been the same for so many milliseconds, in another thread. */
#define SHARPEN_DELAY 150

struct _LanMapGround
{
  GtkWidget *owner;
  LanRaster *picture;       /* of the map as picture_cut says; NULL: none yet */
  LanMapCut picture_cut;
  guint sharpen_source;
  GCancellable *rendering;  /* a sharper one is being made; NULL: not */
  LanMapCut next_cut;       /* for that one */

  GskRenderNode *node;      /* drawn for the cut while the picture is not sharp; NULL: not drawn */
  LanRaster *flat;          /* the same where it is sharp; NULL: not drawn */
  LanMapCut cut;            /* what the widget shows */
  LanMapTints *tints;       /* over it */
};

typedef struct {
  LanMapGround *self;
  GtkSnapshot *snapshot;
  const LanMapGeometry *geometry;
} Pen;

static gboolean
same_cut (const LanMapCut *a, const LanMapCut *b)
{
  return a->frame.scale == b->frame.scale && a->frame.x == b->frame.x && a->frame.y == b->frame.y && a->width == b->width
         && a->height == b->height && a->scale == b->scale;
}

static gboolean
is_sharp (LanMapGround *self)
{
  return self->picture != NULL && same_cut (&self->picture_cut, &self->cut);
}

static void
forget (LanMapGround *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->flat, lan_raster_free);
  lan_map_tints_invalidate (self->tints);
}

static void
set_picture (LanMapGround *self, LanRaster *picture, const LanMapCut *cut)
{
  g_clear_pointer (&self->picture, lan_raster_free);
  self->picture = picture;
  self->picture_cut = *cut;
}

static void
drop_rendering (LanMapGround *self)
{
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  g_cancellable_cancel (self->rendering);
  g_clear_object (&self->rendering);
}

static void
on_rendered (GObject *source, GAsyncResult *result, gpointer data)
{
  LanRaster *picture = lan_map_picture_render_finish (result);
  LanMapGround *self = data;

  if (picture == NULL)
    return; /* dropped, perhaps with the ground */
  g_clear_object (&self->rendering);
  set_picture (self, picture, &self->next_cut);
  lan_map_ground_invalidate (self);
}

static gboolean
sharpen (gpointer data)
{
  LanMapGround *self = data;

  self->sharpen_source = 0;
  drop_rendering (self);
  if (is_sharp (self))
    return G_SOURCE_REMOVE;
  self->next_cut = self->cut;
  self->rendering = g_cancellable_new ();
  lan_map_picture_render_async (&self->next_cut, self->rendering, on_rendered, self);
  return G_SOURCE_REMOVE;
}

/* Unless the picture that is wanted is being made. */
static void
sharpen_soon (LanMapGround *self)
{
  if (self->rendering != NULL && same_cut (&self->next_cut, &self->cut))
    return;
  drop_rendering (self);
  self->sharpen_source = g_timeout_add (SHARPEN_DELAY, sharpen, self);
}

static void
draw_picture (Pen *pen)
{
  LanMapGround *self = pen->self;
  const LanMapCut *drawn = &self->picture_cut;
  double zoom;

  if (self->picture == NULL)
    set_picture (self, lan_map_picture_render (&self->cut), &self->cut);
  if (is_sharp (self))
    drop_rendering (self);
  else
    sharpen_soon (self);
  zoom = self->cut.frame.scale / drawn->frame.scale;
  lan_raster_snapshot (self->picture, pen->snapshot, self->owner,
                       &GRAPHENE_RECT_INIT ((float) (self->cut.frame.x - drawn->frame.x * zoom),
                                            (float) (self->cut.frame.y - drawn->frame.y * zoom),
                                            (float) (drawn->width * zoom),
                                            (float) (drawn->height * zoom)));
}

static void
draw_lands (Pen *pen)
{
  LanMapGround *self = pen->self;
  LanLettering *lettering = lan_lettering_get (self->owner);
  GdkRGBA line = lan_token_theme_get_color (self->owner, "board_line");
  GdkRGBA sea = lan_token_theme_get_color (self->owner, "board_sea_text");
  double size = MAX (22 * self->cut.frame.scale, 11);
  graphene_point_t at = lan_map_frame_point (&self->cut.frame, 330, 142);

  line.alpha = 0.75f;
  lan_lettering_snapshot (lettering, pen->snapshot, LAN_FONT_PLATE, size, _("Scotland"), &line, at.x, at.y, 0.5,
                          260 * self->cut.frame.scale);
  at = lan_map_frame_point (&self->cut.frame, 286, 684);
  lan_lettering_snapshot (lettering, pen->snapshot, LAN_FONT_PLATE, size, _("Wales"), &line, at.x, at.y, 0.5,
                          200 * self->cut.frame.scale);
  at = lan_map_frame_point (&self->cut.frame, 205, 372);
  lan_lettering_snapshot (lettering, pen->snapshot, LAN_FONT_ITALIC, size, _("The Irish Sea"), &sea, at.x, at.y, 0.5,
                          200 * self->cut.frame.scale);
}

/* A path in map units over the whole ground. */
static cairo_t *
begin_path (Pen *pen)
{
  LanMapGround *self = pen->self;
  cairo_t *cr = gtk_snapshot_append_cairo (pen->snapshot, &GRAPHENE_RECT_INIT (0, 0, self->cut.width, self->cut.height));

  cairo_translate (cr, self->cut.frame.x - LAN_MAP_LEFT * self->cut.frame.scale,
                   self->cut.frame.y - LAN_MAP_TOP * self->cut.frame.scale);
  cairo_scale (cr, self->cut.frame.scale, self->cut.frame.scale);
  return cr;
}

/* Land is parchment, borders are plain lines. */
static void
draw_plain_counties (Pen *pen)
{
  GdkRGBA field = lan_token_theme_get_color (pen->self->owner, "board_parchment");
  GdkRGBA line = lan_token_theme_get_color (pen->self->owner, "board_line");
  cairo_t *cr = begin_path (pen);
  guint i;

  cairo_set_line_width (cr, 2 / pen->self->cut.frame.scale);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (i = 0; i < LAN_COUNTIES; i++)
    {
      lan_county_shape_trace (&pen->geometry->counties[i], cr);
      gdk_cairo_set_source_rgba (cr, &field);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
draw_ground (Pen *pen)
{
  LanMapGround *self = pen->self;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, self->cut.width, self->cut.height);
  GdkRGBA sea = lan_token_theme_get_color (self->owner, "board_sea");

  gtk_snapshot_push_clip (pen->snapshot, &bounds);
  gtk_snapshot_append_color (pen->snapshot, &sea, &bounds);
  draw_picture (pen);
  if (pen->geometry != NULL && lan_paint_is_plain (self->owner))
    draw_plain_counties (pen);
  draw_lands (pen);
  if (lan_paint_is_night (self->owner))
    {
      GdkRGBA night = lan_token_theme_get_color (self->owner, "board_night");

      gtk_snapshot_append_color (pen->snapshot, &night, &bounds);
    }
  gtk_snapshot_pop (pen->snapshot);
}

/* The ground as pixels, in the place of the node that draws it: sea, map and words cover one another. */
static void
flatten (LanMapGround *self)
{
  const LanMapCut *cut = &self->cut;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cut->width * cut->scale, cut->height * cut->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, cut->scale, cut->scale);
  gsk_render_node_draw (self->node, cr);
  cairo_destroy (cr);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->flat = lan_raster_new (surface);
}

LanMapGround *
lan_map_ground_new (GtkWidget *owner)
{
  LanMapGround *self = g_new0 (LanMapGround, 1);

  self->owner = owner;
  self->tints = lan_map_tints_new (owner);
  return self;
}

void
lan_map_ground_free (LanMapGround *self)
{
  drop_rendering (self);
  forget (self);
  lan_map_tints_free (self->tints);
  g_clear_pointer (&self->picture, lan_raster_free);
  g_free (self);
}

void
lan_map_ground_invalidate (LanMapGround *self)
{
  forget (self);
  gtk_widget_queue_draw (self->owner);
}

void
lan_map_ground_snapshot (LanMapGround *self, GtkSnapshot *snapshot, const LanMapGeometry *geometry,
                         const LanTargetStatus status[LAN_COUNTIES], const LanMapFrame *frame, int width, int height)
{
  LanMapCut cut = { *frame, width, height, gtk_widget_get_scale_factor (self->owner) };
  Pen pen = { self, NULL, geometry };

  if (!same_cut (&self->cut, &cut))
    forget (self);
  self->cut = cut;
  if (self->node == NULL && self->flat == NULL)
    {
      pen.snapshot = gtk_snapshot_new ();
      draw_ground (&pen);
      self->node = gtk_snapshot_free_to_node (pen.snapshot);
      if (is_sharp (self))
        flatten (self);
    }
  if (self->flat != NULL)
    lan_raster_snapshot (self->flat, snapshot, self->owner, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  else
    gtk_snapshot_append_node (snapshot, self->node);
  if (geometry != NULL)
    lan_map_tints_snapshot (self->tints, snapshot, geometry, status, frame);
}
