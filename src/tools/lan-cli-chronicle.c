/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-cli-chronicle.h"
#include "lan-cli-terminal.h"
#include "lan-words.h"

static void
tell (LanGame *game, const LanState *state, const LanEvent *event)
{
  g_autofree char *sentence = lan_words_event (lan_game_get_content (game), lan_game_get_setup (game), state, event);

  if (sentence == NULL)
    return;
  if (event->type == LAN_EVENT_ROUND || event->type == LAN_EVENT_PHASE)
    {
      g_print ("\n");
      lan_cli_print_heading (sentence);
    }
  else
    lan_cli_print_wrapped (sentence, 2);
}

static void
tell_start (LanGame *game)
{
  const LanState *state = lan_game_peek_state (game, 0);
  LanEvent event = { .type = LAN_EVENT_START, .side = LAN_NO_SIDE, .place = LAN_PLACE_NONE, .item = state->start_seat };

  tell (game, state, &event);
}

void
lan_cli_chronicle_begin (LanGame *game)
{
  LanGameContent *content = lan_game_get_content (game);
  const LanGameSetup *setup = lan_game_get_setup (game);

  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    {
      g_autofree char *name = lan_words_side (content, setup, seat);
      g_autofree char *line = NULL;

      if (setup->houses[seat].controller == LAN_CONTROLLER_COMPUTER)
        /* Translators: %1$s is a house, %2$s the name of a computer player. */
        line = g_strdup_printf (_("%1$s is played by the computer (%2$s)."), name, setup->houses[seat].level);
      else
        /* Translators: %s is a house. */
        line = g_strdup_printf (_("%s is played by a human."), name);
      lan_cli_print_wrapped (line, 0);
    }
  tell_start (game);
}

void
lan_cli_chronicle (LanGame *game, guint from, guint until)
{
  for (guint n = from; n < until; n++)
    {
      const LanState *state = lan_game_peek_state (game, n + 1);
      guint n_events;
      const LanEvent *events = lan_game_get_events (game, n, &n_events);

      for (guint i = 0; i < n_events; i++)
        tell (game, state, &events[i]);
    }
}
