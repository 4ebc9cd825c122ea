/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-attributes.h"

#include <string.h>

#define ATTRIBUTE " ([a-z-]+)=\"([^\"]*)\""
#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

/* So often an attribute of the same name and element is tried, when there is no time for all. */
#define TRIES 3

#define LEFT_OUT ""

/* %1 is the name, %2 the value. Where the schema cannot know it, the value is well-formed. */
static const struct { const char *pattern; gboolean schema_sees_it; } changes[] = {
  { LEFT_OUT, TRUE },
  { " x-%1=\"%2\"", TRUE },             /* misnamed */
  { " %1=\"%2\" x=\"\"", TRUE },        /* one too many */
  { " %1=\" %2\"", TRUE },
  { " %1=\"%2 \"", TRUE },
  { " %1=\"%2&#9;\"", TRUE },
  { " %1=\"%2&#10;\"", TRUE },
  { " %1=\"-1\"", TRUE },
  { " %1=\"+1\"", TRUE },
  { " %1=\"-0\"", TRUE },
  { " %1=\"00\"", TRUE },
  { " %1=\"1.0\"", TRUE },
  { " %1=\"1e1\"", TRUE },
  { " %1=\"0x1\"", TRUE },
  { " %1=\"NaN\"", TRUE },
  { " %1=\"١\"", TRUE },                /* digits of other scripts */
  { " %1=\"１\"", TRUE },
  { " %1=\"18446744073709551616\"", FALSE }, /* 2^64: too long for the schema everywhere but in the seed */
  { " %1=\"99999999999999999999999999\"", TRUE },
  { " %1=\"Yes\"", TRUE },
  { " %1=\"york\xc2\xa0\"", TRUE },
  { " %1=\"../../york\"", TRUE },
  { " %1=\"atlantis\"", FALSE },        /* no such thing */
  { " %1=\"county:atlantis\"", FALSE },
  { " %1=\"%s%n\"", TRUE },
};

/* These are not well-formed, or no part of our XML. */
static const char *const broken[] = {
  " %1=\"%2\" %1=\"%2\"", " %1=%2", " %1", " %1=\"<\"", " %1=\"&bogus;\"", " %1=\"&#0;\"", " %1=\"&#xD800;\"", " %1=\"&#x110000;\"", " l:%1=\"%2\"", " xmlns=\"%2\" %1=\"%2\"", " xml:%1=\"%2\"",
};

struct _LanTestAttributes {
  LanTestTally *tally;
  LanTestSchema *schema;
  LanTestDemandFunc demand;
  GHashTable *tries;  /* from "ELEMENT NAME" to their number */
};

static void
attribute_clear (LanTestAttribute *attribute)
{
  g_free (attribute->name);
  g_free (attribute->value);
  g_free (attribute->element);
}

static char *
find_element (const char *text, int position)
{
  const char *start = text + position;

  while (*start != '<')
    start--;
  return g_strndup (start + 1, strcspn (start + 1, " "));
}

char *
lan_test_change_attribute (const LanTestAttribute *attribute, const char *pattern)
{
  g_autoptr (GString) changed = g_string_new (pattern);

  g_string_replace (changed, "%1", attribute->name, 0);
  g_string_replace (changed, "%2", attribute->value, 0);
  g_string_prepend_len (changed, attribute->text, attribute->start);
  g_string_append (changed, attribute->text + attribute->end);
  return g_string_free (g_steal_pointer (&changed), FALSE);
}

void
lan_test_for_each_attribute (const char *text, gsize from, LanTestAttributeFunc func, gpointer data)
{
  g_autoptr (GRegex) regex = g_regex_new (ATTRIBUTE, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match_full (regex, text, -1, (int) from, 0, &match, NULL); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      LanTestAttribute attribute = { .text = text };

      g_match_info_fetch_pos (match, 0, &attribute.start, &attribute.end);
      attribute.name = g_match_info_fetch (match, 1);
      attribute.value = g_match_info_fetch (match, 2);
      attribute.element = find_element (text, attribute.start);
      func (&attribute, data);
      attribute_clear (&attribute);
    }
}

/* Whether this attribute is to be tried, too. */
static gboolean
has_time_for (LanTestAttributes *self, const LanTestAttribute *attribute)
{
  g_autofree char *key = g_strdup_printf ("%s %s", attribute->element, attribute->name);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->tries, key));

  g_hash_table_insert (self->tries, g_steal_pointer (&key), GUINT_TO_POINTER (n + 1));
  return g_test_slow () || n < TRIES;
}

static void
try_change (LanTestAttributes *self, const LanTestAttribute *attribute, const char *pattern, gboolean schema_sees_it)
{
  LanTestDemand demand = self->demand (attribute->name, attribute->element);
  g_autofree char *text = lan_test_change_attribute (attribute, pattern);
  g_autofree char *label = g_strdup_printf ("%s of %s at %d%s", attribute->name, attribute->element, attribute->start, pattern);

  if (demand == LAN_TEST_FREE || (demand == LAN_TEST_OPTIONAL && g_str_equal (pattern, LEFT_OUT)))
    {
      lan_test_survive (self->tally, text, strlen (text), label);
      return;
    }
  lan_test_refuse (self->tally, text, strlen (text), -1, NULL, label);
  if (schema_sees_it && lan_test_schema_accepts (self->schema, text, strlen (text)))
    g_error ("The schema accepts %s", label);
}

static void
try_attribute (const LanTestAttribute *attribute, gpointer data)
{
  LanTestAttributes *self = data;

  if (!has_time_for (self, attribute))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    try_change (self, attribute, changes[i].pattern, changes[i].schema_sees_it);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *text = lan_test_change_attribute (attribute, broken[i]);

      lan_test_refuse (self->tally, text, strlen (text), -1, NULL, broken[i]);
    }
}

LanTestAttributes *
lan_test_attributes_new (LanTestTally *tally, const char *schema, LanTestDemandFunc demand)
{
  LanTestAttributes *self = g_new0 (LanTestAttributes, 1);

  self->tally = tally;
  self->schema = lan_test_schema_new (schema);
  self->demand = demand;
  self->tries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
lan_test_attributes_free (LanTestAttributes *self)
{
  g_hash_table_unref (self->tries);
  lan_test_schema_free (self->schema);
  g_free (self);
}

void
lan_test_attributes_try (LanTestAttributes *self, const char *text)
{
  lan_test_for_each_attribute (text, strlen (DECLARATION), try_attribute, self);
}
