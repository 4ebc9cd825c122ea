/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-folder.h"

#include <glib/gstdio.h>

char *
lan_test_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *path = g_dir_make_tmp ("lancaster-XXXXXX", &error);

  g_assert_no_error (error);
  return path;
}

void
lan_test_folder_remove (const char *path)
{
  g_autoptr (GDir) folder = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      lan_test_folder_remove (inside);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

void
lan_test_write (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}
