/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanThinking: what a thread that thinks and whoever waits for it tell each other: that it shall stop, and how far it
 * is. Each of them has a reference of its own, so that neither outlives the other's.
 */

#pragma once

#include <gio/gio.h>

#include "lan-agent.h"

G_BEGIN_DECLS

typedef struct _LanThinking LanThinking;

/* cancellable: when it is to stop (a reference is taken), or NULL. (transfer full) */
LanThinking *lan_thinking_new (GCancellable *cancellable);
LanThinking *lan_thinking_ref (LanThinking *self);
void lan_thinking_unref (LanThinking *self);

/* A LanAgentPoll; thinking: a LanThinking. Of several threads, the one that is farthest counts. */
bool lan_thinking_poll (void *thinking, float done);

/* How much of it is over, 0 to 1. From any thread. */
double lan_thinking_get_done (LanThinking *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanThinking, lan_thinking_unref)

G_END_DECLS
