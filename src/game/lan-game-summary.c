/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game-summary.h"

#include <string.h>

#include "lan-save-private.h"

#define GROUP "game"

LanGameSummary *
lan_game_summary_new (const LanRecord *record, gint64 begun, gint64 played)
{
  LanGameSummary *summary;
  LanState state;
  gboolean follows = lan_record_replay (record, record->choices->len, &state, NULL, NULL);

  g_return_val_if_fail (follows, NULL);

  summary = g_new0 (LanGameSummary, 1);
  summary->content = g_object_ref (record->setup->content);
  summary->begun = begun;
  summary->played = played;
  summary->decisions = record->choices->len;
  summary->round = state.round;
  summary->phase = lan_state_phase (&state);
  summary->deciding_seat = lan_decision_next (lan_game_content_get_tables (summary->content), &state).seat;
  summary->players = state.players;
  for (unsigned seat = 0; seat < state.players; seat++)
    {
      summary->seats[seat].family = record->setup->houses[seat].family;
      summary->seats[seat].name = g_strdup (record->setup->houses[seat].name);
      summary->seats[seat].controller = record->setup->houses[seat].controller;
      summary->seats[seat].points = state.houses[seat].goods[LAN_GOOD_PP];
    }
  return summary;
}

LanGameSummary *
lan_game_summary_copy (const LanGameSummary *summary)
{
  LanGameSummary *copy;

  g_return_val_if_fail (summary != NULL, NULL);

  copy = g_memdup2 (summary, sizeof *summary);
  g_object_ref (copy->content);
  for (unsigned seat = 0; seat < summary->players; seat++)
    copy->seats[seat].name = g_strdup (summary->seats[seat].name);
  return copy;
}

void
lan_game_summary_free (LanGameSummary *summary)
{
  if (summary == NULL)
    return;
  g_clear_object (&summary->content);
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    g_free (summary->seats[seat].name);
  g_free (summary);
}

/* "seat 0": the group of that seat. (transfer full) */
static char *
seat_group (unsigned seat)
{
  return g_strdup_printf ("seat %u", seat);
}

static void
write_seat (GKeyFile *file, const LanSeatSummary *seat, unsigned number, LanGameContent *content)
{
  g_autofree char *group = seat_group (number);

  g_key_file_set_string (file, group, "family", lan_game_content_get_item_id (content, LAN_TABLE_FAMILIES, seat->family));
  g_key_file_set_string (file, group, "name", seat->name);
  g_key_file_set_string (file, group, "controller", lan_save_controllers[seat->controller]);
  g_key_file_set_uint64 (file, group, "points", seat->points);
}

GBytes *
lan_game_summary_to_bytes (const LanGameSummary *summary, gint64 stamp)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize size;
  char *text;

  g_key_file_set_string (file, GROUP, "content", lan_game_content_get_id (summary->content));
  g_key_file_set_uint64 (file, GROUP, "revision", lan_game_content_get_revision (summary->content));
  g_key_file_set_int64 (file, GROUP, "stamp", stamp);
  g_key_file_set_int64 (file, GROUP, "begun", summary->begun);
  g_key_file_set_int64 (file, GROUP, "played", summary->played);
  g_key_file_set_uint64 (file, GROUP, "decisions", summary->decisions);
  g_key_file_set_uint64 (file, GROUP, "round", summary->round);
  g_key_file_set_string (file, GROUP, "phase", lan_save_phases[summary->phase]);
  g_key_file_set_uint64 (file, GROUP, "deciding-seat", summary->deciding_seat);
  g_key_file_set_uint64 (file, GROUP, "players", summary->players);
  for (unsigned seat = 0; seat < summary->players; seat++)
    write_seat (file, &summary->seats[seat], seat, summary->content);

  text = g_key_file_to_data (file, &size, NULL);
  return g_bytes_new_take (text, size);
}

