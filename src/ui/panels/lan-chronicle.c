/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-chronicle.h"

#include "lan-chronicle-model.h"
#include "lan-chronicle-row.h"
#include "lan-prompt-layout.h"
#include "lan-tooltip.h"
#include "lan-words.h"
#include "lan-wrap-layout.h"

#include <glib/gi18n-lib.h>

/* Entries of the filter menu before the houses. */
enum { SHOW_ALL, SHOW_FIRST_SEAT };

struct _LanChronicle
{
  LanPanel parent_instance;

  LanChronicleModel *model;
  GtkCustomFilter *chosen;
  GtkStringList *filter_names;
  guint since; /* the decision after the last one of the front seat */

  GtkWidget *head; /* what is above the list */
  GtkWidget *title;
  GtkToggleButton *since_button;
  GtkDropDown *filter;
  GtkWidget *scroller;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (LanChronicle, lan_chronicle, LAN_TYPE_PANEL)

static gboolean
lan_chronicle_is_filtered (LanChronicle *self)
{
  guint shown = gtk_drop_down_get_selected (self->filter);

  return gtk_toggle_button_get_active (self->since_button) || (shown != SHOW_ALL && shown != GTK_INVALID_LIST_POSITION);
}

static gboolean
lan_chronicle_match_event (LanChronicleEntry *entry, gpointer data)
{
  LanChronicle *self = data;
  guint shown = gtk_drop_down_get_selected (self->filter);

  if (gtk_toggle_button_get_active (self->since_button) && lan_chronicle_entry_get_decision (entry) < self->since)
    return FALSE;
  return shown == SHOW_ALL || shown == GTK_INVALID_LIST_POSITION || lan_chronicle_entry_concerns (entry, shown - SHOW_FIRST_SEAT);
}

/* Of a phase in which something is shown the heading is shown as well. */
static gboolean
lan_chronicle_match (gpointer item, gpointer data)
{
  LanChronicle *self = data;
  LanChronicleEntry *entry = item;

  if (!lan_chronicle_entry_is_heading (entry))
    return lan_chronicle_match_event (entry, self);
  return !lan_chronicle_is_filtered (self) || lan_chronicle_model_has_in_phase (self->model, entry, lan_chronicle_match_event, self);
}

static void
on_activate (LanChronicle *self, guint position, GtkListView *list)
{
  LanSession *session = lan_panel_get_session (LAN_PANEL (self));
  g_autoptr (LanChronicleEntry) entry = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (list)), position);
  guint after;

  if (session == NULL || entry == NULL || lan_chronicle_entry_is_heading (entry))
    return;
  after = lan_chronicle_entry_get_decision (entry) + 1;
  lan_session_visit (session, after == lan_game_get_length (lan_session_get_game (session)) ? G_MAXUINT : after);
}

static void
on_setup (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, lan_chronicle_row_new ());
}

static void
on_bind (GtkListItemFactory *factory, GtkListItem *item)
{
  LanChronicleEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);

  lan_chronicle_row_set_entry (LAN_CHRONICLE_ROW (row), entry);
  /* What takes the focus is the toolkit's widget around the row, which has no name of its own on the bus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, lan_chronicle_entry_get_text (entry), -1);
  gtk_list_item_set_activatable (item, !lan_chronicle_entry_is_heading (entry));
}

static void
on_unbind (GtkListItemFactory *factory, GtkListItem *item)
{
  lan_chronicle_row_set_entry (LAN_CHRONICLE_ROW (gtk_list_item_get_child (item)), NULL);
}

/* The newest line comes into sight; a list keeps its old place otherwise. */
static void
lan_chronicle_scroll_to_newest (LanChronicle *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list))) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0u);
}

static void
on_filter_changed (LanChronicle *self)
{
  gtk_filter_changed (GTK_FILTER (self->chosen), GTK_FILTER_CHANGE_DIFFERENT);
  lan_chronicle_scroll_to_newest (self);
}

/* The turn is the last choice of that seat before others chose. What that choice itself led to is news as well, for the
 * last choice of a phase carries out all that follows from it. */
static guint
lan_chronicle_find_since (LanGame *game, guint seat)
{
  guint n = lan_game_get_length (game);

  while (n > 0 && lan_game_get_choice (game, n - 1)->seat == seat)
    n--;
  while (n > 0 && lan_game_get_choice (game, n - 1)->seat != seat)
    n--;
  return n > 0 ? n - 1 : 0;
}

