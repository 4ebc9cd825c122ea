/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-counter-bar.h"

/* Between two counters at least. */
#define GAP 6

struct _LanCounterBar
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LanCounterBar, lan_counter_bar, GTK_TYPE_WIDGET)

static GQuark
lan_counter_bar_optional_quark (void)
{
  return g_quark_from_static_string ("lan-counter-bar-optional");
}

static gboolean
lan_counter_bar_is_optional (GtkWidget *child)
{
  return g_object_get_qdata (G_OBJECT (child), lan_counter_bar_optional_quark ()) != NULL;
}

/* The width of the children with gaps, leaving out so many of the optional ones, and how many they are. */
static int
lan_counter_bar_sum (LanCounterBar *self, guint left_out, guint *n)
{
  int width, sum = 0;

  *n = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_visible (child) || (lan_counter_bar_is_optional (child) && left_out > 0 && left_out--))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      sum += width + (*n > 0 ? GAP : 0);
      *n += 1;
    }
  return sum;
}

/* How many of the optional children must be left out at that width. */
static guint
lan_counter_bar_find_left_out (LanCounterBar *self, int width)
{
  guint left_out = 0, n, n_before = G_MAXUINT;

  while (lan_counter_bar_sum (self, left_out, &n) > width && n < n_before)
    {
      n_before = n;
      left_out++;
    }
  return left_out;
}

/* The natural width is the least: what is optional takes only room that nobody else wants. */
static void
lan_counter_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  guint n;
  int height;

  *minimum = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = lan_counter_bar_sum (LAN_COUNTER_BAR (widget), G_MAXUINT, &n);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
      {
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
        *minimum = MAX (*minimum, height);
      }
  *natural = *minimum;
}

static void
lan_counter_bar_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanCounterBar *self = LAN_COUNTER_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint left_out = lan_counter_bar_find_left_out (self, width);
  guint n;
  int rest = width - lan_counter_bar_sum (self, left_out, &n);
  double gap = n > 1 ? GAP + (double) rest / (n - 1) : 0;
  double x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gboolean shown = gtk_widget_get_visible (child) && !(lan_counter_bar_is_optional (child) && left_out > 0 && left_out--);
      int child_width;

      gtk_widget_set_child_visible (child, shown);
      if (!shown)
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &child_width, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation) { (int) (rtl ? width - x - child_width : x), 0, child_width, height }, -1);
      x += child_width + gap;
    }
}

static void
lan_counter_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (lan_counter_bar_parent_class)->dispose (object);
}

static void
lan_counter_bar_class_init (LanCounterBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_counter_bar_dispose;
  widget_class->measure = lan_counter_bar_measure;
  widget_class->size_allocate = lan_counter_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "counter-bar");
}

static void
lan_counter_bar_init (LanCounterBar *self)
{
}

GtkWidget *
lan_counter_bar_new (void)
{
  return g_object_new (LAN_TYPE_COUNTER_BAR, NULL);
}

void
lan_counter_bar_append (LanCounterBar *self, GtkWidget *child, gboolean optional)
{
  g_return_if_fail (LAN_IS_COUNTER_BAR (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_object_set_qdata (G_OBJECT (child), lan_counter_bar_optional_quark (), GINT_TO_POINTER (optional));
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
