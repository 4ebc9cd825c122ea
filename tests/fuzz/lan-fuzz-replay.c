/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gives kept inputs to a fuzz target without libFuzzer: PROGRAM FOLDER OR FILE...
 * One case each; a failed one names the file last read. */

#include <gio/gio.h>

#include "lan-fuzz-target.h"

/* Returns how many files there were. */
static guint
replay (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autofree char *data = NULL;
  gsize size;
  guint n = 0;

  if (folder != NULL)
    {
      for (const char *name; (name = g_dir_read_name (folder)) != NULL;)
        {
          g_autofree char *below = g_build_filename (path, name, NULL);
          n += replay (below);
        }
      return n;
    }
  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  g_test_message ("%s", path);
  LLVMFuzzerTestOneInput ((const uint8_t *) data, size);
  return 1;
}

static void
test_inputs (gconstpointer path)
{
  guint n = replay (path);

  g_test_message ("%u inputs", n);
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *base = g_path_get_basename (argv[i]);
      g_autofree char *name = g_strdup_printf ("/fuzz/%s", base);
      g_test_add_data_func (name, argv[i], test_inputs);
    }
  return g_test_run ();
}
