/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-bus-tree.h"

/* What is not there after so many seconds never comes. */
#define PATIENCE 60

#include <gio/gio.h>

gboolean
lan_bus_is_there (void)
{
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) address = NULL;

  if (session != NULL)
    address = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                                           G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL);
  return address != NULL && atspi_init () <= 1;
}

static void
node_free (gpointer data)
{
  LanBusNode *node = data;

  g_object_unref (node->accessible);
  g_free (node->name);
  g_free (node->description);
  g_free (node);
}

static gboolean
is_focusable (AtspiAccessible *accessible)
{
  AtspiStateSet *states = atspi_accessible_get_state_set (accessible);
  gboolean focusable = atspi_state_set_contains (states, ATSPI_STATE_FOCUSABLE);

  g_object_unref (states);
  return focusable;
}

/* Takes over the accessible. */
static void
collect (GPtrArray *nodes, AtspiAccessible *accessible, guint depth)
{
  LanBusNode *node = g_new0 (LanBusNode, 1);
  int children = atspi_accessible_get_child_count (accessible, NULL);

  *node = (LanBusNode) {
    .accessible = accessible,
    .role = atspi_accessible_get_role (accessible, NULL),
    .depth = depth,
    .focusable = is_focusable (accessible),
    .name = atspi_accessible_get_name (accessible, NULL),
    .description = atspi_accessible_get_description (accessible, NULL),
  };
  g_ptr_array_add (nodes, node);
  for (int i = 0; i < children; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (accessible, i, NULL);

      if (child != NULL)
        collect (nodes, child, depth + 1);
    }
}

GPtrArray *
lan_bus_read (GPid pid)
{
  AtspiAccessible *desktop = atspi_get_desktop (0);
  GPtrArray *nodes = g_ptr_array_new_with_free_func (node_free);
  int programs = atspi_accessible_get_child_count (desktop, NULL);

  for (int i = 0; i < programs; i++)
    {
      AtspiAccessible *program = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (program != NULL && atspi_accessible_get_process_id (program, NULL) == (guint) pid)
        {
          atspi_accessible_clear_cache (program);
          collect (nodes, program, 0);
        }
      else
        g_clear_object (&program);
    }
  g_object_unref (desktop);
  return nodes;
}

LanBusNode *
lan_bus_find (GPtrArray *nodes, AtspiRole role, const char *text)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      LanBusNode *node = g_ptr_array_index (nodes, i);

      if ((role == ATSPI_ROLE_INVALID || node->role == role) && node->name != NULL && strstr (node->name, text) != NULL)
        return node;
    }
  return NULL;
}

GPtrArray *
lan_bus_wait_for (GPid pid, AtspiRole role, const char *text)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  g_autoptr (GPtrArray) nodes = NULL;

  while (g_get_monotonic_time () < deadline)
    {
      g_clear_pointer (&nodes, g_ptr_array_unref);
      nodes = lan_bus_read (pid);
      if (lan_bus_find (nodes, role, text) != NULL)
        return g_steal_pointer (&nodes);
      g_usleep (G_USEC_PER_SEC / 4);
    }
  g_error ("Nothing is called “%s”", text);
}

gboolean
lan_bus_click (LanBusNode *node)
{
  AtspiAction *actions = atspi_accessible_get_action_iface (node->accessible);
  int n = actions != NULL ? atspi_action_get_n_actions (actions, NULL) : 0;
  gboolean clicked = FALSE;

  for (int i = 0; i < n && !clicked; i++)
    {
      g_autofree char *name = atspi_action_get_action_name (actions, i, NULL);

      /* GTK offers a click on its buttons, and the actions of a class by their names. */
      if (g_strcmp0 (name, "click") == 0 || g_strcmp0 (name, "space.activate") == 0)
        clicked = atspi_action_do_action (actions, i, NULL);
    }
  g_clear_object (&actions);
  return clicked;
}

char *
lan_bus_print (GPtrArray *nodes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < nodes->len; i++)
    {
      LanBusNode *node = g_ptr_array_index (nodes, i);
      g_autofree char *role = atspi_role_get_name (node->role);

      g_string_append_printf (text, "%*s%s%s “%s”", (int) (2 * node->depth), "", role, node->focusable ? " (focusable)" : "",
                              node->name);
      if (node->description != NULL && node->description[0] != '\0')
        g_string_append_printf (text, " — %s", node->description);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
