/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The art names of the sides of a game: "neville" for a house by its family,
 * "ally-1" for an ally by its seat. */

#pragma once

#include "lan-session.h"

G_BEGIN_DECLS

/* The name used in token names ("knights/%s-3", "families/%s"); static, NULL for LAN_NO_SIDE or before the first game.
 */
const char *lan_heraldry_get_id (LanSession *session, guint side);

/* The same in a game of that setup. */
const char *lan_heraldry_find_id (LanGameContent *content, const LanGameSetup *setup, guint side);

/* The token of a side's knight of a strength: a standing block, or a flat chip where there is little room. (transfer
 * full) */
char *lan_heraldry_knight (LanSession *session, guint side, guint strength, gboolean chip);

/* Any other token of a side: folder "families", "squires", "pawns" or "castles". (transfer full) */
char *lan_heraldry_token (LanSession *session, const char *folder, guint side);

G_END_DECLS
