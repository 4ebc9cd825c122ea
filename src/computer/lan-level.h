/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer player that searches, with all it owns. */

#pragma once

#include <glib.h>

#include "lan-searcher.h"

G_BEGIN_DECLS

typedef struct {
  LanSearcher searcher;  /* first: it is the agent */
  char *name;
  LanWeights *weights;   /* NULL: those of the program, or by hand */
  LanWeights *own;       /* with the likings of a character; NULL: none */
} LanLevel;

/* Reads a group of levels.conf. (transfer full) NULL: a line is missing or makes no sense. */
LanLevel *lan_level_read (GKeyFile *file, const char *group, const char *name, GError **error);

LanLevel *lan_level_copy (const LanLevel *self, const char *name);
void lan_level_free (LanLevel *self);

/* Sets an option by its name; FALSE: there is none of that name, or the value makes no sense. */
gboolean lan_level_set (LanLevel *self, const char *option, const char *value, GError **error);

/* Gives it the likings of a group of levels.conf. */
gboolean lan_level_read_character (LanLevel *self, GKeyFile *file, const char *group, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanLevel, lan_level_free)

G_END_DECLS
