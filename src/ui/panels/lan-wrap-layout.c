/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-wrap-layout.h"

#define SPACING 8

struct _LanWrapLayout
{
  GtkLayoutManager parent_instance;

  GtkAlign align;
};

enum { PROP_0, PROP_ALIGN, N_PROPS };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (LanWrapLayout, lan_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
lan_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
lan_wrap_layout_get_child_width (GtkWidget *child, int room)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, room));
}

static int
lan_wrap_layout_get_child_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
lan_wrap_layout_measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  int child_minimum, child_natural;

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? SPACING : 0);
    }
}

/* One line: the first child behind it, its size and how many children it has. */
typedef struct {
  GtkWidget *end;
  int width, height;
} LanWrapLine;

static LanWrapLine
lan_wrap_layout_get_line (GtkWidget *first, int room)
{
  LanWrapLine line = { .end = first };

  for (; line.end != NULL; line.end = gtk_widget_get_next_sibling (line.end))
    {
      int width, needed;

      if (!gtk_widget_should_layout (line.end))
        continue;
      width = lan_wrap_layout_get_child_width (line.end, room);
      needed = line.width + (line.width > 0 ? SPACING : 0) + width;
      if (line.width > 0 && needed > room)
        break;
      line.width = needed;
      line.height = MAX (line.height, lan_wrap_layout_get_child_height (line.end, width));
    }
  return line;
}

static void
lan_wrap_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      lan_wrap_layout_measure_width (widget, minimum, natural);
      return;
    }
  *minimum = 0;
  while (child != NULL)
    {
      LanWrapLine line = lan_wrap_layout_get_line (child, for_size < 0 ? G_MAXINT / 2 : for_size);

      *minimum += line.height + (*minimum > 0 ? SPACING : 0);
      child = line.end;
    }
  *natural = *minimum;
}

/* Where a line begins, seen from the side on which lines are read first. */
static int
lan_wrap_layout_get_indent (LanWrapLayout *self, int room)
{
  switch (self->align)
    {
    case GTK_ALIGN_START:
      return 0;
    case GTK_ALIGN_CENTER:
      return room / 2;
    default:
      return room;
    }
}

static void
lan_wrap_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  LanWrapLayout *self = LAN_WRAP_LAYOUT (manager);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      LanWrapLine line = lan_wrap_layout_get_line (child, width);
      int x = lan_wrap_layout_get_indent (self, width - line.width);

      for (; child != line.end; child = gtk_widget_get_next_sibling (child))
        {
          int child_width;

          if (!gtk_widget_should_layout (child))
            continue;
          child_width = lan_wrap_layout_get_child_width (child, width);
          gtk_widget_size_allocate (child, &(GtkAllocation) { rtl ? width - x - child_width : x, y, child_width, line.height }, -1);
          x += child_width + SPACING;
        }
      y += line.height + SPACING;
    }
}

static void
lan_wrap_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ALIGN)
    g_value_set_enum (value, LAN_WRAP_LAYOUT (object)->align);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ALIGN)
    LAN_WRAP_LAYOUT (object)->align = g_value_get_enum (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_wrap_layout_class_init (LanWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = lan_wrap_layout_get_property;
  object_class->set_property = lan_wrap_layout_set_property;
  layout_class->get_request_mode = lan_wrap_layout_get_request_mode;
  layout_class->measure = lan_wrap_layout_measure;
  layout_class->allocate = lan_wrap_layout_allocate;

  properties[PROP_ALIGN] = g_param_spec_enum ("align", NULL, NULL, GTK_TYPE_ALIGN, GTK_ALIGN_END,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_wrap_layout_init (LanWrapLayout *self)
{
}

GtkLayoutManager *
lan_wrap_layout_new (void)
{
  return g_object_new (LAN_TYPE_WRAP_LAYOUT, NULL);
}
