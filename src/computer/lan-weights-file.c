/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-weights-file.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "lan-computer-resources.h"

#define FORMAT_VERSION 1
#define MAX_SIZE (1024 * 1024)
#define DEFAULT_WEIGHTS "/io/github/lancaster_game/Lancaster/computer/weights.conf"

/* No input of a sensible game is worth more PP than this. */
#define MAX_WEIGHT 1000.0

G_DEFINE_QUARK (lan-weights-file-error-quark, lan_weights_file_error)

static char *
group_name (guint table)
{
  return g_strdup_printf ("players %u", table + LAN_MIN_SEATS);
}

/* One line: a number for each stage. */
static gboolean
read_line (GKeyFile *file, const char *group, const char *name, double numbers[LAN_WEIGHT_STAGES], GError **error)
{
  gsize n = 0;
  GError *problem = NULL;
  g_autofree double *list = g_key_file_get_double_list (file, group, name, &n, &problem);

  /* Of a line without numbers there is neither a list nor a problem. */
  if (problem != NULL)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  for (gsize i = 0; i < n && i < LAN_WEIGHT_STAGES; i++)
    {
      numbers[i] = list[i];
      if (!isfinite (list[i]) || fabs (list[i]) > MAX_WEIGHT)
        n = 0;
    }
  if (n == LAN_WEIGHT_STAGES)
    return TRUE;
  /* Translators: %1$s and %2$s are words of a file of figures, %3$d is a number. */
  g_set_error (error, LAN_WEIGHTS_FILE_ERROR, LAN_WEIGHTS_FILE_ERROR_INVALID,
               _("“%2$s” of “%1$s” needs %3$d numbers, none beyond 1000"), group, name, LAN_WEIGHT_STAGES);
  return FALSE;
}

/* Refuses a line too many: it was made for a program that sees more. */
static gboolean
check_size (GKeyFile *file, const char *group, GError **error)
{
  gsize n = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, &n, error);

  if (keys == NULL)
    return FALSE;
  if (n == LAN_N_INPUTS + 1)
    return TRUE;
  /* Translators: %s is a word of a file of figures. */
  g_set_error (error, LAN_WEIGHTS_FILE_ERROR, LAN_WEIGHTS_FILE_ERROR_INVALID,
               _("“%s” has lines that this version of the program does not know"), group);
  return FALSE;
}

static gboolean
read_table (GKeyFile *file, guint table, LanWeights *weights, GError **error)
{
  g_autofree char *group = group_name (table);
  double numbers[LAN_WEIGHT_STAGES];

  for (guint input = 0; input < LAN_N_INPUTS; input++)
    {
      char name[LAN_INPUT_NAME_SIZE];

      lan_input_name (input, name);
      if (!read_line (file, group, name, numbers, error))
        return FALSE;
      for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
        weights->stages[table][stage].weight[input] = (float) numbers[stage];
    }
  if (!read_line (file, group, "error", numbers, error))
    return FALSE;
  for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    weights->stages[table][stage].error = (float) fabs (numbers[stage]);
  return check_size (file, group, error);
}

gboolean
lan_weights_parse (const char *text, gsize length, LanWeights *weights, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, error))
    return FALSE;
  if (g_key_file_get_integer (file, "weights", "version", NULL) != FORMAT_VERSION)
    {
      g_set_error_literal (error, LAN_WEIGHTS_FILE_ERROR, LAN_WEIGHTS_FILE_ERROR_INVALID,
                           _("These are no weights for computer players of this version of the program"));
      return FALSE;
    }
  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    if (!read_table (file, table, weights, error))
      return FALSE;
  return TRUE;
}

gboolean
lan_weights_load (GFile *file, LanWeights *weights, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char *text = g_malloc (MAX_SIZE);
  gsize length;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, MAX_SIZE, &length, NULL, error))
    return FALSE;
  return lan_weights_parse (text, length, weights, error);
}

static gpointer
load_default (gpointer unused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (lan_computer_get_resource (), DEFAULT_WEIGHTS, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  LanWeights *weights = g_new (LanWeights, 1);

  if (bytes == NULL || !lan_weights_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), weights, &error))
    g_error ("The weights compiled into the program are broken: %s", error->message);
  return weights;
}

const LanWeights *
lan_weights_get_default (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_default, NULL);
}

static void
append_line (GString *text, const char *name, const LanWeights *weights, guint table, guint input)
{
  g_string_append_printf (text, "%s=", name);
  for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
    {
      const LanWeightStage *s = &weights->stages[table][stage];
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (number, sizeof number, "%.3f", (double) (input < LAN_N_INPUTS ? s->weight[input] : s->error));
      g_string_append_printf (text, "%s;", number);
    }
  g_string_append_c (text, '\n');
}

char *
lan_weights_format (const LanWeights *weights, const char *recipe)
{
  GString *text = g_string_new ("# SPDX-License-Identifier: GPL-3.0-or-later\n");

  g_string_append_printf (text, "# %s\n\n[weights]\nversion=%d\n", recipe, FORMAT_VERSION);
  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    {
      g_autofree char *group = group_name (table);
      char name[LAN_INPUT_NAME_SIZE];

      g_string_append_printf (text, "\n[%s]\n", group);
      for (guint input = 0; input < LAN_N_INPUTS; input++)
        {
          lan_input_name (input, name);
          append_line (text, name, weights, table, input);
        }
      append_line (text, "error", weights, table, LAN_N_INPUTS);
    }
  return g_string_free (text, FALSE);
}
