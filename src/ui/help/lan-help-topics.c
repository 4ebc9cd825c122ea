/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-help-topics.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-xml-private.h"

#define SUFFIX ".page"
#define MALLARD "http://projectmallard.org/1.0/"

/* A larger page is none of ours; nor are there more pages. */
#define MAX_BYTES (512 * 1024)
#define MAX_TOPICS 500

static void
topic_free (gpointer data)
{
  LanHelpTopic *topic = data;

  g_free (topic->id);
  g_free (topic->folder);
  g_free (topic->title);
  g_free (topic->desc);
  g_free (topic->words);
  g_free (topic->problem);
  g_ptr_array_unref (topic->guides);
  g_clear_pointer (&topic->doc, xmlFreeDoc);
  g_free (topic);
}

xmlNode *
lan_help_child (const xmlNode *node, const char *name)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE && g_str_equal (child->name, name))
      return child;
  return NULL;
}

char *
lan_help_attribute (const xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetNoNsProp ((xmlNode *) node, (const xmlChar *) name);
  char *copy = g_strdup ((const char *) value);

  xmlFree (value);
  return copy;
}

char *
lan_help_line (const xmlNode *node)
{
  xmlChar *content = xmlNodeGetContent ((xmlNode *) node);
  g_auto (GStrv) words = g_strsplit_set ((const char *) content, " \n\t\r", -1);
  GString *line = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);
  xmlFree (content);
  return g_string_free (line, FALSE);
}

/* The groups that Mallard knows without being told. */
static int
find_group (const char *group)
{
  if (g_strcmp0 (group, "#first") == 0)
    return -1;
  return g_strcmp0 (group, "#last") == 0 ? 1 : 0;
}

static void
read_info (LanHelpTopic *topic, const xmlNode *root)
{
  const xmlNode *info = lan_help_child (root, "info");
  const xmlNode *title = lan_help_child (root, "title");
  const xmlNode *desc = info != NULL ? lan_help_child (info, "desc") : NULL;

  g_free (topic->title);
  topic->title = title != NULL ? lan_help_line (title) : g_strdup (topic->id);
  topic->desc = desc != NULL ? lan_help_line (desc) : NULL;
  for (const xmlNode *link = info != NULL ? info->children : NULL; link != NULL; link = link->next)
    if (link->type == XML_ELEMENT_NODE && g_str_equal (link->name, "link"))
      {
        g_autofree char *type = lan_help_attribute (link, "type");
        g_autofree char *xref = lan_help_attribute (link, "xref");
        g_autofree char *group = lan_help_attribute (link, "group");

        if (g_strcmp0 (type, "guide") == 0 && xref != NULL)
          {
            g_ptr_array_add (topic->guides, g_strdup (xref));
            topic->group = find_group (group);
          }
      }
}

static void
read_page (LanHelpTopic *topic, GFile *file)
{
  g_autofree char *name = lan_xml_name_of (file);
  const LanXmlSource source = {
    .name = name,
    .domain = G_IO_ERROR,
    .read_code = G_IO_ERROR_FAILED,
    .syntax_code = G_IO_ERROR_INVALID_DATA,
    .format_code = G_IO_ERROR_INVALID_DATA,
    .advice = _("Install Lancaster anew."),
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = lan_xml_load (&source, file, MAX_BYTES, &error);
  const xmlNode *root;

  topic->doc = bytes != NULL ? lan_xml_parse_text (&source, bytes, MAX_BYTES, &error) : NULL;
  root = topic->doc != NULL ? xmlDocGetRootElement (topic->doc) : NULL;
  if (root != NULL && g_str_equal (root->name, "page") && root->ns != NULL && g_str_equal (root->ns->href, MALLARD))
    {
      g_autofree char *line = lan_help_line (root);

      read_info (topic, root);
      topic->words = g_utf8_casefold (line, -1);
      return;
    }
  g_clear_pointer (&topic->doc, xmlFreeDoc);
  if (error == NULL)
    lan_xml_fail (&source, root, source.format_code, NULL, &error, _("This is no page of the help."));
  topic->problem = g_strdup (error->message);
}

static LanHelpTopic *
topic_new (const char *folder, const char *id)
{
  LanHelpTopic *topic = g_new0 (LanHelpTopic, 1);
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);

  topic->id = g_strdup (id);
  topic->folder = g_strdup (folder);
  topic->title = g_strdup (id);
  topic->words = g_strdup ("");
  topic->guides = g_ptr_array_new_with_free_func (g_free);
  read_page (topic, file);
  return topic;
}

/* A page that another language has already, and that can be used, is left alone. */
static void
add_topic (GPtrArray *topics, const char *folder, const char *id)
{
  const LanHelpTopic *before = lan_help_topics_find (topics, id);
  LanHelpTopic *topic;

  if ((before != NULL && before->problem == NULL) || topics->len >= MAX_TOPICS)
    return;
  topic = topic_new (folder, id);
  if (before != NULL && topic->problem == NULL)
    g_ptr_array_remove (topics, (gpointer) before);
  if (before == NULL || topic->problem == NULL)
    g_ptr_array_add (topics, topic);
  else
    topic_free (topic);
}

static void
add_folder (GPtrArray *topics, const char *data, const char *language)
{
  g_autofree char *folder = g_build_filename (data, "help", language, "lancaster", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *id = g_str_has_suffix (name, SUFFIX) ? g_strndup (name, strlen (name) - strlen (SUFFIX)) : NULL;

      if (id != NULL && lan_xml_is_id (id))
        add_topic (topics, folder, id);
    }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const LanHelpTopic *const *first = a, *const *second = b;

  if ((*first)->group != (*second)->group)
    return (*first)->group - (*second)->group;
  return g_utf8_collate ((*first)->title, (*second)->title);
}

/* Where data is installed; that of the program itself last. */
static void
add_language (GPtrArray *topics, const char *language)
{
  const char *const *system = g_get_system_data_dirs ();

  add_folder (topics, g_get_user_data_dir (), language);
  for (guint i = 0; system[i] != NULL; i++)
    add_folder (topics, system[i], language);
  add_folder (topics, LAN_DATADIR, language);
}

GPtrArray *
lan_help_topics_load (void)
{
  GPtrArray *topics = g_ptr_array_new_with_free_func (topic_free);
  const char *const *languages = g_get_language_names ();

  /* "C" is the last of them. */
  for (guint i = 0; languages[i] != NULL; i++)
    if (strchr (languages[i], '.') == NULL && strchr (languages[i], '/') == NULL)
      add_language (topics, languages[i]);
  g_ptr_array_sort (topics, compare);
  return topics;
}

const LanHelpTopic *
lan_help_topics_find (GPtrArray *topics, const char *id)
{
  for (guint i = 0; i < topics->len; i++)
    {
      const LanHelpTopic *topic = g_ptr_array_index (topics, i);

      if (g_str_equal (topic->id, id))
        return topic;
    }
  return NULL;
}

gboolean
lan_help_topic_matches (const LanHelpTopic *topic, const char *query)
{
  g_autofree char *folded = g_utf8_casefold (query, -1);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (topic->words, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
