/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads save files. Everything in a file is hostile until checked: the
 * decisions are replayed by the rules and must lead to the state written. */

#pragma once

#include "lan-save.h"

G_BEGIN_DECLS

/* The record in the file, checked by the revision of the content that it names: newest or an earlier one that newest
 * knows; NULL and an error whose message names line,
 * reason (with the rule number where a rule forbids it) and what to do. (transfer full) */
LanRecord *lan_save_read_file (GFile *file, LanGameContent *newest, GError **error);

/* The same from memory; name is used in messages. (transfer full) */
LanRecord *lan_save_read_bytes (GBytes *bytes, const char *name, LanGameContent *newest, GError **error);

G_END_DECLS
