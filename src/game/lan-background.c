/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-background.h"

#include <sys/resource.h>

/* As nice(1) has it by default: whoever wants the same processor gets nine times as much of it. */
#define NICE 10

typedef struct {
  GTaskThreadFunc func;
  GTask *task;
  gpointer source;
  gpointer data;
  GCancellable *cancellable;
} Call;

static G_DEFINE_QUARK (lan-background-func, func)

/* What the thread starts inherits it; 19 is the end. On Linux 0 is the calling thread; elsewhere it is the whole program,
 * which must not step back. */
static void
step_back (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, getpriority (PRIO_PROCESS, 0) + NICE);
#endif
}

static gpointer
run_stepped_back (gpointer data)
{
  Call *call = data;

  step_back ();
  call->func (call->task, call->source, call->data, call->cancellable);
  return NULL;
}

/* Threads of the pool serve others afterwards, and nobody may raise a priority again: a thread of its own is lowered. */
static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func = g_object_get_qdata (G_OBJECT (task), func_quark ());
  Call call = { func, task, source, data, cancellable };
  GThread *thread = g_thread_try_new ("background", run_stepped_back, &call, NULL);

  if (thread != NULL)
    g_thread_join (thread);
  else
    func (task, source, data, cancellable);
}

void
lan_background_run (GTask *task, GTaskThreadFunc func)
{
  g_return_if_fail (G_IS_TASK (task));

  g_object_set_qdata (G_OBJECT (task), func_quark (), func);
  g_task_run_in_thread (task, run);
}
