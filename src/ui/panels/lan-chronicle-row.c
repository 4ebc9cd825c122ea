/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-chronicle-row.h"

struct _LanChronicleRow
{
  GtkWidget parent_instance;

  GSignalGroup *signals;
  GtkWidget *image;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (LanChronicleRow, lan_chronicle_row, GTK_TYPE_WIDGET)

static void
lan_chronicle_row_set_class (LanChronicleRow *self, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

static void
lan_chronicle_row_on_current (LanChronicleRow *self, GParamSpec *pspec, LanChronicleEntry *entry)
{
  lan_chronicle_row_set_class (self, "current", lan_chronicle_entry_get_current (entry));
}

static void
lan_chronicle_row_dispose (GObject *object)
{
  LanChronicleRow *self = LAN_CHRONICLE_ROW (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->image, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (lan_chronicle_row_parent_class)->dispose (object);
}

static void
lan_chronicle_row_class_init (LanChronicleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_chronicle_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "entry-row");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
lan_chronicle_row_init (LanChronicleRow *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 7);

  self->signals = g_signal_group_new (LAN_TYPE_CHRONICLE_ENTRY);
  g_signal_group_connect_swapped (self->signals, "notify::current", G_CALLBACK (lan_chronicle_row_on_current), self);

  self->image = g_object_new (GTK_TYPE_IMAGE,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "valign", GTK_ALIGN_START,
                              NULL);
  gtk_widget_set_parent (self->image, GTK_WIDGET (self));
  self->label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
lan_chronicle_row_new (void)
{
  return g_object_new (LAN_TYPE_CHRONICLE_ROW, NULL);
}

void
lan_chronicle_row_set_entry (LanChronicleRow *self, LanChronicleEntry *entry)
{
  const char *symbol;

  g_return_if_fail (LAN_IS_CHRONICLE_ROW (self));

  g_signal_group_set_target (self->signals, entry);
  if (entry == NULL)
    return;

  symbol = lan_chronicle_entry_get_symbol (entry);
  if (symbol != NULL)
    {
      g_autofree char *icon = g_strdup_printf ("lancaster-%s-symbolic", symbol);

      gtk_image_set_from_icon_name (GTK_IMAGE (self->image), icon);
    }
  gtk_widget_set_visible (self->image, symbol != NULL);
  gtk_label_set_text (GTK_LABEL (self->label), lan_chronicle_entry_get_text (entry));
  lan_chronicle_row_set_class (self, "heading", lan_chronicle_entry_is_heading (entry));
  lan_chronicle_row_on_current (self, NULL, entry);
}
