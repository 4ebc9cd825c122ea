/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The content file: the figures of the rules (chapter 10), and every way to be wrong. */

#include <string.h>

#include "lan-content-loader.h"
#include "lan-test-files.h"

#define CLASSIC "../data/content/classic-1.xml"
#define NEWEST "../data/content/classic.xml"
#define SCHEMA "../data/content/lancaster-content.rng"

static LanGameContent *
load_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  return lan_content_load_bytes (bytes, "test.xml", error);
}

/* Chapter 10 of the rules is revision 1. */
static LanGameContent *
load_rules (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  return g_object_ref (lan_game_content_find_revision (newest, "classic", 1));
}

static void
assert_reward (const LanReward *found, LanReward expected)
{
  g_assert_cmpmem (found, sizeof *found, &expected, sizeof expected);
}

static void
test_counties (void)
{
  static const struct { const char *id; unsigned minimum; LanReward reward; } expected[LAN_COUNTIES] = {
    { "northumberland", 2, { .pp = 4 } },   { "york", 1, { .recruits = 1 } },    { "chester", 1, { .squires = 3 } },
    { "gloucester", 3, { .extensions = 1 } }, { "lincoln", 2, { .upgrades = 1 } }, { "norfolk", 1, { .gold = 4 } },
    { "somerset", 2, { .votes = 2, .gold = 2 } }, { "kent", 4, { .pp = 7 } },      { "surrey", 2, { .pp = 3 } },
  };
  g_autoptr (LanGameContent) content = load_rules ();
  const LanContent *tables = lan_game_content_get_tables (content);

  for (unsigned i = 0; i < LAN_COUNTIES; i++)
    {
      g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, i), ==, expected[i].id);
      g_assert_cmpuint (tables->counties[i].minimum, ==, expected[i].minimum);
      g_assert_cmpuint (tables->counties[i].names_start, ==, i == LAN_COUNTIES - 1);
      assert_reward (&tables->counties[i].reward, expected[i].reward);
    }
  g_assert_cmpuint (tables->both_price, ==, 3);
}

static void
test_castles_and_favours (void)
{
  static const LanReward spaces[LAN_SPACES] = { { .gold = 2 }, { .squires = 1 }, { .votes = 3 }, { .pp = 2 }, { .recruits = 1, .price_squires = 1 }, { .upgrades = 1 } };
  static const LanReward ally_spaces[LAN_ALLY_SPACES] = { { .recruits = 1 }, { .upgrades = 1 } };
  static const LanReward favours[LAN_FAVOURS] = { { .upgrades = 1 }, { .gold = 2 }, { .squires = 2 }, { .votes = 2 }, { .nobles = 1 }, { .pp = 2 } };
  static const char *const space_ids[] = { "treasury", "stables", "chancery", "chapel", "armoury", "tiltyard" };
  static const char *const favour_ids[] = { "upgrade", "gold", "squires", "votes", "noble", "pp" };
  g_autoptr (LanGameContent) content = load_rules ();
  const LanContent *tables = lan_game_content_get_tables (content);

  for (unsigned i = 0; i < LAN_SPACES; i++)
    {
      g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_SPACES, i), ==, space_ids[i]);
      assert_reward (&tables->spaces[i], spaces[i]);
      g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_FAVOURS, i), ==, favour_ids[i]);
      assert_reward (&tables->favours[i], favours[i]);
    }
  g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_ALLY_SPACES, 0), ==, "muster-yard");
  g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_ALLY_SPACES, 1), ==, "tiltyard");
  assert_reward (&tables->ally_spaces[0], ally_spaces[0]);
  assert_reward (&tables->ally_spaces[1], ally_spaces[1]);
}

