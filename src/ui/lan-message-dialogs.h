/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages that wait for an answer. One place, for libadwaita will change them. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  LAN_DISCARD_CANCEL,
  LAN_DISCARD_SAVE,
  LAN_DISCARD_GO_ON,
} LanDiscardAnswer;

typedef void (*LanDiscardFunc) (LanDiscardAnswer answer, gpointer data);

/* Says what happened, until it is closed. */
void lan_message_show (GtkWindow *parent, const char *heading, const char *body);

/* Asks what to do with the running game, which cannot be saved by itself; problem: why, in whole sentences.
 * func is called once. */
void lan_message_ask_discard (GtkWindow *parent, const char *problem, LanDiscardFunc func, gpointer data);

typedef void (*LanConfirmFunc) (gpointer data);

/* Asks before something is done, by the label of the button that does it: func is called when it is wanted.
 * The question keeps `object`, which func gets. */
void lan_message_ask (GtkWindow *parent, const char *heading, const char *body, const char *label,
                      LanConfirmFunc func, GObject *object);

/* Shows who made the program. */
void lan_message_show_about (GtkWindow *parent);

/* text: NULL when the question was cancelled. */
typedef void (*LanTextFunc) (const char *text, gpointer data);

/* Asks for one line of at most max characters, by the label of the button that takes it. func is called once. */
void lan_message_ask_text (GtkWindow *parent, const char *heading, const char *body, const char *text, int max,
                           const char *label, LanTextFunc func, gpointer data);

G_END_DECLS
