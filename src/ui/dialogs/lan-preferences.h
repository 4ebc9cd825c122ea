/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player may set once and for all. Every change acts at once, and is kept. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAN_TYPE_PREFERENCES (lan_preferences_get_type ())
G_DECLARE_FINAL_TYPE (LanPreferences, lan_preferences, LAN, PREFERENCES, AdwPreferencesWindow)

/* Opens the preferences over a window, or brings them to the front. */
void lan_preferences_show (GtkWindow *parent);

G_END_DECLS
