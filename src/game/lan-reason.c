/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-reason.h"

char *
lan_reason_of (GFile *file, const GError *error)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  const char *path = folder != NULL ? g_file_peek_path (folder) : NULL;
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *prefix = name != NULL ? g_strconcat (name, G_DIR_SEPARATOR_S, NULL) : NULL;
  GString *text = g_string_new (error->message);

  /* Of the root there is nothing to leave out but the mark itself. */
  if (prefix != NULL && !g_str_equal (name, G_DIR_SEPARATOR_S))
    g_string_replace (text, prefix, "", 0);
  return g_string_free (text, FALSE);
}
