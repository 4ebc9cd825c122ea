/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-library-page.h"

#include "lan-help-button.h"
#include "lan-library-deeds.h"
#include "lan-library-rows.h"
#include "lan-mnemonics.h"
#include "lan-words-library.h"

#define FOCUS_TRIES 5

struct _LanLibraryPage {
  GtkBox parent_instance;

  LanLibrary *library;
  LanLibraryRows *rows;
  GtkFilter *filter;
  GtkSorter *sorter;
  guint focus_tries;       /* frames left in which the list may get its rows and the focus; 0: not waiting */

  GtkEditable *search;
  GtkStack *stack;
  GtkGridView *list;
};

G_DEFINE_FINAL_TYPE (LanLibraryPage, lan_library_page, GTK_TYPE_BOX)

enum { OPEN, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What is shown, after filter and sorter; NULL before there is a library. */
static GListModel *
get_shown (LanLibraryPage *self)
{
  return G_LIST_MODEL (gtk_grid_view_get_model (self->list));
}

static void
update_stack (LanLibraryPage *self)
{
  const char *name = "list";

  if (g_list_model_get_n_items (G_LIST_MODEL (self->library)) == 0)
    name = "empty";
  else if (g_list_model_get_n_items (get_shown (self)) == 0)
    name = "nothing-found";
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_sensitive (GTK_WIDGET (self->search), !g_str_equal (name, "empty"));
}

static void
on_shown_changed (LanLibraryPage *self)
{
  update_stack (self);
  lan_library_rows_update_headings (self->rows);
}

/* A new title may be found or not, a game may have come to its end. */
static void
on_saved_changed (LanLibraryPage *self)
{
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  lan_library_rows_update_headings (self->rows);
}

/* A game that comes back is watched once. */
static void
on_games_changed (LanLibraryPage *self, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      g_signal_handlers_disconnect_by_func (saved, on_saved_changed, self);
      g_signal_connect_object (saved, "changed", G_CALLBACK (on_saved_changed), self, G_CONNECT_SWAPPED);
    }
  update_stack (self);
}

static gboolean
matches (gpointer item, gpointer data)
{
  return lan_words_saved_matches (item, gtk_editable_get_text (LAN_LIBRARY_PAGE (data)->search));
}

/* The library's own order within the sections. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  return lan_saved_game_is_finished ((gpointer) a) - lan_saved_game_is_finished ((gpointer) b);
}

static void
on_search_changed (LanLibraryPage *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* What takes the focus: the list, or what is shown in its place. */
static GtkWidget *
get_content (LanLibraryPage *self)
{
  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), "list"))
    return GTK_WIDGET (self->list);
  return gtk_stack_get_visible_child (self->stack);
}

/* The focus, if it is inside a widget; else NULL. */
static GtkWidget *
get_focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget) ? focus : NULL;
}

static gboolean
has_focus (LanLibraryPage *self)
{
  return get_focus_inside (get_content (self)) != NULL;
}

static void
grab_focus (LanLibraryPage *self)
{
  if (!has_focus (self))
    gtk_widget_child_focus (get_content (self), GTK_DIR_TAB_FORWARD);
}

static gboolean
on_focus_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  LanLibraryPage *self = LAN_LIBRARY_PAGE (widget);

  self->focus_tries--;
  /* A page that is left meanwhile takes the focus from nobody; GTK 4.8 keeps a hidden one for ever that has it. */
  if (!gtk_widget_get_mapped (widget) || has_focus (self) || self->focus_tries == 0)
    {
      self->focus_tries = 0;
      return G_SOURCE_REMOVE;
    }
  grab_focus (self);
  return G_SOURCE_CONTINUE;
}

/* A list makes its rows when it is laid out, and those that it made before only to be focused go again with that. */
static void
focus_list (LanLibraryPage *self)
{
  grab_focus (self);
  if (self->focus_tries == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_focus_tick, NULL, NULL);
  self->focus_tries = FOCUS_TRIES;
}

