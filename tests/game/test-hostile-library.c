/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Damaged summaries beside saved games: one is refused, and then made anew from the save, or
 * every value of it is one that a game can have.
 */

#include <string.h>
#include <time.h>

#include "lan-content-loader.h"
#include "lan-game-summary.h"
#include "lan-test-files.h"
#include "lan-test-hostile.h"

#define STAMP 1461
#define SEED 1471
#define FULL (16 * 1024)

typedef struct {
  LanGameContent *content;
  char *good;        /* the summary of a game of five in its middle, as text */
  guint tried, refused, alike, lost;
  double slowest;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanRecord) record = lan_test_play_random (content, 5, SEED, 60);
  g_autoptr (LanGameSummary) summary = lan_game_summary_new (record, 1, 2);
  g_autoptr (GBytes) bytes = lan_game_summary_to_bytes (summary, STAMP);

  *fixture = (Fixture) { .content = g_steal_pointer (&content) };
  fixture->good = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
tear_down (Fixture *fixture, gconstpointer what)
{
  g_test_message ("%s: tried %u, refused %u, another good one %u, lost %u; slowest %.3f s", (const char *) what,
                  fixture->tried, fixture->refused, fixture->alike, fixture->lost, fixture->slowest);
  g_assert_cmpuint (fixture->tried, >, 0);
  g_assert_cmpuint (fixture->refused + fixture->alike, ==, fixture->tried);
  g_assert_cmpfloat (fixture->slowest, <, LAN_TEST_PATIENCE);
  g_object_unref (fixture->content);
  g_free (fixture->good);
}

/* What people can read in one line of a list. */
static gboolean
is_line (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL) || *text == '\0' || g_utf8_strlen (text, -1) > LAN_NAME_MAX)
    return FALSE;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  return TRUE;
}

static gboolean
is_possible (const LanGameSummary *summary)
{
  gboolean over = summary->phase == LAN_PHASE_FINISHED;

  if (summary->begun < 0 || summary->played < 0 || summary->decisions > LAN_DECISIONS_MAX
      || summary->round < 1 || summary->round > LAN_ROUNDS || summary->phase > LAN_PHASE_FINISHED
      || summary->players < LAN_MIN_SEATS || summary->players > LAN_MAX_SEATS
      || (over ? summary->deciding_seat != LAN_NO_SEAT : summary->deciding_seat >= summary->players))
    return FALSE;
  for (unsigned seat = 0; seat < summary->players; seat++)
    if (summary->seats[seat].family >= LAN_FAMILIES || summary->seats[seat].points > LAN_COUNTER_MAX
        || summary->seats[seat].controller > LAN_CONTROLLER_COMPUTER || !is_line (summary->seats[seat].name))
      return FALSE;
  return TRUE;
}

/* TRUE: refused. */
static gboolean
try (Fixture *fixture, const char *text, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);
  clock_t start = clock ();
  g_autoptr (LanGameSummary) summary = lan_game_summary_from_bytes (bytes, fixture->content, STAMP);

  fixture->slowest = MAX (fixture->slowest, (double) (clock () - start) / CLOCKS_PER_SEC);
  fixture->tried++;
  if (summary == NULL)
    fixture->refused++;
  else if (is_possible (summary))
    fixture->alike++;
  else
    {
      fixture->lost++;
      g_test_message ("lost: %.*s", (int) MIN (size, 400), text);
    }
  return summary == NULL;
}

static void
test_cut (Fixture *fixture, gconstpointer data)
{
  gsize size = strlen (fixture->good);

  for (gsize cut = 0; cut < size; cut++)
    try (fixture, fixture->good, cut);
  /* The last number, its line end and the last key may be cut; nothing before them. */
  g_assert_cmpuint (fixture->alike, <, 20);
}

static void
test_bits (Fixture *fixture, gconstpointer data)
{
  gsize size = strlen (fixture->good);

  for (gsize i = 0; i < 8 * size; i++)
    {
      fixture->good[i / 8] ^= (char) (1 << i % 8);
      try (fixture, fixture->good, size);
      fixture->good[i / 8] ^= (char) (1 << i % 8);
    }
}

/* Each line left out, or with a value that it must not have. */
static void
test_values (Fixture *fixture, gconstpointer data)
{
  static const char *const values[] = {
    "", "-1", "+1", " ", "1.0", "1e1", "0x1", "NaN", "١", "18446744073709551616", "99999999999999999999999999", "\\n", "\\",
  };
  g_auto (GStrv) lines = g_strsplit (fixture->good, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = lines[i];
      const char *equals = strchr (line, '=');

      for (guint k = 0; equals != NULL && k <= G_N_ELEMENTS (values); k++)
        {
          g_autofree char *changed = k == G_N_ELEMENTS (values) ? g_strdup ("")
                                                                : g_strdup_printf ("%.*s=%s", (int) (equals - line), line, values[k]);
          g_autofree char *text = NULL;

          lines[i] = changed;
          text = g_strjoinv ("\n", lines);
          lines[i] = line;
          /* Whatever is one line is a name. */
          if (!try (fixture, text, strlen (text)) && !g_str_has_prefix (line, "name="))
            g_error ("“%s” in place of “%s” is not refused", changed, line);
        }
    }
}

static void
try_full (Fixture *fixture, const char *unit)
{
  g_autoptr (GString) text = g_string_new (fixture->good);

  while (text->len + strlen (unit) <= FULL)
    g_string_append (text, unit);
  try (fixture, text->str, text->len);
}

/* As large as one is read. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  static const char *const units[] = { "[", "[a]\n", "a", "=", "a=b\n", "#\n", "\n", "\\", "[a]b=c\n", "\xff", "name=x\n", "[seat 0]\n" };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    try_full (fixture, units[i]);
}

#define ADD(path, what, test) g_test_add ("/hostile-library/" path, Fixture, what, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("cut", "summary cut at every byte", test_cut);
  ADD ("bits", "summary, every bit turned over", test_bits);
  ADD ("values", "summary, every wrong value", test_values);
  ADD ("full", "summary, full of one thing", test_full);
  return g_test_run ();
}
