/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board as text, for 80 columns. */

#pragma once

#include "lan-game.h"

G_BEGIN_DECLS

/* Prints counties, conflicts, King's Favour, laws and houses of the position. */
void lan_cli_print_board (LanGame *game);

/* Prints the power points of each house by where they come from. */
void lan_cli_print_points (LanGame *game);

G_END_DECLS