/* There when a human decides and something happened in between. */
static void
lan_chronicle_refresh_since (LanChronicle *self, LanSession *session)
{
  LanGame *game = lan_session_get_game (session);
  guint since = lan_chronicle_find_since (game, lan_session_get_front_seat (session));
  guint n = since > 0 && lan_session_can_decide (session) ? lan_chronicle_model_count_since (self->model, since) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("Since your last turn: %u event", "Since your last turn: %u events", n), n);

  if (n == 0 && !lan_session_is_visiting (session))
    gtk_toggle_button_set_active (self->since_button, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->since_button), n > 0 || gtk_toggle_button_get_active (self->since_button));
  if (n > 0 && lan_tooltip_update (GTK_WIDGET (self->since_button), text))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->since_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  if (since == self->since)
    return;
  self->since = since;
  if (gtk_toggle_button_get_active (self->since_button))
    gtk_filter_changed (GTK_FILTER (self->chosen), GTK_FILTER_CHANGE_DIFFERENT);
}

static gboolean
lan_chronicle_names_are_current (LanChronicle *self, LanSession *session)
{
  guint players = lan_session_get_state (session)->players;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->filter_names)) != SHOW_FIRST_SEAT + players)
    return FALSE;
  for (guint seat = 0; seat < players; seat++)
    {
      g_autofree char *name = lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), seat);

      if (g_strcmp0 (name, gtk_string_list_get_string (self->filter_names, SHOW_FIRST_SEAT + seat)) != 0)
        return FALSE;
    }
  return TRUE;
}

static void
lan_chronicle_refresh_filter_names (LanChronicle *self, LanSession *session)
{
  guint players = lan_session_get_state (session)->players;

  if (lan_chronicle_names_are_current (self, session))
    return;
  gtk_string_list_splice (self->filter_names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->filter_names)), NULL);
  gtk_string_list_append (self->filter_names, _("All houses"));
  for (guint seat = 0; seat < players; seat++)
    gtk_string_list_take (self->filter_names, lan_words_side (lan_session_get_content (session), lan_session_get_setup (session), seat));
  gtk_drop_down_set_selected (self->filter, SHOW_ALL);
}

static void
lan_chronicle_refresh (LanPanel *panel, LanSession *session)
{
  LanChronicle *self = LAN_CHRONICLE (panel);
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  lan_chronicle_refresh_filter_names (self, session);
  lan_chronicle_model_update (self->model, lan_session_get_game (session), lan_session_get_visited (session));
  lan_chronicle_refresh_since (self, session);
  if (before != g_list_model_get_n_items (G_LIST_MODEL (self->model)) && !lan_session_is_visiting (session))
    lan_chronicle_scroll_to_newest (self);
}

/* Tab stops at each button on top, then once at the list; a long game has hundreds of lines. */
static gboolean
lan_chronicle_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LanChronicle *self = LAN_CHRONICLE (widget);
  GtkWidget *inside = gtk_widget_get_focus_child (widget);

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      if (inside != self->scroller && gtk_widget_child_focus (self->head, direction))
        return TRUE;
      return inside != self->scroller && gtk_widget_child_focus (self->scroller, direction);
    case GTK_DIR_TAB_BACKWARD:
      if (inside == NULL && gtk_widget_child_focus (self->scroller, direction))
        return TRUE;
      return gtk_widget_child_focus (self->head, direction);
    case GTK_DIR_UP:
    case GTK_DIR_DOWN:
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
    default:
      return GTK_WIDGET_CLASS (lan_chronicle_parent_class)->focus (widget, direction);
    }
}

static void
lan_chronicle_dispose (GObject *object)
{
  LanChronicle *self = LAN_CHRONICLE (object);

  /* The filter must not call back while the widgets go. */
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  g_clear_object (&self->chosen);
  g_clear_object (&self->model);
  g_clear_object (&self->filter_names);

  G_OBJECT_CLASS (lan_chronicle_parent_class)->dispose (object);
}

static void
lan_chronicle_class_init (LanChronicleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_chronicle_dispose;
  widget_class->focus = lan_chronicle_focus;
  LAN_PANEL_CLASS (klass)->refresh = lan_chronicle_refresh;

  g_type_ensure (LAN_TYPE_PROMPT_LAYOUT);
  g_type_ensure (LAN_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/panels/lan-chronicle.ui");
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, head);
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, title);
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, since_button);
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, filter);
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, scroller);
  gtk_widget_class_bind_template_child (widget_class, LanChronicle, list);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_filter_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);

  gtk_widget_class_set_css_name (widget_class, "chronicle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_chronicle_init (LanChronicle *self)
{
  GtkFilterListModel *filtered;
  g_autoptr (GtkNoSelection) shown = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->model = lan_chronicle_model_new ();
  self->chosen = gtk_custom_filter_new (lan_chronicle_match, self, NULL);
  self->filter_names = gtk_string_list_new (NULL);
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->model)), g_object_ref (GTK_FILTER (self->chosen)));
  shown = gtk_no_selection_new (G_LIST_MODEL (filtered));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (shown));
  gtk_drop_down_set_model (self->filter, G_LIST_MODEL (self->filter_names));
  g_signal_connect_swapped (self->filter, "notify::selected", G_CALLBACK (on_filter_changed), self);
}

GtkWidget *
lan_chronicle_new (void)
{
  return g_object_new (LAN_TYPE_CHRONICLE, NULL);
}
