/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-toasts.h"

#include <glib/gi18n-lib.h>

#include "lan-announce.h"

AdwToast *
lan_toast_new (const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  return adw_toast_new (markup);
}

void
lan_toast_show (GtkWidget *within, AdwToast *toast)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (within, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *sentence = NULL;

  if (overlay == NULL)
    {
      g_object_unref (toast);
      return;
    }
  if (pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &sentence, NULL, NULL))
    lan_announce (overlay, sentence);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay), toast);
}

static void
name_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "window-close-symbolic") == 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"), -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

static void
on_children_changed (GListModel *children, guint position, guint removed, guint added, AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, i);

      if (child != adw_toast_overlay_get_child (overlay))
        name_buttons (child);
    }
}

void
lan_toasts_name_buttons (AdwToastOverlay *overlay)
{
  GListModel *children = gtk_widget_observe_children (GTK_WIDGET (overlay));

  g_signal_connect (children, "items-changed", G_CALLBACK (on_children_changed), overlay);
  g_object_set_data_full (G_OBJECT (overlay), "lan-toasts", children, g_object_unref);
}
