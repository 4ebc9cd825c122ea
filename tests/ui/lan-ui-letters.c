/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-letters.h"

#include "lan-ui-tree.h"

#define MENUS_PATH "/io/github/lancaster_game/Lancaster/ui/lan-menus.ui"

/* What lies under a sheet cannot be pressed; a menu has letters of its own. */
static gboolean
can_be_pressed (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_target (widget) || GTK_IS_POPOVER (widget))
      return FALSE;
  return TRUE;
}

static gboolean
has_letter (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_mnemonic_keyval (GTK_LABEL (widget)) != GDK_KEY_VoidSymbol
         && can_be_pressed (widget);
}

/* Fails where another one has the letter already. */
static void
take_letter (GHashTable *taken, guint keyval, const char *label, const char *stage)
{
  gpointer letter = GUINT_TO_POINTER (gdk_keyval_to_lower (keyval));
  const char *other = g_hash_table_lookup (taken, letter);

  if (other != NULL)
    {
      g_test_message ("%s: “%s” and “%s” have the same letter", stage, other, label);
      g_test_fail ();
    }
  g_hash_table_insert (taken, letter, g_strdup (label));
}

void
lan_ui_judge_letters (GtkWindow *window, const char *stage)
{
  g_autoptr (GPtrArray) labels = lan_ui_find_all (GTK_WIDGET (window), has_letter, NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkLabel *label = g_ptr_array_index (labels, i);

      take_letter (taken, gtk_label_get_mnemonic_keyval (label), gtk_label_get_label (label), stage);
    }
}

/* Sections are one menu; a submenu is another. */
static guint
judge_menu (GHashTable *taken, GMenuModel *menu)
{
  guint n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *text = NULL;
      g_autoptr (GtkWidget) label = NULL;

      if (section != NULL)
        n += judge_menu (taken, section);
      if (!g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &text))
        continue;
      label = g_object_ref_sink (gtk_label_new_with_mnemonic (text));
      g_assert_cmpuint (gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), !=, GDK_KEY_VoidSymbol);
      take_letter (taken, gtk_label_get_mnemonic_keyval (GTK_LABEL (label)), text, "menu");
      n++;
    }
  return n;
}

void
lan_ui_judge_menus (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (MENUS_PATH);
  g_autoptr (GSList) objects = gtk_builder_get_objects (builder);
  guint n = 0;

  for (GSList *l = objects; l != NULL; l = l->next)
    if (G_IS_MENU_MODEL (l->data))
      {
        g_autoptr (GHashTable) taken = g_hash_table_new_full (NULL, NULL, NULL, g_free);

        n += judge_menu (taken, l->data);
      }
  g_assert_cmpuint (n, >, 20);
}
