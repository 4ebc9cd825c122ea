/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of --new-game. */

#pragma once

#include "lan-record.h"

G_BEGIN_DECLS

/* Reads "players:4,humans:1,seed:7,level:knight": one word or more, each at most once
 * (else 4 players, 1 human, a random seed, the strongest level); 2 to 5 players, 0
 * humans to all, a seed below 2^64. The setup for it, humans in the first seats; NULL
 * and a G_OPTION_ERROR_BAD_VALUE with a sentence. (transfer full) */
LanGameSetup *lan_command_line_parse_new_game (LanGameContent *content, const char *words, GError **error);

G_END_DECLS
