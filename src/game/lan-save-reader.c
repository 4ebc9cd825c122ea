/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-save-reader.h"

#include <glib/gi18n-lib.h>

#include "lan-save-private.h"

#define MAX_GENERATOR 100

/* The right content in the right revision, without which no figure holds; NULL and an error when it is not known. (transfer none) */
static LanGameContent *
find_content (const LanXmlSource *source, const xmlNode *root, LanGameContent *newest, GError **error)
{
  const char *id = lan_xml_attribute (root, "content");
  g_autofree char *quote = lan_xml_quote (id);
  LanGameContent *content;
  gboolean of_newer_program;
  guint64 revision;

  if (!lan_xml_number (source, root, "revision", 1, G_MAXUINT, &revision, error))
    return NULL;
  content = lan_game_content_find_revision (newest, id, revision);
  of_newer_program = g_str_equal (id, lan_game_content_get_id (newest)) && revision > lan_game_content_get_revision (newest);
  if (content == NULL)
    lan_xml_fail (source, root, LAN_SAVE_ERROR_CONTENT,
                  of_newer_program ? _("Install a newer Lancaster, or start it with the content file of this game (--content FILE).")
                                   : _("Start Lancaster with the content file of this game (--content FILE)."), error,
                  /* Translators: content id and revision of the file, and those of the program. */
                  _("The game was played with the content “%s”, revision %u, not with “%s”, revision %u."), quote, (unsigned) revision, lan_game_content_get_id (newest), lan_game_content_get_revision (newest));
  return content;
}

static LanRecord *
read_game (const LanXmlSource *source, const xmlNode *root, LanGameContent *newest, GError **error)
{
  static const char *const attributes[] = { "version", "content", "revision", "generator", NULL };
  g_autoptr (LanGameSetup) setup = NULL;
  g_autoptr (LanRecord) record = NULL;
  const char *generator = lan_xml_attribute (root, "generator");
  LanGameContent *content;
  xmlNode *cursor = NULL;
  LanState state;

  if (!lan_xml_check_element (source, root, "lancaster-game", attributes, NULL, error))
    return NULL;
  content = find_content (source, root, newest, error);
  if (content == NULL)
    return NULL;
  if (!lan_xml_is_line (generator, MAX_GENERATOR))
    {
      lan_xml_fail (source, root, LAN_SAVE_ERROR_FORMAT, NULL, error, _("The generator must be one line of 1 to %d characters."), MAX_GENERATOR);
      return NULL;
    }
  if (!lan_xml_expect (source, root, &cursor, "setup", error))
    return NULL;
  setup = lan_save_read_setup (source, cursor, content, &state, error);
  if (setup == NULL)
    return NULL;
  setup->generator = g_strdup (generator);
  record = lan_record_new (setup);
  if (!lan_xml_expect (source, root, &cursor, "decisions", error)
      || !lan_save_read_decisions (source, cursor, content, record, &state, error)
      || !lan_xml_expect (source, root, &cursor, "state", error)
      || !lan_save_check_state (source, cursor, content, &state, record->choices->len, error)
      || !lan_xml_expect_end (source, root, cursor, error))
    return NULL;
  return g_steal_pointer (&record);
}

static gboolean
ends_with_newline (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size > 0 && data[size - 1] == '\n';
}

LanRecord *
lan_save_read_versions (GBytes *bytes, const char *name, LanGameContent *newest, const LanSaveStep *steps, GError **error)
{
  LanXmlSource source = lan_save_source (name);
  g_autoptr (LanXmlDoc) doc = lan_xml_parse (&source, bytes, LAN_SAVE_MAX_BYTES, error);
  xmlNode *root;

  if (doc == NULL)
    return NULL;
  root = xmlDocGetRootElement (doc);
  if (!lan_xml_is (root, "lancaster-game"))
    {
      lan_xml_fail (&source, root, LAN_SAVE_ERROR_NO_GAME, _("Open a file that Lancaster saved."), error, _("This is not a saved game of Lancaster."));
      return NULL;
    }
  /* XML could not tell, but the writer never leaves a last line open. */
  if (!ends_with_newline (bytes))
    {
      lan_xml_fail (&source, NULL, LAN_SAVE_ERROR_SYNTAX, NULL, error, _("The file is cut off: its last line does not end."));
      return NULL;
    }
  return lan_save_migrate (&source, root, steps, error) ? read_game (&source, root, newest, error) : NULL;
}

LanRecord *
lan_save_read_bytes (GBytes *bytes, const char *name, LanGameContent *newest, GError **error)
{
  g_return_val_if_fail (LAN_IS_GAME_CONTENT (newest), NULL);

  return lan_save_read_versions (bytes, name, newest, lan_save_steps, error);
}

LanRecord *
lan_save_read_file (GFile *file, LanGameContent *newest, GError **error)
{
  g_autofree char *name = lan_xml_name_of (file);
  LanXmlSource source = lan_save_source (name);
  g_autoptr (GBytes) bytes = lan_xml_load (&source, file, LAN_SAVE_MAX_BYTES, error);

  return bytes != NULL ? lan_save_read_bytes (bytes, name, newest, error) : NULL;
}
