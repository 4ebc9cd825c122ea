/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-cli-arena-folder.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "lan-save-reader.h"
#include "lan-save-writer.h"

#define NAME_OF_FILE "selfplay.conf"
#define GROUP "selfplay"

/* What must be the same for games to belong together. */
static const char *const keys[] = { "version", "content", "revision", "players", "seed", "agents", "fingerprints" };

static char *
list_agents (const LanCliArena *arena, char *(*describe) (const LanAgent *))
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < arena->players; i++)
    {
      g_autofree char *text = describe (lan_cli_agent_at (arena->agents, i));

      g_string_append_printf (list, "%s%s", i > 0 ? "," : "", text);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
name_of (const LanAgent *agent)
{
  return g_strdup (agent->name);
}

static GKeyFile *
describe (const LanCliArena *arena)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *agents = list_agents (arena, name_of);
  g_autofree char *fingerprints = list_agents (arena, lan_computers_get_fingerprint);

  g_key_file_set_string (file, GROUP, "version", LAN_VERSION);
  g_key_file_set_string (file, GROUP, "content", lan_game_content_get_id (arena->content));
  g_key_file_set_uint64 (file, GROUP, "revision", lan_game_content_get_revision (arena->content));
  g_key_file_set_uint64 (file, GROUP, "players", arena->players);
  g_key_file_set_uint64 (file, GROUP, "seed", arena->seed);
  g_key_file_set_string (file, GROUP, "agents", agents);
  g_key_file_set_string (file, GROUP, "fingerprints", fingerprints);
  return file;
}

static gboolean
check_same (const LanCliArena *arena, GKeyFile *there, GKeyFile *here, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *then = g_key_file_get_string (there, GROUP, keys[i], NULL);
      g_autofree char *now = g_key_file_get_string (here, GROUP, keys[i], NULL);

      if (g_strcmp0 (then, now) == 0)
        continue;
      /* Translators: a folder, a word such as "seed", and its two values. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   _("%1$s holds games of another set-up: “%2$s” is “%3$s” there, not “%4$s”. Give another folder, or the same options as then."),
                   arena->folder, keys[i], then != NULL ? then : "", now);
      return FALSE;
    }
  return TRUE;
}

/* A folder with other things in it is not ours to fill. */
static gboolean
check_empty (const LanCliArena *arena, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (arena->folder, 0, error);

  if (dir == NULL)
    return FALSE;
  if (g_dir_read_name (dir) == NULL)
    return TRUE;
  /* Translators: %s is a folder. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_EMPTY, _("%s holds other files. Give a folder that is empty or not there yet."), arena->folder);
  return FALSE;
}

gboolean
lan_cli_folder_begin (const LanCliArena *arena, GError **error)
{
  g_autofree char *path = g_build_filename (arena->folder, NAME_OF_FILE, NULL);
  g_autoptr (GKeyFile) here = describe (arena);
  g_autoptr (GKeyFile) there = g_key_file_new ();

  if (g_mkdir_with_parents (arena->folder, 0777) != 0)
    {
      /* Translators: a folder, and a reason given by the system. */
      g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), _("%1$s cannot be made: %2$s. Give another folder."), arena->folder, g_strerror (errno));
      return FALSE;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return g_key_file_load_from_file (there, path, G_KEY_FILE_NONE, error) && check_same (arena, there, here, error);
  return check_empty (arena, error) && g_key_file_save_to_file (here, path, error);
}

static GFile *
file_of (const LanCliArena *arena, guint game)
{
  g_autofree char *name = g_strdup_printf ("game-%06u" LAN_SAVE_SUFFIX, game + 1);

  return g_file_new_build_filename (arena->folder, name, NULL);
}

static gboolean
is_game (const LanCliArena *arena, const LanRecord *record, const LanGameSetup *setup)
{
  LanState state;

  if (record->setup->seed != setup->seed || memcmp (&record->setup->chance, &setup->chance, sizeof setup->chance) != 0)
    return FALSE;
  for (guint seat = 0; seat < setup->chance.players; seat++)
    if (g_strcmp0 (record->setup->houses[seat].level, setup->houses[seat].level) != 0)
      return FALSE;
  return lan_record_replay (record, record->choices->len, &state, NULL, NULL) && state.step == LAN_STEP_FINISHED;
}

gboolean
lan_cli_folder_find (const LanCliArena *arena, guint game, const LanGameSetup *setup, LanRecord **record, GError **error)
{
  g_autoptr (GFile) file = file_of (arena, game);

  *record = NULL;
  if (!g_file_query_exists (file, NULL))
    return TRUE;
  *record = lan_save_read_file (file, arena->content, error);
  if (*record == NULL)
    return FALSE;
  if (is_game (arena, *record, setup))
    return TRUE;
  g_clear_pointer (record, lan_record_free);
  /* Translators: %s is a file. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("%s is not the game that belongs there. Move it away; it will be played anew."), g_file_peek_path (file));
  return FALSE;
}

gboolean
lan_cli_folder_keep (const LanCliArena *arena, guint game, const LanRecord *record, GError **error)
{
  g_autoptr (GFile) file = file_of (arena, game);

  return lan_save_write_file (record, file, error);
}
