/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-miniatures.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lan-miniature.h"
#include "lan-save-reader.h"

#define FOLDER_MODE 0700
#define ID_LENGTH 36  /* of a UUID in text */

struct _LanMiniatures {
  GObject parent_instance;

  LanLibrary *library;
  GThreadPool *pool;  /* of one thread, for GTasks with a Job or the ids of a library */
};

G_DEFINE_FINAL_TYPE (LanMiniatures, lan_miniatures, G_TYPE_OBJECT)

/* What the thread needs of a game, which may change meanwhile. */
typedef struct {
  LanGameContent *content;
  GFile *save;
  char *id;
  char *name;  /* of the picture's file */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->content);
  g_clear_object (&job->save);
  g_free (job->id);
  g_free (job->name);
  g_free (job);
}

/* (transfer full) */
static char *
folder_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "lancaster", "boards", NULL);
}

typedef gboolean (*IsOld) (const char *name, gconstpointer data);

/* Removes the pictures that are not wanted any more. */
static void
remove_old (IsOld is_old, gconstpointer data)
{
  g_autofree char *path = folder_path ();
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (is_old (name, data))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        g_unlink (file);
      }
}

static gboolean
is_of_gone_game (const char *name, gconstpointer data)
{
  g_autofree char *id = g_strndup (name, ID_LENGTH);

  return !g_strv_contains (data, id);
}

static gboolean
is_of_earlier_save (const char *name, gconstpointer data)
{
  const Job *job = data;

  return g_str_has_prefix (name, job->id) && !g_str_equal (name, job->name);
}

/* The picture in the cache, unless it is not one of ours. (transfer full) */
static GdkTexture *
load (const char *path)
{
  g_autoptr (GdkTexture) texture = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? gdk_texture_new_from_filename (path, NULL) : NULL;

  if (texture == NULL || gdk_texture_get_width (texture) != LAN_MINIATURE_WIDTH
      || gdk_texture_get_height (texture) != LAN_MINIATURE_HEIGHT)
    return NULL;
  return g_steal_pointer (&texture);
}

/* Without a cache the picture is made anew the next time. */
static void
keep (GdkTexture *texture, const char *path, const Job *job)
{
  g_autofree char *folder = folder_path ();
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (texture);

  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0
      || !g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL))
    return;
  remove_old (is_of_earlier_save, job);
}

/* (transfer full) */
static GdkTexture *
make (const Job *job, GError **error)
{
  g_autoptr (LanRecord) record = lan_save_read_file (job->save, job->content, error);
  LanState state;

  if (record == NULL)
    return NULL;
  lan_record_replay (record, record->choices->len, &state, NULL, NULL);
  return lan_miniature_draw (record->setup, &state);
}

static void
answer (GTask *task, const Job *job)
{
  g_autofree char *folder = folder_path ();
  g_autofree char *path = g_build_filename (folder, job->name, NULL);
  g_autoptr (GError) error = NULL;
  GdkTexture *texture;

  if (g_task_return_error_if_cancelled (task))
    return;
  texture = load (path);
  if (texture == NULL)
    {
      texture = make (job, &error);
      if (texture != NULL)
        keep (texture, path, job);
    }
  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
tidy (GTask *task, GStrv ids)
{
  remove_old (is_of_gone_game, ids);
  g_task_return_pointer (task, NULL, NULL);
}

static void
run (gpointer data, gpointer pool_data)
{
  g_autoptr (GTask) task = data;

  if (g_task_get_source_tag (task) == lan_miniatures_new)
    tidy (task, g_task_get_task_data (task));
  else
    answer (task, g_task_get_task_data (task));
}

/* (transfer full) */
static GStrv
list_ids (LanLibrary *library)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LanSavedGame) saved = g_list_model_get_item (G_LIST_MODEL (library), i);

      g_strv_builder_add (ids, lan_saved_game_get_id (saved));
    }
  return g_strv_builder_end (ids);
}

static void
lan_miniatures_finalize (GObject *object)
{
  LanMiniatures *self = LAN_MINIATURES (object);

  /* Whoever asked has cancelled by now, so this waits for one picture at most: nothing is written afterwards. */
  g_thread_pool_free (self->pool, FALSE, TRUE);
  g_clear_object (&self->library);
  G_OBJECT_CLASS (lan_miniatures_parent_class)->finalize (object);
}

static void
lan_miniatures_class_init (LanMiniaturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_miniatures_finalize;
}

static void
lan_miniatures_init (LanMiniatures *self)
{
  self->pool = g_thread_pool_new (run, NULL, 1, FALSE, NULL);
}

LanMiniatures *
lan_miniatures_new (LanLibrary *library)
{
  LanMiniatures *self;
  GTask *task;

  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);

  self = g_object_new (LAN_TYPE_MINIATURES, NULL);
  self->library = g_object_ref (library);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_source_tag (task, lan_miniatures_new);
  g_task_set_task_data (task, list_ids (library), (GDestroyNotify) g_strfreev);
  g_thread_pool_push (self->pool, task, NULL);
  return self;
}

void
lan_miniatures_ask_async (LanMiniatures *self, LanSavedGame *saved, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data)
{
  const LanGameSummary *summary;
  Job *job;
  GTask *task;

  g_return_if_fail (LAN_IS_MINIATURES (self));
  g_return_if_fail (LAN_IS_SAVED_GAME (saved));

  summary = lan_saved_game_get_summary (saved);
  job = g_new0 (Job, 1);
  job->content = g_object_ref (lan_library_get_content (self->library));
  job->save = lan_saved_game_get_newest (saved);
  job->id = g_strdup (lan_saved_game_get_id (saved));
  job->name = g_strdup_printf ("%s-%" G_GINT64_MODIFIER "x.png", job->id, summary != NULL ? summary->played : 0);
  /* The thread must not be the last to know the object, so the answer does not hold it. */
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, lan_miniatures_ask_async);
  g_task_set_task_data (task, job, job_free);
  if (summary != NULL && job->save != NULL)
    {
      g_thread_pool_push (self->pool, task, NULL);
      return;
    }
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "There is no position to draw");
  g_object_unref (task);
}

GdkTexture *
lan_miniatures_ask_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
