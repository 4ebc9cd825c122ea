/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-lesson-progress.h"

#include <glib/gi18n-lib.h>

#define GROUP "First Steps"
#define KEY_STEP "Step"
#define KEY_FINISHED "Finished"

/* A larger file is none of ours. */
#define MAX_BYTES 4096

/* (transfer full) */
static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "lancaster", "first-steps.ini", NULL);
}

/* NULL and no error: there is none. (transfer full) */
static GKeyFile *
read_file (GError **error)
{
  g_autofree char *path = get_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) problem = NULL;
  g_autofree char *step = NULL;
  char text[MAX_BYTES + 1];
  gsize size = 0;

  stream = g_file_read (file, NULL, &problem);
  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;
  if (stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), text, sizeof text, &size, NULL, &problem)
      && size <= MAX_BYTES && g_key_file_load_from_data (keys, text, size, G_KEY_FILE_NONE, &problem)
      && (step = g_key_file_get_string (keys, GROUP, KEY_STEP, NULL)) != NULL)
    return g_steal_pointer (&keys);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               /* Translators: %s is the path of a file. */
               _("How far you were is not known any more: “%s” cannot be read. The first steps begin anew."), path);
  return NULL;
}

LanLessonProgress
lan_lesson_progress_peek (void)
{
  g_autoptr (GKeyFile) keys = read_file (NULL);

  if (keys == NULL)
    return LAN_LESSON_NEW;
  return g_key_file_get_boolean (keys, GROUP, KEY_FINISHED, NULL) ? LAN_LESSON_FINISHED : LAN_LESSON_BEGUN;
}

char *
lan_lesson_progress_load (GError **error)
{
  g_autoptr (GKeyFile) keys = read_file (error);

  if (keys == NULL || g_key_file_get_boolean (keys, GROUP, KEY_FINISHED, NULL))
    return NULL;
  return g_key_file_get_string (keys, GROUP, KEY_STEP, NULL);
}

gboolean
lan_lesson_progress_store (const char *step, gboolean finished, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;
  gsize size;

  g_return_val_if_fail (step != NULL, FALSE);

  g_key_file_set_string (keys, GROUP, KEY_STEP, step);
  g_key_file_set_boolean (keys, GROUP, KEY_FINISHED, finished);
  text = g_key_file_to_data (keys, &size, NULL);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (path, text, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
