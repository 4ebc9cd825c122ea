/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-knight-chooser.h"

#include <glib/gi18n-lib.h>

#include "lan-choice-list.h"

struct _LanKnightChooser
{
  GtkPopover parent_instance;
};

G_DEFINE_FINAL_TYPE (LanKnightChooser, lan_knight_chooser, GTK_TYPE_POPOVER)

static void
lan_knight_chooser_show (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (lan_knight_chooser_parent_class)->show (widget);

  gtk_widget_child_focus (gtk_popover_get_child (GTK_POPOVER (widget)), GTK_DIR_TAB_FORWARD);
}

/* Back to the place that was asked about. */
static void
lan_knight_chooser_closed (GtkPopover *popover)
{
  GtkWidget *place = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (place != NULL)
    gtk_widget_grab_focus (place);
}

static void
lan_knight_chooser_class_init (LanKnightChooserClass *klass)
{
  GTK_WIDGET_CLASS (klass)->show = lan_knight_chooser_show;
  GTK_POPOVER_CLASS (klass)->closed = lan_knight_chooser_closed;
}

static void
lan_knight_chooser_init (LanKnightChooser *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "menu");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Knights to upgrade"), -1);
}

void
lan_knight_chooser_ask (GtkWidget *place_widget, LanSession *session, guint side, LanPlace place)
{
  GtkWidget *self, *former;

  g_return_if_fail (GTK_IS_WIDGET (place_widget));
  g_return_if_fail (LAN_IS_SESSION (session));

  former = gtk_widget_get_first_child (place_widget);
  g_clear_pointer (&former, gtk_widget_unparent);
  self = g_object_new (LAN_TYPE_KNIGHT_CHOOSER, NULL);
  gtk_popover_set_child (GTK_POPOVER (self), lan_choice_list_new (session, side, place));
  /* A decision that was taken back meanwhile is not asked for any more. */
  g_signal_connect_object (session, "changed", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self, place_widget);
  gtk_popover_popup (GTK_POPOVER (self));
}
