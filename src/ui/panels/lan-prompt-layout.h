/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPromptLayout: two children, the second at the end of the line beside the
 * first, or below it where it would leave the first too little room. Where there
 * is little height the first, a scrolled window, shows only part of its child.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_PROMPT_LAYOUT (lan_prompt_layout_get_type ())
G_DECLARE_FINAL_TYPE (LanPromptLayout, lan_prompt_layout, LAN, PROMPT_LAYOUT, GtkLayoutManager)

G_END_DECLS
