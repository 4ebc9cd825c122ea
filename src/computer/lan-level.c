/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-level.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "lan-computers.h"
#include "lan-weights-file.h"

static const char *const options[] = { "iterations", "milliseconds", "threads", "looseness" };

#define MAX_ITERATIONS 10000000
#define MAX_MILLISECONDS 3600000
#define MAX_LOOSENESS 10

/* An evaluation that was asked for by hand, not learnt. */
#define BY_HAND "hand"

static gboolean
refuse (GError **error, const char *option, const char *value)
{
  /* Translators: both are what was typed. */
  g_set_error (error, LAN_COMPUTERS_ERROR, LAN_COMPUTERS_ERROR_VALUE, _("“%2$s” makes no sense for “%1$s”"), option, value);
  return FALSE;
}

static gboolean
read_number (const char *option, const char *value, guint64 least, guint64 most, guint64 *number, GError **error)
{
  return g_ascii_string_to_unsigned (value, 10, least, most, number, NULL) || refuse (error, option, value);
}

static gboolean
set_threads (LanLevel *self, const char *value, GError **error)
{
  guint64 number;

  if (!read_number ("threads", value, 1, LAN_SEARCH_MAX_THREADS, &number, error))
    return FALSE;
  self->searcher.limits.threads = MIN ((guint) number, g_get_num_processors ());
  return TRUE;
}

static gboolean
set_looseness (LanLevel *self, const char *value, GError **error)
{
  char *end;
  double number = g_ascii_strtod (value, &end);

  if (end == value || *end != '\0' || !(number >= 0 && number <= MAX_LOOSENESS))
    return refuse (error, "looseness", value);
  self->searcher.looseness = (float) number;
  return TRUE;
}

static gboolean
set_weights (LanLevel *self, const char *value, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (value);

  g_clear_pointer (&self->weights, g_free);
  self->searcher.weights = NULL;
  if (g_str_equal (value, BY_HAND))
    return TRUE;
  self->weights = g_new0 (LanWeights, 1);
  self->searcher.weights = self->weights;
  return lan_weights_load (file, self->weights, error);
}

gboolean
lan_level_set (LanLevel *self, const char *option, const char *value, GError **error)
{
  LanSearchLimits *limits = &self->searcher.limits;
  guint64 number;

  if (g_str_equal (option, "weights"))
    return set_weights (self, value, error);
  if (g_str_equal (option, "threads"))
    return set_threads (self, value, error);
  if (g_str_equal (option, "looseness"))
    return set_looseness (self, value, error);
  if (g_str_equal (option, "iterations"))
    {
      if (!read_number (option, value, 0, MAX_ITERATIONS, &number, error))
        return FALSE;
      limits->iterations = (guint32) number;
      return TRUE;
    }
  if (g_str_equal (option, "milliseconds"))
    {
      if (!read_number (option, value, 0, MAX_MILLISECONDS, &number, error))
        return FALSE;
      limits->milliseconds = (guint32) number;
      return TRUE;
    }
  /* Translators: %s is what was typed; the words after the colon stay as they are. */
  g_set_error (error, LAN_COMPUTERS_ERROR, LAN_COMPUTERS_ERROR_UNKNOWN,
               _("unknown option “%s”; there are: iterations, milliseconds, threads, looseness, weights"), option);
  return FALSE;
}

LanLevel *
lan_level_read (GKeyFile *file, const char *group, const char *name, GError **error)
{
  g_autoptr (LanLevel) self = g_new0 (LanLevel, 1);

  self->name = g_strdup (name);
  self->searcher.agent.name = self->name;
  self->searcher.agent.choose = lan_searcher_choose;
  self->searcher.weights = lan_weights_get_default ();
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *value = g_key_file_get_string (file, group, options[i], error);

      if (value == NULL || !lan_level_set (self, options[i], value, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

LanLevel *
lan_level_copy (const LanLevel *self, const char *name)
{
  LanLevel *copy = g_new0 (LanLevel, 1);

  *copy = *self;
  copy->name = g_strdup (name);
  copy->searcher.agent.name = copy->name;
  if (self->weights != NULL)
    copy->searcher.weights = copy->weights = g_memdup2 (self->weights, sizeof *self->weights);
  if (self->own != NULL)
    copy->searcher.own = copy->own = g_memdup2 (self->own, sizeof *self->own);
  return copy;
}

void
lan_level_free (LanLevel *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->weights);
  g_free (self->own);
  g_free (self);
}

static void
like (LanWeights *weights, guint input, double liking)
{
  for (guint table = 0; table < LAN_WEIGHT_TABLES; table++)
    for (guint stage = 0; stage < LAN_WEIGHT_STAGES; stage++)
      weights->stages[table][stage].weight[input] += (float) liking;
}

gboolean
lan_level_read_character (LanLevel *self, GKeyFile *file, const char *group, GError **error)
{
  gsize known = 0, n_keys = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, &n_keys, error);

  if (keys == NULL || self->searcher.weights == NULL)
    return keys != NULL;
  self->searcher.own = self->own = g_memdup2 (self->searcher.weights, sizeof (LanWeights));
  for (guint input = 0; input < LAN_N_INPUTS; input++)
    {
      char name[LAN_INPUT_NAME_SIZE];

      lan_input_name (input, name);
      if (!g_strv_contains ((const char *const *) keys, name))
        continue;
      known++;
      like (self->own, input, g_key_file_get_double (file, group, name, NULL));
    }
  if (known == n_keys)
    return TRUE;
  /* Translators: %s is a word of a file of figures. */
  g_set_error (error, LAN_COMPUTERS_ERROR, LAN_COMPUTERS_ERROR_UNKNOWN, _("“%s” likes something that is no input"), group);
  return FALSE;
}
