/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The content of a game: the tables for the core, and ids and words beside them. */

#pragma once

#include <glib-object.h>

#include "lan-content.h"

G_BEGIN_DECLS

typedef enum {
  LAN_TABLE_COUNTIES,
  LAN_TABLE_SPACES,
  LAN_TABLE_ALLY_SPACES,
  LAN_TABLE_FAVOURS,
  LAN_TABLE_CONFLICTS,
  LAN_TABLE_LAWS,
  LAN_TABLE_FAMILIES,
  LAN_N_TABLES
} LanTableKind;

#define LAN_TYPE_GAME_CONTENT (lan_game_content_get_type ())
G_DECLARE_FINAL_TYPE (LanGameContent, lan_game_content, LAN, GAME_CONTENT, GObject)

/* The tables for the core; valid as long as the object. */
const LanContent *lan_game_content_get_tables (LanGameContent *self);

/* The id written in save files ("classic") and the revision of the content. */
const char *lan_game_content_get_id (LanGameContent *self);
unsigned lan_game_content_get_revision (LanGameContent *self);

/* The content of that id and revision: this one, or one of the earlier revisions that were
 * shipped with it, for the games that were begun with them. NULL: it is none of these. (transfer none) */
LanGameContent *lan_game_content_find_revision (LanGameContent *self, const char *id, guint64 revision);

/* How many entries a table has. */
unsigned lan_game_content_get_size (LanGameContent *self, LanTableKind table);

/* The stable id of an entry ("york"), never translated. */
const char *lan_game_content_get_item_id (LanGameContent *self, LanTableKind table, unsigned index);

/* Index of an id within its table; FALSE when there is none. index may be NULL. */
gboolean lan_game_content_find (LanGameContent *self, LanTableKind table, const char *id, unsigned *index);

/* The name to show ("York"), translated. */
const char *lan_game_content_get_title (LanGameContent *self, LanTableKind table, unsigned index);

/* The same name in the language of the content: what files hold is the same in every language. */
const char *lan_game_content_get_plain_title (LanGameContent *self, LanTableKind table, unsigned index);

/* What the entry does, one sentence ("3 PP for every 2 counties you occupy."), translated; "" where
 * there is nothing to say (families, conflicts). */
const char *lan_game_content_get_text (LanGameContent *self, LanTableKind table, unsigned index);

/* The year of a conflict, 0 if none is given. */
unsigned lan_game_content_get_year (LanGameContent *self, unsigned conflict);

G_END_DECLS
