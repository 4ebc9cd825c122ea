/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-choice-menu.h"

#include "lan-choice-list.h"

static void
create_popover (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), lan_choice_list_new (LAN_SESSION (data), 0, LAN_PLACE_NONE));
  gtk_widget_add_css_class (popover, "menu");
  gtk_menu_button_set_popover (button, popover);
}

GtkWidget *
lan_choice_menu_new (LanSession *session)
{
  GtkWidget *button = gtk_menu_button_new ();

  g_return_val_if_fail (LAN_IS_SESSION (session), NULL);

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popover, g_object_ref (session), g_object_unref);
  return button;
}