static void
test_conflicts (void)
{
  static const struct { const char *id; const char *title; unsigned year, france, scores[LAN_CARD_SPACES]; } expected[LAN_CONFLICTS] = {
    { "harfleur", "Harfleur", 1415, 5, { 6, 4, 1 } },   { "agincourt", "Agincourt", 1415, 9, { 10, 6, 3 } }, { "valmont", "Valmont", 1416, 4, { 5, 3, 1 } },
    { "seine", "Seine Mouth", 1416, 6, { 7, 4, 2 } },   { "caen", "Caen", 1417, 6, { 7, 4, 1 } },            { "falaise", "Falaise", 1418, 5, { 6, 3, 2 } },
    { "cherbourg", "Cherbourg", 1418, 7, { 7, 5, 2 } }, { "rouen", "Rouen", 1419, 8, { 9, 5, 2 } },          { "pontoise", "Pontoise", 1419, 4, { 5, 2, 1 } },
    { "melun", "Melun", 1420, 7, { 8, 4, 2 } },         { "bauge", "Baugé", 1421, 8, { 8, 6, 3 } },          { "meaux", "Meaux", 1422, 6, { 7, 3, 2 } },
  };
  g_autoptr (LanGameContent) content = load_rules ();
  const LanContent *tables = lan_game_content_get_tables (content);

  for (unsigned i = 0; i < LAN_CONFLICTS; i++)
    {
      g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_CONFLICTS, i), ==, expected[i].id);
      g_assert_cmpstr (lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, i), ==, expected[i].title);
      g_assert_cmpstr (lan_game_content_get_text (content, LAN_TABLE_CONFLICTS, i), ==, "");
      g_assert_cmpuint (lan_game_content_get_year (content, i), ==, expected[i].year);
      g_assert_cmpuint (tables->conflicts[i].france, ==, expected[i].france);
      for (unsigned rank = 0; rank < LAN_CARD_SPACES; rank++)
        g_assert_cmpuint (tables->conflicts[i].scores[rank], ==, expected[i].scores[rank]);
    }
}

static void
test_laws (void)
{
  static const struct { const char *id; LanLawContent law; } expected[LAN_LAWS] = {
    { "royal-armourer", { 0, LAN_LAW_MOST, LAN_QUANTITY_GOLD, .reward = { .upgrades = 1, .upgrade_deployed = 1 } } },
    { "squires-knighted", { 0, LAN_LAW_MOST, LAN_QUANTITY_SQUIRES, .reward = { .recruits = 1 } } },
    { "county-levy", { 0, LAN_LAW_PER, LAN_QUANTITY_COUNTIES, .number = 2, .reward = { .pp = 3 } } },
    { "bought-voices", { 0, LAN_LAW_BUY, 0, .reward = { .votes = 1, .price_gold = 1 } } },
    { "tournament", { 0, LAN_LAW_BUY, 0, .reward = { .pp = 3, .price_gold = 1, .price_squires = 1 } } },
    { "spoils-of-war", { 0, LAN_LAW_PER, LAN_QUANTITY_CONFLICTS, .number = 2, .reward = { .extensions = 1 } } },
    { "knights-bachelor", { 1, LAN_LAW_PER, LAN_QUANTITY_DEPLOYED, .strength = 2, .number = 1, .reward = { .squires = 1 } } },
    { "war-chest", { 1, LAN_LAW_PER, LAN_QUANTITY_CONFLICTS, .number = 2, .reward = { .gold = 1, .squires = 1, .votes = 1 } } },
    { "accolade", { 1, LAN_LAW_IF, LAN_QUANTITY_DEPLOYED, .strength = 2, .minimum = 0, .maximum = 0, .reward = { .upgrades = 1 } } },
    { "banneret", { 2, LAN_LAW_IF, LAN_QUANTITY_DEPLOYED, .strength = 3, .minimum = 1, .maximum = 255, .reward = { .upgrades = 1, .upgrade_strength = 3, .upgrade_deployed = 1 } } },
    { "master-mason", { 2, LAN_LAW_PER, LAN_QUANTITY_EXTENSIONS, .number = 3, .reward = { .pp = 5 } } },
    { "glory-in-france", { 2, LAN_LAW_PER, LAN_QUANTITY_CONFLICTS, .number = 1, .reward = { .pp = 3 } } },
    { "lord-lieutenant", { 3, LAN_LAW_PER, LAN_QUANTITY_COUNTIES, .number = 3, .reward = { .pp = 8 } } },
    { "foot-service", { 3, LAN_LAW_IF, LAN_QUANTITY_DEPLOYED, .strength = 1, .minimum = 3, .maximum = 255, .reward = { .pp = 5 } } },
    { "retinue", { 3, LAN_LAW_PER, LAN_QUANTITY_NOBLES, .number = 3, .reward = { .recruits = 1 } } },
    { "royal-loan", { 4, LAN_LAW_BUY, 0, .reward = { .pp = 1, .price_gold = 1 } } },
    { "marshal-of-england", { 4, LAN_LAW_MOST, LAN_QUANTITY_FRANCE_STRENGTH, .reward = { .pp = 6 } } },
    { "muster-roll", { 4, LAN_LAW_PER, LAN_QUANTITY_SQUIRES, .number = 1, .reward = { .pp = 1 } } },
  };
  g_autoptr (LanGameContent) content = load_rules ();
  const LanContent *tables = lan_game_content_get_tables (content);

  for (unsigned i = 0; i < LAN_LAWS; i++)
    {
      g_assert_cmpstr (lan_game_content_get_item_id (content, LAN_TABLE_LAWS, i), ==, expected[i].id);
      g_assert_cmpmem (&tables->laws[i], sizeof tables->laws[i], &expected[i].law, sizeof expected[i].law);
    }
}

