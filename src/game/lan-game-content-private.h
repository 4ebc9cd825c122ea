/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the loader fills a LanGameContent; nobody changes one afterwards. */

#pragma once

#include "lan-game-content.h"

G_BEGIN_DECLS

/* A content without figures and entries. (transfer full) */
LanGameContent *lan_game_content_new (const char *id, unsigned revision);

/* The figures, to be filled. */
LanContent *lan_game_content_edit_tables (LanGameContent *self);

/* Lets lan_game_content_find_revision() find another revision, too. */
void lan_game_content_add_earlier (LanGameContent *self, LanGameContent *earlier);

/* Appends an entry to a table; year: 0 for none. FALSE: the id is there already, nothing changed. */
gboolean lan_game_content_add (LanGameContent *self, LanTableKind table, const char *id, const char *title, const char *text, unsigned year);

G_END_DECLS
