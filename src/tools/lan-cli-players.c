/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-players.h"
#include "lan-view.h"

static char *
known_names (void)
{
  GString *names = g_string_new (NULL);

  for (const LanAgent *const *agent = lan_ai_agents (); *agent != NULL; agent++)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", (*agent)->name);
  return g_string_free (names, FALSE);
}

gboolean
lan_cli_parse_agents (const LanCliCommand *command, const char *list, guint seats, const LanAgent **agents)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);
  guint n = g_strv_length (names);

  if (n > seats)
    {
      /* Translators: %1$u is a number of computer players, %2$u how many names were given. */
      lan_cli_usage_error (command, ngettext ("--agents: there is %1$u seat, but %2$u names were given",
                                              "--agents: there are %1$u seats, but %2$u names were given", seats), seats, n);
      return FALSE;
    }
  for (guint seat = 0; seat < seats; seat++)
    {
      const char *name = names[seat % n];

      agents[seat] = lan_ai_find (name);
      if (agents[seat] == NULL)
        {
          g_autofree char *known = known_names ();

          /* Translators: %1$s is what was typed, %2$s a list of names. */
          lan_cli_usage_error (command, _("unknown computer player '%1$s'; there are: %2$s"), name, known);
          return FALSE;
        }
    }
  return TRUE;
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
  return self->agents[seat]->choose (content, &view, &self->rngs[seat], NULL, NULL);
}
