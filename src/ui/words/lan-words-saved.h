/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A saved game in words, for lists. Every returned string is (transfer full), plain text. */

#pragma once

#include "lan-game-summary.h"

G_BEGIN_DECLS

/* "Anne, Percy, Beaufort": who plays, in the order of the seats. */
char *lan_words_players (const LanGameSummary *summary);
char *lan_words_houses (const LanGameSetup *setup);

/* "Round 3 of 5 · Place Knights", or "Final scores". */
char *lan_words_progress (unsigned round, LanPhase phase);

/* When something was, microseconds since 1970, as seen at `now`, likewise: "Today, 20:15", "Yesterday, 9:05", "3 May 2031". */
char *lan_words_when (gint64 time, gint64 now);

G_END_DECLS