static void
test_other_figures (void)
{
  static const uint8_t knights[] = { 3, 2, 1, 1 }, court[] = { 1, 1, 0, 0 };
  static const uint8_t tiles[] = { 0, 0, 2, 2, 3, 4 };
  static const uint8_t nobles[] = { 0, 0, 1, 3, 6, 10, 15, 21, 28, 36 };
  g_autoptr (LanGameContent) content = load_rules ();
  const LanContent *tables = lan_game_content_get_tables (content);

  g_assert_cmpmem (tables->knights, sizeof tables->knights, knights, sizeof knights);          /* R1.2 */
  g_assert_cmpmem (tables->start_court, sizeof tables->start_court, court, sizeof court);      /* R2.3 */
  g_assert_cmpmem (tables->nobles, sizeof tables->nobles, tiles, sizeof tiles);                /* R2.2 */
  g_assert_cmpmem (tables->final_nobles, sizeof tables->final_nobles, nobles, sizeof nobles);  /* R6.4 */
  g_assert_cmpuint (tables->start_pp, ==, 0);
  g_assert_cmpuint (tables->start_gold, ==, 2);
  g_assert_cmpuint (tables->start_squires, ==, 2);
  g_assert_cmpuint (tables->start_votes, ==, 1);
  g_assert_cmpuint (tables->final_first, ==, 8);                                               /* R6.1 */
  g_assert_cmpuint (tables->final_second, ==, 4);
  g_assert_cmpstr (lan_game_content_get_id (content), ==, "classic");
  g_assert_cmpuint (lan_game_content_get_revision (content), ==, 1);
}

static void
test_words (void)
{
  g_autoptr (LanGameContent) content = load_rules ();

  for (LanTableKind table = 0; table < LAN_N_TABLES; table++)
    for (unsigned i = 0; i < lan_game_content_get_size (content, table); i++)
      {
        gboolean silent = table == LAN_TABLE_FAMILIES || table == LAN_TABLE_CONFLICTS;
        unsigned found;
        g_assert_cmpuint (strlen (lan_game_content_get_title (content, table, i)), >, 0);
        g_assert_cmpint (lan_game_content_get_text (content, table, i)[0] == '\0', ==, silent);
        g_assert_true (lan_game_content_find (content, table, lan_game_content_get_item_id (content, table, i), &found));
        g_assert_cmpuint (found, ==, i);
      }
  g_assert_cmpuint (lan_game_content_get_size (content, LAN_TABLE_FAMILIES), ==, LAN_FAMILIES);
  g_assert_false (lan_game_content_find (content, LAN_TABLE_COUNTIES, "normandy", NULL));
  g_assert_cmpstr (lan_game_content_get_text (content, LAN_TABLE_LAWS, 2), ==, "3 PP for every 2 counties you occupy.");
}

