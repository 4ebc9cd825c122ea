/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-library-rows.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "lan-words-library.h"

/* Pixels: as high as a row with text of the usual size, so that the list knows how long it is. */
#define PLACE_HEIGHT 100

struct _LanLibraryRows {
  GObject parent_instance;

  GtkGridView *list;       /* not owned */
  LanMiniatures *miniatures;
  LanSavedGame *here;      /* or NULL */
  GPtrArray *bound;        /* of GtkListItem, not owned: those that show a game */
  guint filling;           /* source; 0: every place that shows a game has its row */
};

G_DEFINE_FINAL_TYPE (LanLibraryRows, lan_library_rows, G_TYPE_OBJECT)

enum { DEED, N_SIGNALS };

static guint signals[N_SIGNALS];

static gboolean
is_finished_at (GListModel *shown, guint position)
{
  g_autoptr (LanSavedGame) saved = g_list_model_get_item (shown, position);

  return saved != NULL && lan_saved_game_is_finished (saved);
}

/* Over the first game of each section. */
static const char *
get_heading (LanLibraryRows *self, guint position)
{
  GListModel *shown = G_LIST_MODEL (gtk_grid_view_get_model (self->list));
  gboolean finished = is_finished_at (shown, position);

  if (position > 0 && is_finished_at (shown, position - 1) == finished)
    return NULL;
  return finished ? _("Finished") : _("In Progress");
}

/* NULL: the place is empty. */
static LanSavedGameRow *
get_row (GtkListItem *item)
{
  GtkWidget *row = adw_bin_get_child (ADW_BIN (gtk_list_item_get_child (item)));

  return row != NULL ? LAN_SAVED_GAME_ROW (row) : NULL;
}

static void
show (LanLibraryRows *self, GtkListItem *item)
{
  lan_saved_game_row_set_saved (get_row (item), gtk_list_item_get_item (item), self->here);
  lan_saved_game_row_set_heading (get_row (item), get_heading (self, gtk_list_item_get_position (item)));
}

static void
on_deed (LanLibraryRows *self, guint deed, LanSavedGameRow *row)
{
  g_signal_emit (self, signals[DEED], 0, deed, row);
}

static void
fill (LanLibraryRows *self, GtkListItem *item)
{
  GtkWidget *row = lan_saved_game_row_new (self->miniatures);

  g_signal_connect_object (row, "deed", G_CALLBACK (on_deed), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (gtk_list_item_get_child (item)), row);
  gtk_widget_set_size_request (gtk_list_item_get_child (item), -1, -1);
  show (self, item);
}

/* The highest empty place; NULL: there is none. */
static GtkListItem *
find_empty (LanLibraryRows *self)
{
  GtkListItem *found = NULL;

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (get_row (item) == NULL && (found == NULL || gtk_list_item_get_position (item) < gtk_list_item_get_position (found)))
        found = item;
    }
  return found;
}

static gboolean
on_idle (gpointer data)
{
  LanLibraryRows *self = data;
  GtkListItem *item = find_empty (self);

  if (item != NULL)
    {
      fill (self, item);
      return G_SOURCE_CONTINUE;
    }
  self->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
on_setup (GtkListItemFactory *factory, GtkListItem *item, LanLibraryRows *self)
{
  GtkWidget *place = adw_bin_new ();

  gtk_widget_set_size_request (place, -1, PLACE_HEIGHT);
  gtk_list_item_set_child (item, place);
}

/* The empty place is called as its row will be: the focus may come to it before. */
static void
name_place (LanLibraryRows *self, GtkListItem *item)
{
  GtkWidget *entry = gtk_widget_get_parent (gtk_list_item_get_child (item));
  g_autofree char *description = lan_words_saved_description (gtk_list_item_get_item (item), self->here);

  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
on_bind (GtkListItemFactory *factory, GtkListItem *item, LanLibraryRows *self)
{
  g_ptr_array_add (self->bound, item);
  if (get_row (item) != NULL)
    {
      show (self, item);
      return;
    }
  name_place (self, item);
  if (self->filling == 0)
    self->filling = g_idle_add (on_idle, self);
}

static void
on_unbind (GtkListItemFactory *factory, GtkListItem *item, LanLibraryRows *self)
{
  g_ptr_array_remove (self->bound, item);
  if (get_row (item) != NULL)
    lan_saved_game_row_set_saved (get_row (item), NULL, NULL);
}

static void
lan_library_rows_dispose (GObject *object)
{
  LanLibraryRows *self = LAN_LIBRARY_ROWS (object);

  g_clear_handle_id (&self->filling, g_source_remove);
  g_clear_object (&self->miniatures);
  g_clear_object (&self->here);

  G_OBJECT_CLASS (lan_library_rows_parent_class)->dispose (object);
}

static void
lan_library_rows_finalize (GObject *object)
{
  g_ptr_array_unref (LAN_LIBRARY_ROWS (object)->bound);
  G_OBJECT_CLASS (lan_library_rows_parent_class)->finalize (object);
}

static void
lan_library_rows_class_init (LanLibraryRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lan_library_rows_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_library_rows_finalize;

  signals[DEED] = g_signal_new ("deed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, LAN_TYPE_SAVED_GAME_ROW);
}

static void
lan_library_rows_init (LanLibraryRows *self)
{
  self->bound = g_ptr_array_new ();
}

LanLibraryRows *
lan_library_rows_new (GtkGridView *list, LanMiniatures *miniatures)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  LanLibraryRows *self;

  g_return_val_if_fail (GTK_IS_GRID_VIEW (list), NULL);
  g_return_val_if_fail (LAN_IS_MINIATURES (miniatures), NULL);

  self = g_object_new (LAN_TYPE_LIBRARY_ROWS, NULL);
  self->list = list;
  self->miniatures = g_object_ref (miniatures);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, 0);
  gtk_grid_view_set_factory (list, factory);
  return self;
}

void
lan_library_rows_set_here (LanLibraryRows *self, LanSavedGame *here)
{
  g_return_if_fail (LAN_IS_LIBRARY_ROWS (self));

  if (!g_set_object (&self->here, here))
    return;
  for (guint i = 0; i < self->bound->len; i++)
    if (get_row (g_ptr_array_index (self->bound, i)) != NULL)
      show (self, g_ptr_array_index (self->bound, i));
    else
      name_place (self, g_ptr_array_index (self->bound, i));
}

void
lan_library_rows_update_headings (LanLibraryRows *self)
{
  g_return_if_fail (LAN_IS_LIBRARY_ROWS (self));

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);
      guint position = gtk_list_item_get_position (item);

      if (position != GTK_INVALID_LIST_POSITION && get_row (item) != NULL)
        lan_saved_game_row_set_heading (get_row (item), get_heading (self, position));
    }
}

LanSavedGameRow *
lan_library_rows_find (LanLibraryRows *self, GtkWidget *entry)
{
  g_return_val_if_fail (LAN_IS_LIBRARY_ROWS (self), NULL);

  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_widget_get_parent (gtk_list_item_get_child (item)) != entry)
        continue;
      if (get_row (item) == NULL)
        fill (self, item);
      return get_row (item);
    }
  return NULL;
}
