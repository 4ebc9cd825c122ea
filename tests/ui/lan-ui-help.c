/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-help.h"

LanHelpWindow *
lan_ui_find_help (void)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())); l != NULL; l = l->next)
    if (LAN_IS_HELP_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* Links to all that is in a folder. */
static void
link_all (const char *source, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (source, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *from = g_build_filename (source, name, NULL);
      g_autofree char *to = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) link = g_file_new_for_path (to);

      g_assert_true (g_file_make_symbolic_link (link, from, NULL, NULL));
    }
}

static char *
make_folder (const char *language)
{
  char *folder = g_build_filename (g_get_user_data_dir (), "help", language, "lancaster", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

void
lan_ui_install_help (void)
{
  const char *language = g_getenv ("LANGUAGE");
  g_autofree char *source = g_test_build_filename (G_TEST_DIST, "..", "help", "C", NULL);
  g_autofree char *folder = make_folder ("C");
  g_autofree char *translated = g_build_filename (LAN_UI_HELPDIR, language, NULL);

  link_all (source, folder);
  if (language != NULL && g_file_test (translated, G_FILE_TEST_IS_DIR))
    {
      g_autofree char *other = make_folder (language);
      g_autofree char *figures = g_build_filename (source, "figures", NULL);
      g_autofree char *to = g_build_filename (other, "figures", NULL);
      g_autoptr (GFile) link = g_file_new_for_path (to);

      link_all (translated, other);
      /* As they are installed for each language. */
      g_assert_true (g_file_make_symbolic_link (link, figures, NULL, NULL));
    }
}
