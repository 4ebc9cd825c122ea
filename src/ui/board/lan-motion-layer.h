/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanMotionLayer: lies over the game and draws the pieces that are on their
 * way, and nothing else: no pointer, no key and no screen reader finds it. Where
 * a piece goes it is not drawn before it has arrived. Without pieces on their
 * way the layer has no tick callback and draws nothing. CSS node "motionlayer".
 */

#pragma once

#include "lan-motion.h"

G_BEGIN_DECLS

#define LAN_TYPE_MOTION_LAYER (lan_motion_layer_get_type ())
G_DECLARE_FINAL_TYPE (LanMotionLayer, lan_motion_layer, LAN, MOTION_LAYER, GtkWidget)

GtkWidget *lan_motion_layer_new (void);

/* The session whose position is shown. (nullable) */
void lan_motion_layer_set_session (LanMotionLayer *self, LanSession *session);

/* Sends a piece on its way; delays count from the next frame. motion: (transfer full) */
void lan_motion_layer_take (LanMotionLayer *self, LanMotion *motion);

/* Everything is at once where it goes. */
void lan_motion_layer_skip (LanMotionLayer *self);

/* How many pieces are on their way. */
guint lan_motion_layer_count (LanMotionLayer *self);

G_END_DECLS
