/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPromptChoices: the buttons of the prompt bar: every choice for which
 * there is no place on the board to click, and a menu of those for which there is.
 * CSS node "choices".
 */

#pragma once

#include "lan-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_PROMPT_CHOICES (lan_prompt_choices_get_type ())
G_DECLARE_FINAL_TYPE (LanPromptChoices, lan_prompt_choices, LAN, PROMPT_CHOICES, GtkWidget)

GtkWidget *lan_prompt_choices_new (void);

/* Offers what the session asks for now. Leaves the buttons alone when nothing has changed. */
void lan_prompt_choices_refresh (LanPromptChoices *self, LanSession *session);

/* What to press next for that choice; NULL when there is no button for it. (transfer none) */
GtkWidget *lan_prompt_choices_find_next (LanPromptChoices *self, const LanChoice *choice);

G_END_DECLS
