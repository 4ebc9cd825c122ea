/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Content files that are none, or are damaged, or ask for more than there is: refused
 * with line, reason and what to do, or games can be played with what was read.
 */

#define _XOPEN_SOURCE 700 /* mkfifo, truncate */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lan-content-loader.h"
#include "lan-test-attributes.h"
#include "lan-test-damage.h"
#include "lan-test-documents.h"
#include "lan-test-files.h"
#include "lan-test-folder.h"

#define CLASSIC "../data/content/classic-1.xml"
#define SCHEMA "../data/content/lancaster-content.rng"
#define GIBIBYTE (1024L * 1024 * 1024)

#define SYNTAX LAN_CONTENT_ERROR_SYNTAX
#define INVALID LAN_CONTENT_ERROR_INVALID

static void
cut (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_cut (tally, good, 1, what);
}

static void
turn_bits (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_turn_bits (tally, good, g_test_slow () ? 50000 : 3000, what);
}

static void
move_bytes (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_move_bytes (tally, good, g_test_slow () ? 50000 : 2000, what);
}

static void
move_lines (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_move_lines (tally, good);
}

/* The id of anything is free; what a reward does not name it does not give. */
static LanTestDemand
demand (const char *name, const char *element)
{
  static const char *const optional[] = { "names-start", "year", "strength", "minimum", "maximum", NULL };
  static const char *const elements[] = { "reward", "price", NULL };

  if (g_str_equal (name, "id"))
    return LAN_TEST_FREE;
  if (g_strv_contains (elements, element))
    return LAN_TEST_OPTIONAL;
  if (g_str_equal (element, "knight") || (g_str_equal (element, "county") && g_str_equal (name, "minimum")))
    return LAN_TEST_STRICT;
  return g_strv_contains (optional, name) ? LAN_TEST_OPTIONAL : LAN_TEST_STRICT;
}

static void
try_attributes (LanTestTally *tally, const char *good, const char *what)
{
  g_autoptr (LanTestAttributes) attributes = lan_test_attributes_new (tally, SCHEMA, demand);

  lan_test_attributes_try (attributes, good);
}

#define ROOT "<lancaster-content"
#define FAMILIES "  <families>"
#define NEVILLE "<title>Neville</title>"
#define START "  <start pp"
#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
#define DOCTYPE "A document type declaration does not belong here"
#define BROKEN "The file is cut off or damaged"

