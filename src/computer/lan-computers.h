/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The computer players: the simple ones, and those of data/computer/levels.conf
 * ("lord"), also with a character ("lord-warlike").
 */

#pragma once

#include <glib.h>

#include "lan-searcher.h"

G_BEGIN_DECLS

#define LAN_COMPUTERS_ERROR (lan_computers_error_quark ())
typedef enum {
  LAN_COMPUTERS_ERROR_UNKNOWN, /* no such player, character or option; the message lists those there are */
  LAN_COMPUTERS_ERROR_VALUE,   /* an option with a value that makes no sense */
} LanComputersError;
GQuark lan_computers_error_quark (void);

/* The strongest level: it gives hints. */
#define LAN_COMPUTERS_STRONGEST "lord"

/* The level for people who have not said which. */
#define LAN_COMPUTERS_DEFAULT "knight"

/* The player of that name as save files hold it ("random", "knight", "lord-builder"); NULL for NULL and when there is none. */
const LanAgent *lan_computers_find (const char *name);

/* The same where it searches, for those who want to know what it thinks; NULL for the simple ones too. */
const LanSearcher *lan_computers_find_searcher (const char *name);

/* The levels to choose from, weakest first, ended by NULL; without characters. */
const char *const *lan_computers_get_levels (void);

/* The characters, ended by NULL. */
const char *const *lan_computers_get_characters (void);

/* A player with other limits, for experiments: a name with options, as in "lord:iterations=400:threads=1".
 * Options: iterations, milliseconds, threads, looseness, and weights (a file; "hand" for the evaluation by hand).
 * Only levels take options. Free with lan_computers_free(). */
LanAgent *lan_computers_parse (const char *text, GError **error);
void lan_computers_free (LanAgent *agent);

/* A text that is another one when such a player has other limits or weighs otherwise, whatever it is called:
 * what was measured of one does not hold for the other. agent: from lan_computers_parse(). (transfer full) */
char *lan_computers_get_fingerprint (const LanAgent *agent);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanAgent, lan_computers_free)

G_END_DECLS
