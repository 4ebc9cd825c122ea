/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games of older versions: those that released versions wrote are read
 * for ever, and a chain of steps leads from each version to the next. There is
 * but one version yet: the chain is tried with steps of the test's own. */

#include <string.h>

#include "lan-content-loader.h"
#include "lan-save-private.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#define SAVES "data/saves"

/* Reads every saved game of the folder; those of today's version are written as they were read. */
static guint
read_folder (const char *path, unsigned version, LanGameContent *content)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  g_assert_nonnull (folder);
  for (const char *name; (name = g_dir_read_name (folder)) != NULL; n++)
    {
      g_autofree char *full = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;
      g_autoptr (GFile) file = g_file_new_for_path (full);
      g_autoptr (GError) error = NULL;
      g_autoptr (LanRecord) record = lan_save_read_file (file, content, &error);
      g_autoptr (GBytes) bytes = NULL;

      g_test_message ("version %u: %s", version, name);
      g_assert_no_error (error);
      bytes = lan_save_write_bytes (record);
      g_assert_true (g_file_get_contents (full, &text, NULL, NULL));
      if (version == LAN_SAVE_VERSION)
        g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
    }
  return n;
}

static void
test_released (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();

  for (unsigned version = 1; version <= LAN_SAVE_VERSION; version++)
    {
      g_autofree char *below = g_strdup_printf (SAVES "/version-%u", version);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, below, NULL);

      g_assert_cmpuint (read_folder (path, version, content), >=, 4);
    }
}

/* In a made-up past the start seat was called "first" until version 2, and the decisions "moves" until version 3. */
static gboolean
rename_first (const LanXmlSource *source, xmlNode *root, GError **error)
{
  xmlNode *setup = NULL;
  const char *first;

  if (!lan_xml_expect (source, root, &setup, "setup", error))
    return FALSE;
  first = lan_xml_attribute (setup, "first");
  if (first == NULL)
    return lan_xml_fail (source, setup, LAN_SAVE_ERROR_FORMAT, NULL, error, "setup: first is missing.");
  xmlNewProp (setup, BAD_CAST "start-seat", BAD_CAST first);
  xmlUnsetProp (setup, BAD_CAST "first");
  return TRUE;
}

static gboolean
rename_moves (const LanXmlSource *source, xmlNode *root, GError **error)
{
  xmlNode *moves = lan_xml_first (root);

  if (!lan_xml_expect (source, root, &moves, "moves", error))
    return FALSE;
  xmlNodeSetName (moves, BAD_CAST "decisions");
  return TRUE;
}

static const LanSaveStep past[] = { rename_first, rename_moves, NULL };

/* The text with every `from` replaced. (transfer full) */
static char *
replace (const char *text, const char *from, const char *to)
{
  GString *changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, from, to, 0), >, 0);
  return g_string_free (changed, FALSE);
}

/* The game as it would have been written in a version 1, 2 or 3, which claims to be of another. (transfer full) */
static char *
write_in_the_past (const char *text, unsigned version, unsigned claimed)
{
  g_autofree char *number = g_strdup_printf ("<lancaster-game version=\"%u\"", claimed);
  g_autofree char *numbered = replace (text, "<lancaster-game version=\"1\"", number);
  g_autofree char *moves = version < 3 ? replace (numbered, "decisions>", "moves>") : g_strdup (numbered);

  return version < 2 ? replace (moves, " start-seat=\"0\" take-backs", " first=\"0\" take-backs") : g_steal_pointer (&moves);
}

static LanRecord *
read_past (const char *text, LanGameContent *content, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return lan_save_read_versions (bytes, "old.lancaster", content, past, error);
}

/* From each version the same game is read, and written in today's. */
static void
test_chain (void)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *today = lan_test_read (SAVES "/2p-cut.lancaster");

  for (unsigned version = 1; version <= 3; version++)
    {
      g_autofree char *text = write_in_the_past (today, version, version);
      g_autoptr (GError) error = NULL;
      g_autoptr (LanRecord) record = read_past (text, content, &error);
      g_autoptr (GBytes) bytes = NULL;

      g_assert_no_error (error);
      bytes = lan_save_write_bytes (record);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), today, strlen (today));
    }
}

/* A document claims a version: what does not fit it is refused, at its line. */
static void
test_wrong_steps (void)
{
  static const struct { unsigned written, claimed; int code; const char *message; } cases[] = {
    { 3, 4, LAN_SAVE_ERROR_VERSION, "old.lancaster, line 2: The file was saved by a newer Lancaster: its format is version 4, this program reads up to 3." },
    { 2, 1, LAN_SAVE_ERROR_FORMAT, "old.lancaster, line 3: setup: first is missing." },
    { 1, 2, LAN_SAVE_ERROR_FORMAT, "old.lancaster, line 3: setup '2': unknown attribute “first”." },
    { 3, 2, LAN_SAVE_ERROR_FORMAT, "old.lancaster, line 9: “decisions” stands where “moves” belongs." },
    { 2, 3, LAN_SAVE_ERROR_FORMAT, "old.lancaster, line 9: “moves” stands where “decisions” belongs." },
    { 3, 0, LAN_SAVE_ERROR_FORMAT, "old.lancaster, line 2: lancaster-game: version must be 1 to " },
  };
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autofree char *today = lan_test_read (SAVES "/2p-cut.lancaster");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = write_in_the_past (today, cases[i].written, cases[i].claimed);
      g_autoptr (GError) error = NULL;

      g_assert_null (read_past (text, content, &error));
      g_assert_error (error, LAN_SAVE_ERROR, cases[i].code);
      if (!g_str_has_prefix (error->message, cases[i].message))
        g_error ("“%s” should be “%s”", error->message, cases[i].message);
    }
}

/* What the errors say to a keeper of several copies. */
static void
test_damage (void)
{
  static const struct { int code; gboolean damage; } cases[] = {
    { LAN_SAVE_ERROR_READ, TRUE },     { LAN_SAVE_ERROR_SYNTAX, TRUE },   { LAN_SAVE_ERROR_FORMAT, TRUE },
    { LAN_SAVE_ERROR_VERSION, FALSE }, { LAN_SAVE_ERROR_CONTENT, FALSE }, { LAN_SAVE_ERROR_RULE, TRUE },
    { LAN_SAVE_ERROR_STATE, TRUE },    { LAN_SAVE_ERROR_WRITE, FALSE },   { LAN_SAVE_ERROR_NO_GAME, TRUE },
  };
  g_autoptr (GError) other = g_error_new_literal (G_IO_ERROR, LAN_SAVE_ERROR_SYNTAX, "Of another domain");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (LAN_SAVE_ERROR, cases[i].code, "An error");
      g_assert_cmpint (lan_save_error_is_damage (error), ==, cases[i].damage);
    }
  g_assert_false (lan_save_error_is_damage (other));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/migration/released", test_released);
  g_test_add_func ("/migration/chain", test_chain);
  g_test_add_func ("/migration/wrong-steps", test_wrong_steps);
  g_test_add_func ("/migration/damage", test_damage);
  return g_test_run ();
}
