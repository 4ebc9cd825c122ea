/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-library.h"

#include <string.h>

#include "lan-save-queue.h"
#include "lan-save-writer.h"
#include "lan-saved-game-private.h"

#define TRASH_NAME "trash"

/* So that a folder with anything in it costs no more than this. */
#define MAX_GAMES 2000

struct _LanLibrary {
  GObject parent_instance;

  GFile *folder;
  LanGameContent *content;
  GPtrArray *games;     /* of LanSavedGame, owned, played last first */
  GHashTable *reserved; /* id to LanSavedGame, owned: not in the list yet, though their folders may be there by now */
  GHashTable *trashed;  /* id to LanSavedGame, owned: deleted by this process, with their locks */
};

enum {
  SIGNAL_GAME_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GType
get_item_type (GListModel *model)
{
  return LAN_TYPE_SAVED_GAME;
}

static guint
get_n_items (GListModel *model)
{
  return LAN_LIBRARY (model)->games->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  GPtrArray *games = LAN_LIBRARY (model)->games;

  return position < games->len ? g_object_ref (g_ptr_array_index (games, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LanLibrary, lan_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Where a game lies, resp. lies when it is deleted; id: NULL for the folder of them all. (transfer full) */
static char *
path_of (LanLibrary *self, gboolean deleted, const char *id)
{
  return g_build_filename (g_file_peek_path (self->folder), deleted ? TRASH_NAME : "", id, NULL);
}

/* The ids of the games there, at most MAX_GAMES. (transfer full) */
static GPtrArray *
list_ids (LanLibrary *self, gboolean deleted)
{
  g_autofree char *path = path_of (self, deleted, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (folder != NULL && ids->len < MAX_GAMES && (name = g_dir_read_name (folder)) != NULL)
    if (g_uuid_string_is_valid (name))
      g_ptr_array_add (ids, g_strdup (name));
  return ids;
}

static gint64
when_played (LanSavedGame *saved)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);

  return summary != NULL ? summary->played : 0;
}

static gint64
when_begun (LanSavedGame *saved)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);

  return summary != NULL ? summary->begun : 0;
}

/* Played last first; a copy, which counts as played when its original was, comes after it. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  LanSavedGame *first = *(LanSavedGame *const *) a, *second = *(LanSavedGame *const *) b;
  gint64 played = when_played (second) - when_played (first);
  gint64 begun = when_begun (first) - when_begun (second);

  if (played != 0)
    return played < 0 ? -1 : 1;
  if (begun != 0)
    return begun < 0 ? -1 : 1;
  return strcmp (lan_saved_game_get_id (first), lan_saved_game_get_id (second));
}

/* (transfer none) */
static LanSavedGame *
find (LanLibrary *self, const char *id)
{
  for (guint i = 0; i < self->games->len; i++)
    if (g_str_equal (lan_saved_game_get_id (g_ptr_array_index (self->games, i)), id))
      return g_ptr_array_index (self->games, i);
  return g_hash_table_lookup (self->reserved, id);
}

static void
on_game_changed (LanLibrary *self)
{
  g_signal_emit (self, signals[SIGNAL_GAME_CHANGED], 0);
}

/* (transfer full) */
static LanSavedGame *
new_saved (LanLibrary *self, const char *id)
{
  g_autofree char *path = path_of (self, FALSE, id);
  g_autoptr (LanSlot) slot = lan_slot_new (path);
  LanSavedGame *saved = lan_saved_game_new (id, slot);

  g_signal_connect_object (saved, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return saved;
}

/* Tells of as little as possible, so that a list keeps its focus. */
static void
replace_games (LanLibrary *self, GPtrArray *games)
{
  GPtrArray *old = self->games;
  guint first = 0, last = 0;

  while (first < MIN (old->len, games->len) && old->pdata[first] == games->pdata[first])
    first++;
  while (last < MIN (old->len, games->len) - first && old->pdata[old->len - 1 - last] == games->pdata[games->len - 1 - last])
    last++;
  self->games = g_ptr_array_ref (games);
  if (old->len != games->len || first < games->len)
    g_list_model_items_changed (G_LIST_MODEL (self), first, old->len - first - last, games->len - first - last);
  g_ptr_array_unref (old);
}

/* The list as it is now, to be changed. (transfer full) */
static GPtrArray *
copy_games (LanLibrary *self)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->games->len; i++)
    g_ptr_array_add (games, g_object_ref (g_ptr_array_index (self->games, i)));
  return games;
}

