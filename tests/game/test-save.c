/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games: what is written is read again, byte for byte; what is wrong is refused. */

#include <glib/gstdio.h>
#include <string.h>

#include "lan-content-loader.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#define SCHEMA "../data/content/lancaster-save.rng"
#define SAVES "data/saves"
#define HOSTILE "data/hostile"

static LanRecord *
read_text (const char *text, LanGameContent *content, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  return lan_save_read_bytes (bytes, "test.lancaster", content, error);
}

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

/* Saves, loads and saves again: the same record, the same bytes, valid by the schema. */
static void
assert_round_trip (const LanRecord *record, LanGameContent *content)
{
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record, content);
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) loaded = lan_save_read_bytes (bytes, "test.lancaster", content, &error);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_no_error (error);
  assert_same_setup (loaded->setup, record->setup);
  g_assert_cmpuint (loaded->choices->len, ==, record->choices->len);
  for (guint i = 0; i < record->choices->len; i++)
    g_assert_true (lan_choice_equal (&g_array_index (loaded->choices, LanChoice, i), &g_array_index (record->choices, LanChoice, i)));
  again = lan_save_write_bytes (loaded, content);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_true (lan_test_is_valid (SCHEMA, data, size));
}

/* Reads a game of the folder and writes it again as it was. */
static void
assert_golden (const char *name, LanGameContent *content)
{
  g_autofree char *below = g_build_filename (SAVES, name, NULL);
  g_autofree char *text = lan_test_read (below);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = read_text (text, content, &error);
  g_autoptr (GBytes) bytes = NULL;

  g_test_message ("%s", name);
  g_assert_no_error (error);
  bytes = lan_save_write_bytes (record, content);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
  g_assert_true (lan_test_is_valid (SCHEMA, text, strlen (text)));
}

/* The twelve games that an independent reading of the rules played. */
static void
test_golden (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, SAVES, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  unsigned n = 0;

  for (const char *name; (name = g_dir_read_name (folder)) != NULL;)
    if (g_str_has_suffix (name, LAN_SAVE_SUFFIX))
      {
        assert_golden (name, content);
        n++;
      }
  g_assert_cmpuint (n, ==, 12);
}

/* The state as the command line prints it is the one in the file. */
static void
test_state_text (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *text = lan_test_read (SAVES "/3p-cut.lancaster");
  g_autoptr (LanRecord) record = read_text (text, content, NULL);
  g_autofree char *state_text = NULL;
  g_autofree char *ending = NULL;
  LanState state;

  g_assert_true (lan_record_replay (record, content, record->choices->len, &state, NULL, NULL));
  state_text = lan_save_state_to_xml (content, &state, record->choices->len);
  g_assert_true (g_str_has_prefix (state_text, "  <state after=\"67\" "));
  ending = g_strconcat ("  </decisions>\n", state_text, "</lancaster-game>\n", NULL);
  g_assert_true (g_str_has_suffix (text, ending));
}

/* R9.1: at every decision of random games, load (save (x)) is x. */
static void
test_random (gconstpointer data)
{
  unsigned players = GPOINTER_TO_UINT (data);
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  guint games = g_test_slow () ? 40 : 3;

  for (guint seed = 1; seed <= games; seed++)
    {
      g_autoptr (LanRecord) record = lan_test_play_random (content, players, seed, G_MAXUINT);
      g_autoptr (LanRecord) part = lan_record_new (record->setup);
      guint step = g_test_slow () ? 1 : 7;

      for (guint n = 0; n <= record->choices->len; n++)
        {
          if (n % step == 0 || n == record->choices->len)
            assert_round_trip (part, content);
          if (n < record->choices->len)
            g_array_append_val (part->choices, g_array_index (record->choices, LanChoice, n));
        }
    }
}

static void
test_replay (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 3, 5, 20);
  LanChoice *wrong = &g_array_index (record->choices, LanChoice, 10);
  LanRule rule = LAN_RULE_OK;
  LanState state;
  int at = 0;

  g_assert_true (lan_record_replay (record, content, 20, &state, &rule, &at));
  *wrong = lan_choice_blank (LAN_DECISION_VOTE, wrong->seat);
  g_assert_true (lan_record_replay (record, content, 10, &state, &rule, &at));
  g_assert_false (lan_record_replay (record, content, 20, &state, &rule, &at));
  g_assert_cmpint (at, ==, 10);
  g_assert_cmpuint (rule, !=, LAN_RULE_OK);
  record->setup->chance.start_seat = 3;
  g_assert_false (lan_record_replay (record, content, 0, &state, &rule, &at));
  g_assert_cmpint (at, ==, -1);
  g_assert_cmpuint (rule, ==, LAN_RULE (2, 1, 0));
}

