/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-engine-script.h"

#include "lan-choice-text.h"
#include "lan-save-writer.h"

static void
append_ids (GString *line, const char *name, LanGameContent *content, LanTableKind table, const uint8_t *cards, guint n)
{
  g_string_append_printf (line, " %s=", name);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "," : "", lan_game_content_get_item_id (content, table, cards[i]));
}

/* R2.4, R2.5: of the cards, those that lie open in round 1. */
static char *
begin (LanGameContent *content, const LanSetup *chance)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "newgame content=%s revision=%u players=%u start-seat=%u", lan_game_content_get_id (content),
                          lan_game_content_get_revision (content), chance->players, chance->start_seat);
  append_ids (line, "conflicts", content, LAN_TABLE_CONFLICTS, chance->conflict_deck, 2);
  append_ids (line, "laws", content, LAN_TABLE_LAWS, chance->law_deck, LAN_IN_FORCE + LAN_PROPOSALS);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* The cards that a later round lays open. */
static char *
reveal (LanGameContent *content, const LanSetup *chance, guint round)
{
  g_autoptr (GString) line = g_string_new ("reveal");

  append_ids (line, "conflicts", content, LAN_TABLE_CONFLICTS, chance->conflict_deck + 2 * (round - 1), 2);
  append_ids (line, "laws", content, LAN_TABLE_LAWS, chance->law_deck + LAN_IN_FORCE + LAN_PROPOSALS * (round - 1), LAN_PROPOSALS);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
publish (GPtrArray *script, GPtrArray *secrets)
{
  for (guint i = 0; i < secrets->len; i++)
    g_ptr_array_add (script, g_strdup (secrets->pdata[i]));
  g_ptr_array_set_size (secrets, 0);
}

GPtrArray *
lan_engine_script (LanGameContent *content, const LanGameSetup *setup, const LanChoice *choices, guint n)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  GPtrArray *script = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) secrets = g_ptr_array_new_with_free_func (g_free);
  LanState state;

  g_ptr_array_add (script, begin (content, &setup->chance));
  if (lan_state_init (tables, &state, &setup->chance) != LAN_RULE_OK)
    g_return_val_if_reached (script);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = lan_choice_to_text (content, &state, &choices[i]);
      guint round = state.round;

      g_ptr_array_add (secrets, g_strconcat ("play ", text, NULL));
      /* Everybody votes on everything. */
      if (choices[i].kind != LAN_DECISION_VOTE || secrets->len == state.players)
        publish (script, secrets);
      lan_apply_legal (tables, &state, &choices[i], NULL);
      if (state.round != round)
        g_ptr_array_add (script, reveal (content, &setup->chance, state.round));
    }
  return script;
}

char *
lan_engine_script_choices (LanGameContent *content, const LanState *state)
{
  g_autoptr (GString) line = g_string_new ("choices");
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_decision_spans (lan_game_content_get_tables (content), state, spans);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = lan_choice_span_to_text (content, state, &spans[i]);

      g_string_append_printf (line, "%s%s", i > 0 ? " | " : " ", text);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

char *
lan_engine_script_position (LanGameContent *content, const LanState *state, guint after)
{
  g_autofree char *xml = lan_save_state_to_xml (content, state, after);
  g_auto (GStrv) lines = g_strsplit (xml, "\n", -1);
  g_autoptr (GString) line = g_string_new ("position ");

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append (line, g_strstrip (lines[i]));
  return g_string_free (g_steal_pointer (&line), FALSE);
}
