/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players in words. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The word for a level ("knight": "Knight"); a level that this program has no word for is its own word. (transfer none) */
const char *lan_words_level (const char *level);

/* The word for a character ("builder": "Builder"), NULL: for a player without one. (transfer none) */
const char *lan_words_character (const char *character);

/* What a character likes, one sentence; NULL: what a player without one does. (transfer none) */
const char *lan_words_character_likes (const char *character);

/* "Computer player: Lord, Warlike", for the name of a player as save files hold it. (transfer full) */
char *lan_words_computer (const char *name);

G_END_DECLS
