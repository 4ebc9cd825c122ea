/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Pictures of the window, always of the same game: screenshots FOLDER [LOOK...] writes
 * LOOK-STAGE.png for every look, or those named, and every stage. The display must be as large as the largest look.
 */

#include "lan-ui-help.h"
#include "lan-ui-look.h"
#include "lan-ui-picture.h"
#include "lan-ui-tour.h"
#include "lan-ui-window.h"

#define LTR GTK_TEXT_DIR_LTR

static const LanUiLook looks[] = {
  { "light", 1366, 768, 1, LTR },
  { "dark", 1366, 768, 1, LTR, .dark = TRUE },
  { "contrast", 1366, 768, 1, LTR, .contrast = TRUE },
  { "contrast-dark", 1366, 768, 1, LTR, .dark = TRUE, .contrast = TRUE },
  { "small", 1024, 600, 1, LTR },
  { "small-dark", 1024, 600, 1, LTR, .dark = TRUE },
  { "folded", 800, 600, 1, LTR },
  { "phone", 360, 640, 1, LTR },
  { "large-text", 1366, 768, 2, LTR },
  { "small-large-text", 1024, 600, 2, LTR },
  { "phone-large-text", 360, 640, 2, LTR },
  { "right-to-left", 1366, 768, 1, GTK_TEXT_DIR_RTL },
  { "phone-right-to-left", 360, 640, 1, GTK_TEXT_DIR_RTL },
};

/* Begin is what the names of its pictures begin with, folder and all. */
static void
save (GtkWindow *window, const char *stage, gpointer begin)
{
  g_autofree char *path = g_strdup_printf ("%s-%s.png", (const char *) begin, stage);

  lan_ui_save_picture (GTK_WIDGET (window), NULL, 1, path);
}

/* In a process of its own: not everything of a look can be changed later. */
static int
show_look (const char *program, const char *folder, const LanUiLook *look)
{
  int argc = 1;
  char *arguments[] = { (char *) program, NULL };
  char **argv = arguments;
  g_autofree char *begin = g_build_filename (folder, look->name, NULL);
  const LanUiTour tour = { look->width, look->height, save, begin };

  lan_ui_look_prepare (look);
  lan_ui_init (&argc, &argv);
  if (!lan_ui_look_wear (look))
    {
      g_printerr ("%s: there is no catalogue of “%s”\n", look->name, look->language);
      return 0;
    }
  lan_ui_install_help ();
  lan_ui_tour (&tour);
  return 0;
}

static gboolean
run_look (const char *program, const char *folder, const char *look)
{
  const char *argv[] = { program, folder, look, NULL };
  int status = 0;

  return g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL, NULL, NULL, &status, NULL)
         && g_spawn_check_wait_status (status, NULL);
}

/* The looks above, then those of the languages; NULL after the last. */
static const LanUiLook *
get_look (guint i)
{
  if (i < G_N_ELEMENTS (looks))
    return &looks[i];
  i -= G_N_ELEMENTS (looks);
  return i < LAN_UI_LANGUAGES * LAN_UI_SIZES ? &lan_ui_languages[i / LAN_UI_SIZES][i % LAN_UI_SIZES] : NULL;
}

int
main (int argc, char **argv)
{
  const LanUiLook *look;
  gboolean well = TRUE;

  if (argc < 2 || g_mkdir_with_parents (argv[1], 0777) != 0)
    {
      g_printerr ("Usage: screenshots FOLDER [LOOK...]\n");
      return 1;
    }
  for (guint i = 0; (look = get_look (i)) != NULL; i++)
    {
      if (argc == 3 && g_str_equal (argv[2], look->name))
        return show_look (argv[0], argv[1], look);
      if (argc == 2 || g_strv_contains ((const char *const *) argv + 2, look->name))
        well &= run_look (argv[0], argv[1], look->name);
    }
  return well ? 0 : 1;
}
