/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games: what an independent reading of the rules wrote is read, what is wrong is refused in its line. */

#include <glib/gstdio.h>
#include <string.h>

#include "lan-content-loader.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#define SCHEMA "../data/content/lancaster-save.rng"
#define SAVES "data/saves"

static LanRecord *
read_text (const char *text, LanGameContent *content, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  return lan_save_read_bytes (bytes, "test.lancaster", content, error);
}

/* Reads a game of the folder and writes it again as it was. */
static void
assert_golden (const char *name, LanTestSchema *schema, LanGameContent *content)
{
  g_autofree char *below = g_build_filename (SAVES, name, NULL);
  g_autofree char *text = lan_test_read (below);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanRecord) record = read_text (text, content, &error);
  g_autoptr (GBytes) bytes = NULL;

  g_test_message ("%s", name);
  g_assert_no_error (error);
  bytes = lan_save_write_bytes (record);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
  g_assert_true (lan_test_schema_accepts (schema, text, strlen (text)));
}

/* The games of a folder. Returns how many. */
static unsigned
assert_folder (const char *below)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, SAVES, below, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  unsigned n = 0;

  for (const char *name; (name = g_dir_read_name (folder)) != NULL;)
    if (g_str_has_suffix (name, LAN_SAVE_SUFFIX))
      {
        g_autofree char *inside = g_build_filename (below, name, NULL);

        assert_golden (inside, schema, content);
        n++;
      }
  return n;
}

/* The twelve games that an independent reading of the rules played, and one of each number of players of the next revision. */
static void
test_golden (void)
{
  g_assert_cmpuint (assert_folder ("."), ==, 12);
  g_assert_cmpuint (assert_folder ("revision-2"), ==, 4);
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

  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  state_text = lan_save_state_to_xml (content, &state, record->choices->len);
  g_assert_true (g_str_has_prefix (state_text, "  <state after=\"67\" "));
  ending = g_strconcat ("  </decisions>\n", state_text, "</lancaster-game>\n", NULL);
  g_assert_true (g_str_has_suffix (text, ending));
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

  g_assert_true (lan_record_replay (record, 20, &state, &rule, &at));
  *wrong = lan_choice_blank (LAN_DECISION_VOTE, wrong->seat);
  g_assert_true (lan_record_replay (record, 10, &state, &rule, &at));
  g_assert_false (lan_record_replay (record, 20, &state, &rule, &at));
  g_assert_cmpint (at, ==, 10);
  g_assert_cmpuint (rule, !=, LAN_RULE_OK);
  record->setup->chance.start_seat = 3;
  g_assert_false (lan_record_replay (record, 0, &state, &rule, &at));
  g_assert_cmpint (at, ==, -1);
  g_assert_cmpuint (rule, ==, LAN_RULE (2, 1, 0));
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
  { "revision=\"1\"", "revision=\"9\"", LAN_SAVE_ERROR_CONTENT, "revision 9", 0 },
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

  g_assert_true (lan_save_write_file (first, file, &error));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_true (g_file_make_symbolic_link (link, "game.lancaster", NULL, NULL));
  g_assert_true (lan_save_write_file (second, link, &error));
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

  g_assert_false (lan_save_write_file (record, file, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, "game.lancaster cannot be written: "));
  /* The folder is left out, for in a sandbox it is one of the document portal. */
  g_assert_null (strstr (error->message, "/nonexistent"));
  g_clear_error (&error);
  g_assert_null (lan_save_read_file (file, content, &error));
  g_assert_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_READ);
  g_assert_null (strstr (error->message, "/nonexistent"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/golden", test_golden);
  g_test_add_func ("/save/state-text", test_state_text);
  g_test_add_func ("/save/replay", test_replay);
  g_test_add_func ("/save/wrong", test_wrong);
  g_test_add_func ("/save/wrong-elsewhere", test_wrong_elsewhere);
  g_test_add_func ("/save/write-file", test_write_file);
  g_test_add_func ("/save/write-error", test_write_error);
  return g_test_run ();
}
