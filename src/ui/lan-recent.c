/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-recent.h"

#include "lan-save.h"

/* By which our files are known among those of other programs. */
#define APPLICATION "lancaster"

void
lan_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) LAN_SAVE_MIME_TYPE,
    .app_name = (char *) APPLICATION,
    .app_exec = (char *) APPLICATION " %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((gpointer) b), gtk_recent_info_get_modified ((gpointer) a));
}

static gboolean
is_ours (GtkRecentInfo *info)
{
  return gtk_recent_info_has_application (info, APPLICATION) && gtk_recent_info_exists (info);
}

static void
append (GMenu *menu, const char *action, GtkRecentInfo *info)
{
  g_auto (GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
  /* An underline is no access key here. */
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

void
lan_recent_fill (GMenu *menu, const char *action)
{
  GList *items = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare);

  g_menu_remove_all (menu);
  for (GList *l = items; l != NULL && g_menu_model_get_n_items (G_MENU_MODEL (menu)) < LAN_RECENT_MAX; l = l->next)
    if (is_ours (l->data))
      append (menu, action, l->data);
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);
}
