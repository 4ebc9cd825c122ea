/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-hidden-list.h"

#include "lan-tab-stop.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

/* The votes of all houses but the last one, which counts them; the other rounds; the cards that never come. */
#define N_ROWS (LAN_MAX_SEATS - 1 + LAN_ROUNDS - 1 + 1)

/* Pixels: the rest is scrolled to, so that something is left to castle and chronicle. No sentence is shown in part. */
#define TALLEST 130

struct _LanHiddenList
{
  LanPanel parent_instance;

  GtkWidget *heading;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *rows[N_ROWS];
  GtkWidget *labels[N_ROWS];
};

G_DEFINE_FINAL_TYPE (LanHiddenList, lan_hidden_list, LAN_TYPE_PANEL)

static void
show_row (LanHiddenList *self, guint i, const char *sentence)
{
  gtk_widget_set_visible (self->rows[i], sentence != NULL);
  if (sentence == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->labels[i]), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

static void
lan_hidden_list_refresh (LanPanel *panel, LanSession *session)
{
  LanHiddenList *self = LAN_HIDDEN_LIST (panel);
  gboolean shown = lan_session_is_visiting (session) && lan_session_shows_hidden (session);
  g_auto (GStrv) sentences = NULL;
  guint n;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  sentences = lan_words_hidden (lan_session_get_content (session), lan_session_get_setup (session), lan_session_get_state (session));
  n = g_strv_length (sentences);
  for (guint i = 0; i < N_ROWS; i++)
    show_row (self, i, i < n ? sentences[i] : NULL);
}

static int
natural_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Of the sentences that are seen at once: of one at the least, and as high as a scrollbar. */
static int
find_height (LanHiddenList *self, int width)
{
  int height = 0, scrollbar;

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, width, &scrollbar, NULL, NULL, NULL);
  for (guint i = 0; i < N_ROWS && gtk_widget_get_visible (self->rows[i]); i++)
    {
      int row = natural_height (self->rows[i], width);

      if (height > 0 && height + row > TALLEST)
        break;
      height += row;
    }
  return MAX (height, scrollbar);
}

static GtkSizeRequestMode
lan_hidden_list_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lan_hidden_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  LanHiddenList *self = LAN_HIDDEN_LIST (widget);
  int least, wanted;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      /* More sentences of one line may be seen at once than of two; a narrower list is no lower for all that. */
      *minimum = natural_height (self->heading, for_size) + MAX (find_height (self, -1), find_height (self, for_size));
      *natural = *minimum;
      return;
    }
  gtk_widget_measure (self->heading, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->list, orientation, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, wanted);
}

static void
lan_hidden_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LanHiddenList *self = LAN_HIDDEN_LIST (widget);
  int top = natural_height (self->heading, width);

  gtk_widget_size_allocate (self->heading, &(GtkAllocation) { 0, 0, width, top }, -1);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, top, width, find_height (self, width) }, -1);
}

static gboolean
lan_hidden_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean moved;

  if (lan_tab_stop_focus (widget, direction, LAN_HIDDEN_LIST (widget)->rows[0], &moved))
    return moved;
  return GTK_WIDGET_CLASS (lan_hidden_list_parent_class)->focus (widget, direction);
}

static void
lan_hidden_list_class_init (LanHiddenListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = lan_hidden_list_get_request_mode;
  widget_class->measure = lan_hidden_list_measure;
  widget_class->size_allocate = lan_hidden_list_size_allocate;
  widget_class->focus = lan_hidden_list_focus;
  LAN_PANEL_CLASS (klass)->refresh = lan_hidden_list_refresh;
  gtk_widget_class_set_css_name (widget_class, "hidden-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_row (LanHiddenList *self, guint i)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, "child", label, NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  self->rows[i] = row;
  self->labels[i] = label;
}

static void
lan_hidden_list_init (LanHiddenList *self)
{
  self->heading = g_object_new (GTK_TYPE_LABEL, "label", _("What was hidden then"), "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  for (guint i = 0; i < N_ROWS; i++)
    add_row (self, i);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  gtk_widget_add_css_class (self->heading, "panel-heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What was hidden then"), -1);
}
