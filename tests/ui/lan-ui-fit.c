/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-fit.h"

#include "lan-prompt-bar.h"
#include "lan-ui-hand.h"
#include "lan-ui-tree.h"

/* Rounding of fractions of a pixel. */
#define SLACK 1

/* More frames no sheet needs to fold. */
#define PATIENCE_FRAMES 60

/* What the toolkit's style pushes out of its parent: the handle of a scale, the margins of a stack's labels. */
static gboolean
is_toolkit (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_RANGE) != NULL
         || (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_STACK_SWITCHER) != NULL);
}

/* What scrolls may reach beyond its parent; so may popovers, and what is in a tooltip that has no size yet. */
static gboolean
may_reach_beyond (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (is_toolkit (widget))
    return TRUE;
  return GTK_IS_NATIVE (widget) || (GTK_IS_NATIVE (parent) && !GTK_IS_ROOT (parent)) || GTK_IS_VIEWPORT (parent)
         || GTK_IS_LIST_BASE (parent) || GTK_IS_OVERLAY (parent) || GTK_IS_SCROLLBAR (widget)
         || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL;
}

static gboolean
is_outside (GtkWidget *widget, gpointer data)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  graphene_rect_t bounds, room;

  if (parent == NULL || may_reach_beyond (widget) || !gtk_widget_compute_bounds (widget, parent, &bounds))
    return FALSE;
  room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (parent), (float) gtk_widget_get_height (parent));
  graphene_rect_inset (&room, -SLACK, -SLACK);
  return !graphene_rect_contains_rect (&room, &bounds);
}

/* Lettering that must be read in full: buttons, the prompt, titles. */
static gboolean
is_cut (GtkWidget *widget, gpointer data)
{
  PangoLayout *layout;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  layout = gtk_label_get_layout (GTK_LABEL (widget));
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) == NULL
      && gtk_widget_get_ancestor (widget, LAN_TYPE_PROMPT_BAR) == NULL
      && gtk_widget_get_ancestor (widget, ADW_TYPE_WINDOW_TITLE) == NULL)
    return FALSE;
  return pango_layout_is_ellipsized (layout);
}

static void
judge_none (GtkWindow *window, const LanUiLook *look, LanUiMatch match, const char *what)
{
  g_autoptr (GPtrArray) offenders = lan_ui_find_all (GTK_WIDGET (window), match, NULL);

  for (guint i = 0; i < offenders->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (offenders, i);
      GtkWidget *parent = gtk_widget_get_parent (widget);
      g_autofree char *name = lan_ui_get_name (widget);
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (widget, parent, &at));
      g_test_message ("%s: %s %s “%s” at %g,%g %gx%g in %s of %dx%d", look->name, what, G_OBJECT_TYPE_NAME (widget),
                      name, at.origin.x, at.origin.y, at.size.width, at.size.height, G_OBJECT_TYPE_NAME (parent),
                      gtk_widget_get_width (parent), gtk_widget_get_height (parent));
      g_test_fail ();
    }
}

void
lan_ui_judge_fit (GtkWindow *window, const LanUiLook *look)
{
  int width = gtk_widget_get_width (GTK_WIDGET (window)), height = gtk_widget_get_height (GTK_WIDGET (window));

  if (width > look->width || height > look->height)
    {
      g_test_message ("%s: the window has %dx%d", look->name, width, height);
      g_test_fail ();
    }
  judge_none (window, look, is_outside, "outside its parent:");
  judge_none (window, look, is_cut, "cut off:");
}

void
lan_ui_assert_fits (LanWindow *window, const LanUiLook *look)
{
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  lan_ui_judge_fit (GTK_WINDOW (window), look);
}

void
lan_ui_assert_sheet_fits (GtkWidget *sheet)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (sheet, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));

  for (guint i = 0;
       i < PATIENCE_FRAMES && gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment); i++)
    lan_ui_wait_for_frame (sheet);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}
