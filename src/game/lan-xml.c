/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-xml-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

/* Our formats are four levels deep; the longest text is a sentence or a deck. */
#define MAX_DEPTH 8
#define MAX_TEXT 2000
#define MAX_QUOTE 40
#define MAX_REASON 200
#define MAX_ID 40

#if LIBXML_VERSION >= 21200
typedef const xmlError *LanXmlError;
#else
typedef xmlErrorPtr LanXmlError;
#endif

/* What the parser's callbacks note down. */
typedef struct {
  gboolean doctype;
  int line;
  char *message;  /* the first complaint */
} LanXmlReport;

/* line: 0 for none. */
static gboolean
fail (const LanXmlSource *source, long line, int code, const char *advice, GError **error, const char *format, va_list args) G_GNUC_PRINTF (6, 0);

static gboolean
fail (const LanXmlSource *source, long line, int code, const char *advice, GError **error, const char *format, va_list args)
{
  g_autofree char *reason = g_strdup_vprintf (format, args);

  if (advice == NULL)
    advice = source->advice;
  if (line != 0)
    /* Translators: file name, line number, what is wrong (a sentence), what to do (a sentence). */
    g_set_error (error, source->domain, code, _("%s, line %ld: %s %s"), source->name, line, reason, advice);
  else
    /* Translators: file name, what is wrong (a sentence), what to do (a sentence). */
    g_set_error (error, source->domain, code, _("%s: %s %s"), source->name, reason, advice);
  return FALSE;
}

gboolean
lan_xml_fail (const LanXmlSource *source, const xmlNode *node, int code, const char *advice, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (source, node != NULL ? xmlGetLineNo ((xmlNode *) node) : 0, code, advice, error, format, args);
  va_end (args);
  return FALSE;
}

gboolean
lan_xml_fail_at (const LanXmlSource *source, int line, int code, const char *advice, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  fail (source, line, code, advice, error, format, args);
  va_end (args);
  return FALSE;
}

/* At most that many characters of the text, in valid UTF-8 and without control characters. (transfer full) */
static char *
shorten (const char *text, glong max)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *quote = g_string_new (NULL);
  glong n = 0;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      if (n++ == max)
        {
          g_string_append (quote, "…");
          break;
        }
      g_string_append_unichar (quote, g_unichar_isprint (c) ? c : '?');
    }
  return g_string_free (quote, FALSE);
}

char *
lan_xml_quote (const char *text)
{
  return shorten (text, MAX_QUOTE);
}

char *
lan_xml_describe (const xmlNode *node)
{
  static const char *const keys[] = { "id", "seat", "strength", "players", "held" };
  g_autofree char *name = lan_xml_quote ((const char *) node->name);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *value = lan_xml_attribute (node, keys[i]);
      if (value != NULL)
        {
          g_autofree char *quote = lan_xml_quote (value);
          return g_strdup_printf ("%s '%s'", name, quote);
        }
    }
  return g_steal_pointer (&name);
}

char *
lan_xml_name_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  return name != NULL ? g_filename_display_name (name) : g_file_get_uri (file);
}

static void
on_doctype (void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system)
{
  xmlParserCtxtPtr parser = data;
  LanXmlReport *report = parser->_private;

  report->doctype = TRUE;
  report->line = xmlSAX2GetLineNumber (parser);
  xmlStopParser (parser); /* before any entity is declared */
}

static void
on_error (void *data, LanXmlError error)
{
  xmlParserCtxtPtr parser = data;
  LanXmlReport *report = parser->_private;
  g_autofree char *message = NULL;

  if (report->message != NULL || error->level == XML_ERR_WARNING)
    return;
  /* It may repeat a name of any length. */
  message = g_strstrip (g_strdup (error->message != NULL ? error->message : "XML"));
  report->message = shorten (message, MAX_REASON);
  report->line = error->line;
}

static LanXmlDoc *
parse_bytes (GBytes *bytes, LanXmlReport *report)
{
  xmlParserCtxtPtr parser;
  LanXmlDoc *doc;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  xmlInitParser ();
  parser = xmlNewParserCtxt ();
  parser->_private = report;
  parser->sax->internalSubset = on_doctype;
  parser->sax->serror = on_error;
  doc = xmlCtxtReadMemory (parser, data, (int) size, NULL, "UTF-8", XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_IGNORE_ENC | XML_PARSE_BIG_LINES);
  if (!parser->wellFormed)
    g_clear_pointer (&doc, xmlFreeDoc);
  xmlFreeParserCtxt (parser);
  return doc;
}

static gboolean
is_blank (const xmlNode *node)
{
  for (const xmlChar *p = node->content; p != NULL && *p != '\0'; p++)
    if (!g_ascii_isspace (*p))
      return FALSE;
  return TRUE;
}