static const LanTestInsertion insertions[] = {
  /* Entities and document types */
  { ROOT, "", "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>\n", SYNTAX, DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>\n", SYNTAX, DOCTYPE },
  { ROOT, "", "<!DOCTYPE l [<!ENTITY e \"&e;\">]>\n", SYNTAX, DOCTYPE },
  { ROOT, "", "<!DOCTYPE l SYSTEM \"file:///dev/zero\">\n", SYNTAX, DOCTYPE },
  { ROOT, "", "<!DOCTYPE lancaster-content>\n", SYNTAX, DOCTYPE },
  { FAMILIES, "", "  <!DOCTYPE l>\n", SYNTAX, BROKEN },
  { NEVILLE, NEVILLE, "<title>&lol;</title>", SYNTAX, BROKEN },
  { NEVILLE, NEVILLE, "<title>&#x1;</title>", SYNTAX, BROKEN },
  { NEVILLE, NEVILLE, "<title>&#xFFFFFFFFFFFFFFFFF41;</title>", SYNTAX, BROKEN },
  /* Inclusions, instructions, namespaces, sections of text */
  { FAMILIES, "", "  <xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"file:///etc/passwd\" parse=\"text\"/>\n", INVALID, "line 1" },
  { FAMILIES, "", "  <include href=\"other.xml\"/>\n", INVALID, "“include” stands where “families” belongs" },
  { FAMILIES, "", "  <?php system (\"reboot\"); ?>\n", INVALID, "neither an element nor text" },
  { FAMILIES, "", "  <![CDATA[text]]>\n", INVALID, "Text does not belong in “lancaster-content”" },
  { ROOT, ROOT, ROOT " xmlns=\"urn:x\"", INVALID, "Namespaces do not belong here" },
  { ROOT, ROOT, ROOT " xml:base=\"file:///etc/\"", INVALID, "Attributes with prefixes" },
  { NEVILLE, NEVILLE, "<title>Nev<b>il</b>le</title>", INVALID, "" },
  /* Versions: there are none but the revision, and none but our root. */
  { ROOT " id", ROOT, ROOT " version=\"2\"", INVALID, "“version”" },
  { "revision=\"1\"", "revision=\"1\"", "revision=\"0\"", INVALID, "revision must be" },
  { "revision=\"1\"", "revision=\"1\"", "revision=\"10000\"", INVALID, "revision must be" },
  { "revision=\"1\"", "revision=\"1\"", "revision=\"4294967297\"", INVALID, "revision must be" },
  { "id=\"classic\"", "id=\"classic\"", "id=\"Classic\"", INVALID, "The id must be" },
  { "id=\"classic\"", "id=\"classic\"", "id=\"../../classic\"", INVALID, "The id must be" },
  { "</lancaster-content>", "</lancaster-content>", "</lancaster-content><lancaster-content/>", SYNTAX, BROKEN },
  { "</lancaster-content>", "", "  <laws/>\n", INVALID, "“laws” does not belong in “lancaster-content" },
  /* Parts twice, missing, elsewhere */
  { START, "", "  <families/>\n", INVALID, "“families” stands where “start” belongs" },
  { FAMILIES, "", "  <laws/>\n", INVALID, "“laws” stands where “families” belongs" },
  { "    <family id=\"percy\">", "    <family id=\"percy\">", "    <family id=\"neville\">", INVALID, "The id 'neville' is used twice." },
  { "    <family id=\"percy\">", "", "    <family id=\"lancaster\"><title>Lancaster</title></family>\n", INVALID, "there must be exactly 5 of “family”" },
  { "<family id=\"neville\">", "<family id=\"neville\">", "<family id=\"-\">", INVALID, "The id '-' must be" },
  { NEVILLE, NEVILLE, "", INVALID, "“title”" },
  { NEVILLE, NEVILLE, NEVILLE NEVILLE, INVALID, "“title”" },
  { NEVILLE, NEVILLE, "<title/>", INVALID, "must be one line" },
  { NEVILLE, NEVILLE, "<title>Two\nlines</title>", INVALID, "must be one line" },
  { "mode=\"buy\"", "mode=\"buy\"", "mode=\"steal\"", INVALID, "mode" },
  { "mode=\"buy\"", "mode=\"buy\"", "mode=\"buy\" quantity=\"gold\"", INVALID, "“quantity”" },
  { "mode=\"buy\"", "mode=\"buy\"", "mode=\"most\" quantity=\"horses\"", INVALID, "quantity" },
  /* Encodings */
  { DECLARATION, DECLARATION, "<?xml version=\"1.0\" encoding=\"UTF-7\"?>", SYNTAX, "line 1: The file says that it is written in “UTF-7”" },
  { DECLARATION, DECLARATION, "\xff\xfe<?xml version=\"1.0\"?>", SYNTAX, "line 1: This is not UTF-8 text" },
  { NEVILLE, NEVILLE, "<title>Zo\xeb</title>", SYNTAX, "This is not UTF-8 text" },
  { NEVILLE, NEVILLE, "<title>\xed\xa0\x80</title>", SYNTAX, "This is not UTF-8 text" },
  { NEVILLE, NEVILLE, "<title>\xc2\x9b</title>", INVALID, "must be one line" },
};

static void
try_documents (LanTestTally *tally, const char *good, const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (insertions); i++)
    {
      g_autofree char *text = lan_test_insert (good, &insertions[i]);

      lan_test_refuse (tally, text, strlen (text), insertions[i].code, insertions[i].fragment, insertions[i].text);
    }
}

#define OPEN "<lancaster-content id=\"x\" revision=\"1\">"
#define CLOSE "</lancaster-content>\n"

/* As large as is read at all, of one thing without end. */
static const LanTestHeap heaps[] = {
  { OPEN, "<a/>", CLOSE, INVALID, "stands where “families” belongs" },
  { OPEN, "<a b#=\"c\"/>", CLOSE, INVALID, "stands where “families” belongs" },
  { OPEN, "<a#/>", CLOSE, INVALID, "stands where “families” belongs" },
  { OPEN "<families>", "<family id=\"a#\"><title>A</title></family>", "</families>" CLOSE, INVALID, "there must be exactly 5" },
  { OPEN, "<!---->", CLOSE, INVALID, "“families” is missing" },
  { OPEN, "<?a#?>", CLOSE, INVALID, "neither an element nor text" },
  { OPEN, "<a xmlns=\"#\"/>", CLOSE, INVALID, "Namespaces do not belong" },
  { OPEN, "x", CLOSE, INVALID, "A piece of the file is longer" },
  { OPEN, "&lt;", CLOSE, INVALID, "A piece of the file is longer" },
  { "<lancaster-content", " a#=\"\"", "/>\n", INVALID, "A piece of the file is longer" },
  { "<lancaster-content id=\"", "x", "\"/>\n", INVALID, "A piece of the file is longer" },
  { "<", "n", "/>\n", INVALID, "A piece of the file is longer" },
  { "", "<a>", "\n", SYNTAX, BROKEN },
  { "", "<a b=\"", "\n", SYNTAX, BROKEN },
};

static void
try_heaps (LanTestTally *tally, const char *good, const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (heaps); i++)
    {
      g_autofree char *text = lan_test_heap_up (&heaps[i], LAN_CONTENT_MAX_BYTES);

      lan_test_refuse (tally, text, strlen (text), heaps[i].code, heaps[i].fragment, heaps[i].unit);
    }
}

