/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A game as commands of the engine protocol (help, “Engines”): what everybody at the
 * table knows of it, and nothing else (R8.1).
 */

#pragma once

#include "lan-record.h"

G_BEGIN_DECLS

/* The commands, in order: newgame with the cards that lie open, play for every choice that is public,
 * reveal for the cards of each later round. Votes are left out until all of a proposal have been cast (R4.2).
 * The choices must follow the rules. The seed, from which all cards follow, is not among it. (transfer full) */
GPtrArray *lan_engine_script (LanGameContent *content, const LanGameSetup *setup, const LanChoice *choices, guint n);

/* The command that tells what may be chosen in state, and the one that tells the position. (transfer full) */
char *lan_engine_script_choices (LanGameContent *content, const LanState *state);
char *lan_engine_script_position (LanGameContent *content, const LanState *state, guint after);

G_END_DECLS
