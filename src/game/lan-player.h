/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody who decides: a human at the screen, a computer player, a script. */

#pragma once

#include <gio/gio.h>

#include "lan-agent.h"
#include "lan-game-content.h"

G_BEGIN_DECLS

#define LAN_TYPE_PLAYER (lan_player_get_type ())
G_DECLARE_INTERFACE (LanPlayer, lan_player, LAN, PLAYER, GObject)

struct _LanPlayerInterface {
  GTypeInterface parent;
  void (*decide_async) (LanPlayer *self, LanGameContent *content, const LanState *view, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
  gboolean (*decide_finish) (LanPlayer *self, GAsyncResult *result, LanChoice *choice, GError **error);
  double (*get_done) (LanPlayer *self);
};

/* What lan_player_get_done() answers where nobody can tell. */
#define LAN_PLAYER_DONE_UNKNOWN (-1.0)

/* Asks for the next choice in view (copied). The answer is legal there, or an error
 * (G_IO_ERROR_CANCELLED when cancelled). One question at a time. */
void lan_player_decide_async (LanPlayer *self, LanGameContent *content, const LanState *view, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean lan_player_decide_finish (LanPlayer *self, GAsyncResult *result, LanChoice *choice, GError **error);

/* How much of its thinking about the last question is over, 0 to 1; LAN_PLAYER_DONE_UNKNOWN: it cannot tell. */
double lan_player_get_done (LanPlayer *self);

/* Answers when lan_human_player_answer() is called. Signal: asked. */
#define LAN_TYPE_HUMAN_PLAYER (lan_human_player_get_type ())
G_DECLARE_FINAL_TYPE (LanHumanPlayer, lan_human_player, LAN, HUMAN_PLAYER, GObject)
LanPlayer *lan_human_player_new (void);
gboolean lan_human_player_is_asked (LanHumanPlayer *self);
/* FALSE when nothing is asked or the rules forbid the choice (rule: may be NULL); the question then stays open. */
gboolean lan_human_player_answer (LanHumanPlayer *self, const LanChoice *choice, LanRule *rule);

/* Asks an agent in a worker thread. */
#define LAN_TYPE_COMPUTER_PLAYER (lan_computer_player_get_type ())
G_DECLARE_FINAL_TYPE (LanComputerPlayer, lan_computer_player, LAN, COMPUTER_PLAYER, GObject)
LanPlayer *lan_computer_player_new (const LanAgent *agent, guint64 seed);

/* Answers with the given choices one after the other, then with an error. */
#define LAN_TYPE_SCRIPT_PLAYER (lan_script_player_get_type ())
G_DECLARE_FINAL_TYPE (LanScriptPlayer, lan_script_player, LAN, SCRIPT_PLAYER, GObject)
LanPlayer *lan_script_player_new (const LanChoice *choices, guint n_choices);

G_END_DECLS
