/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-damage.h"

#include <string.h>

#include "lan-rng.h"

#define SEED 1461

void
lan_test_cut (LanTestTally *tally, const char *good, gsize tail, const char *what)
{
  gsize size = strlen (good) - tail;

  for (gsize cut = 0; cut < size; cut++)
    lan_test_refuse (tally, good, cut, tally->reader->syntax_code, NULL, what);
}

void
lan_test_zeros (LanTestTally *tally, const char *good, const char *what)
{
  gsize size = strlen (good);
  g_autofree char *text = g_memdup2 (good, size);

  for (gsize end = size; end > size / 16; end -= size / 16)
    {
      memset (text + end - size / 16, 0, size / 16);
      lan_test_refuse (tally, text, size, tally->reader->syntax_code, "This is not UTF-8 text.", what);
    }
}

void
lan_test_turn_bits (LanTestTally *tally, const char *good, guint rounds, const char *what)
{
  gsize size = strlen (good);
  g_autofree char *text = g_memdup2 (good, size);
  LanRng rng;

  lan_rng_seed (&rng, SEED);
  for (guint round = 0; round < rounds; round++)
    {
      uint32_t at = lan_rng_below (&rng, (uint32_t) size);
      char bit = (char) (1 << lan_rng_below (&rng, 8));

      text[at] ^= bit;
      lan_test_survive (tally, text, size, what);
      text[at] ^= bit;
    }
}

void
lan_test_move_bytes (LanTestTally *tally, const char *good, guint rounds, const char *what)
{
  gsize size = strlen (good);
  LanRng rng;

  lan_rng_seed (&rng, SEED);
  for (guint round = 0; round < rounds; round++)
    {
      g_autofree char *text = g_memdup2 (good, size);

      for (guint changes = 1 + lan_rng_below (&rng, 2); changes > 0; changes--)
        text[lan_rng_below (&rng, (uint32_t) size)] = good[lan_rng_below (&rng, (uint32_t) size)];
      lan_test_survive (tally, text, size, what);
    }
}

static void
try_lines (LanTestTally *tally, char **lines, const char *what)
{
  g_autofree char *text = g_strjoinv ("\n", lines);

  lan_test_survive (tally, text, strlen (text), what);
}

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

void
lan_test_move_lines (LanTestTally *tally, const char *good)
{
  g_auto (GStrv) lines = g_strsplit (good, "\n", -1);

  /* The last piece is the nothing behind the last line. */
  for (guint line = 0; lines[line + 2] != NULL; line++)
    try_line (tally, lines, line);
}
