/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanCoach: the bar that says one step of a lesson, with the buttons to go on, back and away. Its buttons are actions
 * of the window: win.lesson-next, lesson-back, lesson-take-back, lesson-leave, lesson-play, lesson-read.
 * Where there is little height its text scrolls. CSS node "coach", with the class "cramped" where large letters have little
 * room. A screen reader hears every step.
 */

#pragma once

#include <gtk/gtk.h>

#include "lan-tutor.h"

G_BEGIN_DECLS

#define LAN_TYPE_COACH (lan_coach_get_type ())
G_DECLARE_FINAL_TYPE (LanCoach, lan_coach, LAN, COACH, GtkWidget)

GtkWidget *lan_coach_new (void);

/* Says where the tutor is now. */
void lan_coach_show (LanCoach *self, LanTutor *tutor);

/* Whether the game below is shown one view at a time: letters of title and buttons grow less then, should they be large. */
void lan_coach_set_cramped (LanCoach *self, gboolean cramped);

/* Leads the focus to the button that goes on. */
void lan_coach_focus_next (LanCoach *self);

G_END_DECLS
