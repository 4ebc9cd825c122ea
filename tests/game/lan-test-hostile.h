/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hostile files, shown to a reader one by one and counted. */

#pragma once

#include <gio/gio.h>

#include "lan-game-content.h"

/* No file may keep the reader busy longer, in seconds of processor time. */
#define LAN_TEST_PATIENCE 2.0

/* A reader, and what its messages look like. */
typedef struct {
  GQuark (*get_domain) (void);
  int read_code, syntax_code;  /* these alone may concern a file as a whole, without a line */
  int write_code;              /* no reader says so; -1: there is none */
  /* NULL and the error when it is refused. (transfer full) */
  gpointer (*read_bytes) (GBytes *bytes, const char *name, LanGameContent *content, GError **error);
  gpointer (*read_file) (GFile *file, LanGameContent *content, GError **error);
  /* Whether what was read can be used like anything else that is read. */
  gboolean (*is_sound) (gpointer read, LanGameContent *content);
  GDestroyNotify free;
} LanTestReader;

/* Of saved games: sound is what is written and read alike. Of content files: sound is what games of every number of
 * players can be played with. */
extern const LanTestReader lan_test_save_reader;
extern const LanTestReader lan_test_content_reader;

typedef struct {
  const LanTestReader *reader;
  LanGameContent *content;
  guint tried;
  guint refused;    /* with a message that says where, why and what to do */
  guint alike;      /* another good file: what was read is sound */
  guint lost;       /* accepted, or refused badly */
  double slowest;   /* seconds of processor time for one file */
} LanTestTally;

/* Begins a tally over the classic content; prints and ends it, and fails the test if something was lost. */
void lan_test_tally_init (LanTestTally *tally, const LanTestReader *reader);
void lan_test_tally_finish (LanTestTally *tally, const char *what);

/* The bytes must be refused. code: the error expected, or -1 for any; fragment: somewhere
 * in the message, with * for anything, or NULL; what: names the case when it fails. */
void lan_test_refuse (LanTestTally *tally, const char *text, gsize size, int code, const char *fragment, const char *what);

/* The same for a file. */
void lan_test_refuse_file (LanTestTally *tally, const char *path, int code, const char *fragment);

/* The bytes may be refused, or be sound. */
void lan_test_survive (LanTestTally *tally, const char *text, gsize size, const char *what);
