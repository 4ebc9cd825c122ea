/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _XOPEN_SOURCE 700 /* realpath() */

#include "lan-config.h"

#include "lan-save-writer.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "lan-reason.h"
#include "lan-save-private.h"

#define INDENT "  "
#define NEW_FILE_MODE 0666  /* what the user's umask leaves of it */

void
lan_save_open (xmlTextWriter *writer, const char *name)
{
  xmlTextWriterStartElement (writer, BAD_CAST name);
}

void
lan_save_close (xmlTextWriter *writer)
{
  xmlTextWriterEndElement (writer);
}

void
lan_save_write_text (xmlTextWriter *writer, const char *name, const char *text)
{
  xmlTextWriterWriteAttribute (writer, BAD_CAST name, BAD_CAST text);
}

void
lan_save_write_number (xmlTextWriter *writer, const char *name, guint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  lan_save_write_text (writer, name, text);
}

/* An element that holds the ids of a deck. */
static void
write_deck (xmlTextWriter *writer, const char *name, LanGameContent *content, LanTableKind table, const uint8_t *cards, unsigned n)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", lan_game_content_get_item_id (content, table, cards[i]));
  xmlTextWriterWriteElement (writer, BAD_CAST name, BAD_CAST ids->str);
}

static void
write_house (xmlTextWriter *writer, LanGameContent *content, const LanHouseSetup *house, unsigned seat)
{
  lan_save_open (writer, "house");
  lan_save_write_number (writer, "seat", seat);
  lan_save_write_text (writer, "family", lan_game_content_get_item_id (content, LAN_TABLE_FAMILIES, house->family));
  lan_save_write_text (writer, "name", house->name);
  lan_save_write_text (writer, "controller", lan_save_controllers[house->controller]);
  if (house->controller == LAN_CONTROLLER_COMPUTER)
    lan_save_write_text (writer, "level", house->level);
  lan_save_close (writer);
}

static void
write_setup (xmlTextWriter *writer, const LanGameSetup *setup)
{
  LanGameContent *content = setup->content;

  lan_save_open (writer, "setup");
  lan_save_write_number (writer, "players", setup->chance.players);
  lan_save_write_number (writer, "seed", setup->seed);
  lan_save_write_number (writer, "start-seat", setup->chance.start_seat);
  lan_save_write_text (writer, "take-backs", lan_save_take_backs[setup->take_backs]);
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    write_house (writer, content, &setup->houses[seat], seat);
  write_deck (writer, "conflict-deck", content, LAN_TABLE_CONFLICTS, setup->chance.conflict_deck, LAN_CONFLICTS);
  write_deck (writer, "law-deck", content, LAN_TABLE_LAWS, setup->chance.law_deck, LAN_LAWS);
  lan_save_close (writer);
}

/* Plays along, since a decision names cards and spaces of its own position. */
static gboolean
write_decisions (xmlTextWriter *writer, const LanRecord *record, LanState *state)
{
  LanGameContent *content = record->setup->content;
  const LanContent *tables = lan_game_content_get_tables (content);

  if (lan_state_init (tables, state, &record->setup->chance) != LAN_RULE_OK)
    return FALSE;
  lan_save_open (writer, "decisions");
  for (guint i = 0; i < record->choices->len; i++)
    {
      const LanChoice *choice = &g_array_index (record->choices, LanChoice, i);
      if (lan_decision_check (tables, state, choice) != LAN_RULE_OK)
        return FALSE;
      lan_save_write_decision (writer, content, state, choice);
      lan_apply_legal (tables, state, choice, NULL);
    }
  lan_save_close (writer);
  return TRUE;
}

static gboolean
write_game (xmlTextWriter *writer, const LanRecord *record)
{
  LanGameContent *content = record->setup->content;
  LanState state;

  xmlTextWriterStartDocument (writer, NULL, "UTF-8", NULL);
  lan_save_open (writer, "lancaster-game");
  lan_save_write_number (writer, "version", LAN_SAVE_VERSION);
  lan_save_write_text (writer, "content", lan_game_content_get_id (content));
  lan_save_write_number (writer, "revision", lan_game_content_get_revision (content));
  lan_save_write_text (writer, "generator", record->setup->generator);
  write_setup (writer, record->setup);
  if (!write_decisions (writer, record, &state))
    return FALSE;
  lan_save_write_state (writer, content, &state, record->choices->len);
  lan_save_close (writer);
  xmlTextWriterEndDocument (writer);
  return TRUE;
}

static xmlTextWriter *
writer_new (xmlBuffer *buffer)
{
  xmlTextWriter *writer = xmlNewTextWriterMemory (buffer, 0);

  xmlTextWriterSetIndent (writer, 1);
  xmlTextWriterSetIndentString (writer, BAD_CAST INDENT);
  return writer;
}

GBytes *
lan_save_write_bytes (const LanRecord *record)
{
  xmlBuffer *buffer;
  xmlTextWriter *writer;
  GBytes *bytes = NULL;
  gboolean follows;

  g_return_val_if_fail (record != NULL, NULL);

  buffer = xmlBufferCreate ();
  writer = writer_new (buffer);
  follows = write_game (writer, record);
  xmlFreeTextWriter (writer);
  if (follows)
    bytes = g_bytes_new (xmlBufferContent (buffer), (gsize) xmlBufferLength (buffer));
  else
    g_critical ("The record to be saved does not follow the rules");
  xmlBufferFree (buffer);
  return bytes;
}

char *
lan_save_state_to_xml (LanGameContent *content, const LanState *state, unsigned after)
{
  static const char root[] = "<lancaster-game>\n";
  static const char end[] = "</lancaster-game>\n";
  xmlBuffer *buffer = xmlBufferCreate ();
  xmlTextWriter *writer = writer_new (buffer);
  char *text;

  /* Inside its root, so that it is indented as in a file. */
  lan_save_open (writer, "lancaster-game");
  lan_save_write_state (writer, content, state, after);
  lan_save_close (writer);
  xmlFreeTextWriter (writer);
  text = g_strndup ((const char *) xmlBufferContent (buffer) + strlen (root), (gsize) xmlBufferLength (buffer) - strlen (root) - strlen (end));
  xmlBufferFree (buffer);
  return text;
}

/* Replaces a local file whole; a link is followed and permissions are kept. */
static gboolean
replace_local (const char *path, const char *data, gsize size, GError **error)
{
  g_autofree char *target = NULL;
  char *resolved = realpath (path, NULL);
  GStatBuf status;
  int mode = NEW_FILE_MODE;

  target = g_strdup (resolved != NULL ? resolved : path);
  free (resolved);
  if (g_stat (target, &status) == 0)
    mode = status.st_mode & 0777;
  return g_file_set_contents_full (target, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, error);
}

gboolean
lan_save_write_file (const LanRecord *record, GFile *file, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  g_autofree char *reason = NULL;
  const char *path;
  const char *data;
  gsize size;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = lan_save_write_bytes (record);
  g_return_val_if_fail (bytes != NULL, FALSE);
  data = g_bytes_get_data (bytes, &size);
  path = g_file_peek_path (file);
  if (path != NULL ? replace_local (path, data, size, &local)
                   : g_file_replace_contents (file, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &local))
    return TRUE;
  name = lan_xml_name_of (file);
  reason = lan_reason_of (file, local);
  /* Translators: file name, reason. */
  g_set_error (error, LAN_SAVE_ERROR, LAN_SAVE_ERROR_WRITE, _("%s cannot be written: %s. Save the game in another folder."), name, reason);
  return FALSE;
}
