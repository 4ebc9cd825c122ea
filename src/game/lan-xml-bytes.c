/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked of a file before the XML parser sees it: so little work for
 * so few bytes that nothing in them can make the parser slow or greedy. */

#include "lan-config.h"

#include "lan-xml-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-reason.h"

/* From one < to the next. The parser compares every attribute of an element with
 * every other: without a limit one megabyte keeps it busy for many seconds. */
#define MAX_PIECE (16 * 1024)

#define XML_DECLARATION "<?xml"
#define ENCODING "encoding"
#define UTF_8 "UTF-8"
#define BYTE_ORDER_MARK "\xef\xbb\xbf"

GBytes *
lan_xml_load (const LanXmlSource *source, GFile *file, gsize max_bytes, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *data = NULL;
  g_autofree char *reason = NULL;
  gsize size = 0;

  /* Asked first: to open a pipe would already wait. */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    {
      lan_xml_fail (source, NULL, source->read_code, _("Choose a file on a disk."), error, _("This is a device or a pipe, not a file."));
      return NULL;
    }
  stream = g_file_read (file, NULL, &local);
  if (stream != NULL)
    {
      /* One byte more than allowed shows that there is more, without reading it. */
      data = g_malloc (max_bytes + 1);
      if (g_input_stream_read_all (G_INPUT_STREAM (stream), data, max_bytes + 1, &size, NULL, &local))
        return g_bytes_new (data, size);
    }
  reason = lan_reason_of (file, local);
  lan_xml_fail (source, NULL, source->read_code, _("Check that the file is there and that you may read it."), error, _("The file cannot be read: %s."), reason);
  return NULL;
}

/* 1-based line of a position in the bytes. */
static int
line_of (const char *data, const char *position)
{
  int line = 1;
  for (const char *p = data; p < position; p++)
    line += *p == '\n';
  return line;
}

/* Behind the word if the text begins with it. */
static const char *
skip (const char *text, const char *end, const char *word)
{
  gsize length = strlen (word);

  return (gsize) (end - text) >= length && memcmp (text, word, length) == 0 ? text + length : text;
}

/* The XML declaration must not name another encoding: another program would read other names. */
static gboolean
check_declaration (const LanXmlSource *source, const char *data, gsize size, GError **error)
{
  const char *start = skip (data, data + size, BYTE_ORDER_MARK);
  const char *end = skip (start, data + size, XML_DECLARATION) > start ? g_strstr_len (start, data + size - start, "?>") : NULL;
  const char *encoding = end != NULL ? g_strstr_len (start, end - start, ENCODING) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *quote = NULL;

  if (encoding == NULL)
    return TRUE;
  encoding += strlen (ENCODING);
  encoding += strspn (encoding, " \t\r\n=\"'");
  if (g_ascii_strncasecmp (encoding, UTF_8, strlen (UTF_8)) == 0)
    return TRUE;
  name = g_strndup (encoding, strcspn (encoding, " \t\r\n\"'?>"));
  quote = lan_xml_quote (name);
  return lan_xml_fail_at (source, 1, source->syntax_code, NULL, error, _("The file says that it is written in “%s”, but only UTF-8 is read."), quote);
}

static gboolean
check_pieces (const LanXmlSource *source, const char *data, gsize size, GError **error)
{
  const char *piece = data, *end = data + size;

  while (piece != NULL)
    {
      const char *next = piece + 1 < end ? memchr (piece + 1, '<', (gsize) (end - piece - 1)) : NULL;
      if ((next != NULL ? next : end) - piece > MAX_PIECE)
        return lan_xml_fail_at (source, line_of (data, piece), source->format_code, NULL, error, _("A piece of the file is longer than %d KiB."), MAX_PIECE / 1024);
      piece = next;
    }
  return TRUE;
}

gboolean
lan_xml_check_bytes (const LanXmlSource *source, GBytes *bytes, gsize max_bytes, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  const char *bad;

  if (size > max_bytes)
    return lan_xml_fail (source, NULL, source->read_code, NULL, error, _("The file is larger than %u KiB."), (unsigned) (max_bytes / 1024));
  if (size == 0)
    return lan_xml_fail (source, NULL, source->syntax_code, NULL, error, _("The file is empty."));
  /* Also keeps every converter of encodings, and its messages, out of the parser. */
  if (!g_utf8_validate_len (data, size, &bad))
    return lan_xml_fail_at (source, line_of (data, bad), source->syntax_code, NULL, error, _("This is not UTF-8 text."));
  return check_declaration (source, data, size, error) && check_pieces (source, data, size, error);
}
