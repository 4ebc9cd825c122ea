/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The running text of a help page. */

#pragma once

#include "lan-help-topics.h"

G_BEGIN_DECLS

/* The text in an element as Pango markup, its links as "page#section" or as an address of the web. (transfer full) */
char *lan_help_markup (const xmlNode *node, GPtrArray *topics);

G_END_DECLS
