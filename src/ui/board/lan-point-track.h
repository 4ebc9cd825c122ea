/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanPointTrack: the power points of the houses on a track from 0 to 99 and
 * round again. Pawns on the same or neighbouring points stand beside each
 * other, each with a line to its point. CSS node "pointtrack". Property: session (LanSession).
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-session.h"

G_BEGIN_DECLS

#define LAN_TYPE_POINT_TRACK (lan_point_track_get_type ())
G_DECLARE_FINAL_TYPE (LanPointTrack, lan_point_track, LAN, POINT_TRACK, GtkWidget)

GtkWidget *lan_point_track_new (void);

/* session: (nullable). */
void lan_point_track_set_session (LanPointTrack *self, LanSession *session);

/* Lets the pawns run from where they were in that position to where they are, in so many milliseconds. */
void lan_point_track_run (LanPointTrack *self, const LanState *before, guint duration);

/* They are at once where they are. */
void lan_point_track_stop (LanPointTrack *self);

G_END_DECLS
