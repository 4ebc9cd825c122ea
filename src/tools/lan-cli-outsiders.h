/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Outside programs among the players of a game: agents of the name "engine:COMMAND LINE". */

#pragma once

#include "lan-cli-players.h"

G_BEGIN_DECLS

gboolean lan_cli_is_outsider (const char *name);

/* It can only be asked through LanCliOutsiders. Free with lan_cli_outsider_free(). */
LanAgent *lan_cli_outsider_new (const char *name);
void lan_cli_outsider_free (LanAgent *agent);

/* The programs of one game, a process for each seat, so that no game depends on another. Used by one thread at a time. */
typedef struct _LanCliOutsiders LanCliOutsiders;

/* The engines among the players of so many seats, with random numbers of theirs. NULL: there are none. (transfer full) */
LanCliOutsiders *lan_cli_outsiders_new (LanCliPlayers *players, guint seats);

/* Ends the programs. */
void lan_cli_outsiders_free (LanCliOutsiders *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanCliOutsiders, lan_cli_outsiders_free)

/* Whether an outside program has the seat; self: may be NULL. */
gboolean lan_cli_outsiders_plays (const LanCliOutsiders *self, guint seat);

/* Waits for its choice in the position after the record. */
gboolean lan_cli_outsiders_choose (LanCliOutsiders *self, LanGameContent *content, const LanRecord *record, const LanState *state,
                                   LanChoice *choice, GError **error);

G_END_DECLS
