/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-house-list.h"

#include "lan-house-row.h"
#include "lan-tab-stop.h"

#include <glib/gi18n-lib.h>

/* Four other houses, or one and its ally. */
#define N_ROWS (LAN_MAX_SEATS - 1)

/* In a low window three rows are in sight and the others can be scrolled to. */
#define LEAST_ROWS 3
#define ROW_HEIGHT 33
#define DENSE_ROW_HEIGHT 31 /* beside the castle of an ally */

struct _LanHouseList
{
  LanPanel parent_instance;

  GtkWidget *scroller;
  GtkListBox *list;
  GtkWidget *rows[N_ROWS];
};

G_DEFINE_FINAL_TYPE (LanHouseList, lan_house_list, LAN_TYPE_PANEL)

static void
lan_house_list_on_activated (LanHouseList *self, GtkListBoxRow *row)
{
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));

  if (session != NULL)
    lan_session_set_front_seat (session, lan_house_row_get_seat (LAN_HOUSE_ROW (row)));
}

static void
lan_house_list_refresh (LanPanel *panel, LanSession *session)
{
  LanHouseList *self = LAN_HOUSE_LIST (panel);
  const LanState *state = lan_session_get_state (session);
  guint front = lan_session_get_front_seat (session);
  guint thinking = lan_panel_get_thinking_seat (panel);
  guint n = 0;

  for (guint side = 0; side < LAN_MAX_SIDES && n < N_ROWS; side++)
    {
      guint seat = LAN_SEAT_OF (side);

      if (seat == front || seat >= state->players || (LAN_IS_ALLY (side) && !lan_state_has_allies (state)))
        continue;
      gtk_widget_set_visible (self->rows[n], TRUE);
      lan_house_row_refresh (LAN_HOUSE_ROW (self->rows[n++]), session, side, side == thinking);
    }
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), (int) MIN (n, LEAST_ROWS) * (lan_state_has_allies (state) ? DENSE_ROW_HEIGHT : ROW_HEIGHT));
  for (; n < N_ROWS; n++)
    gtk_widget_set_visible (self->rows[n], FALSE);
}

static gboolean
lan_house_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean moved;

  if (lan_tab_stop_focus (widget, direction, LAN_HOUSE_LIST (widget)->rows[0], &moved))
    return moved;
  return GTK_WIDGET_CLASS (lan_house_list_parent_class)->focus (widget, direction);
}

static void
lan_house_list_class_init (LanHouseListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = lan_house_list_focus;
  LAN_PANEL_CLASS (klass)->refresh = lan_house_list_refresh;
  gtk_widget_class_set_css_name (widget_class, "house-list");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
lan_house_list_init (LanHouseList *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->list));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Other houses"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (lan_house_list_on_activated), self);
  for (guint i = 0; i < N_ROWS; i++)
    {
      self->rows[i] = lan_house_row_new ();
      gtk_list_box_append (self->list, self->rows[i]);
    }
}

GtkWidget *
lan_house_list_new (void)
{
  return g_object_new (LAN_TYPE_HOUSE_LIST, NULL);
}
