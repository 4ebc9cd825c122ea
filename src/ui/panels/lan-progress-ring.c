/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-progress-ring.h"

#include <glib/gi18n-lib.h>

/* Pixels with text of the usual size, as the wheel of the toolkit. */
#define SIZE 16
#define LINE 3

/* Milliseconds from one look to the next: often enough to be seen, too rarely to cost anything. */
#define INTERVAL 200

/* A screen reader may say each of them. */
#define SAID_STEPS 4

struct _LanProgressRing
{
  GtkWidget parent_instance;

  GtkWidget *spinner;
  LanSession *session; /* a weak pointer */
  guint source_id;     /* while there is a session, and the ring is shown */
  double done;
  int said;            /* of SAID_STEPS; -1: it cannot be told */
};

G_DEFINE_FINAL_TYPE (LanProgressRing, lan_progress_ring, GTK_TYPE_WIDGET)

static void
say (LanProgressRing *self)
{
  int said = self->done < 0 ? -1 : (int) (self->done * SAID_STEPS);

  if (said == self->said)
    return;
  self->said = said;
  if (said < 0)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, said * 100.0 / SAID_STEPS, -1);
}

static void
set_done (LanProgressRing *self, double done)
{
  gboolean unknown = self->session != NULL && done < 0;

  if (self->done == done && gtk_widget_get_visible (self->spinner) == unknown)
    return;
  self->done = done;
  gtk_widget_set_visible (self->spinner, unknown);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), unknown);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  say (self);
}

static void
look (LanProgressRing *self)
{
  set_done (self, self->session != NULL ? lan_session_get_done (self->session) : LAN_PLAYER_DONE_UNKNOWN);
}

/* The session may have gone. */
static gboolean
on_time (gpointer data)
{
  LanProgressRing *self = data;

  look (self);
  if (self->session != NULL)
    return G_SOURCE_CONTINUE;
  self->source_id = 0;
  return G_SOURCE_REMOVE;
}

static void
update_source (LanProgressRing *self)
{
  gboolean wanted = self->session != NULL && gtk_widget_get_mapped (GTK_WIDGET (self));

  if (!wanted)
    g_clear_handle_id (&self->source_id, g_source_remove);
  else if (self->source_id == 0)
    self->source_id = g_timeout_add (INTERVAL, on_time, self);
}

static void
lan_progress_ring_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lan_progress_ring_parent_class)->map (widget);
  update_source (LAN_PROGRESS_RING (widget));
}

static void
lan_progress_ring_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lan_progress_ring_parent_class)->unmap (widget);
  update_source (LAN_PROGRESS_RING (widget));
}

static void
lan_progress_ring_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  int spinner_minimum, spinner_natural;

  gtk_widget_measure (LAN_PROGRESS_RING (widget)->spinner, orientation, for_size, &spinner_minimum, &spinner_natural, NULL, NULL);
  *minimum = MAX (SIZE, spinner_minimum);
  *natural = MAX (SIZE, spinner_natural);
}

static void
lan_progress_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanProgressRing *self = LAN_PROGRESS_RING (widget);

  if (gtk_widget_should_layout (self->spinner))
    gtk_widget_size_allocate (self->spinner, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
draw_arc (cairo_t *cr, const GdkRGBA *color, double alpha, double radius, double share)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, color->alpha * alpha);
  cairo_arc (cr, 0, 0, radius, -G_PI_2, -G_PI_2 + 2 * G_PI * share);
  cairo_stroke (cr);
}

/* From the top on, clockwise, as the hand of a clock goes. */
static void
lan_progress_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanProgressRing *self = LAN_PROGRESS_RING (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double radius = (MIN (width, height) - LINE) / 2.0;
  GdkRGBA color;
  cairo_t *cr;

  GTK_WIDGET_CLASS (lan_progress_ring_parent_class)->snapshot (widget, snapshot);
  if (self->session == NULL || self->done < 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_set_line_width (cr, LINE);
  draw_arc (cr, &color, 0.25, radius, 1);
  draw_arc (cr, &color, 1, radius, self->done);
  cairo_destroy (cr);
}

static void
lan_progress_ring_dispose (GObject *object)
{
  LanProgressRing *self = LAN_PROGRESS_RING (object);

  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->spinner, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_progress_ring_parent_class)->dispose (object);
}

static void
lan_progress_ring_class_init (LanProgressRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_progress_ring_dispose;
  widget_class->map = lan_progress_ring_map;
  widget_class->unmap = lan_progress_ring_unmap;
  widget_class->measure = lan_progress_ring_measure;
  widget_class->size_allocate = lan_progress_ring_size_allocate;
  widget_class->snapshot = lan_progress_ring_snapshot;
  gtk_widget_class_set_css_name (widget_class, "progressring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR);
}

static void
lan_progress_ring_init (LanProgressRing *self)
{
  self->done = LAN_PLAYER_DONE_UNKNOWN;
  self->said = -1;
  self->spinner = g_object_new (GTK_TYPE_SPINNER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "visible", FALSE, NULL);
  gtk_widget_set_parent (self->spinner, GTK_WIDGET (self));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Thinking…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Thinking…"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 100.0,
                                  -1);
}

void
lan_progress_ring_follow (LanProgressRing *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_PROGRESS_RING (self));
  g_return_if_fail (session == NULL || LAN_IS_SESSION (session));

  g_set_weak_pointer (&self->session, session);
  update_source (self);
  look (self);
}

double
lan_progress_ring_get_done (LanProgressRing *self)
{
  g_return_val_if_fail (LAN_IS_PROGRESS_RING (self), LAN_PLAYER_DONE_UNKNOWN);

  return self->done;
}
