/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-announce.h"

void
lan_announce (GtkWidget *widget, const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_return_if_fail (sentence != NULL);

  if (root == NULL)
    return;
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS /* It is newer than the oldest GTK we are built with. */
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  /* An older GTK has no announcements, and of names that change Orca says only that of the window. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
#endif
}
