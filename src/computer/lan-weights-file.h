/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The file of weights that computer players judge positions by: a key file
 * with a group for each number of players and a line for each input, named,
 * with ten numbers (each round before and after the placing of knights).
 */

#pragma once

#include <gio/gio.h>

#include "lan-weights.h"

G_BEGIN_DECLS

#define LAN_WEIGHTS_FILE_ERROR (lan_weights_file_error_quark ())
typedef enum {
  LAN_WEIGHTS_FILE_ERROR_INVALID, /* not such a file, or of another version of the program: the message says which line */
} LanWeightsFileError;
GQuark lan_weights_file_error_quark (void);

/* Reads weights. FALSE: the text is not such a file, or it was made for inputs that are not exactly those of this
 * program; weights are then undefined. */
gboolean lan_weights_parse (const char *text, gsize length, LanWeights *weights, GError **error);

/* The same from a file; no more than a megabyte is read. */
gboolean lan_weights_load (GFile *file, LanWeights *weights, GError **error);

/* The weights that come with the program. */
const LanWeights *lan_weights_get_default (void);

/* The text of such a file; recipe: how the weights were made, kept as a comment. (transfer full) */
char *lan_weights_format (const LanWeights *weights, const char *recipe);

G_END_DECLS
