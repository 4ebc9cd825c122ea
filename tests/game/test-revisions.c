/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Revisions of the content: new games are dealt with the newest, every game is played on by its own. */

#include "lan-content-loader.h"
#include "lan-game-summary.h"
#include "lan-game.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#include <string.h>

#define SAVES "data/saves"
#define NEWEST 2

static LanRecord *
read_text (const char *text, LanGameContent *newest, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return lan_save_read_bytes (bytes, "test.lancaster", newest, error);
}

static LanRecord *
read_save (const char *name, LanGameContent *newest)
{
  g_autofree char *below = g_build_filename (SAVES, name, NULL);
  g_autofree char *text = lan_test_read (below);
  g_autoptr (GError) error = NULL;
  LanRecord *record = read_text (text, newest, &error);

  g_assert_no_error (error);
  return record;
}

static unsigned
revision_of (LanGameContent *content)
{
  return lan_game_content_get_revision (content);
}

static void
test_find (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  g_assert_cmpuint (revision_of (newest), ==, NEWEST);
  for (unsigned revision = 1; revision <= NEWEST; revision++)
    {
      LanGameContent *found = lan_game_content_find_revision (newest, "classic", revision);

      g_assert_nonnull (found);
      g_assert_cmpuint (revision_of (found), ==, revision);
      g_assert_cmpstr (lan_game_content_get_id (found), ==, "classic");
    }
  g_assert_null (lan_game_content_find_revision (newest, "classic", 0));
  g_assert_null (lan_game_content_find_revision (newest, "classic", NEWEST + 1));
  g_assert_null (lan_game_content_find_revision (newest, "classic", G_MAXUINT64));
  g_assert_null (lan_game_content_find_revision (newest, "modern", 1));
}

/* Ids stand in saved games, so each revision has the same ones in the same order, with the same names. */
static void
test_same_ids (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();
  LanGameContent *first = lan_game_content_find_revision (newest, "classic", 1);

  for (LanTableKind table = 0; table < LAN_N_TABLES; table++)
    {
      g_assert_cmpuint (lan_game_content_get_size (first, table), ==, lan_game_content_get_size (newest, table));
      for (unsigned i = 0; i < lan_game_content_get_size (first, table); i++)
        {
          g_assert_cmpstr (lan_game_content_get_item_id (first, table, i), ==, lan_game_content_get_item_id (newest, table, i));
          g_assert_cmpstr (lan_game_content_get_title (first, table, i), ==, lan_game_content_get_title (newest, table, i));
        }
    }
}

static void
assert_says (GBytes *bytes, unsigned revision)
{
  g_autofree char *words = g_strdup_printf ("content=\"classic\" revision=\"%u\"", revision);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  g_assert_nonnull (g_strstr_len (text, (gssize) size, words));
}

static void
test_new_games (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    for (unsigned revision = 1; revision <= NEWEST; revision++)
      {
        LanGameContent *content = lan_game_content_find_revision (newest, "classic", revision);
        g_autoptr (LanRecord) record = lan_test_play_random (content, players, players, G_MAXUINT);
        g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
        g_autoptr (GError) error = NULL;
        g_autoptr (LanRecord) again = lan_save_read_bytes (bytes, "again", newest, &error);
        g_autoptr (GBytes) written = NULL;

        g_assert_no_error (error);
        assert_says (bytes, revision);
        g_assert_true (again->setup->content == content);
        written = lan_save_write_bytes (again);
        g_assert_true (g_bytes_equal (bytes, written));
      }
}

/* What an older revision says is not what a newer one says: a game that claims another is refused, not scored anew. */
static void
test_claims (void)
{
  static const char *const games[] = { "2p-plain", "3p-plain", "4p-plain", "5p-plain" };
  g_autoptr (LanGameContent) newest = lan_content_load_default ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *below = g_strconcat (SAVES "/", games[i], ".lancaster", NULL);
      g_autofree char *text = lan_test_read (below);
      char *revision = strstr (text, "revision=\"1\"");
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (revision);
      revision[strlen ("revision=\"")] = '2';
      g_assert_null (read_text (text, newest, &error));
      g_assert_true (error->domain == LAN_SAVE_ERROR);
      g_assert_cmpint (error->code, !=, LAN_SAVE_ERROR_CONTENT);
    }
}