#define START "<start pp=\"0\" gold=\"2\" squires=\"2\" votes=\"1\"/>"
#define START_OPEN "<start pp=\"0\" gold=\"2\" squires=\"2\" votes=\"1\">"
#define LATER(players, place, pp) START_OPEN "\n<later players=\"" players "\" place=\"" place "\" pp=\"" pp "\"/></start>"

static const LanTestEdit wrong[] = {
  { "minimum=\"2\"", "minimum=\"7\"", LAN_CONTENT_ERROR_INVALID, "county 'northumberland': minimum must be 1 to 4, not '7'.", 0 },
  { "minimum=\"2\"", "minimum=\"two\"", LAN_CONTENT_ERROR_INVALID, "not 'two'", 0 },
  { "minimum=\"2\"", "minimum=\"02\"", LAN_CONTENT_ERROR_INVALID, "not '02'", 0 },
  { "minimum=\"2\"", "minimum=\"-1\"", LAN_CONTENT_ERROR_INVALID, "not '-1'", 0 },
  { "minimum=\"2\"", "", LAN_CONTENT_ERROR_INVALID, "attribute “minimum” is missing", 0 },
  { "minimum=\"2\"", "minimum=\"2\" maximum=\"4\"", LAN_CONTENT_ERROR_INVALID, "unknown attribute “maximum”", 0 },
  { "names-start=\"yes\"", "names-start=\"maybe\"", LAN_CONTENT_ERROR_INVALID, "names-start must be one of no, yes, not 'maybe'", 0 },
  { "<county id=\"york\"", "<county id=\"kent\"", LAN_CONTENT_ERROR_INVALID, "The id 'kent' is used twice.", 30 },
  { "<county id=\"york\"", "<county id=\"York\"", LAN_CONTENT_ERROR_INVALID, "lower-case", 0 },
  { "<title>York</title>", "", LAN_CONTENT_ERROR_INVALID, "“text” stands where “title” belongs", 1 },
  { "<title>York</title>", "<title></title>", LAN_CONTENT_ERROR_INVALID, "must be one line of 1 to 200 characters", 0 },
  { "<title>York</title>", "<title>York<b/></title>", LAN_CONTENT_ERROR_INVALID, "Text does not belong in “title”", 0 },
  { "<title>York</title>", "<title>York</title><motto/>", LAN_CONTENT_ERROR_INVALID, "“motto” stands where “text” belongs", 0 },
  { "<reward recruits=\"1\"/>", "<reward recruits=\"100\"/>", LAN_CONTENT_ERROR_INVALID, "recruits must be 1 to 99, not '100'", 0 },
  { "<reward recruits=\"1\"/>", "<reward/>", LAN_CONTENT_ERROR_INVALID, "gives nothing", 0 },
  { "<reward recruits=\"1\"/>", "<reward horses=\"1\"/>", LAN_CONTENT_ERROR_INVALID, "unknown attribute “horses”", 0 },
  { "<reward recruits=\"1\"/>", "<reward recruits=\"1\" upgrade-strength=\"2\"/>", LAN_CONTENT_ERROR_INVALID, "gives no upgrades", 0 },
  { "<reward recruits=\"1\"/>", "<reward recruits=\"1\"/><price gold=\"1\"/>", LAN_CONTENT_ERROR_INVALID, "“price” does not belong in “county 'york'”", 0 },
  { "<price squires=\"1\"/>", "<price/>", LAN_CONTENT_ERROR_INVALID, "The price is nothing", 0 },
  { "<price squires=\"1\"/>", "<price pp=\"1\"/>", LAN_CONTENT_ERROR_INVALID, "unknown attribute “pp”", 0 },
  { "<family id=\"percy\"><title>Percy</title></family>", "", LAN_CONTENT_ERROR_INVALID, "families: there must be exactly 5 of “family”, not 4.", -2 },
  { "  </families>", "    <family id=\"tudor\"><title>Tudor</title></family>\n  </families>", LAN_CONTENT_ERROR_INVALID, "exactly 5 of “family”, this is one more", 0 },
  { "  </families>", "    <clan/>\n  </families>", LAN_CONTENT_ERROR_INVALID, "this is one more", 0 },
  { "<start ", "<begin ", LAN_CONTENT_ERROR_INVALID, "“begin” stands where “start” belongs", 0 },
  { "<start pp=\"0\" gold=\"2\" squires=\"2\" votes=\"1\"/>", "", LAN_CONTENT_ERROR_INVALID, "“knights” stands where “start” belongs", 3 },
  { "<knight strength=\"1\" number=\"3\"", "<knight strength=\"1\" number=\"4\"", LAN_CONTENT_ERROR_INVALID, "knights: the numbers must add up to 7, not 8.", -1 },
  { "<knight strength=\"1\" number=\"3\" court=\"1\"", "<knight strength=\"1\" number=\"3\" court=\"4\"", LAN_CONTENT_ERROR_INVALID, "court must be 0 to 3, not '4'", 0 },
  { "<knight strength=\"2\"", "<knight strength=\"1\"", LAN_CONTENT_ERROR_INVALID, "strength must be 2 here, not '1'", 0 },
  { "<tile players=\"3\"", "<tile players=\"2\"", LAN_CONTENT_ERROR_INVALID, "players must be 3 here, not '2'", 0 },
  { "<ally-castle>", "<ally-castle><space id=\"hall\"><title>Hall</title><text>1 gold.</text><reward gold=\"1\"/></space>", LAN_CONTENT_ERROR_INVALID, "exactly 2 of “space”, this is one more", 6 },
  { "france=\"5\"", "france=\"100\"", LAN_CONTENT_ERROR_INVALID, "france must be 0 to 99", 0 },
  { "group=\"0\"", "group=\"5\"", LAN_CONTENT_ERROR_INVALID, "group must be 0 to 4", 0 },
  { "group=\"0\"", "group=\"1\"", LAN_CONTENT_ERROR_INVALID, "group 1 holds 3 laws, this is one more", 42 },
  { START, LATER ("6", "2", "1"), LAN_CONTENT_ERROR_INVALID, "players must be 2 to 5, not '6'", 1 },
  { START, LATER ("3", "1", "1"), LAN_CONTENT_ERROR_INVALID, "place must be 2 to 3, not '1'", 1 },
  { START, LATER ("3", "4", "1"), LAN_CONTENT_ERROR_INVALID, "place must be 2 to 3, not '4'", 1 },
  { START, LATER ("3", "2", "0"), LAN_CONTENT_ERROR_INVALID, "pp must be 1 to 99, not '0'", 1 },
  { START, START_OPEN "<later players=\"3\" place=\"2\" pp=\"1\"/><later players=\"3\" place=\"2\" pp=\"2\"/></start>", LAN_CONTENT_ERROR_INVALID, "Place 2 of 3 players is there twice", 0 },
  { START, START_OPEN "<sooner players=\"3\" place=\"2\" pp=\"1\"/></start>", LAN_CONTENT_ERROR_INVALID, "sooner", 0 },
  { "mode=\"most\" quantity=\"gold\"", "mode=\"least\" quantity=\"gold\"", LAN_CONTENT_ERROR_INVALID, "mode must be one of per, if, most, buy, not 'least'", 0 },
  { "mode=\"most\" quantity=\"gold\"", "mode=\"most\" quantity=\"land\"", LAN_CONTENT_ERROR_INVALID, "not 'land'", 0 },
  { "mode=\"most\" quantity=\"gold\"", "mode=\"most\"", LAN_CONTENT_ERROR_INVALID, "attribute “quantity” is missing", 0 },
  { "mode=\"most\" quantity=\"gold\"", "mode=\"most\" quantity=\"gold\" strength=\"2\"", LAN_CONTENT_ERROR_INVALID, "a strength belongs only to the quantity “deployed”", 0 },
  { "mode=\"per\" quantity=\"counties\" number=\"2\"", "mode=\"per\" quantity=\"counties\" number=\"0\"", LAN_CONTENT_ERROR_INVALID, "number must be 1 to 99", 0 },
  { "mode=\"per\" quantity=\"counties\" number=\"2\"", "mode=\"if\" quantity=\"counties\"", LAN_CONTENT_ERROR_INVALID, "a minimum or a maximum is missing", 0 },
  { "mode=\"per\" quantity=\"counties\" number=\"2\"", "mode=\"if\" quantity=\"counties\" minimum=\"3\" maximum=\"2\"", LAN_CONTENT_ERROR_INVALID, "the minimum is above the maximum", 0 },
  { "mode=\"buy\"", "mode=\"buy\" number=\"2\"", LAN_CONTENT_ERROR_INVALID, "unknown attribute “number”", 0 },
  { "<reward votes=\"1\"/>\n      <price gold=\"1\"/>", "<reward votes=\"1\"/>", LAN_CONTENT_ERROR_INVALID, "law 'bought-voices': a law to buy by needs a price", -3 },
  { "<text>3 PP for every 2 counties you occupy.</text>\n      <reward pp=\"3\"/>", "<text>3 PP.</text>\n      <reward pp=\"3\"/><price gold=\"1\"/>", LAN_CONTENT_ERROR_INVALID, "law 'county-levy': a price belongs only to castle spaces and to laws to buy by", -2 },
  { "<noblemen held=\"3\"", "<noblemen held=\"2\"", LAN_CONTENT_ERROR_INVALID, "held must be 3 to 9, not '2'", 0 },
  { "  </final>", "  </final>\n  <extra/>", LAN_CONTENT_ERROR_INVALID, "“extra” does not belong in “lancaster-content 'classic'”", 1 },
  { "<lancaster-content id=\"classic\" revision=\"1\">", "<lancaster-content id=\"classic\" revision=\"0\">", LAN_CONTENT_ERROR_INVALID, "revision must be 1 to 9999", 0 },
  { "<lancaster-content id=\"classic\" revision=\"1\">", "<lancaster-content id=\"classic\" revision=\"1\" xmlns=\"http://example.org\">", LAN_CONTENT_ERROR_INVALID, "Namespaces do not belong here", 0 },
  { "<castle>", "<castle><?php echo?>", LAN_CONTENT_ERROR_INVALID, "neither an element nor text", 0 },
  { "<castle>", "<castle>Stones", LAN_CONTENT_ERROR_INVALID, "Text does not belong in “castle”", 0 },
  { "<castle>", "<castle", LAN_CONTENT_ERROR_SYNTAX, "cut off or damaged", 1 },
  { "<castle>", "<castle>&nothing;", LAN_CONTENT_ERROR_SYNTAX, "cut off or damaged", 0 },
  { "<lancaster-content ", "<!DOCTYPE x>\n<lancaster-content ", LAN_CONTENT_ERROR_SYNTAX, "A document type declaration does not belong here", 0 },
};

