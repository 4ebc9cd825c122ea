/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chronicle as text. */

#pragma once

#include "lan-game.h"

G_BEGIN_DECLS

/* Tells who plays and who starts. */
void lan_cli_chronicle_begin (LanGame *game);

/* Tells what the decisions from..until-1 (0-based) brought about. */
void lan_cli_chronicle (LanGame *game, guint from, guint until);

G_END_DECLS
