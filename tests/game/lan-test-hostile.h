/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hostile files, shown to the reader of saved games one by one and counted. */

#pragma once

#include <gio/gio.h>

#include "lan-game-content.h"

/* No file may keep the reader busy longer, in seconds of processor time. */
#define LAN_TEST_PATIENCE 2.0

typedef struct {
  LanGameContent *content;
  guint tried;
  guint refused;    /* with a message that says where, why and what to do */
  guint alike;      /* another good game: what was read is written and read alike */
  guint lost;       /* accepted, or refused badly */
  double slowest;   /* seconds of processor time for one file */
} LanTestTally;

/* Begins a tally over the classic content; prints and ends it, and fails the test if something was lost. */
void lan_test_tally_init (LanTestTally *tally);
void lan_test_tally_finish (LanTestTally *tally, const char *what);

/* The bytes must be refused. code: the error expected, or -1 for any; fragment: somewhere
 * in the message, with * for anything, or NULL; what: names the case when it fails. */
void lan_test_refuse (LanTestTally *tally, const char *text, gsize size, int code, const char *fragment, const char *what);

/* The same for a file. */
void lan_test_refuse_file (LanTestTally *tally, const char *path, int code, const char *fragment);

/* The bytes may be refused, or be a game that is written and read alike. */
void lan_test_survive (LanTestTally *tally, const char *text, gsize size, const char *what);
