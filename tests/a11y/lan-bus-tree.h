/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program as assistive technology sees it, over the accessibility bus. */

#pragma once

#include <atspi/atspi.h>

typedef struct {
  AtspiAccessible *accessible;
  AtspiRole role;
  guint depth;
  gboolean focusable;
  char *name;
  char *description;
} LanBusNode;

/* Whether there is an accessibility bus to look at. */
gboolean lan_bus_is_there (void);

/* All nodes of the window of the process, in the order of its tree, parents first; empty when it
 * has none yet. (transfer full): of LanBusNode */
GPtrArray *lan_bus_read (GPid pid);

/* The first node of that role (ATSPI_ROLE_INVALID: any) with the text in its name; NULL when there is none. (transfer none) */
LanBusNode *lan_bus_find (GPtrArray *nodes, AtspiRole role, const char *text);

/* Reads the window of the process again and again until it has such a node; fails when none comes. (transfer full): as lan_bus_read() */
GPtrArray *lan_bus_wait_for (GPid pid, AtspiRole role, const char *text);

/* Does what a click on it does. FALSE when it cannot be clicked. */
gboolean lan_bus_click (LanBusNode *node);

/* One line a node: role, name, description. (transfer full) */
char *lan_bus_print (GPtrArray *nodes);
