/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-prompt-layout.h"

#include "lan-text-scale.h"

#include <math.h>

#define GAP_BESIDE 10
#define GAP_BELOW 6

/* The most of a line that the second child may take, and what it leaves to a first one that wants as much; pixels,
 * with text of the usual size. */
#define MOST_SHARE 0.75
#define LEAST_HEAD 190

/* Pixels in which every text is one line. */
#define AMPLE (1 << 20)

/* So much of what scrolls is always seen, with text of the usual size. */
#define LEAST_SEEN 34

struct _LanPromptLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (LanPromptLayout, lan_prompt_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What scrolls in a scrolled window, which itself calls its size constant. */
static GtkWidget *
get_content (GtkWidget *child)
{
  if (!GTK_IS_SCROLLED_WINDOW (child))
    return child;
  return gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (child))));
}

/* A widget hears again that something in it wants another size only when it has been asked for its own since the last time. */
static void
keep_hearing (GtkWidget *child)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
}

static int
get_width (GtkWidget *child, gboolean natural)
{
  int least, wanted;

  gtk_widget_measure (get_content (child), GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  return natural ? wanted : least;
}

static int
get_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (get_content (child), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* The width of the second child beside the first; 0: it goes below. */
static int
get_width_beside (GtkWidget *head, GtkWidget *tail, int width)
{
  int wanted = get_width (tail, TRUE);
  int least = MAX (get_width (head, FALSE), MIN (get_width (head, TRUE), (int) (LEAST_HEAD * lan_text_scale_get (head))));

  return wanted > MOST_SHARE * width || least + GAP_BESIDE + wanted > width ? 0 : wanted;
}

static GtkSizeRequestMode
lan_prompt_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_prompt_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *tail = gtk_widget_get_last_child (widget);
  int wanted = get_width (head, TRUE) + GAP_BESIDE + get_width (tail, TRUE);
  int width = for_size < 0 ? AMPLE : for_size;
  /* Without a width as low as it can be, or a row that it is in would be higher than it need be. */
  int beside = for_size < 0 ? get_width (tail, TRUE) : get_width_beside (head, tail, width);

  keep_hearing (head);
  keep_hearing (tail);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (get_width (head, FALSE), get_width (tail, FALSE));
      /* It would like the width at which it is lowest. */
      *natural = MAX (wanted, (int) ceil (get_width (tail, TRUE) / MOST_SHARE));
      return;
    }
  *natural = get_height (head, beside > 0 ? width - GAP_BESIDE - beside : width);
  *minimum = GTK_IS_SCROLLED_WINDOW (head) ? MIN (*natural, (int) (LEAST_SEEN * lan_text_scale_get (head))) : *natural;
  if (beside > 0)
    {
      int height = get_height (tail, beside);

      *natural = MAX (*natural, height);
      *minimum = MAX (*minimum, height);
      return;
    }
  *natural += GAP_BELOW + get_height (tail, width);
  *minimum += GAP_BELOW + get_height (tail, width);
}

static void
lan_prompt_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  GtkWidget *tail = gtk_widget_get_last_child (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int beside = get_width_beside (head, tail, width);
  int room = width - GAP_BESIDE - beside;
  int below = get_height (tail, width);

  if (beside > 0)
    {
      gtk_widget_size_allocate (head, &(GtkAllocation) { rtl ? width - room : 0, 0, room, height }, -1);
      gtk_widget_size_allocate (tail, &(GtkAllocation) { rtl ? 0 : width - beside, 0, beside, height }, -1);
      return;
    }
  gtk_widget_size_allocate (head, &(GtkAllocation) { 0, 0, width, height - GAP_BELOW - below }, -1);
  gtk_widget_size_allocate (tail, &(GtkAllocation) { 0, height - below, width, below }, -1);
}

static void
lan_prompt_layout_class_init (LanPromptLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = lan_prompt_layout_get_request_mode;
  layout_class->measure = lan_prompt_layout_measure;
  layout_class->allocate = lan_prompt_layout_allocate;
}

static void
lan_prompt_layout_init (LanPromptLayout *self)
{
}
