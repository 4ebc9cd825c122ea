/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-help-button.h"

#include <glib/gi18n-lib.h>

struct _LanHelpButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (LanHelpButton, lan_help_button, GTK_TYPE_BUTTON)

static void
lan_help_button_class_init (LanHelpButtonClass *klass)
{
}

static void
lan_help_button_init (LanHelpButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_button_set_icon_name (GTK_BUTTON (self), "lancaster-help-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "app.help");
  gtk_widget_set_tooltip_text (widget, _("Help"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Help"), -1);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (widget, "flat");
}
