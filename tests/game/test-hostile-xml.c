/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What XML allows and a saved game does not: entities, other encodings, more of
 * everything than there is memory, and files that are none. */

#define _XOPEN_SOURCE 700 /* mkfifo, symlink, truncate */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lan-save-reader.h"
#include "lan-test-documents.h"
#include "lan-test-files.h"
#include "lan-test-hostile.h"

#define GOOD "data/saves/2p-cut.lancaster"
#define HOSTILE "data/hostile"
#define GIBIBYTE (1024L * 1024 * 1024)

/* Files of tests/data/hostile, broken by hand. */
static const struct { const char *name; int code; const char *fragment; } files[] = {
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
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strconcat (files[i].name, LAN_SAVE_SUFFIX, NULL);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, HOSTILE, name, NULL);

      lan_test_refuse_file (&tally, path, files[i].code, files[i].fragment);
    }
  lan_test_tally_finish (&tally, "hostile files");
}

/* The reader never prints. */
static void
test_silent (void)
{
  if (g_test_subprocess ())
    {
      read_hostile_files ();
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("");
}

#define ROOT "<lancaster-game"
#define SETUP "  <setup"
#define DECISIONS "  <decisions>"
#define STATE "  <state"
#define NAME "name=\"Percy\""
#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
#define DOCTYPE "A document type declaration does not belong here"
#define BROKEN "The file is cut off or damaged"

static const LanTestInsertion insertions[] = {
  /* Entities and document types */
  { ROOT, "", "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY % p \"<!ENTITY q 'x'>\"> %p; %p;]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY e SYSTEM \"http://localhost:1/e\">]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY e \"&e;\">]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ATTLIST setup players CDATA \"2\">]>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l SYSTEM \"file:///dev/zero\">\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE l PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://localhost:1/dtd\">\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { ROOT, "", "<!DOCTYPE lancaster-game>\n", LAN_SAVE_ERROR_SYNTAX, "line 2: " DOCTYPE },
  { SETUP, "", "  <!DOCTYPE l>\n", LAN_SAVE_ERROR_SYNTAX, "line 3: " BROKEN },
  { NAME, NAME, "name=\"&lol;\"", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { NAME, NAME, "name=\"&nbsp;\"", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { NAME, NAME, "name=\"&#xFFFFFFFFFFFFFFFFF41;\"", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { NAME, NAME, "name=\"&#x1;\"", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { NAME, NAME, "name=\"&#xFFFE;\"", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  /* Inclusions, instructions, namespaces, sections of text */
  { SETUP, "", "  <xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"file:///etc/passwd\" parse=\"text\"/>\n", LAN_SAVE_ERROR_FORMAT, "line 3: " },
  { SETUP, "", "  <include href=\"other.lancaster\"/>\n", LAN_SAVE_ERROR_FORMAT, "line 3: “include” stands where “setup” belongs" },
  { SETUP, "", "  <?php system (\"reboot\"); ?>\n", LAN_SAVE_ERROR_FORMAT, "line 2: Something in “lancaster-game” is neither an element nor text" },
  { SETUP, "", "  <?xml version=\"1.0\"?>\n", LAN_SAVE_ERROR_SYNTAX, "line 3: " BROKEN },
  { SETUP, "", "  <![CDATA[text]]>\n", LAN_SAVE_ERROR_FORMAT, "line 2: Text does not belong in “lancaster-game”" },
  { SETUP, "", "  &lt;\n", LAN_SAVE_ERROR_FORMAT, "line 2: Text does not belong" },
  { ROOT, "<lancaster-game", "<lancaster-game xmlns=\"urn:x\"", LAN_SAVE_ERROR_FORMAT, "line 2: Namespaces do not belong here" },
  { ROOT, "<lancaster-game", "<lancaster-game xmlns:x=\"urn:x\"", LAN_SAVE_ERROR_FORMAT, "line 2: Namespaces do not belong here" },
  { ROOT, "<lancaster-game", "<lancaster-game xml:base=\"file:///etc/\"", LAN_SAVE_ERROR_FORMAT, "line 2: Attributes with prefixes" },
  { "rouen meaux", "rouen", "rou<!-- -->en", LAN_SAVE_ERROR_FORMAT, "“conflict-deck” is too long or interrupted" },
  { "rouen meaux", "rouen", "<b>rouen</b>", LAN_SAVE_ERROR_FORMAT, "Text does not belong in “conflict-deck”" },
  /* Parts twice, missing, elsewhere */
  { SETUP, "", "  <setup/>\n", LAN_SAVE_ERROR_FORMAT, "line 3: setup: attribute “players” is missing" },
  { DECISIONS, "", "  <decisions/>\n", LAN_SAVE_ERROR_FORMAT, "“decisions” stands where “state” belongs" },
  { STATE, "", "  <decisions/>\n", LAN_SAVE_ERROR_FORMAT, "“decisions” stands where “state” belongs" },
  { STATE, "", "  <setup/>\n", LAN_SAVE_ERROR_FORMAT, "“setup” stands where “state” belongs" },
  { "</lancaster-game>", "", "  <state/>\n", LAN_SAVE_ERROR_FORMAT, "“state” does not belong in “lancaster-game”" },
  { "</lancaster-game>", "</lancaster-game>", "</lancaster-game><lancaster-game/>", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { DECLARATION, "", "\n", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { DECLARATION, "", "GIF89a", LAN_SAVE_ERROR_SYNTAX, "line 1: " BROKEN },
  /* Encodings */
  { DECLARATION, DECLARATION, "<?xml version=\"1.0\" encoding=\"UTF-7\"?>", LAN_SAVE_ERROR_SYNTAX, "line 1: The file says that it is written in “UTF-7”" },
  { DECLARATION, DECLARATION, "<?xml version='1.0' encoding = 'ISO-8859-1'?>", LAN_SAVE_ERROR_SYNTAX, "line 1: The file says that it is written in “ISO-8859-1”" },
  { DECLARATION, DECLARATION, "<?xml version=\"1.0\" encoding=\x02UTF-8\"?>", LAN_SAVE_ERROR_SYNTAX, "line 1: The file says that it is written in “?UTF-8”" },
  { DECLARATION, DECLARATION, "<?xml version=\"1.0\" encoding=\"EBCDIC-CP-US\"?>", LAN_SAVE_ERROR_SYNTAX, "“EBCDIC-CP-US”" },
  { DECLARATION, DECLARATION, "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UCS-4\"?>", LAN_SAVE_ERROR_SYNTAX, "“UCS-4”" },
  { DECLARATION, DECLARATION, "\xff\xfe<?xml version=\"1.0\"?>", LAN_SAVE_ERROR_SYNTAX, "line 1: This is not UTF-8 text" },
  { NAME, NAME, "name=\"Zo\xeb\"", LAN_SAVE_ERROR_SYNTAX, "line 5: This is not UTF-8 text" },
  { NAME, NAME, "name=\"\xc0\xaf\"", LAN_SAVE_ERROR_SYNTAX, "line 5: This is not UTF-8 text" },
  { NAME, NAME, "name=\"\xed\xa0\x80\"", LAN_SAVE_ERROR_SYNTAX, "line 5: This is not UTF-8 text" },
  { NAME, NAME, "name=\"\xf4\x90\x80\x80\"", LAN_SAVE_ERROR_SYNTAX, "line 5: This is not UTF-8 text" },
  { NAME, NAME, "name=\"\xef\xbf\xbf\"", LAN_SAVE_ERROR_SYNTAX, "line 5: " BROKEN },
  { NAME, NAME, "name=\"\x1b[31m\"", LAN_SAVE_ERROR_SYNTAX, "line 5: " BROKEN },
  { NAME, NAME, "name=\"\xc2\x9b\"", LAN_SAVE_ERROR_FORMAT, "line 5: The name of a house must be one line" },
  /* Versions and contents */
  { "version=\"1\" content", "version=\"1\"", "version=\"2\"", LAN_SAVE_ERROR_VERSION, "line 2: The file was saved by a newer Lancaster*Install the newest Lancaster" },
  { "version=\"1\" content", "version=\"1\"", "version=\"4294967295\"", LAN_SAVE_ERROR_VERSION, "version 4294967295" },
  { "version=\"1\" content", "version=\"1\"", "version=\"4294967296\"", LAN_SAVE_ERROR_FORMAT, "version must be" },
  { "version=\"1\" content", "version=\"1\"", "version=\"0\"", LAN_SAVE_ERROR_FORMAT, "version must be" },
  { "version=\"1\" content", "version=\"1\"", "version=\"1.0\"", LAN_SAVE_ERROR_FORMAT, "version must be" },
  { "content=\"classic\"", "content=\"classic\"", "content=\"Classic\"", LAN_SAVE_ERROR_CONTENT, "line 2: *“Classic”*--content FILE" },
  { "revision=\"1\"", "revision=\"1\"", "revision=\"9\"", LAN_SAVE_ERROR_CONTENT, "line 2: *revision 9*--content FILE" },
  { ROOT, "<lancaster-game", "<lancaster-content", LAN_SAVE_ERROR_SYNTAX, BROKEN },
};

static void
test_documents (void)
{
  g_autofree char *good = lan_test_read (GOOD);
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (insertions); i++)
    {
      g_autofree char *text = lan_test_insert (good, &insertions[i]);
      lan_test_refuse (&tally, text, strlen (text), insertions[i].code, insertions[i].fragment, insertions[i].text);
    }
  lan_test_tally_finish (&tally, "hostile documents");
  lan_test_assert_memory ();
}

/* What does no harm is read, and is not there any more when the game is saved. */
static void
test_harmless (void)
{
  static const LanTestInsertion harmless[] = {
    { DECLARATION, "", "\xef\xbb\xbf", 0, NULL },
    { DECLARATION, DECLARATION, "<?xml version='1.0' encoding='utf-8' standalone='yes'?>", 0, NULL },
    { DECLARATION, DECLARATION, "", 0, NULL },
    { SETUP, "", "  <!-- a comment -->\n", 0, NULL },
    { NAME, NAME, "name='&#80;ercy'", 0, NULL },
    { "rouen meaux", "rouen", "<![CDATA[rouen]]>", 0, NULL },
  };
  g_autofree char *good = lan_test_read (GOOD);
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    {
      g_autofree char *text = lan_test_insert (good, &harmless[i]);
      lan_test_survive (&tally, text, strlen (text), harmless[i].text);
    }
  g_assert_cmpuint (tally.alike, ==, tally.tried);
  lan_test_tally_finish (&tally, "harmless documents");
}

/* Documents as large as is read at all, of one thing without end. */
static const LanTestHeap heaps[] = {
  { "<lancaster-game version=\"1\">", "<a/>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<a b=\"c\"/>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<a b#=\"c\"/>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<a#/>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<!---->", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<?a?>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "neither an element nor text" },
  { "<lancaster-game version=\"1\">", "<?a#?>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "neither an element nor text" },
  { "<lancaster-game version=\"1\">", "<![CDATA[]]>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<![CDATA[x]]>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "too long or interrupted" },
  { "<lancaster-game version=\"1\">", "<a>x</a>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "“content” is missing" },
  { "<lancaster-game version=\"1\">", "<a xmlns=\"#\"/>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "Namespaces do not belong" },
  { "<lancaster-game version=\"1\"", " a#=\"\"", "/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer than 16 KiB" },
  { "<lancaster-game version=\"1\"", " xmlns:a#=\"u\"", "/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\" a=\"", "x", "\"/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\" a=\"", "&#x41;", "\"/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\">", "x", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\">", " ", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\">", "&lt;", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<lancaster-game version=\"1\">", "]]>", "</lancaster-game>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<", "n", "/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "", "\n", "<lancaster-game/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "<!-- ", "-> ", "--><lancaster-game/>\n", LAN_SAVE_ERROR_FORMAT, "A piece of the file is longer" },
  { "", "<", "\n", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { "", "<a>", "\n", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { "", "<a b=\"", "\n", LAN_SAVE_ERROR_SYNTAX, BROKEN },
  { "<lancaster-game version=\"1\">", "<a b='' b=''/>", "</lancaster-game>\n", LAN_SAVE_ERROR_SYNTAX, "Attribute b redefined" },
};

static void
test_heaps (void)
{
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (heaps); i++)
    {
      g_autofree char *text = lan_test_heap_up (&heaps[i], LAN_SAVE_MAX_BYTES);
      lan_test_refuse (&tally, text, strlen (text), heaps[i].code, heaps[i].fragment, heaps[i].unit);
    }
  lan_test_tally_finish (&tally, "heaps");
  lan_test_assert_memory ();
}

/* A name of any length may stand in no message in full: the tally sees to that. */
static void
test_long_names (void)
{
  g_autofree char *name = g_strnfill (15000, 'n');
  static const struct { const char *head, *middle, *tail; } places[] = {
    { "<", "", "/>\n" },
    { "<lancaster-game ", "", "=\"\"/>\n" },
    { "<lancaster-game version=\"1\" content=\"classic\" revision=\"1\" generator=\"x\"><setup ", "", "=\"\"/></lancaster-game>\n" },
    { "<lancaster-game version=\"1\" content=\"classic\" revision=\"1\" generator=\"x\"><", "", "/></lancaster-game>\n" },
    { "<lancaster-game version=\"1\" content=\"", "", "\" revision=\"1\" generator=\"x\"/>\n" },
    { "<lancaster-game version=\"1\" content=\"classic\" revision=\"1\" generator=\"x\"><setup players=\"2\" seed=\"1\" start-seat=\"", "", "\" take-backs=\"free\"/></lancaster-game>\n" },
    { "<l></", "", ">\n" },
    { "<l>&", "", ";</l>\n" },
    { "<?xml version='1.0' encoding='", "", "'?><l/>\n" },
    { "<l ", "=\"\" ", "=\"\"/>\n" },
    { "<l><", " a:b='' ", "='</l>\n" },
    { "<l>x<", "/>", "</l>\n" },
    { "<", ">x<y/></", ">\n" },
    { "<", "><?p?></", ">\n" },
  };
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gboolean twice = places[i].middle[0] != '\0';
      g_autofree char *text = g_strconcat (places[i].head, name, places[i].middle, twice ? name : "", places[i].tail, NULL);

      lan_test_refuse (&tally, text, strlen (text), -1, NULL, places[i].head);
    }
  lan_test_tally_finish (&tally, "long names");
}

/* A file of that many bytes, none of which takes room on the disk. */
static void
make_sparse_file (const char *path, const char *start, off_t size)
{
  g_assert_true (g_file_set_contents (path, start, -1, NULL));
  g_assert_cmpint (truncate (path, size), ==, 0);
}

/* Things that are no files, or too large: refused without reading more than is read at all. */
static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lancaster-XXXXXX", NULL);
  g_autofree char *large = g_build_filename (folder, "large.lancaster", NULL);
  g_autofree char *comment = g_build_filename (folder, "comment.lancaster", NULL);
  g_autofree char *over = g_build_filename (folder, "over.lancaster", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.lancaster", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing.lancaster", NULL);
  g_autofree char *loop = g_build_filename (folder, "loop.lancaster", NULL);
  gint64 start = g_get_monotonic_time ();
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  make_sparse_file (large, "", GIBIBYTE);
  make_sparse_file (comment, "<?xml version=\"1.0\"?><!--", GIBIBYTE);
  make_sparse_file (over, "<lancaster-game/>", LAN_SAVE_MAX_BYTES + 1);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("loop.lancaster", loop), ==, 0);

  lan_test_refuse_file (&tally, large, LAN_SAVE_ERROR_READ, "The file is larger than 1024 KiB");
  lan_test_refuse_file (&tally, comment, LAN_SAVE_ERROR_READ, "The file is larger than 1024 KiB");
  lan_test_refuse_file (&tally, over, LAN_SAVE_ERROR_READ, "The file is larger than 1024 KiB");
  lan_test_refuse_file (&tally, pipe, LAN_SAVE_ERROR_READ, "This is a device or a pipe");
  lan_test_refuse_file (&tally, "/dev/zero", LAN_SAVE_ERROR_READ, "This is a device or a pipe");
  lan_test_refuse_file (&tally, missing, LAN_SAVE_ERROR_READ, "The file cannot be read");
  lan_test_refuse_file (&tally, loop, LAN_SAVE_ERROR_READ, "The file cannot be read");
  lan_test_refuse_file (&tally, folder, LAN_SAVE_ERROR_READ, "The file cannot be read");
  g_test_message ("%.3f s by the clock", (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  lan_test_tally_finish (&tally, "large files and no files");
  lan_test_assert_memory ();

  g_unlink (large);
  g_unlink (comment);
  g_unlink (over);
  g_unlink (pipe);
  g_unlink (loop);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/silent", test_silent);
  g_test_add_func ("/hostile/documents", test_documents);
  g_test_add_func ("/hostile/harmless", test_harmless);
  g_test_add_func ("/hostile/heaps", test_heaps);
  g_test_add_func ("/hostile/long-names", test_long_names);
  g_test_add_func ("/hostile/files", test_files);
  return g_test_run ();
}