/* Esc: the search first, then the page. */
static void
on_search_stopped (LanLibraryPage *self)
{
  if (gtk_editable_get_text (self->search)[0] != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
on_search_done (LanLibraryPage *self)
{
  focus_list (self);
}

static void
on_activate (LanLibraryPage *self, guint position)
{
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (get_shown (self), position);

  if (lan_saved_game_get_summary (saved) != NULL)
    g_signal_emit (self, signals[OPEN], 0, saved);
}

static void
delete (LanLibraryPage *self, LanSavedGame *saved)
{
  if (lan_library_deed_delete (GTK_WIDGET (self), self->library, saved))
    focus_list (self);
}

static void
on_deed (LanLibraryPage *self, guint deed, LanSavedGameRow *row)
{
  g_autoptr (LanSavedGame) saved = g_object_ref (lan_saved_game_row_get_saved (row));

  switch ((LanDeed) deed)
    {
    case LAN_DEED_OPEN:
      g_signal_emit (self, signals[OPEN], 0, saved);
      break;
    case LAN_DEED_RENAME:
      lan_library_deed_rename (GTK_WIDGET (self), self->library, saved);
      break;
    case LAN_DEED_DUPLICATE:
      lan_library_deed_duplicate (GTK_WIDGET (self), self->library, saved);
      break;
    case LAN_DEED_EXPORT:
      lan_library_deed_export (GTK_WIDGET (self), self->library, saved);
      break;
    case LAN_DEED_DELETE:
      delete (self, saved);
      break;
    case LAN_N_DEEDS:
    default:
      g_assert_not_reached ();
    }
}

/* The row of the game in focus; NULL when the focus is elsewhere. */
static GtkWidget *
find_row (LanLibraryPage *self)
{
  GtkWidget *entry = get_focus_inside (GTK_WIDGET (self->list));

  return entry != NULL ? (GtkWidget *) lan_library_rows_find (self->rows, entry) : NULL;
}

/* Keys for the game in focus: the toolkit's widget around a row has the focus, not the row. */
static void
on_key_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *row = find_row (LAN_LIBRARY_PAGE (widget));

  if (row == NULL)
    return;
  if (g_str_equal (action, "library.menu"))
    lan_saved_game_row_popup (LAN_SAVED_GAME_ROW (row));
  else
    gtk_widget_activate_action (row, g_str_equal (action, "library.rename") ? "saved.rename" : "saved.delete", NULL);
}

static void
on_find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (LAN_LIBRARY_PAGE (widget)->search));
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.menu", NULL, on_key_action);
  gtk_widget_class_install_action (widget_class, "library.rename", NULL, on_key_action);
  gtk_widget_class_install_action (widget_class, "library.delete", NULL, on_key_action);
  gtk_widget_class_install_action (widget_class, "library.find", NULL, on_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "library.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "library.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "library.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "library.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "library.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "library.find", NULL);
}

static void
lan_library_page_dispose (GObject *object)
{
  LanLibraryPage *self = LAN_LIBRARY_PAGE (object);

  /* The filter must not call back while the widgets go. */
  if (self->list != NULL)
    gtk_grid_view_set_model (self->list, NULL);
  self->list = NULL;
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->rows);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (lan_library_page_parent_class)->dispose (object);
}

static void
lan_library_page_class_init (LanLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_library_page_dispose;

  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, LAN_TYPE_SAVED_GAME);

  g_type_ensure (LAN_TYPE_HELP_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/lancaster_game/Lancaster/ui/lan-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LanLibraryPage, search);
  gtk_widget_class_bind_template_child (widget_class, LanLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, LanLibraryPage, list);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, on_search_done);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  install_keys (widget_class);

  gtk_widget_class_set_css_name (widget_class, "librarypage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lan_library_page_init (LanLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lan_mnemonics_hide (GTK_WIDGET (self));
  /* To type is to search. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
}

/* Takes what is shown of the library: searched, in two sections. */
static void
make_model (LanLibraryPage *self)
{
  GListModel *games = G_LIST_MODEL (self->library);
  GListModel *filtered, *sorted;
  g_autoptr (GtkSingleSelection) selection = NULL;

  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, NULL, NULL));
  filtered = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (games), g_object_ref (self->filter)));
  sorted = G_LIST_MODEL (gtk_sort_list_model_new (filtered, g_object_ref (self->sorter)));
  selection = gtk_single_selection_new (sorted);
  gtk_grid_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (get_shown (self), "items-changed", G_CALLBACK (on_shown_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (on_games_changed), self, G_CONNECT_SWAPPED);
  on_games_changed (self, 0, 0, g_list_model_get_n_items (games));
}

GtkWidget *
lan_library_page_new (LanLibrary *library)
{
  g_autoptr (LanMiniatures) miniatures = NULL;
  LanLibraryPage *self;

  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);

  self = g_object_new (LAN_TYPE_LIBRARY_PAGE, NULL);
  self->library = g_object_ref (library);
  miniatures = lan_miniatures_new (library);
  self->rows = lan_library_rows_new (self->list, miniatures);
  g_signal_connect_object (self->rows, "deed", G_CALLBACK (on_deed), self, G_CONNECT_SWAPPED);
  make_model (self);
  return GTK_WIDGET (self);
}

void
lan_library_page_set_here (LanLibraryPage *self, LanSavedGame *here)
{
  g_return_if_fail (LAN_IS_LIBRARY_PAGE (self));

  lan_library_rows_set_here (self->rows, here);
}

void
lan_library_page_enter (LanLibraryPage *self)
{
  g_return_if_fail (LAN_IS_LIBRARY_PAGE (self));

  gtk_editable_set_text (self->search, "");
  lan_library_refresh (self->library);
  focus_list (self);
}
