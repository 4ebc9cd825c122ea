/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes save files. */

#pragma once

#include "lan-save.h"

G_BEGIN_DECLS

/* The whole file as bytes, UTF-8; the record must follow the rules. (transfer full) */
GBytes *lan_save_write_bytes (const LanRecord *record);

/* Writes it to a file: a temporary file beside it, fsync, rename. */
gboolean lan_save_write_file (const LanRecord *record, GFile *file, GError **error);

/* Only the <state> element, as `lancaster-cli replay` prints it, indented as in
 * a file and ending with a newline; after: number of decisions. (transfer full) */
char *lan_save_state_to_xml (LanGameContent *content, const LanState *state, unsigned after);

G_END_DECLS
