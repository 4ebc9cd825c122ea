/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-help-markup.h"

#include <string.h>

/* How elements look; the first of a name counts. */
static const struct {
  const char *name;
  const char *before, *after;
  const char *between;  /* of its children, or NULL */
} styles[] = {
  { "em", "<i>", "</i>", NULL },
  { "gui", "<b>", "</b>", NULL },
  { "key", "<tt><b>", "</b></tt>", NULL },
  { "guiseq", "", "", " ▸ " },
  { "keyseq", "", "", "+" },
  { "cmd", "<tt>", "</tt>", NULL },
  { "code", "<tt>", "</tt>", NULL },
  { "file", "<tt>", "</tt>", NULL },
  { "input", "<tt>", "</tt>", NULL },
  { "output", "<tt>", "</tt>", NULL },
  { "var", "<i>", "</i>", NULL },
};

static void append_children (GString *markup, const xmlNode *node, GPtrArray *topics, const char *between);

/* Any white space is one blank. */
static void
append_text (GString *markup, const char *text)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *escaped = NULL;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_isspace (*p))
        g_string_append_c (line, *p);
      else if (line->len == 0 || line->str[line->len - 1] != ' ')
        g_string_append_c (line, ' ');
    }
  escaped = g_markup_escape_text (line->str, (gssize) line->len);
  g_string_append (markup, escaped);
}

/* What a link without words of its own is called. */
static void
append_title (GString *markup, const char *target, GPtrArray *topics)
{
  g_autofree char *id = g_strndup (target, strcspn (target, "#"));
  const LanHelpTopic *topic = lan_help_topics_find (topics, id);

  append_text (markup, topic != NULL ? topic->title : target);
}

static void
append_link (GString *markup, const xmlNode *node, GPtrArray *topics)
{
  g_autofree char *xref = lan_help_attribute (node, "xref");
  g_autofree char *href = lan_help_attribute (node, "href");
  const char *target = xref != NULL ? xref : href;
  g_autofree char *escaped = target != NULL ? g_markup_escape_text (target, -1) : NULL;

  if (escaped == NULL)
    {
      append_children (markup, node, topics, NULL);
      return;
    }
  g_string_append_printf (markup, "<a href=\"%s\">", escaped);
  if (node->children != NULL)
    append_children (markup, node, topics, NULL);
  else
    append_title (markup, target, topics);
  g_string_append (markup, "</a>");
}

static void
append_element (GString *markup, const xmlNode *node, GPtrArray *topics)
{
  guint i = 0;

  if (g_str_equal (node->name, "link"))
    {
      append_link (markup, node, topics);
      return;
    }
  while (i < G_N_ELEMENTS (styles) && !g_str_equal (node->name, styles[i].name))
    i++;
  if (i == G_N_ELEMENTS (styles))
    {
      append_children (markup, node, topics, NULL);
      return;
    }
  g_string_append (markup, styles[i].before);
  append_children (markup, node, topics, styles[i].between);
  g_string_append (markup, styles[i].after);
}

static void
append_children (GString *markup, const xmlNode *node, GPtrArray *topics, const char *between)
{
  gboolean first = TRUE;

  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    {
      if (child->type == XML_TEXT_NODE && between == NULL)
        append_text (markup, (const char *) child->content);
      if (child->type != XML_ELEMENT_NODE)
        continue;
      if (!first && between != NULL)
        g_string_append (markup, between);
      first = FALSE;
      append_element (markup, child, topics);
    }
}

char *
lan_help_markup (const xmlNode *node, GPtrArray *topics)
{
  GString *markup = g_string_new (NULL);

  append_children (markup, node, topics, NULL);
  return g_strstrip (g_string_free (markup, FALSE));
}