static void
test_cut (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *text = lan_test_read (SAVES "/2p-cut.lancaster");
  gsize size = strlen (text);

  for (gsize cut = 0; cut < size; cut++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, cut);
      g_autoptr (GError) error = NULL;
      g_assert_null (lan_save_read_bytes (bytes, "test.lancaster", content, &error));
      g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_SYNTAX);
    }
}

/* Names that people type come back, in files that stay well-formed. */
static void
test_names (void)
{
  static const char *const names[] = {
    "\"Quoted\" & 'quoted'", "<script>alert(1)</script>", "a &amp; b", "]]>", "Zoë Łódź", "👑🐎", "\xd7\x94\xd7\x9e\xd7\x9c\xd7\x9a \xd7\x94\xd7\xa0\xd7\xa8\xd7\x99", "  spaces  ", "-", "e\xcc\x81", "%s%n",
  };
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 2, 3, 30);
  g_autofree char *longest = g_strnfill (LAN_NAME_MAX, 'x');
  g_autoptr (GString) wide = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      lan_game_setup_set_house (record->setup, 0, names[i], LAN_CONTROLLER_HUMAN, NULL);
      assert_round_trip (record, content);
    }
  lan_game_setup_set_house (record->setup, 0, longest, LAN_CONTROLLER_HUMAN, NULL);
  assert_round_trip (record, content);
  for (unsigned i = 0; i < LAN_NAME_MAX; i++)
    g_string_append (wide, "👑");
  lan_game_setup_set_house (record->setup, 0, wide->str, LAN_CONTROLLER_HUMAN, NULL);
  assert_round_trip (record, content);
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
  bytes = lan_save_write_bytes (record, content);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "name=\"Zoë &amp; &quot;Łódź&quot; &lt;👑&gt;\""));
}

static void
test_settings (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 4, 9, 12);
  LanGameSetup *setup = record->setup;

  lan_game_setup_set_house (setup, 1, "Percy", LAN_CONTROLLER_COMPUTER, "greedy");
  lan_game_setup_set_house (setup, 3, "Mortimer", LAN_CONTROLLER_COMPUTER, "knight");
  setup->houses[0].family = 4;
  setup->take_backs = LAN_TAKE_BACKS_OWN_TURN;
  setup->seed = G_MAXUINT64;
  g_assert_cmpuint (lan_game_setup_count_humans (setup), ==, 2);
  assert_round_trip (record, content);
}

#define DECISION_1 "<decision seat=\"0\" kind=\"extension\" choice=\"armoury\"/>"
#define DECISION_3 "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:york\" squires=\"0\"/>"
#define VOTE_1 "<decision seat=\"0\" kind=\"vote\" law=\"bought-voices\" choice=\"no\" markers=\"1\"/>"
#define SEAT_0 "<house seat=\"0\" family=\"neville\" name=\"Neville\" controller=\"human\"/>"

