/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-choice-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-save-private.h"

/* Longer than any choice; a longer text is not looked at. */
#define MAX_LENGTH 400

/* The attributes of the element, without its quotes: no word of the format has a blank or a quote in it. */
static char *
attributes_of (const xmlNode *node)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    g_string_append_printf (text, "%s%s=%s", text->len > 0 ? " " : "", (const char *) attribute->name,
                            (const char *) attribute->children->content);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
lan_choice_kind_to_text (LanDecisionKind kind)
{
  return lan_save_kinds[kind];
}

char *
lan_choice_to_text (LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  xmlDoc *doc;
  xmlTextWriter *writer = xmlNewTextWriterDoc (&doc, 0);
  char *text;

  lan_save_write_decision (writer, content, state, choice);
  xmlFreeTextWriter (writer);
  text = attributes_of (xmlDocGetRootElement (doc));
  xmlFreeDoc (doc);
  return text;
}

char *
lan_choice_span_to_text (LanGameContent *content, const LanState *state, const LanSpan *span)
{
  g_autofree char *first = lan_choice_to_text (content, state, &span->first);

  return span->last_amount > span->first.amount ? g_strdup_printf ("%s..%u", first, span->last_amount) : g_steal_pointer (&first);
}

/* One "name=value"; every name once. */
static gboolean
add_word (const LanXmlSource *source, xmlNode *node, const char *word, GError **error)
{
  const char *equals = strchr (word, '=');
  g_autofree char *quote = lan_xml_quote (word);
  g_autofree char *name = NULL;

  if (equals == NULL || equals == word || equals[1] == '\0')
    return lan_xml_fail (source, NULL, LAN_SAVE_ERROR_FORMAT, NULL, error, _("'%s' is not of the form name=value."), quote);
  name = g_strndup (word, (gsize) (equals - word));
  if (!lan_xml_is_id (name))
    return lan_xml_fail (source, NULL, LAN_SAVE_ERROR_FORMAT, NULL, error, _("'%s' is not of the form name=value."), quote);
  if (lan_xml_attribute (node, name) != NULL)
    return lan_xml_fail (source, NULL, LAN_SAVE_ERROR_FORMAT, NULL, error, _("“%s” is there twice."), name);
  xmlNewProp (node, BAD_CAST name, BAD_CAST (equals + 1));
  return TRUE;
}

static gboolean
add_words (const LanXmlSource *source, xmlNode *node, const char *text, GError **error)
{
  g_auto (GStrv) words = NULL;

  if (strlen (text) > MAX_LENGTH || !g_utf8_validate (text, -1, NULL))
    return lan_xml_fail (source, NULL, LAN_SAVE_ERROR_FORMAT, NULL, error, _("This is not one line of text of at most %d bytes."), MAX_LENGTH);
  words = g_strsplit (text, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !add_word (source, node, words[i], error))
      return FALSE;
  return TRUE;
}

gboolean
lan_choice_from_text (LanGameContent *content, const LanState *state, unsigned number, const char *text, LanChoice *choice, GError **error)
{
  LanXmlSource source = lan_save_source (_("choice"));
  xmlDoc *doc = xmlNewDoc (BAD_CAST "1.0");
  xmlNode *node = xmlNewNode (NULL, BAD_CAST "decision");
  gboolean legal;

  source.advice = _("The command “legal” lists what may be chosen.");
  xmlDocSetRootElement (doc, node);
  legal = add_words (&source, node, text, error) && lan_save_read_decision (&source, node, content, state, number, choice, error);
  xmlFreeDoc (doc);
  return legal;
}
