/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The greedy player: weighs every legal choice by the position it leads to. */

#pragma once

#include "lan-agent.h"

/* As LanAgent.choose. */
LanChoice lan_greedy_choose (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data);
