/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damaged files: cut off anywhere, bits turned over, bytes and lines that are not where they were. */

#include <string.h>

#include "lan-rng.h"
#include "lan-save.h"
#include "lan-test-files.h"
#include "lan-test-hostile.h"

#define SAVES "data/saves/"
#define SEED 1461

/* The first two, or all when there is time. */
static const char *const games[] = { "2p-cut", "3p-cut", "4p-cut", "5p-cut", "2p-plain", "3p-random", "4p-random", "5p-plain" };

static guint
count_games (void)
{
  return g_test_slow () ? G_N_ELEMENTS (games) : 2;
}

static char *
read_game (guint i)
{
  g_autofree char *path = g_strconcat (SAVES, games[i], LAN_SAVE_SUFFIX, NULL);

  return lan_test_read (path);
}

/* A file of which only the first bytes were written, and one of which all but zeros was lost. */
static void
test_cut (void)
{
  LanTestTally tally;

  lan_test_tally_init (&tally);
  for (guint i = 0; i < count_games (); i++)
    {
      g_autofree char *good = read_game (i);
      gsize size = strlen (good);

      for (gsize cut = 0; cut < size; cut++)
        lan_test_refuse (&tally, good, cut, LAN_SAVE_ERROR_SYNTAX, NULL, games[i]);
    }
  lan_test_tally_finish (&tally, "cut at every byte");
}

static void
test_zeros (void)
{
  LanTestTally tally;

  lan_test_tally_init (&tally);
  for (guint i = 0; i < count_games (); i++)
    {
      g_autofree char *text = read_game (i);
      gsize size = strlen (text);

      for (gsize end = size; end > size / 16; end -= size / 16)
        {
          memset (text + end - size / 16, 0, size / 16);
          lan_test_refuse (&tally, text, size, LAN_SAVE_ERROR_SYNTAX, "This is not UTF-8 text.", games[i]);
        }
    }
  lan_test_tally_finish (&tally, "ends in zeros");
}

static void
test_bits (void)
{
  guint rounds = g_test_slow () ? 10000 : 2000;
  LanTestTally tally;
  LanRng rng;

  lan_test_tally_init (&tally);
  lan_rng_seed (&rng, SEED);
  for (guint i = 0; i < count_games (); i++)
    {
      g_autofree char *text = read_game (i);
      gsize size = strlen (text);

      for (guint round = 0; round < rounds; round++)
        {
          uint32_t at = lan_rng_below (&rng, (uint32_t) size);
          char bit = (char) (1 << lan_rng_below (&rng, 8));

          text[at] ^= bit;
          lan_test_survive (&tally, text, size, games[i]);
          text[at] ^= bit;
        }
    }
  lan_test_tally_finish (&tally, "one bit turned over");
}

/* Bytes from elsewhere in the file stand in place of one or two others. */
static void
test_bytes (void)
{
  guint rounds = g_test_slow () ? 10000 : 1000;
  LanTestTally tally;
  LanRng rng;

  lan_test_tally_init (&tally);
  lan_rng_seed (&rng, SEED);
  for (guint i = 0; i < count_games (); i++)
    {
      g_autofree char *good = read_game (i);
      gsize size = strlen (good);

      for (guint round = 0; round < rounds; round++)
        {
          g_autofree char *text = g_memdup2 (good, size);

          for (guint changes = 1 + lan_rng_below (&rng, 2); changes > 0; changes--)
            text[lan_rng_below (&rng, (uint32_t) size)] = good[lan_rng_below (&rng, (uint32_t) size)];
          lan_test_survive (&tally, text, size, games[i]);
        }
    }
  lan_test_tally_finish (&tally, "bytes moved");
}

static void
try_lines (LanTestTally *tally, char **lines, const char *what)
{
  g_autofree char *text = g_strjoinv ("\n", lines);

  lan_test_survive (tally, text, strlen (text), what);
}

/* Each line left out, doubled and exchanged with the next. */
static void
try_line (LanTestTally *tally, char **lines, guint i)
{
  char *line = lines[i], *next = lines[i + 1];
  g_autofree char *doubled = g_strconcat (line, "\n", line, NULL);
  g_autofree char *exchanged = g_strconcat (next, "\n", line, NULL);
  char empty[] = "";

  lines[i] = empty;
  try_lines (tally, lines, line);
  lines[i] = doubled;
  try_lines (tally, lines, line);
  lines[i] = exchanged;
  lines[i + 1] = empty;
  try_lines (tally, lines, line);
  lines[i] = line;
  lines[i + 1] = next;
}

static void
test_lines (void)
{
  LanTestTally tally;

  lan_test_tally_init (&tally);
  for (guint i = 0; i < count_games (); i++)
    {
      g_autofree char *good = read_game (i);
      g_auto (GStrv) lines = g_strsplit (good, "\n", -1);

      /* The last piece is the nothing behind the last line. */
      for (guint line = 0; lines[line + 2] != NULL; line++)
        try_line (&tally, lines, line);
    }
  lan_test_tally_finish (&tally, "lines missing, doubled, exchanged");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hostile/cut", test_cut);
  g_test_add_func ("/hostile/zeros", test_zeros);
  g_test_add_func ("/hostile/bits", test_bits);
  g_test_add_func ("/hostile/bytes", test_bytes);
  g_test_add_func ("/hostile/lines", test_lines);
  return g_test_run ();
}
