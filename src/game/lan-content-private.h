/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a content file, as the loader calls them. Each reads one
 * element into the content, or sets an error and returns FALSE. */

#pragma once

#include "lan-content-loader.h"
#include "lan-game-content-private.h"
#include "lan-xml-private.h"

G_BEGIN_DECLS

typedef struct {
  LanXmlSource source;
  LanGameContent *content;
  LanContent *tables;     /* those of the content */
} LanContentReader;

typedef gboolean (*LanContentPart) (LanContentReader *reader, const xmlNode *node, GError **error);
typedef gboolean (*LanContentEntry) (LanContentReader *reader, const xmlNode *node, unsigned index, GError **error);

/* Reads exactly count elements of that name, the only ones in the section. */
gboolean lan_content_read_list (LanContentReader *reader, const xmlNode *section, const char *name, unsigned count, LanContentEntry entry, GError **error);

/* Sets a number field: attribute name of node, from minimum to maximum. */
gboolean lan_content_read_number (LanContentReader *reader, const xmlNode *node, const char *name, unsigned minimum, unsigned maximum, uint8_t *field, GError **error);

/* Reads id, title and (with_text) text of an entry and adds it to the table; moves cursor behind them. */
gboolean lan_content_read_words (LanContentReader *reader, const xmlNode *node, LanTableKind table, gboolean with_text, unsigned year, xmlNode **cursor, GError **error);

/* Reads the reward behind cursor. */
gboolean lan_content_read_reward (LanContentReader *reader, const xmlNode *node, xmlNode **cursor, LanReward *reward, GError **error);

/* Reads the price behind cursor, if there is one, into the reward; found: whether there was. */
gboolean lan_content_read_price (LanContentReader *reader, const xmlNode *node, xmlNode **cursor, LanReward *reward, gboolean *found, GError **error);

gboolean lan_content_read_families (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_start (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_knights (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_tiles (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_counties (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_castle (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_ally_castle (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_favours (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_conflicts (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_laws (LanContentReader *reader, const xmlNode *section, GError **error);
gboolean lan_content_read_final (LanContentReader *reader, const xmlNode *section, GError **error);

G_END_DECLS
