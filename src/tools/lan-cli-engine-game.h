/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The game that the engine protocol talks about. Of its cards all may be known, or
 * only those that lie open; then the others lie in any order behind them, and what
 * depends on them is not answered before they are revealed.
 */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

typedef struct {
  LanGameContent *newest;  /* of the revisions that can be played */
  LanGameContent *content; /* of the game; newest while there is none (transfer none) */
  LanRecord *record;  /* NULL: no game yet */
  LanState state;     /* after its choices */
  guint conflicts;    /* cards of the decks that are known, from the top */
  guint laws;
} LanCliEngineGame;

/* No game, with that content. content: (transfer full) */
void lan_cli_engine_game_set_content (LanCliEngineGame *self, LanGameContent *content);
void lan_cli_engine_game_clear (LanCliEngineGame *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LanCliEngineGame, lan_cli_engine_game_clear)

/* All that follows returns FALSE and an error, and changes nothing, when it is not possible. */

/* words: as behind "newgame". */
gboolean lan_cli_engine_game_begin (LanCliEngineGame *self, const char *words, GError **error);

/* words: as behind "reveal". */
gboolean lan_cli_engine_game_reveal (LanCliEngineGame *self, const char *words, GError **error);

gboolean lan_cli_engine_game_load (LanCliEngineGame *self, const char *path, GError **error);
gboolean lan_cli_engine_game_play (LanCliEngineGame *self, const char *choice, GError **error);
gboolean lan_cli_engine_game_undo (LanCliEngineGame *self, guint n, GError **error);

/* The position in which that seat decides; LAN_NO_SEAT: whoever does. Votes that others cast before it, but that are
 * still secret, are made up. */
gboolean lan_cli_engine_game_ask (const LanCliEngineGame *self, guint seat, LanState *state, GError **error);

/* Whether there is a game, and every card that lies open is known. */
gboolean lan_cli_engine_game_check (const LanCliEngineGame *self, GError **error);

G_END_DECLS
