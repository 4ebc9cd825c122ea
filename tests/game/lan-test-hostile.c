/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-hostile.h"

#include <string.h>
#include <time.h>

#include "lan-content-loader.h"
#include "lan-save-reader.h"
#include "lan-save-writer.h"
#include "lan-test-files.h"

#define NAME "hostile.lancaster"

/* What a person can read in a dialog. */
#define MAX_MESSAGE 700

static gpointer
read_save_bytes (GBytes *bytes, const char *name, LanGameContent *content, GError **error)
{
  return lan_save_read_bytes (bytes, name, content, error);
}

static gpointer
read_save_file (GFile *file, LanGameContent *content, GError **error)
{
  return lan_save_read_file (file, content, error);
}

static gboolean
is_sound_save (gpointer read, LanGameContent *content)
{
  g_autoptr (GBytes) bytes = lan_save_write_bytes (read);
  g_autoptr (LanRecord) again = lan_save_read_bytes (bytes, NAME, content, NULL);
  g_autoptr (GBytes) written = again != NULL ? lan_save_write_bytes (again) : NULL;

  return written != NULL && g_bytes_equal (bytes, written);
}

static void
free_record (gpointer record)
{
  lan_record_free (record);
}

const LanTestReader lan_test_save_reader = {
  lan_save_error_quark, LAN_SAVE_ERROR_READ, LAN_SAVE_ERROR_SYNTAX, LAN_SAVE_ERROR_WRITE, read_save_bytes, read_save_file,
  is_sound_save, free_record,
};

static gpointer
read_content_bytes (GBytes *bytes, const char *name, LanGameContent *content, GError **error)
{
  return lan_content_load_bytes (bytes, name, error);
}

static gpointer
read_content_file (GFile *file, LanGameContent *content, GError **error)
{
  return lan_content_load_file (file, error);
}

/* The invariants hold at the end of a game of random choices, which always comes (R1.1). */
static gboolean
is_sound_content (gpointer read, LanGameContent *content)
{
  for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanRecord) record = lan_test_play_random (read, players, players, LAN_DECISIONS_MAX);
      LanState state;

      if (!lan_record_replay (record, record->choices->len, &state, NULL, NULL)
          || lan_state_check (lan_game_content_get_tables (read), &state) != LAN_INVARIANT_OK)
        return FALSE;
    }
  return TRUE;
}

const LanTestReader lan_test_content_reader = {
  lan_content_error_quark, LAN_CONTENT_ERROR_READ, LAN_CONTENT_ERROR_SYNTAX, -1, read_content_bytes, read_content_file,
  is_sound_content, g_object_unref,
};

void
lan_test_tally_init (LanTestTally *tally, const LanTestReader *reader)
{
  *tally = (LanTestTally) { .reader = reader, .content = lan_content_load_default () };
}

void
lan_test_tally_finish (LanTestTally *tally, const char *what)
{
  g_test_message ("%s: tried %u, refused properly %u, another good one %u, lost %u; slowest %.3f s",
                  what, tally->tried, tally->refused, tally->alike, tally->lost, tally->slowest);
  g_assert_cmpuint (tally->tried, >, 0);
  g_assert_cmpuint (tally->refused + tally->alike, ==, tally->tried);
  g_assert_cmpuint (tally->lost, ==, 0);
  g_assert_cmpfloat (tally->slowest, <, LAN_TEST_PATIENCE);
  g_clear_object (&tally->content);
}

/* Where the message says the fault is; 0 for nowhere. */
static guint64
line_in (const char *message)
{
  static const char where[] = ", line ";
  const char *found = strstr (message, where);

  return found != NULL ? g_ascii_strtoull (found + strlen (where), NULL, 10) : 0;
}

static gboolean
is_readable (const char *message)
{
  if (!g_utf8_validate (message, -1, NULL) || strlen (message) > MAX_MESSAGE)
    return FALSE;
  for (const char *p = message; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  return TRUE;
}

/* "NAME, line N: Reason. Next step."; only what concerns the whole file has no line. */
static gboolean
is_proper (const LanTestReader *reader, const GError *error, const char *name, guint64 lines)
{
  guint64 line;

  if (error == NULL || error->domain != reader->get_domain () || error->code == reader->write_code)
    return FALSE;
  line = line_in (error->message);
  return is_readable (error->message) && g_str_has_prefix (error->message, name) && g_str_has_suffix (error->message, ".")
         && strstr (error->message, ". ") != NULL
         && (line > 0 ? line <= lines : error->code == reader->read_code || error->code == reader->syntax_code);
}

static void
count_refusal (LanTestTally *tally, const GError *error, const char *name, guint64 lines, int code, const char *fragment, const char *what)
{
  g_autofree char *pattern = g_strdup_printf ("*%s*", fragment != NULL ? fragment : "");

  if (is_proper (tally->reader, error, name, lines) && (code < 0 || error->code == code) && g_pattern_match_simple (pattern, error->message))
    {
      tally->refused++;
      return;
    }
  tally->lost++;
  g_test_message ("lost: %s: %s", what, error != NULL ? error->message : "accepted");
}

static guint64
count_lines (const char *text, gsize size)
{
  guint64 lines = 1;

  for (gsize i = 0; i < size; i++)
    lines += text[i] == '\n';
  return lines;
}

/* Reads within the clock. */
static gpointer
read_bytes (LanTestTally *tally, GBytes *bytes, GError **error)
{
  clock_t start = clock ();
  gpointer read = tally->reader->read_bytes (bytes, NAME, tally->content, error);

  tally->slowest = MAX (tally->slowest, (double) (clock () - start) / CLOCKS_PER_SEC);
  tally->tried++;
  return read;
}

static void
let_go (LanTestTally *tally, gpointer read)
{
  if (read != NULL)
    tally->reader->free (read);
}

void
lan_test_refuse (LanTestTally *tally, const char *text, gsize size, int code, const char *fragment, const char *what)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  g_autoptr (GError) error = NULL;

  let_go (tally, read_bytes (tally, bytes, &error));
  count_refusal (tally, error, NAME, count_lines (text, size), code, fragment, what);
}

void
lan_test_refuse_file (LanTestTally *tally, const char *path, int code, const char *fragment)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  clock_t start = clock ();

  let_go (tally, tally->reader->read_file (file, tally->content, &error));
  tally->slowest = MAX (tally->slowest, (double) (clock () - start) / CLOCKS_PER_SEC);
  tally->tried++;
  count_refusal (tally, error, name, G_MAXUINT, code, fragment, path);
}

void
lan_test_survive (LanTestTally *tally, const char *text, gsize size, const char *what)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  g_autoptr (GError) error = NULL;
  gpointer read = read_bytes (tally, bytes, &error);

  if (read == NULL)
    count_refusal (tally, error, NAME, count_lines (text, size), -1, NULL, what);
  else if (tally->reader->is_sound (read, tally->content))
    tally->alike++;
  else
    {
      tally->lost++;
      g_test_message ("lost: %s: not sound", what);
    }
  let_go (tally, read);
}
