/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-choice-menu.h"

#include "lan-words.h"

#include <glib/gi18n-lib.h>

#define MAX_HEIGHT 360

static void
on_row_activated (GtkListBox *list, GtkListBoxRow *row, LanSession *session)
{
  LanChoice choice = *(const LanChoice *) g_object_get_data (G_OBJECT (row), "choice");

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER)));
  lan_session_play (session, &choice);
}

static void
append_choice (GtkListBox *list, LanSession *session, const LanChoice *choice)
{
  g_autofree char *words = lan_words_choice (lan_session_get_content (session), lan_session_get_setup (session), lan_session_get_state (session), choice);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  g_object_set_data_full (G_OBJECT (row), "choice", g_memdup2 (choice, sizeof *choice), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_list_box_append (list, row);
}

static GtkWidget *
create_list (LanSession *session)
{
  GtkWidget *list = gtk_list_box_new ();
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_session_get_spans (session, spans);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "choice-menu");
  g_signal_connect (list, "row-activated", G_CALLBACK (on_row_activated), session);
  for (guint i = 0; i < n; i++)
    append_choice (GTK_LIST_BOX (list), session, &spans[i].first);
  return list;
}

static void
create_popover (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (LAN_SESSION (data)));
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_add_css_class (popover, "menu");
  gtk_menu_button_set_popover (button, popover);
}

GtkWidget *
lan_choice_menu_new (LanSession *session)
{
  GtkWidget *button = gtk_menu_button_new ();

  g_return_val_if_fail (LAN_IS_SESSION (session), NULL);

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_popover, g_object_ref (session), g_object_unref);
  return button;
}
