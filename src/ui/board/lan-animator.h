/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanAnimator: lets the pieces of a game travel from where they were to where
 * they are. It follows the events of the game, asks the landmarks of the game
 * page where things stand, and sends motions to the layer. The game never waits
 * for it: a new decision, taking back, a click or a key ends what is under way,
 * and where nothing can be seen or nothing is to move, there is nothing to end.
 */

#pragma once

#include "lan-motion-layer.h"

G_BEGIN_DECLS

/* The longest that all the motions of a decision take together, milliseconds. */
#define LAN_ANIMATOR_MOST_TIME 1200

#define LAN_TYPE_ANIMATOR (lan_animator_get_type ())
G_DECLARE_FINAL_TYPE (LanAnimator, lan_animator, LAN, ANIMATOR, GObject)

/* page: holds all landmarks and the layer, and must outlive the animator. (transfer full) */
LanAnimator *lan_animator_new (GtkWidget *page, LanMotionLayer *layer);

/* session: (nullable). */
void lan_animator_set_session (LanAnimator *self, LanSession *session);

G_END_DECLS
