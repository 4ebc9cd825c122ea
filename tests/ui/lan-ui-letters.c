/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-letters.h"

#include "lan-ui-tree.h"

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

void
lan_ui_judge_letters (GtkWindow *window, const char *stage)
{
  g_autoptr (GPtrArray) labels = lan_ui_find_all (GTK_WIDGET (window), has_letter, NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      GtkLabel *label = g_ptr_array_index (labels, i);
      gpointer letter = GUINT_TO_POINTER (gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (label)));
      GtkLabel *other = g_hash_table_lookup (taken, letter);

      if (other != NULL)
        {
          g_test_message ("%s: “%s” and “%s” have the same letter", stage, gtk_label_get_label (other), gtk_label_get_label (label));
          g_test_fail ();
        }
      g_hash_table_insert (taken, letter, label);
    }
}
