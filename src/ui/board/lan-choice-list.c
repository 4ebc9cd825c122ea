/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-choice-list.h"

#include "lan-words.h"

#define MAX_HEIGHT 360

static void
on_row_activated (GtkListBox *list, GtkListBoxRow *row, LanSession *session)
{
  LanChoice choice = *(const LanChoice *) g_object_get_data (G_OBJECT (row), "choice");
  g_autoptr (LanSession) kept = g_object_ref (session);

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_POPOVER)));
  lan_session_play (kept, &choice);
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
create_list (LanSession *session, guint side, LanPlace place)
{
  GtkWidget *list = gtk_list_box_new ();
  LanSpan spans[LAN_MAX_SPANS];
  guint n = place == LAN_PLACE_NONE ? lan_session_get_spans (session, spans)
                                    : lan_session_get_spans_at (session, side, place, spans);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "choice-menu");
  g_signal_connect_object (list, "row-activated", G_CALLBACK (on_row_activated), session, 0);
  for (guint i = 0; i < n; i++)
    append_choice (GTK_LIST_BOX (list), session, &spans[i].first);
  return list;
}

GtkWidget *
lan_choice_list_new (LanSession *session, guint side, LanPlace place)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_return_val_if_fail (LAN_IS_SESSION (session), NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (session, side, place));
  return scroller;
}
