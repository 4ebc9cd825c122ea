/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decision of a human, asked in the terminal. */

#pragma once

#include "lan-cli-table.h"

G_BEGIN_DECLS

/* Asks for the decision that is to be made now, and makes it. Returns
 * LAN_CLI_NEXT_MOVED or LAN_CLI_NEXT_LEAVE. */
LanCliNext lan_cli_turn (LanCliTable *table);

/* Waits for commands when the game is over. */
LanCliNext lan_cli_turn_after_the_end (LanCliTable *table);

G_END_DECLS
