/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-spotlight.h"

#include "lan-coach-target.h"

/* Pixels */
#define GAP 4
#define RADIUS 9
#define RING 3
#define EDGE 6   /* with the dark edge on both sides, so that it is seen on light and on dark */

struct _LanSpotlight {
  GtkWidget parent_instance;

  LanSpotlightFunc find;
  gpointer data;
  graphene_rect_t bounds;  /* as drawn last; of no size: nothing */
  GdkFrameClock *clock;    /* while it is realized */
};

G_DEFINE_FINAL_TYPE (LanSpotlight, lan_spotlight, GTK_TYPE_WIDGET)

/* In own pixels; FALSE: it is not shown. */
static gboolean
find_bounds (LanSpotlight *self, graphene_rect_t *bounds)
{
  GtkWidget *target = self->find (self->data);
  graphene_rect_t area;
  graphene_point_t corner;

  if (target == NULL || !gtk_widget_get_mapped (target) || gtk_widget_get_width (target) == 0)
    return FALSE;
  area = lan_coach_target_get_area (target);
  if (!gtk_widget_compute_point (target, GTK_WIDGET (self), &area.origin, &corner))
    return FALSE;
  graphene_rect_init (bounds, corner.x - GAP, corner.y - GAP, area.size.width + 2 * GAP, area.size.height + 2 * GAP);
  return TRUE;
}

/* Whatever moves the target draws a frame. */
static void
on_after_paint (LanSpotlight *self)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  find_bounds (self, &bounds);
  if (graphene_rect_equal (&bounds, &self->bounds))
    return;
  self->bounds = bounds;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
append_ring (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float width, const GdkRGBA *color)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colors[] = { *color, *color, *color, *color };
  graphene_rect_t outer = *bounds;
  GskRoundedRect rounded;

  graphene_rect_inset (&outer, -width / 2, -width / 2);
  gsk_rounded_rect_init_from_rect (&rounded, &outer, RADIUS);
  gtk_snapshot_append_border (snapshot, &rounded, widths, colors);
}

static void
lan_spotlight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanSpotlight *self = LAN_SPOTLIGHT (widget);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ring, edge;

  if (self->bounds.size.width <= 0 || !gtk_style_context_lookup_color (style, "board_glow", &ring)
      || !gtk_style_context_lookup_color (style, "board_rubric", &edge))
    return;
  append_ring (snapshot, &self->bounds, EDGE, &edge);
  append_ring (snapshot, &self->bounds, RING, &ring);
}

static void
lan_spotlight_realize (GtkWidget *widget)
{
  LanSpotlight *self = LAN_SPOTLIGHT (widget);

  GTK_WIDGET_CLASS (lan_spotlight_parent_class)->realize (widget);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  g_signal_connect_object (self->clock, "after-paint", G_CALLBACK (on_after_paint), self, G_CONNECT_SWAPPED);
}

static void
lan_spotlight_unrealize (GtkWidget *widget)
{
  LanSpotlight *self = LAN_SPOTLIGHT (widget);

  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  GTK_WIDGET_CLASS (lan_spotlight_parent_class)->unrealize (widget);
}

static void
lan_spotlight_class_init (LanSpotlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lan_spotlight_snapshot;
  widget_class->realize = lan_spotlight_realize;
  widget_class->unrealize = lan_spotlight_unrealize;
  gtk_widget_class_set_css_name (widget_class, "spotlight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lan_spotlight_init (LanSpotlight *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
lan_spotlight_new (LanSpotlightFunc find, gpointer data)
{
  LanSpotlight *self;

  g_return_val_if_fail (find != NULL, NULL);

  self = g_object_new (LAN_TYPE_SPOTLIGHT, NULL);
  self->find = find;
  self->data = data;
  return GTK_WIDGET (self);
}
