/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of lan-words share. */

#pragma once

#include "lan-words.h"

G_BEGIN_DECLS

/* "A", "A and B", "A, B and C"; parts: at least one, ended by NULL. (transfer full) */
char *lan_words_join (const char *const *parts);

/* What a reward gives when it is had `times` times, its price left out. (transfer full) */
char *lan_words_gain (const LanReward *reward, unsigned times);

/* The price of a reward had `times` times; NULL when it is free. (transfer full) */
char *lan_words_price (const LanReward *reward, unsigned times);

/* A reward that consists of PP, gold, squires and voting markers alone. */
gboolean lan_words_is_goods (const LanReward *reward);

/* The reward of a castle space of a house or, for an ally, of the small castle. (transfer none) */
const LanReward *lan_words_space_reward (LanGameContent *content, unsigned side, unsigned space);

/* "Stables", without article. (transfer none) */
const char *lan_words_space_title (LanGameContent *content, unsigned side, unsigned space);

/* The card that lies on a battle. (transfer none) */
const char *lan_words_battle_title (LanGameContent *content, const LanState *state, unsigned battle);

/* A gain, with where it comes from; NULL when another event tells it. (transfer full) */
char *lan_words_gained (LanGameContent *content, const LanGameSetup *setup, const LanEvent *event);

/* The outcome for the seats of a bit mask. (transfer full) */
char *lan_words_winners (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned winners);

G_END_DECLS