static gboolean
check_attributes (const LanXmlSource *source, const xmlNode *node, GError **error)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      const xmlNode *value = attribute->children;
      if (attribute->ns != NULL || (value != NULL && (value->type != XML_TEXT_NODE || value->next != NULL)))
        return lan_xml_fail (source, node, source->format_code, NULL, error, _("Attributes with prefixes or entities do not belong here."));
      if (value != NULL && strlen ((const char *) value->content) > MAX_TEXT)
        {
          g_autofree char *quote = lan_xml_quote ((const char *) attribute->name);
          return lan_xml_fail (source, node, source->format_code, NULL, error, _("Attribute “%s” is too long."), quote);
        }
    }
  return TRUE;
}

/* Elements hold either elements, with blanks and comments between them, or one text. */
static gboolean
check_tree (const LanXmlSource *source, const xmlNode *node, unsigned depth, GError **error)
{
  gboolean has_elements = lan_xml_first (node) != NULL;
  g_autofree char *name = lan_xml_quote ((const char *) node->name);

  if (depth > MAX_DEPTH)
    return lan_xml_fail (source, node, source->format_code, NULL, error, _("The elements are nested too deeply."));
  if (node->ns != NULL || node->nsDef != NULL)
    return lan_xml_fail (source, node, source->format_code, NULL, error, _("Namespaces do not belong here."));
  if (!check_attributes (source, node, error))
    return FALSE;
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE)
        {
          if (!check_tree (source, child, depth + 1, error))
            return FALSE;
        }
      else if (child->type == XML_TEXT_NODE)
        {
          if (has_elements && !is_blank (child))
            return lan_xml_fail (source, node, source->format_code, NULL, error, _("Text does not belong in “%s”."), name);
          if (!has_elements && (child->next != NULL || child->prev != NULL || strlen ((const char *) child->content) > MAX_TEXT))
            return lan_xml_fail (source, node, source->format_code, NULL, error, _("The text in “%s” is too long or interrupted."), name);
        }
      else if (child->type != XML_COMMENT_NODE)
        return lan_xml_fail (source, node, source->format_code, NULL, error, _("Something in “%s” is neither an element nor text."), name);
    }
  return TRUE;
}

LanXmlDoc *
lan_xml_parse_text (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error)
{
  g_autoptr (LanXmlDoc) doc = NULL;
  LanXmlReport report = { 0 };
  g_autofree char *message = NULL;

  if (!lan_xml_check_bytes (source, bytes, max_bytes, error))
    return NULL;
  doc = parse_bytes (bytes, &report);
  message = report.message;
  if (report.doctype)
    lan_xml_fail_at (source, report.line, source->syntax_code, NULL, error, _("A document type declaration does not belong here."));
  else if (doc == NULL || xmlDocGetRootElement (doc) == NULL)
    /* Translators: the parser's reason (English). */
    lan_xml_fail_at (source, MAX (report.line, 1), source->syntax_code, NULL, error, _("The file is cut off or damaged: %s."), message != NULL ? message : "XML");
  else
    return g_steal_pointer (&doc);
  return NULL;
}

LanXmlDoc *
lan_xml_parse (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error)
{
  g_autoptr (LanXmlDoc) doc = lan_xml_parse_text (source, bytes, max_bytes, error);

  if (doc == NULL || !check_tree (source, xmlDocGetRootElement (doc), 1, error))
    return NULL;
  return g_steal_pointer (&doc);
}

static gboolean
list_has (const char *const *list, const char *name)
{
  return list != NULL && g_strv_contains (list, name);
}

gboolean
lan_xml_check_element (const LanXmlSource *source, const xmlNode *node, const char *name, const char *const *required, const char *const *optional, GError **error)
{
  g_autofree char *what = lan_xml_describe (node);

  if (!lan_xml_is (node, name))
    return lan_xml_fail (source, node, source->format_code, NULL, error, _("“%s” stands where “%s” belongs."), what, name);
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (!list_has (required, (const char *) attribute->name) && !list_has (optional, (const char *) attribute->name))
      {
        g_autofree char *quote = lan_xml_quote ((const char *) attribute->name);
        return lan_xml_fail (source, node, source->format_code, NULL, error, _("%s: unknown attribute “%s”."), what, quote);
      }
  for (unsigned i = 0; required != NULL && required[i] != NULL; i++)
    if (lan_xml_attribute (node, required[i]) == NULL)
      return lan_xml_fail (source, node, source->format_code, NULL, error, _("%s: attribute “%s” is missing."), what, required[i]);
  return TRUE;
}

xmlNode *
lan_xml_first (const xmlNode *node)
{
  return xmlFirstElementChild ((xmlNode *) node);
}

xmlNode *
lan_xml_next (const xmlNode *node)
{
  return xmlNextElementSibling ((xmlNode *) node);
}

