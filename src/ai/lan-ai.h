/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players. */

#pragma once

#include "lan-agent.h"

/* The agent of that name ("random", "greedy"), or NULL. */
const LanAgent *lan_ai_find (const char *name);

/* All agents, weakest first, ended by NULL. */
const LanAgent *const *lan_ai_agents (void);
