/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-record.h"

G_DEFINE_BOXED_TYPE (LanGameSetup, lan_game_setup, lan_game_setup_copy, lan_game_setup_free)

LanGameSetup *
lan_game_setup_new (LanGameContent *content, unsigned players, guint64 seed)
{
  LanGameSetup *setup;

  g_return_val_if_fail (LAN_IS_GAME_CONTENT (content), NULL);
  g_return_val_if_fail (players >= LAN_MIN_SEATS && players <= LAN_MAX_SEATS, NULL);

  setup = g_new0 (LanGameSetup, 1);
  setup->content = g_object_ref (content);
  setup->seed = seed;
  setup->take_backs = LAN_TAKE_BACKS_FREE;
  setup->generator = g_strdup (LAN_VERSION);
  lan_setup_draw (lan_game_content_get_tables (content), &setup->chance, players, seed);
  for (unsigned seat = 0; seat < players; seat++)
    {
      setup->houses[seat].family = seat;
      lan_game_setup_set_house (setup, seat, lan_game_content_get_plain_title (content, LAN_TABLE_FAMILIES, seat), LAN_CONTROLLER_HUMAN, NULL);
    }
  return setup;
}

LanGameSetup *
lan_game_setup_copy (const LanGameSetup *setup)
{
  LanGameSetup *copy;

  g_return_val_if_fail (setup != NULL, NULL);

  copy = g_memdup2 (setup, sizeof *setup);
  g_object_ref (copy->content);
  copy->generator = g_strdup (setup->generator);
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      copy->houses[seat].name = g_strdup (setup->houses[seat].name);
      copy->houses[seat].level = g_strdup (setup->houses[seat].level);
      copy->houses[seat].engine = g_strdup (setup->houses[seat].engine);
    }
  return copy;
}

void
lan_game_setup_free (LanGameSetup *setup)
{
  if (setup == NULL)
    return;
  g_clear_object (&setup->content);
  g_free (setup->generator);
  for (unsigned seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      g_free (setup->houses[seat].name);
      g_free (setup->houses[seat].level);
      g_free (setup->houses[seat].engine);
    }
  g_free (setup);
}

/* A name as a file can hold it: valid, one line, not too long. (transfer full) */
static char *
clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *clean = g_string_new (NULL);
  glong n = 0;

  for (const char *p = valid; *p != '\0' && n < LAN_NAME_MAX; p = g_utf8_next_char (p), n++)
    {
      gunichar c = g_utf8_get_char (p);
      /* XML 1.0 has no place for the last two. */
      gboolean fits = !g_unichar_iscntrl (c) && c != 0x2028 && c != 0x2029 && c != 0xfffe && c != 0xffff;
      g_string_append_unichar (clean, fits ? c : ' ');
    }
  return g_string_free (clean, FALSE);
}

void
lan_game_setup_set_house (LanGameSetup *setup, unsigned seat, const char *name, LanController controller, const char *level)
{
  LanHouseSetup *house;
  char *name_copy, *level_copy;

  g_return_if_fail (setup != NULL && seat < LAN_MAX_SEATS);
  g_return_if_fail (name != NULL);
  g_return_if_fail ((controller == LAN_CONTROLLER_COMPUTER) == (level != NULL));

  /* Copied first: the caller may hand in the strings that are replaced. */
  house = &setup->houses[seat];
  name_copy = clean_name (name);
  level_copy = g_strdup (level);
  g_free (house->name);
  g_free (house->level);
  house->name = name_copy;
  house->level = level_copy;
  g_clear_pointer (&house->engine, g_free);
  house->controller = controller;
}

void
lan_game_setup_set_engine (LanGameSetup *setup, unsigned seat, const char *command)
{
  g_return_if_fail (setup != NULL && seat < LAN_MAX_SEATS);
  g_return_if_fail (setup->houses[seat].controller == LAN_CONTROLLER_COMPUTER && command != NULL);

  g_free (setup->houses[seat].engine);
  setup->houses[seat].engine = g_strdup (command);
}

unsigned
lan_game_setup_count_humans (const LanGameSetup *setup)
{
  unsigned humans = 0;

  g_return_val_if_fail (setup != NULL, 0);
  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    humans += setup->houses[seat].controller == LAN_CONTROLLER_HUMAN;
  return humans;
}

LanRecord *
lan_record_new (const LanGameSetup *setup)
{
  LanRecord *record = g_new0 (LanRecord, 1);

  record->setup = lan_game_setup_copy (setup);
  record->choices = g_array_new (FALSE, TRUE, sizeof (LanChoice));
  return record;
}

LanRecord *
lan_record_copy (const LanRecord *record)
{
  LanRecord *copy;

  g_return_val_if_fail (record != NULL, NULL);

  copy = lan_record_new (record->setup);
  g_array_append_vals (copy->choices, record->choices->data, record->choices->len);
  return copy;
}

void
lan_record_free (LanRecord *record)
{
  if (record == NULL)
    return;
  lan_game_setup_free (record->setup);
  g_array_unref (record->choices);
  g_free (record);
}

/* Notes where and why a replay stopped. */
static gboolean
stop_replay (LanRule broken, int number, LanRule *rule, int *at)
{
  if (rule != NULL)
    *rule = broken;
  if (at != NULL)
    *at = number;
  return FALSE;
}

gboolean
lan_record_replay (const LanRecord *record, unsigned n, LanState *state, LanRule *rule, int *at)
{
  const LanContent *tables = lan_game_content_get_tables (record->setup->content);
  LanRule broken;

  g_return_val_if_fail (n <= record->choices->len, FALSE);

  broken = lan_state_init (tables, state, &record->setup->chance);
  if (broken != LAN_RULE_OK)
    return stop_replay (broken, -1, rule, at);
  for (unsigned i = 0; i < n; i++)
    {
      broken = lan_apply (tables, state, &g_array_index (record->choices, LanChoice, i), NULL);
      if (broken != LAN_RULE_OK)
        return stop_replay (broken, (int) i, rule, at);
    }
  return TRUE;
}
