/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-tooltip.h"

/* A line that the eye follows without losing it. */
#define MAX_CHARS 60

void
lan_tooltip_set_text (GtkTooltip *tooltip, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
}

gboolean
lan_tooltip_update (GtkWidget *widget, const char *words)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return FALSE;
  gtk_widget_set_tooltip_text (widget, words);
  return TRUE;
}