/* Whoever plays an older revision alone knows no other, and says so. */
static void
test_unknown (void)
{
  static const struct { const char *revision; int code; const char *message; } cases[] = {
    { "3", LAN_SAVE_ERROR_CONTENT, "*revision 3*revision 2*Install a newer Lancaster*--content FILE*" },
    { "4294967295", LAN_SAVE_ERROR_CONTENT, "*revision 4294967295*Install a newer Lancaster*" },
    { "4294967296", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
    { "18446744073709551617", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
    { "0", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
    { "-1", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
    { "1.0", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
    { "", LAN_SAVE_ERROR_FORMAT, "*revision must be*" },
  };
  g_autoptr (LanGameContent) newest = lan_content_load_default ();
  g_autofree char *good = lan_test_read (SAVES "/2p-cut.lancaster");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *to = g_strdup_printf ("revision=\"%s\"", cases[i].revision);
      LanTestEdit edit = { "revision=\"1\"", to, cases[i].code, "", 0 };
      guint line;
      g_autofree char *text = lan_test_edit (good, &edit, &line);
      g_autoptr (GError) error = NULL;

      g_assert_null (read_text (text, newest, &error));
      lan_test_assert_refused (error, LAN_SAVE_ERROR, &edit, line);
      if (!g_pattern_match_simple (cases[i].message, error->message))
        g_error ("“%s” should be “%s”", error->message, cases[i].message);
    }
}

/* One game object, opened with games of both revisions in turn: figures and card texts are those of the game in it. */
static void
test_game_takes_up (void)
{
  static const struct { const char *save; unsigned revision; } turns[] = {
    { "3p-cut.lancaster", 1 }, { "revision-2/3p.lancaster", 2 }, { "4p-plain.lancaster", 1 }, { "revision-2/4p.lancaster", 2 },
  };
  g_autoptr (LanGameContent) newest = lan_content_load_default ();
  g_autoptr (LanGame) game = lan_game_new (newest);
  guint treasury;

  g_assert_true (lan_game_content_find (newest, LAN_TABLE_SPACES, "treasury", &treasury));
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (LanRecord) record = read_save (turns[i].save, newest);
      g_autoptr (LanRecord) played = NULL;
      g_autoptr (GBytes) read = NULL, written = NULL;
      g_autoptr (GError) error = NULL;
      LanGameContent *content;

      g_assert_true (lan_game_open (game, record, &error));
      content = lan_game_get_content (game);
      g_assert_cmpuint (revision_of (content), ==, turns[i].revision);
      g_assert_cmpuint (lan_game_content_get_tables (content)->spaces[treasury].gold, ==, turns[i].revision == 1 ? 2 : 4);
      g_assert_cmpstr (lan_game_content_get_text (content, LAN_TABLE_SPACES, treasury), ==,
                       turns[i].revision == 1 ? "2 gold each round." : "4 gold each round.");
      played = lan_game_to_record (game);
      read = lan_save_write_bytes (record);
      written = lan_save_write_bytes (played);
      g_assert_true (g_bytes_equal (read, written));
    }
}

static void
test_summary (void)
{
  g_autoptr (LanGameContent) newest = lan_content_load_default ();
  LanGameContent *first = lan_game_content_find_revision (newest, "classic", 1);
  g_autoptr (LanRecord) record = read_save ("4p-plain.lancaster", newest);
  g_autoptr (LanGameSummary) summary = lan_game_summary_new (record, 1, 2);
  g_autoptr (GBytes) bytes = lan_game_summary_to_bytes (summary, 3);
  g_autoptr (LanGameSummary) read = lan_game_summary_from_bytes (bytes, newest, 3);
  g_autoptr (LanRecord) newer = read_save ("revision-2/4p.lancaster", newest);
  g_autoptr (LanGameSummary) of_newer = lan_game_summary_new (newer, 1, 2);
  g_autoptr (GBytes) unknown = lan_game_summary_to_bytes (of_newer, 3);

  g_assert_nonnull (read);
  g_assert_true (read->content == first);
  /* A Lancaster of the time of revision 1 does not take what it cannot know. */
  g_assert_null (lan_game_summary_from_bytes (unknown, first, 3));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/revisions/find", test_find);
  g_test_add_func ("/revisions/same-ids", test_same_ids);
  g_test_add_func ("/revisions/new-games", test_new_games);
  g_test_add_func ("/revisions/claims", test_claims);
  g_test_add_func ("/revisions/unknown", test_unknown);
  g_test_add_func ("/revisions/game-takes-up", test_game_takes_up);
  g_test_add_func ("/revisions/summary", test_summary);
  return g_test_run ();
}
