/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outside programs in the seats of a session. */

#include "lan-config.h"

#include <glib/gi18n-lib.h>

#include "lan-engine-player.h"
#include "lan-session-private.h"

/* Told in the window; the game goes on. */
static void
on_replaced (LanSession *self, const char *what, LanEnginePlayer *player)
{
  const LanGameSetup *setup = lan_session_get_setup (self);
  guint seat = 0;
  g_autofree char *message = NULL;

  while (seat < LAN_MAX_SEATS && lan_referee_get_player (self->referee, seat) != LAN_PLAYER (player))
    seat++;
  if (seat == LAN_MAX_SEATS)
    return;
  /* Translators: what happened (a sentence), and the name of a house. */
  message = g_strdup_printf (_("%1$s A computer player of Lancaster plays for %2$s from now on, and the game goes on. To try the engine again, begin a new game."), what, setup->houses[seat].name);
  g_signal_emit_by_name (self, "replaced", message);
}

LanPlayer *
lan_session_engage (LanSession *self, guint seat, LanPlayer *substitute)
{
  /* Its own random numbers must tell nothing about the cards, so they are not drawn from the seed of the game. */
  g_autoptr (LanEngine) engine = lan_engine_new (lan_session_get_setup (self)->houses[seat].engine, g_random_int ());
  LanPlayer *player = lan_engine_player_new (self->game, engine, substitute);

  g_signal_connect_object (player, "replaced", G_CALLBACK (on_replaced), self, G_CONNECT_SWAPPED);
  g_object_unref (substitute);
  return player;
}

void
lan_session_dismiss (LanSession *self)
{
  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      LanPlayer *player = lan_referee_get_player (self->referee, seat);

      if (LAN_IS_ENGINE_PLAYER (player))
        lan_engine_player_retire (LAN_ENGINE_PLAYER (player));
    }
}