static const LanTestEdit wrong[] = {
  /* The whole */
  { "version=\"1\" content", "version=\"2\" content", LAN_SAVE_ERROR_VERSION, "saved by a newer Lancaster", 0 },
  { "version=\"1\" content", "version=\"0\" content", LAN_SAVE_ERROR_FORMAT, "version must be 1 to", 0 },
  { "version=\"1\" content", "content", LAN_SAVE_ERROR_FORMAT, "version must be", 0 },
  { "content=\"classic\"", "content=\"modern\"", LAN_SAVE_ERROR_CONTENT, "--content FILE", 0 },
  { "revision=\"1\"", "revision=\"2\"", LAN_SAVE_ERROR_CONTENT, "revision 2", 0 },
  { "generator=\"reference\"", "generator=\"\"", LAN_SAVE_ERROR_FORMAT, "generator", 0 },
  { "<setup ", "<set-up ", LAN_SAVE_ERROR_SYNTAX, "cut off or damaged", 5 },
  { "  <decisions>", "  <extra/>\n  <decisions>", LAN_SAVE_ERROR_FORMAT, "“extra” stands where “decisions” belongs", 0 },
  { "  </state>", "  </state>\n  <extra/>", LAN_SAVE_ERROR_FORMAT, "“extra” does not belong", 1 },
  /* The setup */
  { "players=\"2\"", "players=\"6\"", LAN_SAVE_ERROR_FORMAT, "players must be 2 to 5, not '6'", 0 },
  { "players=\"2\"", "players=\"3\"", LAN_SAVE_ERROR_FORMAT, "“conflict-deck” stands where “house” belongs", 3 },
  { "seed=\"32\"", "seed=\"18446744073709551616\"", LAN_SAVE_ERROR_FORMAT, "seed must be", 0 },
  { "seed=\"32\"", "seed=\"+32\"", LAN_SAVE_ERROR_FORMAT, "not '+32'", 0 },
  { "seed=\"32\"", "seed=\" 32\"", LAN_SAVE_ERROR_FORMAT, "not ' 32'", 0 },
  { "seed=\"32\"", "seed=\"0x20\"", LAN_SAVE_ERROR_FORMAT, "not '0x20'", 0 },
  { "start-seat=\"0\" take-backs", "start-seat=\"2\" take-backs", LAN_SAVE_ERROR_FORMAT, "start-seat must be 0 to 1", 0 },
  { "take-backs=\"free\"", "take-backs=\"never\"", LAN_SAVE_ERROR_FORMAT, "take-backs must be one of free, own-turn", 0 },
  { SEAT_0, "", LAN_SAVE_ERROR_FORMAT, "seat must be 0 here, not '1'", 1 },
  { "family=\"percy\"", "family=\"tudor\"", LAN_SAVE_ERROR_FORMAT, "family 'tudor'", 0 },
  { "family=\"percy\"", "family=\"neville\"", LAN_SAVE_ERROR_FORMAT, "Two houses are of the family 'neville'", 0 },
  { "name=\"Percy\"", "name=\"\"", LAN_SAVE_ERROR_FORMAT, "1 to 200 characters", 0 },
  { "name=\"Percy\"", "name=\"Per&#10;cy\"", LAN_SAVE_ERROR_FORMAT, "1 to 200 characters", 0 },
  { "name=\"Percy\"", "name=\"Per&#x9b;cy\"", LAN_SAVE_ERROR_FORMAT, "1 to 200 characters", 0 },
  { "controller=\"human\"", "controller=\"ghost\"", LAN_SAVE_ERROR_FORMAT, "not 'ghost'", 0 },
  { "controller=\"human\"", "controller=\"computer\"", LAN_SAVE_ERROR_FORMAT, "attribute “level” is missing", 0 },
  { "controller=\"human\"", "controller=\"human\" level=\"greedy\"", LAN_SAVE_ERROR_FORMAT, "unknown attribute “level”", 0 },
  { "controller=\"human\"", "controller=\"computer\" level=\"../../x\"", LAN_SAVE_ERROR_FORMAT, "The level", 0 },
  { "pontoise bauge", "pontoise orleans", LAN_SAVE_ERROR_FORMAT, "card 'orleans'", 0 },
  { "pontoise bauge", "pontoise  bauge", LAN_SAVE_ERROR_FORMAT, "single spaces", 0 },
  { "pontoise bauge", "bauge", LAN_SAVE_ERROR_FORMAT, "There must be 12 cards, not 11", 0 },
  { "pontoise bauge", "pontoise bauge bauge", LAN_SAVE_ERROR_FORMAT, "more than 12 cards", 0 },
  { "pontoise bauge", "pontoise pontoise", LAN_SAVE_ERROR_RULE, "(R2.4)", -3 },
  { "county-levy spoils-of-war squires-knighted", "county-levy war-chest squires-knighted", LAN_SAVE_ERROR_RULE, "(R2.5)", -4 },
  /* Decisions: their form */
  { DECISION_1, "<decision seat=\"0\" kind=\"extension\" choice=\"dungeon\"/>", LAN_SAVE_ERROR_FORMAT, "'dungeon'", 0 },
  { DECISION_1, "<decision seat=\"0\" kind=\"build\" choice=\"armoury\"/>", LAN_SAVE_ERROR_FORMAT, "not 'build'", 0 },
  { DECISION_1, "<decision seat=\"2\" kind=\"extension\" choice=\"armoury\"/>", LAN_SAVE_ERROR_FORMAT, "seat must be 0 to 1", 0 },
  { DECISION_1, "<decision seat=\"0\" kind=\"extension\"/>", LAN_SAVE_ERROR_FORMAT, "attribute “choice” is missing", 0 },
  { DECISION_1, "<decision seat=\"0\" kind=\"extension\" choice=\"armoury\" law=\"tournament\"/>", LAN_SAVE_ERROR_FORMAT, "unknown attribute “law”", 0 },
  { DECISION_1, "<decision seat=\"0\" kind=\"extension\" choice=\"armoury\"><p/></decision>", LAN_SAVE_ERROR_FORMAT, "“p” does not belong", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:york\"/>", LAN_SAVE_ERROR_FORMAT, "attribute “squires” is missing", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"5\" to=\"county:york\" squires=\"0\"/>", LAN_SAVE_ERROR_FORMAT, "strength must be 1 to 4", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"york\" squires=\"0\"/>", LAN_SAVE_ERROR_FORMAT, "unknown attribute “squires”", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:wales\" squires=\"0\"/>", LAN_SAVE_ERROR_FORMAT, "'county:wales'", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"king\" strength=\"1\" to=\"county:york\" squires=\"0\"/>", LAN_SAVE_ERROR_FORMAT, "of must be one of house, ally", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:york\" squires=\"65536\"/>", LAN_SAVE_ERROR_FORMAT, "squires must be 0 to 9999", 0 },
  /* Decisions: the rules */
  { DECISION_1, "<decision seat=\"1\" kind=\"extension\" choice=\"armoury\"/>", LAN_SAVE_ERROR_RULE, "Decision 1 is “extension” by seat 1 where “extension” by seat 0 belongs (R1.8).", 0 },
  { DECISION_1, "<decision seat=\"0\" kind=\"start\" choice=\"1\"/>", LAN_SAVE_ERROR_RULE, "“start” by seat 0 where “extension” by seat 0 belongs", 0 },
  { DECISION_1, "", LAN_SAVE_ERROR_RULE, "where “extension” by seat 0 belongs", 1 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:kent\" squires=\"0\"/>", LAN_SAVE_ERROR_RULE, "Decision 3, “place” by seat 0, is not allowed here (R3.2).", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"county:york\" squires=\"3\"/>", LAN_SAVE_ERROR_RULE, "(R3.2)", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"4\" to=\"county:york\" squires=\"0\"/>", LAN_SAVE_ERROR_RULE, "(R3.1)", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"castle:armoury\"/>", LAN_SAVE_ERROR_RULE, "(R3.5)", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"conflict:agincourt\"/>", LAN_SAVE_ERROR_RULE, "does not lie open (R3.6)", 0 },
  { DECISION_3, "<decision seat=\"0\" kind=\"place\" of=\"house\" strength=\"1\" to=\"court\"/>", LAN_SAVE_ERROR_RULE, "(R3.1)", 0 },
  { "strength=\"1\" to=\"county:york\" squires=\"1\"", "strength=\"1\" to=\"county:york\" squires=\"0\"", LAN_SAVE_ERROR_RULE, "(R3.3)", 0 },
  { VOTE_1, "<decision seat=\"0\" kind=\"vote\" law=\"bought-voices\" choice=\"no\" markers=\"2\"/>", LAN_SAVE_ERROR_RULE, "(R4.2)", 0 },
  { VOTE_1, "<decision seat=\"0\" kind=\"vote\" law=\"tournament\" choice=\"no\" markers=\"1\"/>", LAN_SAVE_ERROR_RULE, "(R4.1)", 0 },
  /* The state */
  { "after=\"47\"", "after=\"46\"", LAN_SAVE_ERROR_STATE, "after is '46', but the decisions lead to '47'", 0 },
  { "round=\"2\" phase=\"place\"", "round=\"2\" phase=\"rewards\"", LAN_SAVE_ERROR_STATE, "phase is 'rewards'", 0 },
  { " deciding-seat=\"1\"", "", LAN_SAVE_ERROR_STATE, "“deciding-seat” is missing", 0 },
  { "pp=\"0\"", "pp=\"99\"", LAN_SAVE_ERROR_STATE, "house '0': pp is '99', but the decisions lead to '0'", 0 },
  { "pp=\"0\"", "pp=\"0\" luck=\"7\"", LAN_SAVE_ERROR_STATE, "“luck” does not belong", 0 },
  { "<knight strength=\"1\" at=\"conflict:bauge\"/>", "<knight strength=\"1\" at=\"court\"/>", LAN_SAVE_ERROR_STATE, "at is 'court'", 0 },
  { "<knight strength=\"1\" at=\"conflict:bauge\"/>", "", LAN_SAVE_ERROR_STATE, "at is 'reserve'", 0 },
  { "<county id=\"york\" nobles=\"2\"", "<county id=\"york\" nobles=\"9\"", LAN_SAVE_ERROR_STATE, "county 'york': nobles is '9'", 0 },
  { "<county id=\"york\" nobles=\"2\" squires=\"0\"/>", "", LAN_SAVE_ERROR_STATE, "county 'chester': id is 'chester', but the decisions lead to 'york'", 1 },
  { "spaces=\"ally:0\"", "spaces=\"house:0\"", LAN_SAVE_ERROR_STATE, "spaces is 'house:0'", 0 },
  { "<favours>gold votes</favours>", "<favours>gold votes pp</favours>", LAN_SAVE_ERROR_STATE, "but the decisions lead to 'gold votes'", 0 },
  { "proposals=\"war-chest ", "proposals=\"", LAN_SAVE_ERROR_STATE, "proposals is 'knights-bachelor accolade'", 0 },
  { "    <laws ", "    <crown/>\n    <laws ", LAN_SAVE_ERROR_FORMAT, "“crown” stands where “laws” belongs", 0 },
};

