/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-computers.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "lan-ai.h"
#include "lan-computer-resources.h"
#include "lan-level.h"

#define LEVELS "/io/github/lancaster_game/Lancaster/computer/levels.conf"
#define LEVEL_GROUP "level "
#define CHARACTER_GROUP "character "

G_DEFINE_QUARK (lan-computers-error-quark, lan_computers_error)

/* Read once, never changed and never freed: searches may hold on to it until the program is gone. */
typedef struct {
  GPtrArray *levels;     /* of names, ended by NULL */
  GPtrArray *characters;
  GHashTable *players;   /* name -> LanLevel */
} Roster;

static GKeyFile *
load_file (GError **error)
{
  g_autoptr (GBytes) bytes = g_resource_lookup_data (lan_computer_get_resource (), LEVELS, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (bytes == NULL || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, error))
    return NULL;
  return g_steal_pointer (&file);
}

static GPtrArray *
names_with (char **groups, const char *prefix)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], prefix))
      g_ptr_array_add (names, g_strdup (groups[i] + strlen (prefix)));
  g_ptr_array_add (names, NULL);
  return names;
}

static gboolean
add_player (Roster *self, GKeyFile *file, const char *level, const char *character, GError **error)
{
  g_autofree char *name = character != NULL ? g_strconcat (level, "-", character, NULL) : g_strdup (level);
  g_autofree char *group = g_strconcat (LEVEL_GROUP, level, NULL);
  g_autofree char *likings = character != NULL ? g_strconcat (CHARACTER_GROUP, character, NULL) : NULL;
  g_autoptr (LanLevel) player = lan_level_read (file, group, name, error);

  if (player == NULL || (likings != NULL && !lan_level_read_character (player, file, likings, error)))
    return FALSE;
  g_hash_table_insert (self->players, player->name, player);
  player = NULL;
  return TRUE;
}

/* Every level as it is and in every character. */
static gboolean
add_players (Roster *self, GKeyFile *file, GError **error)
{
  for (guint i = 0; self->levels->pdata[i] != NULL; i++)
    {
      if (!add_player (self, file, self->levels->pdata[i], NULL, error))
        return FALSE;
      for (guint k = 0; self->characters->pdata[k] != NULL; k++)
        if (!add_player (self, file, self->levels->pdata[i], self->characters->pdata[k], error))
          return FALSE;
    }
  return TRUE;
}

static gpointer
load_roster (gpointer unused)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) file = load_file (&error);
  g_auto (GStrv) groups = file != NULL ? g_key_file_get_groups (file, NULL) : NULL;
  Roster *self = g_new0 (Roster, 1);

  if (file == NULL)
    g_error ("The levels compiled into the program are broken: %s", error->message);
  self->levels = names_with (groups, LEVEL_GROUP);
  self->characters = names_with (groups, CHARACTER_GROUP);
  self->players = g_hash_table_new (g_str_hash, g_str_equal);
  if (!add_players (self, file, &error))
    g_error ("The levels compiled into the program are broken: %s", error->message);
  return self;
}

static const Roster *
get_roster (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_roster, NULL);
}

const LanAgent *
lan_computers_find (const char *name)
{
  const LanAgent *simple = name != NULL ? lan_ai_find (name) : NULL;

  if (name == NULL)
    return NULL;
  return simple != NULL ? simple : g_hash_table_lookup (get_roster ()->players, name);
}

const LanSearcher *
lan_computers_find_searcher (const char *name)
{
  const LanLevel *level = name != NULL ? g_hash_table_lookup (get_roster ()->players, name) : NULL;

  return level != NULL ? &level->searcher : NULL;
}

const char *const *
lan_computers_get_levels (void)
{
  return (const char *const *) get_roster ()->levels->pdata;
}

const char *const *
lan_computers_get_characters (void)
{
  return (const char *const *) get_roster ()->characters->pdata;
}

static void
set_unknown (GError **error, const char *name)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (const LanAgent *const *agent = lan_ai_agents (); *agent != NULL; agent++)
    g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", (*agent)->name);
  for (const char *const *level = lan_computers_get_levels (); *level != NULL; level++)
    g_string_append_printf (known, ", %s", *level);
  /* Translators: %1$s is what was typed, %2$s a list of names. */
  g_set_error (error, LAN_COMPUTERS_ERROR, LAN_COMPUTERS_ERROR_UNKNOWN, _("unknown computer player '%1$s'; there are: %2$s"), name, known->str);
}

/* One option, as in "iterations=400". */
static gboolean
set_option (LanLevel *level, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);

  return lan_level_set (level, parts[0] != NULL ? parts[0] : "", parts[0] != NULL && parts[1] != NULL ? parts[1] : "", error);
}

LanAgent *
lan_computers_parse (const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  const LanAgent *simple = parts[0] != NULL ? lan_ai_find (parts[0]) : NULL;
  const LanLevel *known = parts[0] != NULL ? g_hash_table_lookup (get_roster ()->players, parts[0]) : NULL;
  g_autoptr (LanLevel) level = NULL;

  if (known == NULL && (simple == NULL || parts[1] != NULL))
    {
      set_unknown (error, text);
      return NULL;
    }
  level = known != NULL ? lan_level_copy (known, text) : g_new0 (LanLevel, 1);
  if (known == NULL)
    level->searcher.agent = *simple;
  for (guint i = 1; parts[i] != NULL; i++)
    if (!set_option (level, parts[i], error))
      return NULL;
  if (known != NULL && level->searcher.limits.iterations == 0 && level->searcher.limits.milliseconds == 0)
    {
      g_set_error_literal (error, LAN_COMPUTERS_ERROR, LAN_COMPUTERS_ERROR_VALUE, _("a search needs a limit: iterations or milliseconds"));
      return NULL;
    }
  return &g_steal_pointer (&level)->searcher.agent;
}

void
lan_computers_free (LanAgent *agent)
{
  lan_level_free ((LanLevel *) agent);
}

char *
lan_computers_get_fingerprint (const LanAgent *agent)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const LanSearcher *searcher = (const LanSearcher *) agent;

  if (agent->choose != lan_searcher_choose)
    return g_strdup (agent->name);
  g_checksum_update (sum, (const guchar *) &searcher->limits, sizeof searcher->limits);
  g_checksum_update (sum, (const guchar *) &searcher->looseness, sizeof searcher->looseness);
  if (searcher->weights != NULL)
    g_checksum_update (sum, (const guchar *) searcher->weights, sizeof *searcher->weights);
  if (searcher->own != NULL)
    g_checksum_update (sum, (const guchar *) searcher->own, sizeof *searcher->own);
  return g_strndup (g_checksum_get_string (sum), 16);
}
