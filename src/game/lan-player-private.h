/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What implementations of LanPlayer share. */

#pragma once

#include "lan-player.h"

G_BEGIN_DECLS

/* Ends a question with a choice (copied). The default decide_finish() reads it from the task. */
void lan_player_return_choice (GTask *task, const LanChoice *choice);

G_END_DECLS