static void
test_wrong (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *good = lan_test_read (SAVES "/2p-cut.lancaster");

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint line;
      g_autofree char *text = lan_test_edit (good, &wrong[i], &line);
      g_autoptr (GError) error = NULL;
      g_assert_null (read_text (text, content, &error));
      lan_test_assert_refused (error, LAN_SAVE_ERROR, &wrong[i], line);
    }
}

/* Rules that need another game: an ally among four players, a decision after the end. */
static void
test_wrong_elsewhere (void)
{
  static const LanTestEdit ally = { "kind=\"place\" of=\"house\"", "kind=\"place\" of=\"ally\"", LAN_SAVE_ERROR_RULE, "(R7.1)", 0 };
  static const LanTestEdit late = { "  </decisions>", "    <decision seat=\"0\" kind=\"arm\" choice=\"no\"/>\n  </decisions>", LAN_SAVE_ERROR_RULE, "after the end of the game", 0 };
  static const struct { const char *path; const LanTestEdit *edit; } cases[] = {
    { SAVES "/4p-cut.lancaster", &ally }, { SAVES "/5p-cut.lancaster", &ally }, { SAVES "/2p-plain.lancaster", &late },
  };
  g_autoptr (LanGameContent) content = lan_content_load_default ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *good = lan_test_read (cases[i].path);
      guint line;
      g_autofree char *text = lan_test_edit (good, cases[i].edit, &line);
      g_autoptr (GError) error = NULL;
      g_assert_null (read_text (text, content, &error));
      lan_test_assert_refused (error, LAN_SAVE_ERROR, cases[i].edit, line);
    }
}

