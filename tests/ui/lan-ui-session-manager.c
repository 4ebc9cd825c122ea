/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-session-manager.h"

#define NAME "org.gnome.SessionManager"
#define PATH "/org/gnome/SessionManager"
#define CLIENT_INTERFACE "org.gnome.SessionManager.ClientPrivate"
#define CLIENT_PATH "/org/gnome/SessionManager/Client1"

#define N_VARIABLES 3

/* Milliseconds: longer than anything takes, on a slow machine as well. */
#define LATE 60000

struct _LanUiSessionManager {
  GTestDBus *bus;
  char *former[N_VARIABLES];  /* what stood in the variables before, or NULL */
  GDBusConnection *connection;
  GDBusNodeInfo *info;
  LanUiAnswered answered;
  gpointer data;
  char *client;      /* its name on the bus once it has registered */
  guint n_answers;
};

/* As gnome-session has them, as far as a program asks for them. */
static const char description[] =
  "<node>"
  "  <interface name='" NAME "'>"
  "    <method name='RegisterClient'>"
  "      <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='o' direction='out'/>"
  "    </method>"
  "    <method name='UnregisterClient'><arg type='o' direction='in'/></method>"
  "    <property name='SessionIsActive' type='b' access='read'/>"
  "  </interface>"
  "  <interface name='" CLIENT_INTERFACE "'>"
  "    <method name='EndSessionResponse'><arg type='b' direction='in'/><arg type='s' direction='in'/></method>"
  "    <signal name='QueryEndSession'><arg type='u'/></signal>"
  "    <signal name='EndSession'><arg type='u'/></signal>"
  "    <signal name='Stop'/>"
  "  </interface>"
  "</node>";

static void
on_call (GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *method,
         GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data)
{
  LanUiSessionManager *self = data;
  GVariant *reply = NULL;

  if (g_str_equal (method, "RegisterClient"))
    {
      g_free (self->client);
      self->client = g_strdup (sender);
      reply = g_variant_new ("(o)", CLIENT_PATH);
    }
  else if (g_str_equal (method, "EndSessionResponse"))
    {
      gboolean ready;

      g_assert_cmpstr (sender, ==, self->client);
      g_variant_get (parameters, "(b&s)", &ready, NULL);
      self->answered (ready, self->data);
      self->n_answers++;
    }
  g_dbus_method_invocation_return_value (invocation, reply);
}

static GVariant *
on_get (GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *property,
        GError **error, gpointer data)
{
  return g_variant_new_boolean (TRUE);
}

static void
offer (LanUiSessionManager *self, const char *path, guint interface)
{
  static const GDBusInterfaceVTable calls = { .method_call = on_call, .get_property = on_get };
  g_autoptr (GError) error = NULL;

  g_dbus_connection_register_object (self->connection, path, self->info->interfaces[interface], &calls, self, NULL, &error);
  g_assert_no_error (error);
}

/* GLib takes them away from whoever tests with a bus. */
static const char *const variables[] = { "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS" };

static void
restore_variable (LanUiSessionManager *self, guint i)
{
  if (self->former[i] != NULL)
    g_setenv (variables[i], self->former[i], TRUE);
}

/* The programs need the displays, and the new bus. */
static void
start_bus (LanUiSessionManager *self)
{
  for (guint i = 0; i < N_VARIABLES; i++)
    self->former[i] = g_strdup (g_getenv (variables[i]));
  self->bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (self->bus);
  for (guint i = 0; i < N_VARIABLES - 1; i++)
    restore_variable (self, i);
}

static void
stop_bus (LanUiSessionManager *self)
{
  g_test_dbus_down (self->bus);
  g_object_unref (self->bus);
  for (guint i = 0; i < N_VARIABLES; i++)
    {
      restore_variable (self, i);
      g_free (self->former[i]);
    }
}

LanUiSessionManager *
lan_ui_session_manager_new (LanUiAnswered answered, gpointer data)
{
  LanUiSessionManager *self = g_new0 (LanUiSessionManager, 1);
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GError) error = NULL;

  self->answered = answered;
  self->data = data;
  start_bus (self);
  self->connection = g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (self->bus),
                                                             G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                             NULL, NULL, &error);
  g_assert_no_error (error);
  self->info = g_dbus_node_info_new_for_xml (description, &error);
  g_assert_no_error (error);
  offer (self, PATH, 0);
  offer (self, CLIENT_PATH, 1);
  owned = g_dbus_connection_call_sync (self->connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                                       g_variant_new ("(su)", NAME, 0), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  return self;
}

void
lan_ui_session_manager_free (LanUiSessionManager *self)
{
  g_dbus_connection_close_sync (self->connection, NULL, NULL);
  g_object_unref (self->connection);
  stop_bus (self);
  g_dbus_node_info_unref (self->info);
  g_free (self->client);
  g_free (self);
}

static gboolean
on_late (gpointer data)
{
  g_error ("The program does not answer to the session manager, or does not end");
  return G_SOURCE_REMOVE;
}

void
lan_ui_session_manager_wait_for_client (LanUiSessionManager *self)
{
  guint late = g_timeout_add (LATE, on_late, NULL);

  while (self->client == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

void
lan_ui_session_manager_send (LanUiSessionManager *self, const char *what)
{
  guint n_answers = self->n_answers;
  guint late = g_timeout_add (LATE, on_late, NULL);
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (self->connection, self->client, CLIENT_PATH, CLIENT_INTERFACE, what, g_variant_new ("(u)", 0), &error);
  g_assert_no_error (error);
  while (self->n_answers == n_answers)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

typedef struct {
  gboolean ended;
  int status;
} End;

static void
on_end (GPid pid, int status, gpointer data)
{
  End *end = data;

  end->ended = TRUE;
  end->status = status;
}

int
lan_ui_session_manager_wait_for_end (LanUiSessionManager *self, GPid pid)
{
  guint late = g_timeout_add (LATE, on_late, NULL);
  End end = { FALSE, 0 };

  g_child_watch_add (pid, on_end, &end);
  while (!end.ended)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
  return end.status;
}
