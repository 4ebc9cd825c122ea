/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanProgressRing: that somebody thinks, and how far that is, as a ring that closes; a wheel where nobody can tell.
 * CSS node "progressring"; a screen reader finds a progress bar, which says a quarter at a time.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_PROGRESS_RING (lan_progress_ring_get_type ())
G_DECLARE_FINAL_TYPE (LanProgressRing, lan_progress_ring, LAN, PROGRESS_RING, GtkWidget)

/* Follows lan_session_get_done() some times a second until another call; NULL: nobody thinks. The session is not kept. */
void lan_progress_ring_follow (LanProgressRing *self, LanSession *session);

/* What is shown, as lan_session_get_done(). */
double lan_progress_ring_get_done (LanProgressRing *self);

G_END_DECLS
