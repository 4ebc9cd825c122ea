/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where on the screen a step of a lesson is about. */

#pragma once

#include "lan-session.h"
#include "lan-tutor.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What to press next for the decision that is asked for, or what a text is about, among what is shown from root down;
 * NULL: nothing, or it is not shown. (transfer none) */
GtkWidget *lan_coach_target_find (LanTutor *tutor, LanSession *session, GtkWidget *root);

/* The part of it that counts, in its own pixels. */
graphene_rect_t lan_coach_target_get_area (GtkWidget *target);

/* The views of a small window on which that is, as a set; 0: on none. */
guint lan_coach_target_get_views (LanTutor *tutor, LanSession *session);

G_END_DECLS
