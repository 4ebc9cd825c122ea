/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Damaged saved games: cut off anywhere, bits turned over, bytes and lines that are not where they were. */

#include "lan-save.h"
#include "lan-test-damage.h"
#include "lan-test-files.h"

#define SAVES "data/saves/"

/* The first two, or all when there is time. */
static const char *const games[] = { "2p-cut", "3p-cut", "4p-cut", "5p-cut", "2p-plain", "3p-random", "4p-random", "5p-plain" };

static void
cut (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_cut (tally, good, 0, what);
}

static void
turn_bits (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_turn_bits (tally, good, g_test_slow () ? 10000 : 2000, what);
}

static void
move_bytes (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_move_bytes (tally, good, g_test_slow () ? 10000 : 1000, what);
}

static void
move_lines (LanTestTally *tally, const char *good, const char *what)
{
  lan_test_move_lines (tally, good);
}

static const struct {
  const char *path;
  const char *what;
  void (*damage) (LanTestTally *tally, const char *good, const char *what);
} cases[] = {
  { "/hostile/cut", "cut at every byte", cut },
  { "/hostile/zeros", "ends in zeros", lan_test_zeros },
  { "/hostile/bits", "one bit turned over", turn_bits },
  { "/hostile/bytes", "bytes moved", move_bytes },
  { "/hostile/lines", "lines missing, doubled, exchanged", move_lines },
};

static void
test_damage (gconstpointer data)
{
  guint n = g_test_slow () ? G_N_ELEMENTS (games) : 2;
  guint i = GPOINTER_TO_UINT (data);
  LanTestTally tally;

  lan_test_tally_init (&tally, &lan_test_save_reader);
  for (guint game = 0; game < n; game++)
    {
      g_autofree char *path = g_strconcat (SAVES, games[game], LAN_SAVE_SUFFIX, NULL);
      g_autofree char *good = lan_test_read (path);

      cases[i].damage (&tally, good, games[game]);
    }
  lan_test_tally_finish (&tally, cases[i].what);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GUINT_TO_POINTER (i), test_damage);
  return g_test_run ();
}
