/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* The LanAgentPoll of a GCancellable: src/ai knows nothing of GLib. From any thread. */
bool lan_is_cancelled (void *cancellable, float done);

G_END_DECLS
