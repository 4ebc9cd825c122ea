/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-motion-layer.h"

#define MS 1000.0 /* microseconds of a frame clock */

struct _LanMotionLayer
{
  GtkWidget parent_instance;

  LanSession *session;
  GPtrArray *motions; /* of LanMotion, in the order in which they are drawn */
  guint tick;         /* 0: nothing is on its way */
  gint64 start;       /* frame time of the first frame, 0: not drawn yet */
  double elapsed;     /* milliseconds since then */
};

G_DEFINE_FINAL_TYPE (LanMotionLayer, lan_motion_layer, GTK_TYPE_WIDGET)

static void
let_arrive (LanMotionLayer *self, guint n)
{
  LanMotion *motion = g_ptr_array_steal_index (self->motions, n);

  if (motion->host != NULL)
    lan_landmark_arrive (motion->host, &motion->to);
  lan_motion_free (motion);
}

static void
let_all_arrive (LanMotionLayer *self, double elapsed)
{
  for (guint n = self->motions->len; n > 0; n--)
    {
      const LanMotion *motion = g_ptr_array_index (self->motions, n - 1);

      if (elapsed >= motion->delay + motion->duration)
        let_arrive (self, n - 1);
    }
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LanMotionLayer *self = LAN_MOTION_LAYER (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start == 0)
    self->start = now;
  self->elapsed = (double) (now - self->start) / MS;
  let_all_arrive (self, self->elapsed);
  gtk_widget_queue_draw (widget);
  if (self->motions->len > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
lan_motion_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LanMotionLayer *self = LAN_MOTION_LAYER (widget);
  const LanState *state = self->session != NULL ? lan_session_get_state (self->session) : NULL;

  if (state == NULL)
    return;
  for (guint i = 0; i < self->motions->len; i++)
    lan_motion_snapshot (g_ptr_array_index (self->motions, i), widget, snapshot, state, self->elapsed);
}

/* Nobody sees it: nothing is left to be done when the window comes back. */
static void
lan_motion_layer_unmap (GtkWidget *widget)
{
  lan_motion_layer_skip (LAN_MOTION_LAYER (widget));

  GTK_WIDGET_CLASS (lan_motion_layer_parent_class)->unmap (widget);
}

static void
lan_motion_layer_dispose (GObject *object)
{
  LanMotionLayer *self = LAN_MOTION_LAYER (object);

  lan_motion_layer_skip (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (lan_motion_layer_parent_class)->dispose (object);
}

static void
lan_motion_layer_finalize (GObject *object)
{
  g_ptr_array_unref (LAN_MOTION_LAYER (object)->motions);

  G_OBJECT_CLASS (lan_motion_layer_parent_class)->finalize (object);
}

static void
lan_motion_layer_class_init (LanMotionLayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lan_motion_layer_dispose;
  object_class->finalize = lan_motion_layer_finalize;
  widget_class->snapshot = lan_motion_layer_snapshot;
  widget_class->unmap = lan_motion_layer_unmap;

  gtk_widget_class_set_css_name (widget_class, "motionlayer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lan_motion_layer_init (LanMotionLayer *self)
{
  self->motions = g_ptr_array_new_with_free_func ((GDestroyNotify) lan_motion_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

GtkWidget *
lan_motion_layer_new (void)
{
  return g_object_new (LAN_TYPE_MOTION_LAYER, NULL);
}

void
lan_motion_layer_set_session (LanMotionLayer *self, LanSession *session)
{
  g_return_if_fail (LAN_IS_MOTION_LAYER (self));

  if (self->session == session)
    return;
  lan_motion_layer_skip (self);
  g_set_object (&self->session, session);
}

void
lan_motion_layer_take (LanMotionLayer *self, LanMotion *motion)
{
  g_return_if_fail (LAN_IS_MOTION_LAYER (self));
  g_return_if_fail (motion != NULL);

  if (motion->host != NULL)
    lan_landmark_await (motion->host, &motion->to);
  g_ptr_array_add (self->motions, motion);
  if (self->tick != 0)
    return;
  self->start = 0;
  self->elapsed = 0;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

void
lan_motion_layer_skip (LanMotionLayer *self)
{
  g_return_if_fail (LAN_IS_MOTION_LAYER (self));

  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  let_all_arrive (self, G_MAXDOUBLE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
lan_motion_layer_count (LanMotionLayer *self)
{
  g_return_val_if_fail (LAN_IS_MOTION_LAYER (self), 0);

  return self->motions->len;
}
