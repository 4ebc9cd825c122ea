/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-tab-stop.h"

gboolean
lan_tab_stop_focus (GtkWidget *group, GtkDirectionType direction, GtkWidget *entrance, gboolean *moved)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  *moved = gtk_widget_get_focus_child (group) == NULL && entrance != NULL && gtk_widget_grab_focus (entrance);
  return TRUE;
}
