/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine protocol can be asked. */

#pragma once

#include "lan-cli-engine-game.h"
#include "lan-computers.h"

G_BEGIN_DECLS

/* Raised when a command is no longer understood as it was. */
#define LAN_CLI_ENGINE_PROTOCOL 1

typedef struct {
  LanCliEngineGame game;
  LanAgent *agent;       /* who chooses */
  LanRng rng;
  LanAgentPoll poll;     /* whether to choose at once */
  void *data;
} LanCliEngine;

/* Carries out a command, of which `arguments` is the rest of the line; the answer is appended. FALSE: an error whose
 * message is one line. Of quit and stop the caller takes care. */
gboolean lan_cli_engine_answer (LanCliEngine *self, const char *command, const char *arguments, GString *answer, GError **error);

G_END_DECLS
