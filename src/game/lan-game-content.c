/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game-content-private.h"

typedef struct {
  char *id;
  char *title;    /* English, as in the file */
  char *text;
  unsigned year;
} LanItem;

struct _LanGameContent {
  GObject parent_instance;

  char *id;
  unsigned revision;
  LanContent tables;
  GPtrArray *items[LAN_N_TABLES];  /* of LanItem */
  GPtrArray *earlier;              /* of LanGameContent */
};

G_DEFINE_FINAL_TYPE (LanGameContent, lan_game_content, G_TYPE_OBJECT)

static void
item_free (gpointer data)
{
  LanItem *item = data;

  g_free (item->id);
  g_free (item->title);
  g_free (item->text);
  g_free (item);
}

static const LanItem *
get_item (LanGameContent *self, LanTableKind table, unsigned index)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), NULL);
  g_return_val_if_fail (table < LAN_N_TABLES, NULL);
  g_return_val_if_fail (index < self->items[table]->len, NULL);

  return g_ptr_array_index (self->items[table], index);
}

/* gettext answers an empty string with the header of the catalogue. */
static const char *
translate (const char *english)
{
  return english[0] == '\0' ? english : g_dgettext (GETTEXT_PACKAGE, english);
}

static void
lan_game_content_finalize (GObject *object)
{
  LanGameContent *self = LAN_GAME_CONTENT (object);

  g_free (self->id);
  for (guint i = 0; i < LAN_N_TABLES; i++)
    g_ptr_array_unref (self->items[i]);
  g_ptr_array_unref (self->earlier);
  G_OBJECT_CLASS (lan_game_content_parent_class)->finalize (object);
}

static void
lan_game_content_class_init (LanGameContentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_game_content_finalize;
}

static void
lan_game_content_init (LanGameContent *self)
{
  for (guint i = 0; i < LAN_N_TABLES; i++)
    self->items[i] = g_ptr_array_new_with_free_func (item_free);
  self->earlier = g_ptr_array_new_with_free_func (g_object_unref);
}

LanGameContent *
lan_game_content_new (const char *id, unsigned revision)
{
  LanGameContent *self = g_object_new (LAN_TYPE_GAME_CONTENT, NULL);

  self->id = g_strdup (id);
  self->revision = revision;
  return self;
}

LanContent *
lan_game_content_edit_tables (LanGameContent *self)
{
  return &self->tables;
}

void
lan_game_content_add_earlier (LanGameContent *self, LanGameContent *earlier)
{
  g_ptr_array_add (self->earlier, g_object_ref (earlier));
}

gboolean
lan_game_content_add (LanGameContent *self, LanTableKind table, const char *id, const char *title, const char *text, unsigned year)
{
  LanItem *item;

  if (lan_game_content_find (self, table, id, NULL))
    return FALSE;
  item = g_new0 (LanItem, 1);
  item->id = g_strdup (id);
  item->title = g_strdup (title);
  item->text = g_strdup (text);
  item->year = year;
  g_ptr_array_add (self->items[table], item);
  return TRUE;
}

const LanContent *
lan_game_content_get_tables (LanGameContent *self)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), NULL);
  return &self->tables;
}

const char *
lan_game_content_get_id (LanGameContent *self)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), NULL);
  return self->id;
}

unsigned
lan_game_content_get_revision (LanGameContent *self)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), 0);
  return self->revision;
}

static gboolean
is_revision (LanGameContent *self, const char *id, guint64 revision)
{
  return g_str_equal (id, self->id) && revision == self->revision;
}

LanGameContent *
lan_game_content_find_revision (LanGameContent *self, const char *id, guint64 revision)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  if (is_revision (self, id, revision))
    return self;
  for (guint i = 0; i < self->earlier->len; i++)
    if (is_revision (g_ptr_array_index (self->earlier, i), id, revision))
      return g_ptr_array_index (self->earlier, i);
  return NULL;
}

unsigned
lan_game_content_get_size (LanGameContent *self, LanTableKind table)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), 0);
  g_return_val_if_fail (table < LAN_N_TABLES, 0);
  return self->items[table]->len;
}

const char *
lan_game_content_get_item_id (LanGameContent *self, LanTableKind table, unsigned index)
{
  const LanItem *item = get_item (self, table, index);
  return item != NULL ? item->id : NULL;
}

gboolean
lan_game_content_find (LanGameContent *self, LanTableKind table, const char *id, unsigned *index)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (self), FALSE);
  g_return_val_if_fail (table < LAN_N_TABLES, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  for (unsigned i = 0; i < self->items[table]->len; i++)
    if (g_str_equal (get_item (self, table, i)->id, id))
      {
        if (index != NULL)
          *index = i;
        return TRUE;
      }
  return FALSE;
}

const char *
lan_game_content_get_title (LanGameContent *self, LanTableKind table, unsigned index)
{
  const LanItem *item = get_item (self, table, index);
  return item != NULL ? translate (item->title) : NULL;
}

const char *
lan_game_content_get_plain_title (LanGameContent *self, LanTableKind table, unsigned index)
{
  const LanItem *item = get_item (self, table, index);
  return item != NULL ? item->title : NULL;
}

const char *
lan_game_content_get_text (LanGameContent *self, LanTableKind table, unsigned index)
{
  const LanItem *item = get_item (self, table, index);
  return item != NULL ? translate (item->text) : NULL;
}

unsigned
lan_game_content_get_year (LanGameContent *self, unsigned conflict)
{
  const LanItem *item = get_item (self, LAN_TABLE_CONFLICTS, conflict);
  return item != NULL ? item->year : 0;
}
