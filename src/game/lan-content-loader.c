/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-content-private.h"

#include <glib/gi18n-lib.h>

#include "lan-content-resources.h"

/* Every revision that was ever shipped, under any name. */
#define REVISIONS "/io/github/lancaster_game/Lancaster/content/classic/"
#define MAX_REVISION 9999

/* The sections of a content file, in the order in which they must stand. */
static const struct {
  const char *name;
  LanContentPart read;
} sections[] = {
  { "families", lan_content_read_families },
  { "start", lan_content_read_start },
  { "knights", lan_content_read_knights },
  { "tiles", lan_content_read_tiles },
  { "counties", lan_content_read_counties },
  { "castle", lan_content_read_castle },
  { "ally-castle", lan_content_read_ally_castle },
  { "favours", lan_content_read_favours },
  { "conflicts", lan_content_read_conflicts },
  { "laws", lan_content_read_laws },
  { "final", lan_content_read_final },
};

G_DEFINE_QUARK (lan-content-error-quark, lan_content_error)

static LanXmlSource
content_source (const char *name)
{
  return (LanXmlSource) {
    .name = name,
    .domain = LAN_CONTENT_ERROR,
    .read_code = LAN_CONTENT_ERROR_READ,
    .syntax_code = LAN_CONTENT_ERROR_SYNTAX,
    .format_code = LAN_CONTENT_ERROR_INVALID,
    .advice = _("Correct the content file, or start Lancaster without it."),
  };
}

/* The content without its sections; NULL and an error when this is no content file. */
static LanGameContent *
read_root (const LanXmlSource *source, const xmlNode *root, GError **error)
{
  static const char *const attributes[] = { "id", "revision", NULL };
  const char *id;
  guint64 revision;

  if (!lan_xml_check_element (source, root, "lancaster-content", attributes, NULL, error)
      || !lan_xml_number (source, root, "revision", 1, MAX_REVISION, &revision, error))
    return NULL;
  id = lan_xml_attribute (root, "id");
  if (!lan_xml_is_id (id))
    {
      lan_xml_fail (source, root, source->format_code, NULL, error, _("The id must be lower-case letters, digits and hyphens, at most 40."));
      return NULL;
    }
  return lan_game_content_new (id, (unsigned) revision);
}

LanGameContent *
lan_content_load_bytes (GBytes *bytes, const char *name, GError **error)
{
  LanContentReader reader = { .source = content_source (name) };
  g_autoptr (LanXmlDoc) doc = lan_xml_parse (&reader.source, bytes, LAN_CONTENT_MAX_BYTES, error);
  g_autoptr (LanGameContent) content = NULL;
  xmlNode *root, *section = NULL;

  if (doc == NULL)
    return NULL;
  root = xmlDocGetRootElement (doc);
  content = read_root (&reader.source, root, error);
  if (content == NULL)
    return NULL;
  reader.content = content;
  reader.tables = lan_game_content_edit_tables (content);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (!lan_xml_expect (&reader.source, root, &section, sections[i].name, error) || !sections[i].read (&reader, section, error))
      return NULL;
  if (!lan_xml_expect_end (&reader.source, root, section, error))
    return NULL;
  return g_steal_pointer (&content);
}

LanGameContent *
lan_content_load_file (GFile *file, GError **error)
{
  g_autofree char *name = lan_xml_name_of (file);
  LanXmlSource source = content_source (name);
  g_autoptr (GBytes) bytes = lan_xml_load (&source, file, LAN_CONTENT_MAX_BYTES, error);

  return bytes != NULL ? lan_content_load_bytes (bytes, name, error) : NULL;
}

static LanGameContent *
load_compiled_in (const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (REVISIONS, name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (lan_content_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return bytes != NULL ? lan_content_load_bytes (bytes, name, error) : NULL;
}

static int
compare_revisions (gconstpointer a, gconstpointer b)
{
  unsigned first = lan_game_content_get_revision (*(LanGameContent *const *) a);
  unsigned second = lan_game_content_get_revision (*(LanGameContent *const *) b);

  return first < second ? -1 : first > second;
}

/* All that are compiled in, the oldest first; NULL and an error when one is broken. */
static GPtrArray *
load_revisions (GError **error)
{
  g_auto (GStrv) names = g_resource_enumerate_children (lan_content_get_resource (), REVISIONS, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (GPtrArray) revisions = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      LanGameContent *content = load_compiled_in (names[i], error);

      if (content == NULL)
        return NULL;
      g_ptr_array_add (revisions, content);
    }
  g_ptr_array_sort (revisions, compare_revisions);
  return names != NULL ? g_steal_pointer (&revisions) : NULL;
}

LanGameContent *
lan_content_load_default (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) revisions = load_revisions (&error);
  LanGameContent *newest;

  if (revisions == NULL)
    g_error ("The content compiled into the program is broken: %s", error->message);
  newest = g_ptr_array_steal_index (revisions, revisions->len - 1);
  for (guint i = 0; i < revisions->len; i++)
    lan_game_content_add_earlier (newest, g_ptr_array_index (revisions, i));
  return newest;
}
