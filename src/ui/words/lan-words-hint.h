/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Advice in words. */

#pragma once

#include "lan-advice.h"
#include "lan-game.h"

G_BEGIN_DECLS

/* What to choose and why, one sentence: "Send strength 3 to Gloucester – what counts is an extension tile and the law
 * Master Mason." state: the position that the advice is for. (transfer full) */
char *lan_words_advice (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanAdvice *advice);

G_END_DECLS
