/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * As g_task_run_in_thread(), for what keeps a processor busy: it gives way to whatever else wants to run, first of all to
 * the thread that draws. On Linux, where threads have priorities of their own; elsewhere it is as any other thread.
 */
void lan_background_run (GTask *task, GTaskThreadFunc func);

G_END_DECLS
