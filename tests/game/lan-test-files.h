/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of the source tree, changed in one place, for tests of the readers. */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

/* One wrong file: `from`, which stands once in a good file, replaced by `to`;
 * what the reader must say about it. */
typedef struct {
  const char *from;
  const char *to;
  int code;              /* of the error domain of the reader */
  const char *fragment;  /* somewhere in the message */
  int line_offset;       /* where the message points, counted from the line of `from` */
} LanTestEdit;

/* The text of a file, path below the source tree's tests folder. (transfer full) */
char *lan_test_read (const char *path);

/* The text with one thing replaced; line: 1-based, where it stands. (transfer full) */
char *lan_test_edit (const char *text, const LanTestEdit *edit, guint *line);

/* The error is the one expected, points to that line and says what to do. */
void lan_test_assert_refused (const GError *error, GQuark domain, const LanTestEdit *edit, guint line);

/* A RELAX NG schema, path below the tests folder, and whether a well-formed file in memory is valid by it. */
typedef struct _xmlRelaxNG LanTestSchema;
LanTestSchema *lan_test_schema_new (const char *path);
void lan_test_schema_free (LanTestSchema *schema);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanTestSchema, lan_test_schema_free)
gboolean lan_test_schema_accepts (LanTestSchema *schema, const char *text, gsize size);

/* A game of random choices, at most that many decisions long. (transfer full) */
LanRecord *lan_test_play_random (LanGameContent *content, unsigned players, guint64 seed, guint max_decisions);
