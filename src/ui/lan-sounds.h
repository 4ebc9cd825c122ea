/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanSounds: short sounds for what happens in a game, one for a decision. Only
 * when the player wants them and the page is seen. Without a sound server or a
 * media backend nothing is heard and nothing is said about it.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_SOUNDS (lan_sounds_get_type ())
G_DECLARE_FINAL_TYPE (LanSounds, lan_sounds, LAN, SOUNDS, GObject)

/* page: what the player sees; must outlive the sounds. (transfer full) */
LanSounds *lan_sounds_new (GtkWidget *page);

/* session: (nullable). */
void lan_sounds_set_session (LanSounds *self, LanSession *session);

/* The name of the sound begun last, NULL before the first one. */
const char *lan_sounds_get_last (LanSounds *self);

G_END_DECLS
