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

static graphene_point_t
locate (GtkWidget *area, GtkWidget *place, LanAreaPoint point)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (gtk_widget_get_width (place) / 2.0f, gtk_widget_get_height (place) / 2.0f);

  if (point != NULL)
    at = point (place);
  if (!gtk_widget_compute_point (place, area, &at, &at))
    return GRAPHENE_POINT_INIT (0, 0);
  return at;
}

/* How far a place is in a direction; what lies off to the side counts double. Negative: not in that direction. */
static double
get_distance (const graphene_point_t *from, const graphene_point_t *to, GtkDirectionType direction)
{
  double right = to->x - from->x, down = to->y - from->y;
  gboolean across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  double ahead = direction == GTK_DIR_LEFT ? -right : direction == GTK_DIR_RIGHT ? right : direction == GTK_DIR_UP ? -down : down;
  double aside = fabs (across ? down : right);

  return ahead < 1 || aside > 2 * ahead ? -1 : ahead + 2 * aside;
}

static GtkWidget *
find_nearest (GtkWidget *area, GtkWidget *from, GtkDirectionType direction, LanAreaPoint point)
{
  graphene_point_t start = locate (area, from, point);
  GtkWidget *nearest = NULL;
  double least = G_MAXDOUBLE;

  for (GtkWidget *child = gtk_widget_get_first_child (area); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_point_t at;
      double distance;

      if (child == from || !LAN_IS_SPACE (child) || !gtk_widget_get_focusable (child))
        continue;
      at = locate (area, child, point);
      distance = get_distance (&start, &at, direction);
      if (distance < 0 || distance >= least)
        continue;
      least = distance;
      nearest = child;
    }
  return nearest;
}

gboolean
lan_area_focus (GtkWidget *area, GtkDirectionType direction, LanAreaPoint point)
{
  GtkWidget *inside = gtk_widget_get_focus_child (area);
  GtkWidget *next;

  if (inside == NULL)
    next = find_entrance (area);
  else if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  else
    next = find_nearest (area, inside, direction, point);
  if (next != NULL)
    return gtk_widget_grab_focus (next);
  /* At the edge the focus stays: only Tab leaves an area. */
  return inside != NULL;
}

void
lan_area_clear (GtkWidget *area)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (area)) != NULL)
    gtk_widget_unparent (child);
}
