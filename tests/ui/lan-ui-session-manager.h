/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Stands in for the desktop's session manager, on a bus of its own: a program that is started while it is there
 * registers with it as a client, is asked whether the session may end, and told that it ends.
 * One client at a time.
 */

#pragma once

#include <gio/gio.h>

typedef struct _LanUiSessionManager LanUiSessionManager;

/* Called when the client answers, before it hears that its answer has come. */
typedef void (*LanUiAnswered) (gboolean ready, gpointer data);

/* Programs started from now on find this bus. (transfer full) */
LanUiSessionManager *lan_ui_session_manager_new (LanUiAnswered answered, gpointer data);
void lan_ui_session_manager_free (LanUiSessionManager *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanUiSessionManager, lan_ui_session_manager_free)

/* Waits until a program has registered; fails when none does. */
void lan_ui_session_manager_wait_for_client (LanUiSessionManager *self);

/* Asks the client whether the session may end ("QueryEndSession"), or tells it that it ends ("EndSession"), and waits for its answer. */
void lan_ui_session_manager_send (LanUiSessionManager *self, const char *what);

/* Waits until the process has ended, there for what it may ask meanwhile; its wait status. */
int lan_ui_session_manager_wait_for_end (LanUiSessionManager *self, GPid pid);
