/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-plate.h"

#include "lan-paint.h"

struct _LanPlate {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (LanPlate, lan_plate, GTK_TYPE_BOX)

/* The plate lies under the padding as well, which is outside of the widget's own coordinates. */
static void
lan_plate_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (widget, widget, &bounds))
    lan_paint_cartouche (snapshot, widget, &bounds, "board_parchment");
  GTK_WIDGET_CLASS (lan_plate_parent_class)->snapshot (widget, snapshot);
}

static void
lan_plate_class_init (LanPlateClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = lan_plate_snapshot;
}

static void
lan_plate_init (LanPlate *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "plate");
}