static void
insert (LanLibrary *self, LanSavedGame *saved)
{
  g_autoptr (GPtrArray) games = copy_games (self);

  if (!g_ptr_array_find (games, saved, NULL))
    g_ptr_array_add (games, g_object_ref (saved));
  g_ptr_array_sort (games, compare);
  replace_games (self, games);
  g_hash_table_remove (self->reserved, lan_saved_game_get_id (saved));
}

static void
take_out (LanLibrary *self, LanSavedGame *saved)
{
  g_autoptr (GPtrArray) games = copy_games (self);

  g_ptr_array_remove (games, saved);
  replace_games (self, games);
}

/* What an earlier process deleted, or did not come to save, unless it still runs. */
static void
purge_left_over (LanLibrary *self, gboolean deleted)
{
  g_autoptr (GPtrArray) ids = list_ids (self, deleted);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *path = path_of (self, deleted, g_ptr_array_index (ids, i));
      g_autoptr (LanSlot) slot = lan_slot_new (path);

      if ((deleted || lan_slot_get_stamp (slot) == 0) && !lan_slot_is_locked (slot))
        lan_slot_destroy (slot);
    }
}

static void
lan_library_finalize (GObject *object)
{
  LanLibrary *self = LAN_LIBRARY (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->content);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->reserved, g_hash_table_unref);
  g_clear_pointer (&self->trashed, g_hash_table_unref);
  G_OBJECT_CLASS (lan_library_parent_class)->finalize (object);
}

static void
lan_library_class_init (LanLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_library_finalize;
  signals[SIGNAL_GAME_CHANGED] = g_signal_new ("game-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_library_init (LanLibrary *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
  self->reserved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->trashed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
}

LanLibrary *
lan_library_new (GFile *folder, LanGameContent *content)
{
  LanLibrary *self;

  g_return_val_if_fail (folder == NULL || g_file_peek_path (folder) != NULL, NULL);
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (content), NULL);

  self = g_object_new (LAN_TYPE_LIBRARY, NULL);
  self->folder = folder != NULL ? g_object_ref (folder) : g_file_new_build_filename (g_get_user_data_dir (), "lancaster", "games", NULL);
  self->content = g_object_ref (content);
  purge_left_over (self, TRUE);
  purge_left_over (self, FALSE);
  lan_library_refresh (self);
  return self;
}

GFile *
lan_library_get_folder (LanLibrary *self)
{
  g_return_val_if_fail (LAN_IS_LIBRARY (self), NULL);

  return self->folder;
}

LanGameContent *
lan_library_get_content (LanLibrary *self)
{
  g_return_val_if_fail (LAN_IS_LIBRARY (self), NULL);

  return self->content;
}

void
lan_library_refresh (LanLibrary *self)
{
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_return_if_fail (LAN_IS_LIBRARY (self));

  ids = list_ids (self, FALSE);
  games = g_ptr_array_new_with_free_func (g_object_unref);
  /* A game being played stays in the list, even if its folder is gone for the moment. */
  for (guint i = 0; i < self->games->len; i++)
    if (lan_saved_game_is_held (g_ptr_array_index (self->games, i)))
      g_ptr_array_add (games, g_object_ref (g_ptr_array_index (self->games, i)));
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      LanSavedGame *known = find (self, id);
      g_autoptr (LanSavedGame) saved = known != NULL ? g_object_ref (known) : new_saved (self, id);

      if (!lan_saved_game_is_held (saved) && lan_saved_game_load (saved, self->content))
        g_ptr_array_add (games, g_object_ref (saved));
    }
  g_ptr_array_sort (games, compare);
  replace_games (self, games);
}

LanSavedGame *
lan_library_find_unfinished (LanLibrary *self)
{
  g_return_val_if_fail (LAN_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->games->len; i++)
    {
      LanSavedGame *saved = g_ptr_array_index (self->games, i);

      if (lan_saved_game_get_summary (saved) != NULL && !lan_saved_game_is_finished (saved) && !lan_saved_game_is_in_use (saved))
        return saved;
    }
  return NULL;
}