/* FALSE when there is no such number, or it is out of range. */
static gboolean
read_number (GKeyFile *file, const char *group, const char *key, guint64 minimum, guint64 maximum, guint64 *number)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, minimum, maximum, number, NULL);
}

static gboolean
read_small (GKeyFile *file, const char *group, const char *key, unsigned minimum, unsigned maximum, unsigned *number)
{
  guint64 value;

  if (!read_number (file, group, key, minimum, maximum, &value))
    return FALSE;
  *number = (unsigned) value;
  return TRUE;
}

static gboolean
read_date (GKeyFile *file, const char *key, gint64 *date)
{
  guint64 value;

  if (!read_number (file, GROUP, key, 0, G_MAXINT64, &value))
    return FALSE;
  *date = (gint64) value;
  return TRUE;
}

static gboolean
read_word (GKeyFile *file, const char *group, const char *key, const char *const *words, unsigned *index)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

  for (unsigned i = 0; text != NULL && words[i] != NULL; i++)
    if (g_str_equal (text, words[i]))
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_seat (GKeyFile *file, LanSeatSummary *seat, unsigned number, LanGameContent *content)
{
  g_autofree char *group = seat_group (number);
  g_autofree char *family = g_key_file_get_string (file, group, "family", NULL);
  unsigned controller;

  seat->name = g_key_file_get_string (file, group, "name", NULL);
  if (seat->name == NULL || !lan_xml_is_line (seat->name, LAN_NAME_MAX)
      || family == NULL || !lan_game_content_find (content, LAN_TABLE_FAMILIES, family, &seat->family)
      || !read_word (file, group, "controller", lan_save_controllers, &controller)
      || !read_small (file, group, "points", 0, LAN_COUNTER_MAX, &seat->points))
    return FALSE;
  seat->controller = (LanController) controller;
  return TRUE;
}

static gboolean
read_content (GKeyFile *file, LanGameContent *newest, LanGameContent **content)
{
  g_autofree char *id = g_key_file_get_string (file, GROUP, "content", NULL);
  LanGameContent *found;
  unsigned revision;

  if (id == NULL || !read_small (file, GROUP, "revision", 0, G_MAXUINT, &revision))
    return FALSE;
  found = lan_game_content_find_revision (newest, id, revision);
  return found != NULL && g_set_object (content, found);
}

static gboolean
read_summary (GKeyFile *file, LanGameSummary *summary, LanGameContent *newest, gint64 stamp)
{
  gint64 written;
  unsigned phase;

  if (!read_content (file, newest, &summary->content) || !read_date (file, "stamp", &written) || written != stamp
      || !read_date (file, "begun", &summary->begun)
      || !read_date (file, "played", &summary->played)
      || !read_small (file, GROUP, "decisions", 0, LAN_DECISIONS_MAX, &summary->decisions)
      || !read_small (file, GROUP, "round", 1, LAN_ROUNDS, &summary->round)
      || !read_word (file, GROUP, "phase", lan_save_phases, &phase)
      || !read_small (file, GROUP, "players", LAN_MIN_SEATS, LAN_MAX_SEATS, &summary->players)
      || !read_small (file, GROUP, "deciding-seat", 0, LAN_NO_SEAT, &summary->deciding_seat))
    return FALSE;
  summary->phase = (LanPhase) phase;
  /* Somebody decides as long as the game is not over, and nobody afterwards. */
  if (summary->phase == LAN_PHASE_FINISHED ? summary->deciding_seat != LAN_NO_SEAT : summary->deciding_seat >= summary->players)
    return FALSE;
  for (unsigned seat = 0; seat < summary->players; seat++)
    if (!read_seat (file, &summary->seats[seat], seat, summary->content))
      return FALSE;
  return TRUE;
}

LanGameSummary *
lan_game_summary_from_bytes (GBytes *bytes, LanGameContent *newest, gint64 stamp)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LanGameSummary) summary = g_new0 (LanGameSummary, 1);

  if (!g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL) || !read_summary (file, summary, newest, stamp))
    return NULL;
  return g_steal_pointer (&summary);
}
