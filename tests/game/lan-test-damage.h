/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A good file, damaged in every way a disk or a hand damages one, and shown to a reader. */

#pragma once

#include "lan-test-hostile.h"

/* what: names the file when something is lost. */

/* Only its first bytes, as many as there are, were written; its last `tail` bytes, line ends, may miss. */
void lan_test_cut (LanTestTally *tally, const char *good, gsize tail, const char *what);

/* Its end was lost to zeros. */
void lan_test_zeros (LanTestTally *tally, const char *good, const char *what);

/* One bit turned over, so often. */
void lan_test_turn_bits (LanTestTally *tally, const char *good, guint rounds, const char *what);

/* Bytes from elsewhere in the file stand in place of one or two others, so often. */
void lan_test_move_bytes (LanTestTally *tally, const char *good, guint rounds, const char *what);

/* Each line left out, doubled and exchanged with the next. */
void lan_test_move_lines (LanTestTally *tally, const char *good);
