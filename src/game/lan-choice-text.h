/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Choices as one line of text, for the engine protocol: the attributes of a saved
 * game's <decision>, as in "seat=2 kind=place of=house strength=1 to=county:york squires=1".
 */

#pragma once

#include "lan-game-content.h"
#include "lan-decision.h"

G_BEGIN_DECLS

/* The word of the format for what is decided ("place"); of a decision, not LAN_DECISION_NONE. */
const char *lan_choice_kind_to_text (LanDecisionKind kind);

/* The line for a choice about to be made in state. (transfer full) */
char *lan_choice_to_text (LanGameContent *content, const LanState *state, const LanChoice *choice);

/* The same for choices that differ in their amount only: it is the last word, as in "squires=0..2". (transfer full) */
char *lan_choice_span_to_text (LanGameContent *content, const LanState *state, const LanSpan *span);

/* The choice that such a line stands for, when it may be made in state; FALSE and an error of
 * LAN_SAVE_ERROR that names the word or the rule (R…) when not. The text may be anything. number: of
 * the decision, from 1, for the message. */
gboolean lan_choice_from_text (LanGameContent *content, const LanState *state, unsigned number, const char *text, LanChoice *choice, GError **error);

G_END_DECLS
