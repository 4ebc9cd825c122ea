/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of a library in words. Every returned string is (transfer full), plain text. */

#pragma once

#include "lan-saved-game.h"

G_BEGIN_DECLS

/* What the player called it, else "Game of 3 May 2031", by when it was begun. */
char *lan_words_saved_title (LanSavedGame *saved);

/* "Anne, human, 31 power points": one of the players. */
char *lan_words_saved_seat (const LanSeatSummary *seat);

/* Whether it is played here, elsewhere or cannot be read: a sentence; NULL when there is nothing to say. here: the
 * game of the window that asks, or NULL. */
char *lan_words_saved_state (LanSavedGame *saved, LanSavedGame *here);

/* All of it for a screen reader, in one line. */
char *lan_words_saved_description (LanSavedGame *saved, LanSavedGame *here);

/* Whether every word of the query is in the title or in a player's name, whatever its case and accents. */
gboolean lan_words_saved_matches (LanSavedGame *saved, const char *query);

G_END_DECLS
