/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-menus.h"

#include <glib/gi18n-lib.h>

#include "lan-color-scheme.h"
#include "lan-recent.h"

#define MENUS_PATH "/io/github/lancaster_game/Lancaster/ui/lan-menus.ui"

static void
make (GtkMenuButton *button, const char *id)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (MENUS_PATH);
  GMenuModel *menu = G_MENU_MODEL (gtk_builder_get_object (builder, id));
  g_autoptr (GtkWidget) selector = NULL;
  GtkWidget *popover;

  g_object_set_data_full (G_OBJECT (button), "lan-recent-menu", g_object_ref (gtk_builder_get_object (builder, "recent_menu")),
                          g_object_unref);
  popover = gtk_popover_menu_new_from_model (menu);
  /* Menus without a place for it do without. */
  selector = g_object_ref_sink (lan_color_scheme_selector_new ());
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover), selector, "color-scheme");
  gtk_menu_button_set_popover (button, popover);
}

static void
on_popup (GtkMenuButton *button, gpointer id)
{
  GMenu *recent;

  if (gtk_menu_button_get_popover (button) == NULL)
    make (button, id);
  recent = g_object_get_data (G_OBJECT (button), "lan-recent-menu");
  lan_recent_fill (recent, "win.open-recent");
  if (g_menu_model_get_n_items (G_MENU_MODEL (recent)) == 0)
    /* Without a file the action cannot be used. */
    g_menu_append (recent, _("No files yet"), "win.open-recent");
}

void
lan_menus_set (GtkMenuButton *button, const char *id)
{
  gtk_menu_button_set_create_popup_func (button, on_popup, (gpointer) id, NULL);
}
