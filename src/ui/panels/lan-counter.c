/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-counter.h"

#include "lan-tooltip.h"

struct _LanCounter
{
  GtkWidget parent_instance;

  GtkWidget *image;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (LanCounter, lan_counter, GTK_TYPE_WIDGET)

static void
lan_counter_dispose (GObject *object)
{
  LanCounter *self = LAN_COUNTER (object);

  g_clear_pointer (&self->image, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_counter_parent_class)->dispose (object);
}

static void
lan_counter_class_init (LanCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_counter_dispose;
  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lan_counter_init (LanCounter *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 3);

  self->image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->image, GTK_WIDGET (self));

  /* Two digits are the rule: a column of counters then stands straight. */
  self->label = g_object_new (GTK_TYPE_LABEL,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "width-chars", 2,
                              "xalign", 0.0,
                              NULL);
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
lan_counter_new (const char *symbol)
{
  LanCounter *self = g_object_new (LAN_TYPE_COUNTER, NULL);
  g_autofree char *icon = g_strdup_printf ("lancaster-%s-symbolic", symbol);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->image), icon);
  return GTK_WIDGET (self);
}

void
lan_counter_set_value (LanCounter *self, guint value, const char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  g_return_if_fail (LAN_IS_COUNTER (self));

  if (!lan_tooltip_update (GTK_WIDGET (self), words))
    return;
  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