static void
test_wrong (void)
{
  g_autofree char *classic = lan_test_read (CLASSIC);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint line;
      g_autofree char *text = lan_test_edit (classic, &wrong[i], &line);
      g_autoptr (GError) error = NULL;
      g_autoptr (LanGameContent) content = load_text (text, &error);
      g_assert_null (content);
      lan_test_assert_refused (error, LAN_CONTENT_ERROR, &wrong[i], line);
    }
}

/* Everything that the schema can see, it refuses as the loader does. */
static void
test_schema (void)
{
  static const LanTestEdit edits[] = {
    { "minimum=\"2\"", "minimum=\"7\"", 0, NULL, 0 },
    { "<reward recruits=\"1\"/>", "<reward horses=\"1\"/>", 0, NULL, 0 },
    { "<reward votes=\"1\"/>\n      <price gold=\"1\"/>", "<reward votes=\"1\"/>", 0, NULL, 0 },
    { "mode=\"most\" quantity=\"gold\"", "mode=\"most\" quantity=\"gold\" strength=\"2\"", 0, NULL, 0 },
  };
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autofree char *classic = lan_test_read (CLASSIC);

  g_autofree char *newest = lan_test_read (NEWEST);

  g_assert_true (lan_test_schema_accepts (schema, newest, strlen (newest)));
  g_assert_true (lan_test_schema_accepts (schema, classic, strlen (classic)));
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      guint line;
      g_autofree char *text = lan_test_edit (classic, &edits[i], &line);
      g_assert_false (lan_test_schema_accepts (schema, text, strlen (text)));
    }
}

