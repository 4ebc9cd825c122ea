/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The fullest board that a game comes to: the most that there can be to draw. */

#pragma once

#include "lan-record.h"

/* A game of five humans who fill the board as far as the rules let them, up to the knight
 * to be placed when most stood on it. Always the same game, by an early revision of the content. (transfer full) */
LanRecord *lan_ui_busy_record (LanGameContent *content);
