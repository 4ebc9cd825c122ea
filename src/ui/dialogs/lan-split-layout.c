/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-split-layout.h"

#define SPACING 16

/* A card narrower than this is hard to read beside another. */
#define LEAST_WIDTH 380

/* Cards side by side grow with the window, but not until their rows fall apart. */
#define MOST_HEIGHT 560

struct _LanSplitLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (LanSplitLayout, lan_split_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      n++;
  return n;
}

/* What the widest of the children asks for, or would like to have. */
static int
widest_child (GtkWidget *widget, gboolean liked)
{
  int widest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum = 0, natural = 0;

      if (gtk_widget_should_layout (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      widest = MAX (widest, liked ? natural : minimum);
    }
  return widest;
}

/* The width of each of n columns in a row. */
static int
column_width (int width, int n)
{
  return n > 0 ? (width - (n - 1) * SPACING) / n : width;
}

static gboolean
is_split (GtkWidget *widget, int width)
{
  return column_width (width, count_children (widget)) >= MAX (LEAST_WIDTH, widest_child (widget, FALSE));
}

static GtkSizeRequestMode
lan_split_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The height of the children in columns of that width, or below one another. */
static void
measure_height (GtkWidget *widget, gboolean split, int each, int *minimum, int *natural)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, each, &child_minimum, &child_natural, NULL, NULL);
      /* Cards below each other are as high as they like: the page scrolls. */
      if (!split)
        child_minimum = child_natural;
      *minimum = split ? MAX (*minimum, child_minimum) : *minimum + child_minimum + (*minimum > 0 ? SPACING : 0);
      *natural = split ? MAX (*natural, child_natural) : *natural + child_natural + (*natural > 0 ? SPACING : 0);
    }
}

static void
lan_split_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  int n = count_children (widget);
  int widest = widest_child (widget, FALSE);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = widest;
      *natural = n * MAX (LEAST_WIDTH, widest) + (n - 1) * SPACING;
    }
  else if (for_size < 0)
    /* As low as they can be */
    measure_height (widget, TRUE, MAX (LEAST_WIDTH, widest_child (widget, TRUE)), minimum, natural);
  else if (is_split (widget, for_size))
    measure_height (widget, TRUE, column_width (for_size, n), minimum, natural);
  else
    measure_height (widget, FALSE, for_size, minimum, natural);
}

static void
lan_split_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean split = is_split (widget, width);
  int each = split ? column_width (width, count_children (widget)) : width;
  int x = 0, y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum, child_height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, each, &minimum, &child_height, NULL, NULL);
      if (split)
        child_height = MAX (minimum, MIN (height, MOST_HEIGHT));
      gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - x - each : x, y, each, child_height }, -1);
      if (split)
        x += each + SPACING;
      else
        y += child_height + SPACING;
    }
}

static void
lan_split_layout_class_init (LanSplitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = lan_split_layout_get_request_mode;
  layout_class->measure = lan_split_layout_measure;
  layout_class->allocate = lan_split_layout_allocate;
}

static void
lan_split_layout_init (LanSplitLayout *self)
{
}
