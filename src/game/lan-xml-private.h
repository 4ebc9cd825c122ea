/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Reading XML that may be hostile, for content files and saved games: bytes
 * become a small checked tree, and every complaint names file, line, reason
 * and what to do next. Nothing is ever printed, fetched or expanded.
 */

#pragma once

#include <gio/gio.h>
#include <libxml/tree.h>

G_BEGIN_DECLS

/* Where a tree comes from, and which errors complaints about it are. */
typedef struct {
  const char *name;    /* of the file, for messages */
  GQuark domain;
  int read_code;       /* cannot be read, too large */
  int syntax_code;     /* not well-formed, or a document type declaration */
  int format_code;     /* well-formed, but not what belongs there */
  const char *advice;  /* what to do next: a translated sentence */
} LanXmlSource;

typedef xmlDoc LanXmlDoc;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanXmlDoc, xmlFreeDoc)

/* A name for messages: the last part of the file's address. (transfer full) */
char *lan_xml_name_of (GFile *file);

/* The bytes of a file of at most that size; NULL and an error otherwise. (transfer full) */
GBytes *lan_xml_load (const LanXmlSource *source, GFile *file, gsize max_bytes, GError **error);

/* Whether the bytes may be shown to the parser: not too many, UTF-8, no endless piece. */
gboolean lan_xml_check_bytes (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error);

/* The tree in the bytes. Elements hold either elements or text, never both;
 * there are no namespaces, entities or processing instructions in it, it is at
 * most a few levels deep and no text or attribute is long. (transfer full) */
LanXmlDoc *lan_xml_parse (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error);

/* A well-formed document of running text: elements and text may be mixed, and of any depth that the parser takes.
 * (transfer full) */
LanXmlDoc *lan_xml_parse_text (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error);

/* Sets an error "NAME, line N: REASON ADVICE"; node: where it is, or NULL; advice:
 * NULL for that of the source. Returns FALSE. */
gboolean lan_xml_fail (const LanXmlSource *source, const xmlNode *node, int code, const char *advice, GError **error, const char *format, ...) G_GNUC_PRINTF (6, 7);

/* The same for a line of the file, 1-based. */
gboolean lan_xml_fail_at (const LanXmlSource *source, int line, int code, const char *advice, GError **error, const char *format, ...) G_GNUC_PRINTF (6, 7);

/* "county 'york'", "house '2'", "laws": the element and what tells it from its sisters. (transfer full) */
char *lan_xml_describe (const xmlNode *node);

/* A piece of the file fit for a message: short, without control characters. (transfer full) */
char *lan_xml_quote (const char *text);

/* Checks the element's name and its attributes: all of required, any of
 * optional, no others. Both lists end with NULL; optional may be NULL. */
gboolean lan_xml_check_element (const LanXmlSource *source, const xmlNode *node, const char *name, const char *const *required, const char *const *optional, GError **error);

/* The first element below a node; the next element beside a node; NULL when there is none. */
xmlNode *lan_xml_first (const xmlNode *node);
xmlNode *lan_xml_next (const xmlNode *node);

/* The next element of the parent, which must be there and have that name. Where
 * *cursor is NULL it is the first. Moves *cursor. */
gboolean lan_xml_expect (const LanXmlSource *source, const xmlNode *parent, xmlNode **cursor, const char *name, GError **error);

/* There must be nothing behind *cursor (NULL: nothing at all) in the parent. */
gboolean lan_xml_expect_end (const LanXmlSource *source, const xmlNode *parent, const xmlNode *cursor, GError **error);

gboolean lan_xml_is (const xmlNode *node, const char *name);

/* The attribute or text as it stands in the tree; NULL when there is no such attribute. */
const char *lan_xml_attribute (const xmlNode *node, const char *name);
const char *lan_xml_text (const xmlNode *node);

/* An attribute that must be a plain decimal number from minimum to maximum. */
gboolean lan_xml_number (const LanXmlSource *source, const xmlNode *node, const char *name, guint64 minimum, guint64 maximum, guint64 *number, GError **error);

/* An attribute that must be one of the words (ending with NULL); its index. */
gboolean lan_xml_word (const LanXmlSource *source, const xmlNode *node, const char *name, const char *const *words, unsigned *index, GError **error);

/* The words that single spaces separate, none for "". NULL and an error when
 * they are separated otherwise. (transfer full) */
char **lan_xml_split (const LanXmlSource *source, const xmlNode *node, const char *text, GError **error);

/* Whether the text may stand for something: a lower-case letter, then letters, digits, hyphens, 40 in all. */
gboolean lan_xml_is_id (const char *text);

/* Whether the text is one line of 1 to max characters without control characters. */
gboolean lan_xml_is_line (const char *text, glong max);

G_END_DECLS
