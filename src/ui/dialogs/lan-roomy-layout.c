/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-roomy-layout.h"

/* Wider than any window. */
#define AMPLE_WIDTH 4000

/* Beside something else, the child gets what it likes, up to so much (pixels): a GtkBox reckons the height of a row by the
 * least widths, and a grid at its least width is far higher than it will be. */
#define ROOM 500

struct _LanRoomyLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (LanRoomyLayout, lan_roomy_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
lan_roomy_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
is_in_row (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return GTK_IS_BOX (parent) && gtk_orientable_get_orientation (GTK_ORIENTABLE (parent)) == GTK_ORIENTATION_HORIZONTAL;
}

static void
lan_roomy_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  /* The width does not depend on the height, which may be less than the child alone would ask for. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && is_in_row (widget))
    *minimum = MAX (*minimum, MIN (*natural, ROOM));
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size >= 0)
    return;
  gtk_widget_measure (child, orientation, AMPLE_WIDTH, &least, NULL, NULL, NULL);
  *minimum = MIN (*minimum, least);
}

static void
lan_roomy_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
lan_roomy_layout_class_init (LanRoomyLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = lan_roomy_layout_get_request_mode;
  layout_class->measure = lan_roomy_layout_measure;
  layout_class->allocate = lan_roomy_layout_allocate;
}

static void
lan_roomy_layout_init (LanRoomyLayout *self)
{
}
