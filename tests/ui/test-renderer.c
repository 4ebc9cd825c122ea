/* SPDX-License-Identifier: GPL-3.0-or-later */

/* OpenGL is left alone where nothing can speed it up. */

#include "lan-config.h"

#include <glib/gstdio.h>

#include "lan-renderer.h"
#include "lan-test-folder.h"

/* Makes a folder like /dev with that file in it, NULL: none. (transfer full) */
static char *
make_devices (const char *file)
{
  char *devices = lan_test_folder_new ();

  if (file != NULL)
    {
      g_autofree char *path = g_build_filename (devices, file, NULL);
      g_autofree char *folder = g_path_get_dirname (path);

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      lan_test_write (path, "");
    }
  return devices;
}

static void
test_devices (void)
{
  static const struct {
    const char *file;
    gboolean needed;
  } cases[] = {
    { "dri/renderD128", TRUE },
    { "dri/renderD200", TRUE },
    { "nvidiactl", TRUE },
    { "mali0", TRUE },
    { "kgsl-3d0", TRUE },
    { "dxg", TRUE },
    /* A screen without anything to draw with, as many virtual machines have it. */
    { "dri/card0", FALSE },
    { "dri/by-path", FALSE },
    { "null", FALSE },
    { NULL, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *devices = make_devices (cases[i].file);

      g_test_message ("%s", cases[i].file != NULL ? cases[i].file : "nothing");
      g_assert_cmpint (lan_renderer_needs_gl (NULL, devices), ==, cases[i].needed);
      g_assert_cmpint (lan_renderer_needs_gl ("", devices), ==, cases[i].needed);
      lan_test_folder_remove (devices);
    }
}

/* What the player demands goes before what the machine has. */
static void
test_demanded (void)
{
  g_autofree char *with = make_devices ("dri/renderD128");
  g_autofree char *without = make_devices (NULL);

  g_assert_false (lan_renderer_needs_gl ("cairo", with));
  g_assert_false (lan_renderer_needs_gl ("cairo", without));
  g_assert_true (lan_renderer_needs_gl ("gl", with));
  g_assert_true (lan_renderer_needs_gl ("gl", without));
  lan_test_folder_remove (with);
  lan_test_folder_remove (without);
}

static void
test_environment (void)
{
  g_unsetenv ("GDK_DEBUG");
  g_setenv ("GSK_RENDERER", "gl", TRUE);
  lan_renderer_prepare ();
  g_assert_null (g_getenv ("GDK_DEBUG"));

  g_setenv ("GDK_DEBUG", "frames", TRUE);
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  lan_renderer_prepare ();
  lan_renderer_clean_up ();
  g_assert_cmpstr (g_getenv ("GDK_DEBUG"), ==, "frames");

  g_unsetenv ("GDK_DEBUG");
  lan_renderer_prepare ();
  lan_renderer_clean_up ();
  g_assert_null (g_getenv ("GDK_DEBUG"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/renderer/devices", test_devices);
  g_test_add_func ("/renderer/demanded", test_demanded);
  g_test_add_func ("/renderer/environment", test_environment);
  return g_test_run ();
}