gboolean
lan_xml_is (const xmlNode *node, const char *name)
{
  return g_str_equal ((const char *) node->name, name);
}

gboolean
lan_xml_expect (const LanXmlSource *source, const xmlNode *parent, xmlNode **cursor, const char *name, GError **error)
{
  xmlNode *next = *cursor == NULL ? lan_xml_first (parent) : lan_xml_next (*cursor);

  if (next == NULL)
    {
      g_autofree char *what = lan_xml_describe (parent);
      return lan_xml_fail (source, *cursor != NULL ? *cursor : parent, source->format_code, NULL, error, _("%s: “%s” is missing."), what, name);
    }
  if (!lan_xml_is (next, name))
    {
      g_autofree char *what = lan_xml_describe (next);
      return lan_xml_fail (source, next, source->format_code, NULL, error, _("“%s” stands where “%s” belongs."), what, name);
    }
  *cursor = next;
  return TRUE;
}

gboolean
lan_xml_expect_end (const LanXmlSource *source, const xmlNode *parent, const xmlNode *cursor, GError **error)
{
  xmlNode *next = cursor == NULL ? lan_xml_first (parent) : lan_xml_next (cursor);
  g_autofree char *what = NULL;
  g_autofree char *where = NULL;

  if (next == NULL)
    return TRUE;
  what = lan_xml_describe (next);
  where = lan_xml_describe (parent);
  return lan_xml_fail (source, next, source->format_code, NULL, error, _("“%s” does not belong in “%s”."), what, where);
}

const char *
lan_xml_attribute (const xmlNode *node, const char *name)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (g_str_equal ((const char *) attribute->name, name))
      return attribute->children != NULL ? (const char *) attribute->children->content : "";
  return NULL;
}

const char *
lan_xml_text (const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_TEXT_NODE)
      return (const char *) child->content;
  return "";
}

gboolean
lan_xml_number (const LanXmlSource *source, const xmlNode *node, const char *name, guint64 minimum, guint64 maximum, guint64 *number, GError **error)
{
  const char *text = lan_xml_attribute (node, name);

  /* No leading zeros: what is saved again must have the same bytes. */
  if (text == NULL || (text[0] == '0' && text[1] != '\0') || !g_ascii_string_to_unsigned (text, 10, minimum, maximum, number, NULL))
    {
      g_autofree char *what = lan_xml_describe (node);
      g_autofree char *quote = lan_xml_quote (text != NULL ? text : "");
      g_autofree char *least = g_strdup_printf ("%" G_GUINT64_FORMAT, minimum);
      g_autofree char *most = g_strdup_printf ("%" G_GUINT64_FORMAT, maximum);
      if (minimum == maximum)
        return lan_xml_fail (source, node, source->format_code, NULL, error, _("%s: %s must be %s here, not '%s'."), what, name, least, quote);
      /* Translators: element, attribute, smallest and largest number, what stands there instead. */
      return lan_xml_fail (source, node, source->format_code, NULL, error, _("%s: %s must be %s to %s, not '%s'."), what, name, least, most, quote);
    }
  return TRUE;
}

gboolean
lan_xml_word (const LanXmlSource *source, const xmlNode *node, const char *name, const char *const *words, unsigned *index, GError **error)
{
  const char *text = lan_xml_attribute (node, name);
  g_autofree char *what = NULL;
  g_autofree char *quote = NULL;
  g_autofree char *list = NULL;

  for (unsigned i = 0; text != NULL && words[i] != NULL; i++)
    if (g_str_equal (text, words[i]))
      {
        *index = i;
        return TRUE;
      }
  what = lan_xml_describe (node);
  quote = lan_xml_quote (text != NULL ? text : "");
  list = g_strjoinv (", ", (char **) words);
  /* Translators: element, attribute, the possible words, what stands there instead. */
  return lan_xml_fail (source, node, source->format_code, NULL, error, _("%s: %s must be one of %s, not '%s'."), what, name, list, quote);
}

char **
lan_xml_split (const LanXmlSource *source, const xmlNode *node, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (words[i][0] == '\0' || strpbrk (words[i], "\t\r\n") != NULL)
      {
        lan_xml_fail (source, node, source->format_code, NULL, error, _("The words in “%s” must be separated by single spaces."), (const char *) node->name);
        return NULL;
      }
  return g_steal_pointer (&words);
}

gboolean
lan_xml_is_id (const char *text)
{
  if (!g_ascii_islower (text[0]) || strlen (text) > MAX_ID)
    return FALSE;
  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
      return FALSE;
  return TRUE;
}

gboolean
lan_xml_is_line (const char *text, glong max)
{
  glong n = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p), n++)
    {
      gunichar c = g_utf8_get_char (p);
      if (g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029 || n == max)
        return FALSE;
    }
  return n > 0;
}
