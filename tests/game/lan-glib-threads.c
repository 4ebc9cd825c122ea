/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * GLib hands tasks from thread to thread by locks of its own, which the thread sanitizer does not see where GLib is
 * not built with it. Here it is told that what was done before a task was given away is seen by whoever takes it, and
 * what was done before a counted reference was given back by whoever gives back the last. To be linked with --wrap for
 * each function below; without the sanitizer they only pass on.
 */

#include "lan-glib-threads.h"

#include <gio/gio.h>

#if defined(__SANITIZE_THREAD__)
void __tsan_acquire (void *address);
void __tsan_release (void *address);
#define acquire(address) __tsan_acquire (address)
#define release(address) __tsan_release (address)
#else
#define acquire(address) ((void) (address))
#define release(address) ((void) (address))
#endif

void __real_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
gboolean __real_g_task_set_return_on_cancel (GTask *task, gboolean return_on_cancel);
gboolean __wrap_g_task_set_return_on_cancel (GTask *task, gboolean return_on_cancel);
gpointer __real_g_task_propagate_pointer (GTask *task, GError **error);
gpointer __wrap_g_task_propagate_pointer (GTask *task, GError **error);
void __real_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear);
void __wrap_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear);

/* Stands for all tasks: released at the end of each. */
static char all_tasks;

static G_DEFINE_QUARK (lan-glib-threads-func, func)

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc wrapped = g_object_get_qdata (G_OBJECT (task), func_quark ());

  acquire (task);
  wrapped (task, source, data, cancellable);
  acquire (task); /* it may have had a thread of its own, which was joined */
  release (task);
  release (&all_tasks);
}

void
lan_glib_threads_meet (void)
{
  acquire (&all_tasks);
}

void
__wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_qdata (G_OBJECT (task), func_quark (), func);
  release (task);
  __real_g_task_run_in_thread (task, run);
}

/* The last a worker does before it returns. */
gboolean
__wrap_g_task_set_return_on_cancel (GTask *task, gboolean return_on_cancel)
{
  release (task);
  return __real_g_task_set_return_on_cancel (task, return_on_cancel);
}

gpointer
__wrap_g_task_propagate_pointer (GTask *task, GError **error)
{
  gpointer result = __real_g_task_propagate_pointer (task, error);

  acquire (task);
  return result;
}

/* Whoever is the last to let go sees what the others did before they let go. */
void
__wrap_g_atomic_rc_box_release_full (gpointer box, GDestroyNotify clear)
{
  release (box);
  acquire (box);
  __real_g_atomic_rc_box_release_full (box, clear);
}
