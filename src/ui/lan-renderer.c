/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-renderer.h"

#include <gtk/gtk.h>

#define DEBUG_VARIABLE "GDK_DEBUG"
#define NO_GL "gl-disable"
#define RENDERER_VARIABLE "GSK_RENDERER"
#define CAIRO "cairo"

/* What Mesa names the devices that can be drawn with, in the folder "dri". */
#define RENDER_NODE_PREFIX "renderD"

/* Since this one GTK leaves software OpenGL alone, and has another word for NO_GL. */
#define GTK_MINOR_THAT_CHOOSES 14

/* Devices of drivers that do without render nodes: Nvidia's, ARM's and Qualcomm's own, and that of WSL. */
static const char *const other_devices[] = { "nvidiactl", "mali0", "kgsl-3d0", "dxg" };

static gboolean
has_render_node (const char *devices)
{
  g_autofree char *path = g_build_filename (devices, "dri", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_prefix (name, RENDER_NODE_PREFIX))
      return TRUE;
  return FALSE;
}

static gboolean
has_graphics (const char *devices)
{
  for (guint i = 0; i < G_N_ELEMENTS (other_devices); i++)
    {
      g_autofree char *path = g_build_filename (devices, other_devices[i], NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return has_render_node (devices);
}

gboolean
lan_renderer_needs_gl (const char *renderer, const char *devices)
{
  if (renderer != NULL && *renderer != '\0')
    return !g_str_equal (renderer, CAIRO);
  return has_graphics (devices);
}

void
lan_renderer_prepare (void)
{
  /* Who debugs has reasons. */
  if (gtk_get_minor_version () >= GTK_MINOR_THAT_CHOOSES || g_getenv (DEBUG_VARIABLE) != NULL
      || lan_renderer_needs_gl (g_getenv (RENDERER_VARIABLE), "/dev"))
    return;
  g_setenv (DEBUG_VARIABLE, NO_GL, TRUE);
  /* Else GTK tells of every window that OpenGL failed. */
  g_setenv (RENDERER_VARIABLE, CAIRO, TRUE);
}

void
lan_renderer_clean_up (void)
{
  if (g_strcmp0 (g_getenv (DEBUG_VARIABLE), NO_GL) == 0)
    g_unsetenv (DEBUG_VARIABLE);
}
