/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays for every human at the screen by real keys and nothing else, as the help page on controls describes them. After
 * every key the focus must be on something that is shown. The same seed plays the same game.
 */

#pragma once

#include "lan-window.h"

typedef struct _LanUiKeyboard LanUiKeyboard;

/* lan_ui_fingers_are_there() must have said so, and the window must have the keyboard. */
LanUiKeyboard *lan_ui_keyboard_new (LanWindow *window, guint32 seed);
void lan_ui_keyboard_free (LanUiKeyboard *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanUiKeyboard, lan_ui_keyboard_free)

/* Answers one decision or one sheet, once the computer players have done what they can, and waits for them again.
 * Not for the final scores. */
void lan_ui_keyboard_act (LanUiKeyboard *self);

/* Until there is a sheet, or a human decides. */
void lan_ui_keyboard_wait (LanUiKeyboard *self);

/* Presses keys, as lan_ui_fingers_type(). */
void lan_ui_keyboard_type (LanUiKeyboard *self, const char *keys);

/* Presses Tab until a widget or something in it has the focus. */
void lan_ui_keyboard_go_to (LanUiKeyboard *self, GtkWidget *widget);

/* What has the focus. (transfer none) (nullable) */
GtkWidget *lan_ui_keyboard_get_focus (LanUiKeyboard *self);

/* Whether it is shown, and is or is in a widget of that type. */
gboolean lan_ui_keyboard_is_in (LanUiKeyboard *self, GType type);
