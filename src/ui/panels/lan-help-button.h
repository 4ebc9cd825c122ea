/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button of a dialog that opens its page of the help, as F1 does. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAN_TYPE_HELP_BUTTON (lan_help_button_get_type ())
G_DECLARE_FINAL_TYPE (LanHelpButton, lan_help_button, LAN, HELP_BUTTON, GtkButton)

G_END_DECLS
