/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanReplayBar: stands in the place of the prompt bar while an earlier position
 * is looked at. It tells what happened there, steps and plays through the game,
 * and leads back to it, or on from there as another game.
 * Arrow keys step, Home and End go to the ends, Space plays and pauses.
 */

#pragma once

#include "lan-panel.h"

G_BEGIN_DECLS

#define LAN_TYPE_REPLAY_BAR (lan_replay_bar_get_type ())
G_DECLARE_FINAL_TYPE (LanReplayBar, lan_replay_bar, LAN, REPLAY_BAR, LanPanel)

/* Plays on from the position that is shown, or from the beginning when that is the last one;
 * the focus goes to what pauses it. */
void lan_replay_bar_play (LanReplayBar *self);

gboolean lan_replay_bar_is_playing (LanReplayBar *self);

G_END_DECLS