static const struct { const char *name; int code; const char *fragment; } hostile[] = {
  { "entity-bomb", LAN_SAVE_ERROR_SYNTAX, "line 2: A document type declaration" },
  { "external-entity", LAN_SAVE_ERROR_SYNTAX, "line 2: A document type declaration" },
  { "external-dtd", LAN_SAVE_ERROR_SYNTAX, "line 2: A document type declaration" },
  { "deep", LAN_SAVE_ERROR_FORMAT, "nested too deeply" },
  { "deeper", LAN_SAVE_ERROR_SYNTAX, "cut off or damaged" },
  { "empty", LAN_SAVE_ERROR_SYNTAX, "The file is empty" },
  { "not-xml", LAN_SAVE_ERROR_SYNTAX, "line 1: The file is cut off or damaged" },
  { "other-xml", LAN_SAVE_ERROR_NO_GAME, "not a saved game of Lancaster" },
  { "processing-instruction", LAN_SAVE_ERROR_FORMAT, "neither an element nor text" },
  { "namespace", LAN_SAVE_ERROR_FORMAT, "Namespaces do not belong" },
  { "prefix", LAN_SAVE_ERROR_FORMAT, "line 9: “l:decisions” stands where" },
  { "duplicate-attribute", LAN_SAVE_ERROR_SYNTAX, "line 3: The file is cut off or damaged: Attribute players redefined" },
  { "mixed-text", LAN_SAVE_ERROR_FORMAT, "Text does not belong in “decisions”" },
  { "long-attribute", LAN_SAVE_ERROR_FORMAT, "line 4: Attribute “name” is too long" },
  { "many-decisions", LAN_SAVE_ERROR_RULE, "line 11: Decision 2" },
  { "latin-1", LAN_SAVE_ERROR_SYNTAX, "line 4: This is not UTF-8 text" },
  { "utf-16", LAN_SAVE_ERROR_SYNTAX, "This is not UTF-8 text" },
  { "nul-byte", LAN_SAVE_ERROR_SYNTAX, "line 4: This is not UTF-8 text" },
  { "declared-utf-16", LAN_SAVE_ERROR_SYNTAX, "line 1: The file says that it is written in “UTF-16”" },
};