/* A law that the classic content does not have: only data, and it works. */
static void
test_new_law (void)
{
  static const LanTestEdit edit = {
    "mode=\"per\" quantity=\"squires\" number=\"1\">\n      <title>Muster Roll</title>",
    "mode=\"per\" quantity=\"knighthood\" number=\"4\">\n      <title>Oath of Fealty</title>", 0, NULL, 0
  };
  g_autofree char *classic = lan_test_read (CLASSIC);
  guint line;
  g_autofree char *text = lan_test_edit (classic, &edit, &line);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanGameContent) content = load_text (text, &error);
  g_autoptr (LanTestSchema) schema = lan_test_schema_new (SCHEMA);
  g_autoptr (LanRecord) record = NULL;
  const LanLawContent *law;
  LanState state;

  g_assert_no_error (error);
  law = &lan_game_content_get_tables (content)->laws[LAN_LAWS - 1];
  g_assert_cmpuint (law->quantity, ==, LAN_QUANTITY_KNIGHTHOOD);
  g_assert_cmpuint (law->number, ==, 4);
  g_assert_cmpstr (lan_game_content_get_title (content, LAN_TABLE_LAWS, LAN_LAWS - 1), ==, "Oath of Fealty");
  g_assert_true (lan_test_schema_accepts (schema, text, strlen (text)));
  record = lan_test_play_random (content, 4, 1, G_MAXUINT);
  g_assert_true (lan_record_replay (record, record->choices->len, &state, NULL, NULL));
  g_assert_cmpuint (lan_state_phase (&state), ==, LAN_PHASE_FINISHED);
}

