/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-landmark.h"

G_DEFINE_INTERFACE (LanLandmark, lan_landmark, GTK_TYPE_WIDGET)

static void
lan_landmark_default_init (LanLandmarkInterface *iface)
{
}

gboolean
lan_landmark_find (LanLandmark *self, const LanState *state, const LanSpot *spot, GtkWidget *target,
                   graphene_rect_t *bounds)
{
  graphene_point_t corner;

  g_return_val_if_fail (LAN_IS_LANDMARK (self), FALSE);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self))
      || !LAN_LANDMARK_GET_IFACE (self)->find (self, state, spot, bounds)
      || !gtk_widget_compute_point (GTK_WIDGET (self), target, &bounds->origin, &corner))
    return FALSE;
  bounds->origin = corner;
  return TRUE;
}

static void
change_awaited (LanLandmark *self, const LanSpot *spot, int change)
{
  LanLandmarkInterface *iface = LAN_LANDMARK_GET_IFACE (self);

  if (iface->await != NULL)
    iface->await (self, spot, change);
}

void
lan_landmark_await (LanLandmark *self, const LanSpot *spot)
{
  g_return_if_fail (LAN_IS_LANDMARK (self));

  change_awaited (self, spot, 1);
}

void
lan_landmark_arrive (LanLandmark *self, const LanSpot *spot)
{
  g_return_if_fail (LAN_IS_LANDMARK (self));

  change_awaited (self, spot, -1);
}

gboolean
lan_landmark_find_child (LanLandmark *self, GtkWidget *child, graphene_rect_t *bounds)
{
  return gtk_widget_get_mapped (child) && gtk_widget_compute_bounds (child, GTK_WIDGET (self), bounds);
}
