/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-child.h"

#include <signal.h>
#include <sys/prctl.h>

static void
end_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

GPid
lan_test_child_start (const char *const *arguments, char **environment)
{
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, (char **) arguments, environment, G_SPAWN_DO_NOT_REAP_CHILD, end_with_parent, NULL, &pid, &error);
  g_assert_no_error (error);
  return pid;
}
