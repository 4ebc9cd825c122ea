/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Waiting in the main loop for what a worker thread does, and counting what is heard meanwhile. */

#pragma once

#include <glib.h>

/* Far more than anything takes, even on a busy machine. */
#define LAN_TEST_PATIENCE_SECONDS 60

/* Does not block: the thread may be what fulfils the condition. */
static inline void
turn_loop (void)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (200);
}

#define WAIT_UNTIL(condition)                                                                   \
  G_STMT_START                                                                                  \
  {                                                                                             \
    gint64 deadline = g_get_monotonic_time () + LAN_TEST_PATIENCE_SECONDS * G_TIME_SPAN_SECOND; \
    while (!(condition))                                                                        \
      {                                                                                         \
        g_assert_cmpint (g_get_monotonic_time (), <, deadline);                                 \
        turn_loop ();                                                                           \
      }                                                                                         \
  }                                                                                             \
  G_STMT_END

/* Runs the main loop for so many microseconds, to see that nothing happens, or that something does. */
static inline void
let_pass (gint64 microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  while (g_get_monotonic_time () < end)
    turn_loop ();
}

/* The handler of a signal that is only counted. */
static inline void
count_up (guint *count)
{
  (*count)++;
}
