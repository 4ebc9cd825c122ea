/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-ui-window.h"

#include "lan-application.h"
#include "lan-command-line.h"
#include "lan-settings.h"
#include "lan-test-folder.h"
#include "lan-ui-hand.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* GTK 4.8 asks for the pointer over a popover that has closed before a tooltip was due: only where the
 * display has a pointer there. */
static gboolean
is_known (const char *message)
{
  return strstr (message, "gdk_surface_get_device_position") != NULL || strstr (message, "_gtk_widget_find_at_coords") != NULL;
}

static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return !is_known (message);
}

/* The test framework would tell of a failure although it goes on. */
static void
on_log (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  if (!is_known (message))
    g_log_default_handler (domain, level, message, data);
}

/* Set where a home was made; a process that a test starts shares that of the test. */
#define HOME_VARIABLE "LAN_UI_HOME"
#define HOME_OWNER_VARIABLE "LAN_UI_HOME_OWNER"

/* The process that made it alone: GLib forks a watcher for a bus that a test starts, and that ends as well. */
static void
remove_home (void)
{
  if (g_ascii_strtoll (g_getenv (HOME_OWNER_VARIABLE), NULL, 10) == getpid ())
    lan_test_folder_remove (g_getenv (HOME_VARIABLE));
}

/* Games are kept in a folder of the test's own, which must be there before the toolkit asks for it. */
static void
make_home (void)
{
  g_autofree char *home = NULL;
  g_autofree char *owner = g_strdup_printf ("%ld", (long) getpid ());

  if (g_getenv (HOME_VARIABLE) != NULL)
    return;
  home = lan_test_folder_new ();
  g_setenv (HOME_VARIABLE, home, TRUE);
  g_setenv (HOME_OWNER_VARIABLE, owner, TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  atexit (remove_home);
}

void
lan_ui_init (int *argc, char ***argv)
{
  g_autoptr (GSettings) settings = NULL;

  make_home ();
  gtk_test_init (argc, argv, NULL);
  g_log_set_handler ("Gdk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, on_log, NULL);
  g_log_set_handler ("Gtk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, on_log, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = lan_settings_new ();
  g_assert_nonnull (settings);
  g_settings_set_string (settings, LAN_SETTING_PACE, "instant");
  g_settings_set_boolean (settings, LAN_SETTING_CONFIRM, FALSE);
}

static GApplication *
get_application (void)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GError) error = NULL;

  if (application != NULL)
    return application;
  application = G_APPLICATION (lan_application_new ());
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  return application;
}

LanWindow *
lan_ui_open_window (int width, int height)
{
  GApplication *application = get_application ();
  g_autoptr (GSettings) settings = lan_settings_new ();
  GtkWindow *window;

  g_test_log_set_fatal_handler (is_fatal, NULL); /* forgotten after every case */
  if (width > 0)
    {
      g_settings_set_int (settings, LAN_SETTING_WIDTH, width);
      g_settings_set_int (settings, LAN_SETTING_HEIGHT, height);
    }
  g_application_activate (application);
  window = gtk_application_get_windows (GTK_APPLICATION (application))->data;
  lan_ui_wait_for_frame (GTK_WIDGET (window));
  return LAN_WINDOW (window);
}

void
lan_ui_begin_in_window (LanWindow *window, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LanGameSetup) setup = NULL;
  /* A player that does not think long. */
  g_autofree char *level = strstr (words, "level:") == NULL ? g_strconcat (words, ",level:greedy", NULL) : g_strdup (words);

  setup = lan_command_line_parse_new_game (lan_library_get_content (lan_window_get_library (window)), level, &error);
  g_assert_no_error (error);
  lan_window_begin (window, setup);
  lan_ui_wait_for_frame (GTK_WIDGET (window));
}

LanWindow *
lan_ui_begin_game (const char *words)
{
  LanWindow *window = lan_ui_open_window (0, 0);

  lan_ui_begin_in_window (window, words);
  return window;
}

void
lan_ui_close_window (LanWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  lan_ui_settle ();
}

LanGame *
lan_ui_get_game (LanWindow *window)
{
  return lan_session_get_game (lan_window_get_session (window));
}

LanState
lan_ui_copy_state (LanWindow *window)
{
  return *lan_game_get_state (lan_ui_get_game (window));
}

void
lan_ui_assert_state (LanWindow *window, const LanState *state)
{
  g_assert_true (lan_state_equal (lan_game_get_state (lan_ui_get_game (window)), state));
}