/* Things that are no files, or too large: refused without reading more than is read at all. */
static void
try_files (LanTestTally *tally, const char *good, const char *what)
{
  g_autofree char *folder = lan_test_folder_new ();
  g_autofree char *large = g_build_filename (folder, "large.xml", NULL);
  g_autofree char *over = g_build_filename (folder, "over.xml", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.xml", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing.xml", NULL);

  lan_test_write (large, "<?xml version=\"1.0\"?><!--");
  g_assert_cmpint (truncate (large, GIBIBYTE), ==, 0);
  lan_test_write (over, good);
  g_assert_cmpint (truncate (over, LAN_CONTENT_MAX_BYTES + 1), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);

  lan_test_refuse_file (tally, large, LAN_CONTENT_ERROR_READ, "The file is larger than 256 KiB");
  lan_test_refuse_file (tally, over, LAN_CONTENT_ERROR_READ, "The file is larger than 256 KiB");
  lan_test_refuse_file (tally, pipe, LAN_CONTENT_ERROR_READ, "This is a device or a pipe");
  lan_test_refuse_file (tally, "/dev/zero", LAN_CONTENT_ERROR_READ, "This is a device or a pipe");
  lan_test_refuse_file (tally, missing, LAN_CONTENT_ERROR_READ, "The file cannot be read");
  lan_test_refuse_file (tally, folder, LAN_CONTENT_ERROR_READ, "The file cannot be read");
  lan_test_folder_remove (folder);
}

static const struct {
  const char *path;
  const char *what;
  void (*try) (LanTestTally *tally, const char *good, const char *what);
} cases[] = {
  { "/hostile-content/cut", "content cut at every byte", cut },
  { "/hostile-content/zeros", "content ends in zeros", lan_test_zeros },
  { "/hostile-content/bits", "content, one bit turned over", turn_bits },
  { "/hostile-content/bytes", "content, bytes moved", move_bytes },
  { "/hostile-content/lines", "content, lines missing, doubled, exchanged", move_lines },
  { "/hostile-content/attributes", "content, every attribute, every wrong value", try_attributes },
  { "/hostile-content/documents", "content, hostile documents", try_documents },
  { "/hostile-content/heaps", "content, heaps", try_heaps },
  { "/hostile-content/files", "content, large files and no files", try_files },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *good = lan_test_read (CLASSIC);
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_content_reader);
  cases[i].try (&tally, good, "classic-1.xml");
  lan_test_tally_finish (&tally, cases[i].what);
  lan_test_assert_memory ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_case);
  return g_test_run ();
}
