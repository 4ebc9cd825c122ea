/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder with the games of an arena: a file that says which games they are, and a saved game for each. */

#pragma once

#include "lan-cli-arena.h"

G_BEGIN_DECLS

/* Makes the folder, or checks that it was made for the same games. More games than then are no other games. */
gboolean lan_cli_folder_begin (const LanCliArena *arena, GError **error);

/* The game with that number, when it is there; record: NULL when it is not. FALSE: what is there is no such game. */
gboolean lan_cli_folder_find (const LanCliArena *arena, guint game, const LanGameSetup *setup, LanRecord **record, GError **error);

/* Keeps a game that is over. */
gboolean lan_cli_folder_keep (const LanCliArena *arena, guint game, const LanRecord *record, GError **error);

G_END_DECLS