LanRecord *
lan_library_read (LanLibrary *self, LanSavedGame *saved, char **note, GError **error)
{
  g_return_val_if_fail (LAN_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (LAN_IS_SAVED_GAME (saved), NULL);

  return lan_saved_game_read (saved, self->content, note, error);
}

LanSavedGame *
lan_library_reserve (LanLibrary *self)
{
  g_autofree char *id = g_uuid_string_random ();
  LanSavedGame *saved = new_saved (self, id);

  g_hash_table_insert (self->reserved, g_steal_pointer (&id), g_object_ref (saved));
  return saved;
}

void
lan_library_put (LanLibrary *self, LanSavedGame *saved)
{
  insert (self, saved);
}

/* One line, not too long; NULL when nothing is left of it. (transfer full) */
static char *
tidy_title (const char *title)
{
  g_autofree char *valid = g_utf8_make_valid (title != NULL ? title : "", -1);
  g_autofree char *cut = NULL;

  for (char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  cut = g_utf8_substring (g_strstrip (valid), 0, MIN (LAN_TITLE_MAX, g_utf8_strlen (valid, -1)));
  g_strchomp (cut);
  return *cut != '\0' ? g_steal_pointer (&cut) : NULL;
}

/* (transfer none) */
static LanSavedGame *
keep (LanLibrary *self, const LanRecord *record, const char *title, gint64 begun, gint64 played, GError **error)
{
  g_autoptr (LanSavedGame) saved = lan_library_reserve (self);
  LanSlot *slot = lan_saved_game_get_slot (saved);
  g_autoptr (LanGameSummary) summary = lan_save_now (slot, record, begun, played, error);

  if (summary == NULL || !lan_library_rename (self, saved, title, error))
    {
      lan_slot_destroy (slot);
      g_hash_table_remove (self->reserved, lan_saved_game_get_id (saved));
      return NULL;
    }
  lan_slot_unlock (slot);
  lan_saved_game_take_summary (saved, g_steal_pointer (&summary));
  insert (self, saved);
  return saved;
}

LanSavedGame *
lan_library_add (LanLibrary *self, const LanRecord *record, const char *title, GError **error)
{
  gint64 now = g_get_real_time ();

  g_return_val_if_fail (LAN_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  return keep (self, record, title, now, now, error);
}

LanSavedGame *
lan_library_duplicate (LanLibrary *self, LanSavedGame *saved, const char *title, GError **error)
{
  g_autoptr (LanRecord) record = lan_library_read (self, saved, NULL, error);
  gint64 now = g_get_real_time ();

  if (record == NULL)
    return NULL;
  return keep (self, record, title, now, lan_saved_game_get_summary (saved) != NULL ? when_played (saved) : now, error);
}

gboolean
lan_library_rename (LanLibrary *self, LanSavedGame *saved, const char *title, GError **error)
{
  g_autofree char *tidy = NULL;

  g_return_val_if_fail (LAN_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (LAN_IS_SAVED_GAME (saved), FALSE);

  tidy = tidy_title (title);
  if (g_strcmp0 (tidy, lan_saved_game_get_title (saved)) == 0)
    return TRUE;
  return lan_saved_game_write_title (saved, tidy, error);
}

gboolean
lan_library_export (LanLibrary *self, LanSavedGame *saved, GFile *file, GError **error)
{
  g_autoptr (LanRecord) record = lan_library_read (self, saved, NULL, error);

  return record != NULL && lan_save_write_file (record, file, error);
}

gboolean
lan_library_delete (LanLibrary *self, LanSavedGame *saved, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LAN_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (LAN_IS_SAVED_GAME (saved), FALSE);

  /* Held until it is purged, so that no other process purges it. */
  if (!lan_saved_game_hold (saved, error))
    return FALSE;
  path = path_of (self, TRUE, lan_saved_game_get_id (saved));
  if (!lan_slot_move (lan_saved_game_get_slot (saved), path, error))
    {
      lan_saved_game_let_go (saved);
      return FALSE;
    }
  g_hash_table_insert (self->trashed, g_strdup (lan_saved_game_get_id (saved)), g_object_ref (saved));
  take_out (self, saved);
  return TRUE;
}

gboolean
lan_library_restore (LanLibrary *self, LanSavedGame *saved, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LAN_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (g_hash_table_contains (self->trashed, lan_saved_game_get_id (saved)), FALSE);

  path = path_of (self, FALSE, lan_saved_game_get_id (saved));
  if (!lan_slot_move (lan_saved_game_get_slot (saved), path, error))
    return FALSE;
  lan_saved_game_let_go (saved);
  insert (self, saved);
  g_hash_table_remove (self->trashed, lan_saved_game_get_id (saved));
  return TRUE;
}

void
lan_library_purge (LanLibrary *self, LanSavedGame *saved)
{
  g_return_if_fail (LAN_IS_LIBRARY (self));

  if (!g_hash_table_contains (self->trashed, lan_saved_game_get_id (saved)))
    return;
  lan_slot_destroy (lan_saved_game_get_slot (saved));
  g_hash_table_remove (self->trashed, lan_saved_game_get_id (saved));
}
