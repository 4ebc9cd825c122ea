/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule numbers as text, for messages. */

#pragma once

#include <glib.h>

#include "lan-types.h"

G_BEGIN_DECLS

/* "R3.3", "R5.4.6". (transfer full) */
char *lan_rule_to_string (LanRule rule);

G_END_DECLS
