/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who played last, as the new-game dialog remembers it, for a game that begins without the dialog. */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

/* A game of the same houses, people and levels, drawn anew. Seats that make no sense are passed over; where too few are
 * left one person plays three computer players. settings: NULL where the schema is not installed. (transfer full) */
LanGameSetup *lan_last_players_make_setup (LanGameContent *content, GSettings *settings);

G_END_DECLS
