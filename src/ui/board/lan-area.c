/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-area.h"

/* The first place where something can be done now, else the first one. */
static GtkWidget *
find_entrance (GtkWidget *area)
{
  GtkWidget *first = NULL;
  GtkWidget *child;

  for (child = gtk_widget_get_first_child (area); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!LAN_IS_SPACE (child) || !gtk_widget_get_focusable (child))
        continue;
      if (lan_space_get_target (LAN_SPACE (child)).status == LAN_TARGET_LEGAL)
        return child;
      if (first == NULL)
        first = child;
    }
  return first;
}

gboolean
lan_area_focus (GtkWidget *area, GtkDirectionType direction, gboolean *moved)
{
  GtkWidget *entrance;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  entrance = gtk_widget_get_focus_child (area) == NULL ? find_entrance (area) : NULL;
  *moved = entrance != NULL && gtk_widget_grab_focus (entrance);
  return TRUE;
}

void
lan_area_clear (GtkWidget *area)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (area)) != NULL)
    gtk_widget_unparent (child);
}
