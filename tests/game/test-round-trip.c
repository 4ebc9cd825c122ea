/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is saved is read as it was, and saved again as the same bytes: at every
 * decision of random games, in locales with other digits, letters and signs,
 * whatever the players are called. The locales come from with-locales.sh. */

#include <locale.h>
#include <string.h>
#include <wctype.h>

#include "lan-content-loader.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#define SCHEMA "../data/content/lancaster-save.rng"

static const char *const locales[] = { "C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_SA.UTF-8" };

/* As people type them. */
static const char *const names[] = {
  "\"Quoted\" & 'quoted'", "<script>alert(1)</script>", "a &amp; b", "]]>", "Zoë Łódź", "👑🐎", "\xd7\x94\xd7\x9e\xd7\x9c\xd7\x9a \xd7\x94\xd7\xa0\xd7\xa8\xd7\x99", "  spaces  ", "-", "e\xcc\x81", "%s%n",
};

static void
assert_same_setup (const LanGameSetup *a, const LanGameSetup *b)
{
  g_assert_cmpmem (&a->chance, sizeof a->chance, &b->chance, sizeof b->chance);
  g_assert_cmpuint (a->seed, ==, b->seed);
  g_assert_cmpint (a->take_backs, ==, b->take_backs);
  g_assert_cmpstr (a->generator, ==, b->generator);
  for (unsigned seat = 0; seat < a->chance.players; seat++)
    {
      g_assert_cmpuint (a->houses[seat].family, ==, b->houses[seat].family);
      g_assert_cmpstr (a->houses[seat].name, ==, b->houses[seat].name);
      g_assert_cmpint (a->houses[seat].controller, ==, b->houses[seat].controller);
      g_assert_cmpstr (a->houses[seat].level, ==, b->houses[seat].level);
    }
}

/* The same record, leading to the same position. */
static void
assert_same_record (const LanRecord *a, const LanRecord *b, LanGameContent *content)
{
  LanState reached_by_a, reached_by_b;

  assert_same_setup (a->setup, b->setup);
  g_assert_cmpuint (a->choices->len, ==, b->choices->len);
  for (guint i = 0; i < b->choices->len; i++)
    g_assert_true (lan_choice_equal (&g_array_index (a->choices, LanChoice, i), &g_array_index (b->choices, LanChoice, i)));
  g_assert_true (lan_record_replay (a, a->choices->len, &reached_by_a, NULL, NULL));
  g_assert_true (lan_record_replay (b, b->choices->len, &reached_by_b, NULL, NULL));
  g_assert_cmpmem (&reached_by_a, sizeof reached_by_a, &reached_by_b, sizeof reached_by_b);
}

/* Saves, loads and saves again; schema may be NULL. (transfer full) */
static GBytes *
assert_round_trip_to_bytes (const LanRecord *record, LanGameContent *content, LanTestSchema *schema)
{
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) loaded = lan_save_read_bytes (bytes, "test.lancaster", content, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  assert_same_record (loaded, record, content);
  again = lan_save_write_bytes (loaded);
  g_assert_true (g_bytes_equal (bytes, again));
  if (schema != NULL)
    g_assert_true (lan_test_schema_accepts (schema, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
  return g_steal_pointer (&bytes);
}

static void
assert_round_trip (const LanRecord *record, LanGameContent *content, LanTestSchema *schema)
{
  g_autoptr (GBytes) bytes = assert_round_trip_to_bytes (record, content, schema);
}

/* Which of the locales this machine has; the others are named once. */
static guint
find_locales (void)
{
  guint present = 0;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_ALL, locales[i]) != NULL)
      present |= 1u << i;
    else
      g_test_message ("There is no locale %s here", locales[i]);
  setlocale (LC_ALL, "C");
  return present;
}

/* The locales are what they are called: a comma in numbers, a dotted capital i, Arabic words. */
static void
test_locales (void)
{
  if (find_locales () != (1u << G_N_ELEMENTS (locales)) - 1)
    {
      g_test_skip ("NOT TESTED in German, Turkish and Arabic: localedef or its sources (package locales) are missing");
      return;
    }
  setlocale (LC_ALL, "de_DE.UTF-8");
  g_assert_cmpstr (localeconv ()->decimal_point, ==, ",");
  setlocale (LC_ALL, "tr_TR.UTF-8");
  g_assert_cmpuint (towupper (L'i'), ==, 0x130);
  setlocale (LC_ALL, "ar_SA.UTF-8");
  g_assert_cmpstr (localeconv ()->int_curr_symbol, ==, "SAR ");
  setlocale (LC_ALL, "C");
}

/* In every locale the same round trip, and the same bytes. Returns the number of round trips. */
static guint
try_locales (const LanRecord *record, LanGameContent *content, LanTestSchema *schema, guint present)
{
  g_autoptr (GBytes) plain = assert_round_trip_to_bytes (record, content, schema);
  guint trips = 1;

  for (guint i = 1; i < G_N_ELEMENTS (locales); i++)
    if (present & (1u << i))
      {
        g_autoptr (GBytes) bytes = NULL;

        setlocale (LC_ALL, locales[i]);
        bytes = assert_round_trip_to_bytes (record, content, NULL);
        g_assert_true (g_bytes_equal (bytes, plain));
        trips++;
      }
  setlocale (LC_ALL, "C");
  return trips;
}