static void
test_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, CLASSIC, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) missing = g_file_new_for_path ("/nonexistent/content.xml");
  g_autoptr (LanGameContent) compiled_in = load_rules ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LanGameContent) content = lan_content_load_file (file, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (lan_game_content_get_tables (content), sizeof (LanContent), lan_game_content_get_tables (compiled_in), sizeof (LanContent));
  g_assert_null (lan_content_load_file (missing, &error));
  g_assert_error (error, LAN_CONTENT_ERROR, LAN_CONTENT_ERROR_READ);
}

static void
test_too_large (void)
{
  g_autofree char *classic = lan_test_read (CLASSIC);
  g_autoptr (GString) text = g_string_new (classic);
  g_autoptr (GError) error = NULL;

  while (text->len <= LAN_CONTENT_MAX_BYTES)
    g_string_append (text, "<!-- more and more -->\n");
  g_assert_null (load_text (text->str, &error));
  g_assert_error (error, LAN_CONTENT_ERROR, LAN_CONTENT_ERROR_READ);
}

static void
test_cut (void)
{
  g_autofree char *classic = lan_test_read (CLASSIC);
  gsize whole = (gsize) (strrchr (classic, '>') - classic) + 1;

  for (gsize size = 0; size < whole; size += size < 400 || size + 400 > whole ? 1 : 41)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (classic, size);
      g_autoptr (GError) error = NULL;
      g_assert_null (lan_content_load_bytes (bytes, "test.xml", &error));
      g_assert_error (error, LAN_CONTENT_ERROR, LAN_CONTENT_ERROR_SYNTAX);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/content/counties", test_counties);
  g_test_add_func ("/content/castles-and-favours", test_castles_and_favours);
  g_test_add_func ("/content/conflicts", test_conflicts);
  g_test_add_func ("/content/laws", test_laws);
  g_test_add_func ("/content/other-figures", test_other_figures);
  g_test_add_func ("/content/words", test_words);
  g_test_add_func ("/content/wrong", test_wrong);
  g_test_add_func ("/content/schema", test_schema);
  g_test_add_func ("/content/new-law", test_new_law);
  g_test_add_func ("/content/file", test_file);
  g_test_add_func ("/content/too-large", test_too_large);
  g_test_add_func ("/content/cut", test_cut);
  return g_test_run ();
}