static void
read_hostile_files (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autofree char *name = g_strconcat (hostile[i].name, ".lancaster", NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, HOSTILE, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      g_assert_null (lan_save_read_file (file, content, &error));
      if (error->code != hostile[i].code || !g_str_has_prefix (error->message, name) || strstr (error->message, hostile[i].fragment) == NULL)
        g_error ("%s should be refused with “%s”, not with %d “%s”", name, hostile[i].fragment, error->code, error->message);
    }
}

static void
test_hostile (void)
{
  if (g_test_subprocess ())
    {
      read_hostile_files ();
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr (""); /* the reader never prints */
}

static void
test_too_large (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *good = lan_test_read (SAVES "/2p-cut.lancaster");
  g_autoptr (GString) text = g_string_new (good);
  g_autoptr (GError) error = NULL;

  while (text->len <= LAN_SAVE_MAX_BYTES)
    g_string_append (text, "<!-- more and more -->\n");
  g_assert_null (read_text (text->str, content, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_READ);
}

/* A changed byte anywhere: refused, or read as something that is saved and read alike; never a crash. */
static void
test_changed_bytes (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *good = lan_test_read (SAVES "/2p-cut.lancaster");
  gsize size = strlen (good);
  guint rounds = g_test_slow () ? 20000 : 2000;
  LanRng rng;

  lan_rng_seed (&rng, 1461);
  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *text = g_memdup2 (good, size);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (LanRecord) record = NULL;
      for (guint changes = 1 + lan_rng_below (&rng, 2); changes > 0; changes--)
        text[lan_rng_below (&rng, (uint32_t) size)] = (char) (lan_rng_below (&rng, 4) == 0 ? lan_rng_below (&rng, 256) : (uint32_t) good[lan_rng_below (&rng, (uint32_t) size)]);
      bytes = g_bytes_new (text, size);
      record = lan_save_read_bytes (bytes, "test.lancaster", content, NULL);
      if (record != NULL)
        assert_round_trip (record, content);
    }
}

static void
test_write_file (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) first = lan_test_play_random (content, 3, 1, 40);
  g_autoptr (LanRecord) second = lan_test_play_random (content, 3, 2, 60);
  g_autofree char *folder = g_dir_make_tmp ("lancaster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.lancaster", NULL);
  g_autofree char *link_path = g_build_filename (folder, "link.lancaster", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) link = g_file_new_for_path (link_path);
  g_autoptr (GDir) listing = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) loaded = NULL;
  GStatBuf status;

  g_assert_true (lan_save_write_file (first, content, file, &error));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_true (g_file_make_symbolic_link (link, "game.lancaster", NULL, NULL));
  g_assert_true (lan_save_write_file (second, content, link, &error));
  g_assert_no_error (error);

  loaded = lan_save_read_file (file, content, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (loaded->choices->len, ==, 60);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 0777, ==, 0600);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (link_path), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  listing = g_dir_open (folder, 0, NULL);
  g_assert_null (g_dir_read_name (listing)); /* no temporary file is left */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_write_error (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 3, 1, 5);
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/game.lancaster");
  g_autoptr (GError) error = NULL;

  g_assert_false (lan_save_write_file (record, content, file, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "game.lancaster cannot be written: "));
  g_clear_error (&error);
  g_assert_null (lan_save_read_file (file, content, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_READ);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/golden", test_golden);
  g_test_add_func ("/save/state-text", test_state_text);
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/save/random/%u", players);
      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_random);
    }
  g_test_add_func ("/save/replay", test_replay);
  g_test_add_func ("/save/cut", test_cut);
  g_test_add_func ("/save/names", test_names);
  g_test_add_func ("/save/plain-utf8", test_plain_utf8);
  g_test_add_func ("/save/settings", test_settings);
  g_test_add_func ("/save/wrong", test_wrong);
  g_test_add_func ("/save/wrong-elsewhere", test_wrong_elsewhere);
  g_test_add_func ("/save/hostile", test_hostile);
  g_test_add_func ("/save/too-large", test_too_large);
  g_test_add_func ("/save/changed-bytes", test_changed_bytes);
  g_test_add_func ("/save/write-file", test_write_file);
  g_test_add_func ("/save/write-error", test_write_error);
  return g_test_run ();
}
