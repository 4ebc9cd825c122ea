/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-toast-layout.h"

struct _LanToastLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (LanToastLayout, lan_toast_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
lan_toast_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_toast_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GTK_WIDGET_GET_CLASS (widget)->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
lan_toast_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_GET_CLASS (widget)->size_allocate (widget, width, height, baseline);
}

static void
lan_toast_layout_class_init (LanToastLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = lan_toast_layout_get_request_mode;
  layout_class->measure = lan_toast_layout_measure;
  layout_class->allocate = lan_toast_layout_allocate;
}

static void
lan_toast_layout_init (LanToastLayout *self)
{
}
