/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every attribute of good games, one by one: left out, doubled, misnamed, and
 * with every value that it must not have. */

#include <string.h>

#include "lan-save.h"
#include "lan-test-files.h"
#include "lan-test-hostile.h"

#define SCHEMA "../data/content/lancaster-save.rng"
#define SAVES "data/saves/"
#define ATTRIBUTE " ([a-z-]+)=\"([^\"]*)\""

/* %1 is the name, %2 the value. Where the schema cannot know it, the value is well-formed. */
static const struct { const char *pattern; gboolean schema_sees_it; } changes[] = {
  { "", TRUE },                         /* left out */
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

/* People type a name as they like, any seed goes, and so on: there only the reader's life counts. */
static gboolean
is_free (const char *name, const char *element)
{
  static const char *const free_names[] = { "name", "generator", "seed", "family", "level", "take-backs", NULL };
  static const char *const elements[] = { "lancaster-game", "setup", "house", NULL };

  return g_strv_contains (free_names, name) && g_strv_contains (elements, element);
}

/* So often an attribute of the same name and element is tried, when there is no time for all. */
#define TRIES 3

typedef struct {
  LanTestTally tally;
  LanTestSchema *schema;
  GHashTable *tries;  /* from "ELEMENT NAME" to their number */
} Suite;

/* One attribute of a file. */
typedef struct {
  Suite *suite;
  const char *text;  /* the whole file */
  int start, end;    /* of the attribute */
  char *name, *value, *element;
} Place;

static void
place_clear (Place *place)
{
  g_free (place->name);
  g_free (place->value);
  g_free (place->element);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

static char *
find_element (const char *text, int position)
{
  const char *start = text + position;

  while (*start != '<')
    start--;
  return g_strndup (start + 1, strcspn (start + 1, " "));
}

/* The file with the attribute replaced. (transfer full) */
static char *
change (const Place *place, const char *pattern)
{
  g_autoptr (GString) changed = g_string_new (pattern);

  g_string_replace (changed, "%1", place->name, 0);
  g_string_replace (changed, "%2", place->value, 0);
  g_string_prepend_len (changed, place->text, place->start);
  g_string_append (changed, place->text + place->end);
  return g_string_free (g_steal_pointer (&changed), FALSE);
}

/* Whether this attribute is to be tried, too. */
static gboolean
has_time_for (const Place *place)
{
  g_autofree char *key = g_strdup_printf ("%s %s", place->element, place->name);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (place->suite->tries, key));

  g_hash_table_insert (place->suite->tries, g_steal_pointer (&key), GUINT_TO_POINTER (n + 1));
  return g_test_slow () || n < TRIES;
}

static void
try_changes (const Place *place)
{
  g_autofree char *what = g_strdup_printf ("%s of %s at %d", place->name, place->element, place->start);

  if (!has_time_for (place))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *text = change (place, changes[i].pattern);
      g_autofree char *label = g_strconcat (what, changes[i].pattern, NULL);

      if (is_free (place->name, place->element))
        lan_test_survive (&place->suite->tally, text, strlen (text), label);
      else
        {
          lan_test_refuse (&place->suite->tally, text, strlen (text), -1, NULL, label);
          if (changes[i].schema_sees_it && lan_test_schema_accepts (place->suite->schema, text, strlen (text)))
            g_error ("The schema accepts %s", label);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *text = change (place, broken[i]);
      g_autofree char *label = g_strconcat (what, broken[i], NULL);
      lan_test_refuse (&place->suite->tally, text, strlen (text), -1, NULL, label);
    }
}

/* A value that the schema allows there, and another than the right one. (transfer full) */
static char *
find_other_value (const char *value)
{
  static const char *const pairs[][2] = {
    { "place", "parliament" }, { "upper", "lower" }, { "lower", "upper" }, { "court", "reserve" }, { "", "york" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (g_str_equal (value, pairs[i][0]))
      return g_strdup (pairs[i][1]);
  if (g_ascii_isdigit (value[0]))
    return g_strdup_printf ("%d", value[0] == '0' ? 1 : value[0] - '1');
  return g_strdup (strcmp (value, "court") > 0 ? "court" : "york");
}

/* A state that does not follow from the decisions, in this one value. */
static void
try_other_state (const Place *place)
{
  g_autofree char *other = find_other_value (place->value);
  g_autofree char *attribute = g_strdup_printf (" %s=\"%s\"", place->name, other);
  g_autofree char *text = change (place, attribute);
  g_autofree char *fragment = g_strdup_printf ("%s is '%s', but the decisions lead to '%s'", place->name, other, place->value);

  lan_test_refuse (&place->suite->tally, text, strlen (text), LAN_SAVE_ERROR_STATE, fragment, attribute);
}

static void
for_each_attribute (Suite *suite, const char *text, gsize from, void (*try) (const Place *place))
{
  g_autoptr (GRegex) regex = g_regex_new (ATTRIBUTE, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match_full (regex, text, -1, (int) from, 0, &match, NULL); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_auto (Place) place = { .suite = suite, .text = text };

      g_match_info_fetch_pos (match, 0, &place.start, &place.end);
      place.name = g_match_info_fetch (match, 1);
      place.value = g_match_info_fetch (match, 2);
      place.element = find_element (text, place.start);
      try (&place);
    }
}

static void
test_attributes (void)
{
  static const char *const games[] = { SAVES "2p-cut.lancaster", SAVES "5p-cut.lancaster", SAVES "2p-plain.lancaster", SAVES "4p-random.lancaster" };
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autoptr (GHashTable) tries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Suite suite = { .schema = schema, .tries = tries };

  lan_test_tally_init (&suite.tally);
  for (guint i = 0; i < (g_test_slow () ? G_N_ELEMENTS (games) : 1); i++)
    {
      g_autofree char *text = lan_test_read (games[i]);
      for_each_attribute (&suite, text, strlen ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"), try_changes);
    }
  lan_test_tally_finish (&suite.tally, "every attribute, every wrong value");
}

static void
test_states (void)
{
  static const char *const games[] = { "2p-cut", "3p-cut", "4p-cut", "5p-cut", "2p-plain", "3p-random", "4p-random", "5p-plain" };
  Suite suite = { 0 };

  lan_test_tally_init (&suite.tally);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat (SAVES, games[i], LAN_SAVE_SUFFIX, NULL);
      g_autofree char *text = lan_test_read (path);
      for_each_attribute (&suite, text, (gsize) (strstr (text, "<state") - text), try_other_state);
    }
  lan_test_tally_finish (&suite.tally, "every value of the state");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/attributes", test_attributes);
  g_test_add_func ("/hostile/states", test_states);
  return g_test_run ();
}
