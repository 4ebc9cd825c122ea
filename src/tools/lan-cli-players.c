/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-apply.h"
#include "lan-cli-outsiders.h"
#include "lan-cli-players.h"
#include "lan-view.h"

/* No more threads than any machine has use for. */
#define MAX_JOBS 256

/* (transfer full) */
static LanAgent *
parse_agent (const char *text, gboolean engines, GError **error)
{
  return engines && lan_cli_is_outsider (text) ? lan_cli_outsider_new (text) : lan_computers_parse (text, error);
}

static void
agent_free (gpointer agent)
{
  if (lan_cli_is_outsider (((LanAgent *) agent)->name))
    lan_cli_outsider_free (agent);
  else
    lan_computers_free (agent);
}

GPtrArray *
lan_cli_parse_agents (const LanCliCommand *command, const char *list, guint seats, gboolean engines)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);
  g_autoptr (GPtrArray) agents = g_ptr_array_new_with_free_func (agent_free);
  guint n = g_strv_length (names);

  if (n > seats)
    {
      /* Translators: %1$u is a number of computer players, %2$u how many names were given. */
      lan_cli_usage_error (command, ngettext ("--agents: there is %1$u seat, but %2$u names were given",
                                              "--agents: there are %1$u seats, but %2$u names were given", seats), seats, n);
      return NULL;
    }
  for (guint i = 0; i < MAX (n, 1); i++)
    {
      g_autoptr (GError) error = NULL;
      LanAgent *agent = parse_agent (n > 0 ? names[i] : "", engines, &error);

      if (agent == NULL)
        {
          lan_cli_usage_error (command, "%s", error->message);
          return NULL;
        }
      g_ptr_array_add (agents, agent);
    }
  return g_steal_pointer (&agents);
}

int
lan_cli_check_games (const LanCliCommand *command, int players, int games, int jobs, gint64 seed)
{
  if (players < LAN_MIN_SEATS || players > LAN_MAX_SEATS)
    return lan_cli_usage_error (command, "%s", _("--players: a number from 2 to 5 is needed"));
  if (games < 1)
    return lan_cli_usage_error (command, "%s", _("--games: at least one game is needed"));
  if (jobs < 1 || jobs > MAX_JOBS)
    /* Translators: %d is the largest number allowed. */
    return lan_cli_usage_error (command, _("--jobs: a number from 1 to %d is needed"), MAX_JOBS);
  if (seed < 0)
    return lan_cli_usage_error (command, "%s", _("numbers must not be negative"));
  return LAN_CLI_OK;
}

const LanAgent *
lan_cli_agent_at (const GPtrArray *agents, guint seat)
{
  return agents->pdata[seat % agents->len];
}

char *
lan_cli_agent_level (const LanAgent *agent)
{
  return g_strndup (agent->name, strcspn (agent->name, ":"));
}

void
lan_cli_players_seed (LanCliPlayers *self, guint64 seed)
{
  /* A factor that has nothing to do with the step of the seeding, so that the seats' numbers do not overlap. */
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    lan_rng_seed (&self->rngs[seat], seed + G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9) * (seat + 1));
}

LanChoice
lan_cli_players_choose (LanCliPlayers *self, const LanContent *content, const LanState *state)
{
  unsigned seat = lan_decision_next (content, state).seat;
  LanState view;

  lan_view (content, state, seat, &self->rngs[seat], &view); /* R8.2 */
  return self->agents[seat]->choose (self->agents[seat], content, &view, &self->rngs[seat], NULL, NULL);
}

LanRecord *
lan_cli_players_play (LanCliPlayers *self, LanGameContent *content, const LanGameSetup *setup, guint stop_after, LanState *state,
                      GError **error)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  g_autoptr (LanCliOutsiders) outsiders = lan_cli_outsiders_new (self, setup->chance.players);
  g_autoptr (LanRecord) record = lan_record_new (setup);

  if (lan_state_init (tables, state, &setup->chance) != LAN_RULE_OK)
    g_assert_not_reached (); /* the setup was drawn by the rules */
  while (record->choices->len < stop_after && lan_decision_next (tables, state).kind != LAN_DECISION_NONE)
    {
      LanChoice choice;

      if (!lan_cli_outsiders_plays (outsiders, lan_decision_next (tables, state).seat))
        choice = lan_cli_players_choose (self, tables, state);
      else if (!lan_cli_outsiders_choose (outsiders, content, record, state, &choice, error))
        return NULL;
      if (lan_apply (tables, state, &choice, NULL) != LAN_RULE_OK)
        g_error ("A computer player made an illegal choice"); /* a bug, never a matter of input */
      g_array_append_val (record->choices, choice);
    }
  return g_steal_pointer (&record);
}

void
lan_cli_players_sign (const LanCliPlayers *self, LanGameSetup *setup)
{
  for (guint seat = 0; seat < setup->chance.players; seat++)
    {
      g_autofree char *level = lan_cli_agent_level (self->agents[seat]);

      lan_game_setup_set_house (setup, seat, setup->houses[seat].name, LAN_CONTROLLER_COMPUTER, level);
    }
}
