/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-mnemonics.h"

void
lan_mnemonics_hide (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  /* What is left is the relation to the label inside, which shows no mark. */
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    lan_mnemonics_hide (child);
}
