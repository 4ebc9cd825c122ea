/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every attribute of saved games, with every value that it must not have. */

#include <string.h>

#include "lan-save.h"
#include "lan-test-attributes.h"

#define SCHEMA "../data/content/lancaster-save.rng"
#define SAVES "data/saves/"

/* People type a name as they like, any seed goes, and so on. */
static LanTestDemand
demand (const char *name, const char *element)
{
  static const char *const free_names[] = { "name", "generator", "seed", "family", "level", "take-backs", NULL };
  static const char *const elements[] = { "lancaster-game", "setup", "house", NULL };

  return g_strv_contains (free_names, name) && g_strv_contains (elements, element) ? LAN_TEST_FREE : LAN_TEST_STRICT;
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
try_other_state (const LanTestAttribute *attribute, gpointer tally)
{
  g_autofree char *other = find_other_value (attribute->value);
  g_autofree char *pattern = g_strdup_printf (" %s=\"%s\"", attribute->name, other);
  g_autofree char *text = lan_test_change_attribute (attribute, pattern);
  g_autofree char *fragment = g_strdup_printf ("%s is '%s', but the decisions lead to '%s'", attribute->name, other, attribute->value);

  lan_test_refuse (tally, text, strlen (text), LAN_SAVE_ERROR_STATE, fragment, pattern);
}

static void
test_attributes (void)
{
  static const char *const games[] = { SAVES "2p-cut.lancaster", SAVES "5p-cut.lancaster", SAVES "2p-plain.lancaster", SAVES "4p-random.lancaster" };
  g_autoptr (LanTestAttributes) attributes = NULL;
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  attributes = lan_test_attributes_new (&tally, SCHEMA, demand);
  for (guint i = 0; i < (g_test_slow () ? G_N_ELEMENTS (games) : 1); i++)
    {
      g_autofree char *text = lan_test_read (games[i]);

      lan_test_attributes_try (attributes, text);
    }
  lan_test_tally_finish (&tally, "every attribute, every wrong value");
}

static void
test_states (void)
{
  static const char *const games[] = { "2p-cut", "3p-cut", "4p-cut", "5p-cut", "2p-plain", "3p-random", "4p-random", "5p-plain" };
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat (SAVES, games[i], LAN_SAVE_SUFFIX, NULL);
      g_autofree char *text = lan_test_read (path);

      lan_test_for_each_attribute (text, (gsize) (strstr (text, "<state") - text), try_other_state, &tally);
    }
  lan_test_tally_finish (&tally, "every value of the state");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/attributes", test_attributes);
  g_test_add_func ("/hostile/states", test_states);
  return g_test_run ();
}
