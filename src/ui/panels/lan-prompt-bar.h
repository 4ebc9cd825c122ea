/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPromptBar: who decides what, in one sentence, how, and the choices as
 * buttons where there is no place on the board to click. Says so to screen
 * readers whenever it changes. CSS node "prompt".
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_PROMPT_BAR (lan_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (LanPromptBar, lan_prompt_bar, LAN, PROMPT_BAR, LanPanel)

GtkWidget *lan_prompt_bar_new (void);

G_END_DECLS