/* Every seat gets another name, and every game others. */
static void
set_names (LanGameSetup *setup, guint seed)
{
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    lan_game_setup_set_house (setup, seat, names[(seed * LAN_MAX_SEATS + seat) % G_N_ELEMENTS (names)], LAN_CONTROLLER_HUMAN, NULL);
}

/* R9.1: load (save (x)) is x. */
static void
test_random (gconstpointer data)
{
  unsigned players = GPOINTER_TO_UINT (data);
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  guint games = g_test_slow () ? 200 : 2, step = g_test_slow () ? 1 : 5;
  guint present = find_locales (), trips = 0;

  for (guint seed = 1; seed <= games; seed++)
    {
      g_autoptr (LanRecord) record = lan_test_play_random (content, players, seed, G_MAXUINT);
      g_autoptr (LanRecord) part = NULL;

      set_names (record->setup, seed);
      part = lan_record_new (record->setup);
      for (guint n = 0; n <= record->choices->len; n++)
        {
          if (n % step == 0 || n == record->choices->len)
            trips += try_locales (part, content, schema, present);
          if (n < record->choices->len)
            g_array_append_val (part->choices, g_array_index (record->choices, LanChoice, n));
        }
    }
  g_test_message ("%u players: %u games, %u round trips", players, games, trips);
}

/* Names that people type come back, in files that stay well-formed. */
static void
test_names (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autoptr (LanRecord) record = lan_test_play_random (content, 2, 3, 30);
  g_autofree char *longest = g_strnfill (LAN_NAME_MAX, 'x');
  g_autoptr (GString) wide = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      lan_game_setup_set_house (record->setup, 0, names[i], LAN_CONTROLLER_HUMAN, NULL);
      assert_round_trip (record, content, schema);
    }
  lan_game_setup_set_house (record->setup, 0, longest, LAN_CONTROLLER_HUMAN, NULL);
  assert_round_trip (record, content, schema);
  for (unsigned i = 0; i < LAN_NAME_MAX; i++)
    g_string_append (wide, "👑");
  lan_game_setup_set_house (record->setup, 0, wide->str, LAN_CONTROLLER_HUMAN, NULL);
  assert_round_trip (record, content, schema);
}

/* What a file cannot hold, or would spoil the window, does not become part of a name. */
static void
test_typed_names (void)
{
  static const struct { const char *typed, *kept; } cases[] = {
    { "Per\ncy", "Per cy" }, { "\tPercy\r", " Percy " }, { "Per\x01\x1b[31mcy", "Per  [31mcy" }, { "Per\x7f" "cy", "Per cy" },
    { "Per\xc2\x85" "cy", "Per cy" }, { "Per\xe2\x80\xa8" "cy", "Per cy" }, { "Per\xef\xbf\xbe\xef\xbf\xbf" "cy", "Per  cy" }, { "Per\xff" "cy", "Per\xef\xbf\xbd" "cy" },
    { "\xd7\xa0\xe2\x80\x8f", "\xd7\xa0\xe2\x80\x8f" },
  };
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autoptr (LanRecord) record = lan_test_play_random (content, 2, 3, 30);
  g_autofree char *endless = g_strnfill (10 * LAN_NAME_MAX, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      lan_game_setup_set_house (record->setup, 0, cases[i].typed, LAN_CONTROLLER_HUMAN, NULL);
      g_assert_cmpstr (record->setup->houses[0].name, ==, cases[i].kept);
      assert_round_trip (record, content, schema);
    }
  lan_game_setup_set_house (record->setup, 0, endless, LAN_CONTROLLER_HUMAN, NULL);
  g_assert_cmpuint (strlen (record->setup->houses[0].name), ==, LAN_NAME_MAX);
  assert_round_trip (record, content, schema);
}

/* Letters beyond ASCII are written as themselves, whatever the locale. */
static void
test_plain_utf8 (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 2, 3, 0);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  lan_game_setup_set_house (record->setup, 1, "Zoë & \"Łódź\" <👑>", LAN_CONTROLLER_HUMAN, NULL);
  bytes = lan_save_write_bytes (record);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "name=\"Zoë &amp; &quot;Łódź&quot; &lt;👑&gt;\""));
}

static void
test_settings (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autoptr (LanRecord) record = lan_test_play_random (content, 4, 9, 12);
  LanGameSetup *setup = record->setup;

  lan_game_setup_set_house (setup, 1, "Percy", LAN_CONTROLLER_COMPUTER, "greedy");
  lan_game_setup_set_house (setup, 3, "Mortimer", LAN_CONTROLLER_COMPUTER, "knight");
  setup->houses[0].family = 4;
  setup->take_backs = LAN_TAKE_BACKS_OWN_TURN;
  setup->seed = G_MAXUINT64;
  g_assert_cmpuint (lan_game_setup_count_humans (setup), ==, 2);
  assert_round_trip (record, content, schema);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/round-trip/locales", test_locales);
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/round-trip/random/%u", players);
      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_random);
    }
  g_test_add_func ("/round-trip/names", test_names);
  g_test_add_func ("/round-trip/typed-names", test_typed_names);
  g_test_add_func ("/round-trip/plain-utf8", test_plain_utf8);
  g_test_add_func ("/round-trip/settings", test_settings);
  return g_test_run ();
}
