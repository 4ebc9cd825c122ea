/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-application.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>

#include "lan-command-line.h"
#include "lan-content-loader.h"
#include "lan-help-window.h"
#include "lan-message-dialogs.h"
#include "lan-preferences.h"
#include "lan-renderer.h"
#include "lan-window.h"

/* What --new-game is given for the dialog. */
#define ASK "ask"

/* As GNU tools: the command line was wrong. */
#define EXIT_USAGE 2

/* No display to open a window on. The play command knows this number. */
#define EXIT_NO_DISPLAY 3

/* Whatever else they would do: the games must be on disk first. */
static const int ending_signals[] = { SIGTERM, SIGINT, SIGHUP };

struct _LanApplication {
  AdwApplication parent_instance;

  LanLibrary *library;  /* of the standard content; NULL before the first window */
  guint signal_sources[G_N_ELEMENTS (ending_signals)];
};

G_DEFINE_FINAL_TYPE (LanApplication, lan_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "new-game", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL, N_("Begin a game at once, or “ask” for its players"), N_("players:4,humans:1,seed:7,level:knight") },
  { "content", 'c', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, NULL, N_("Play with the cards and figures of a content file"), N_("FILE") },
  { "continue", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_("Go on with the game played last"), NULL },
  { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_("Show the version and exit"), NULL },
  { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE]") },
  { NULL }
};

/* The library of that content; NULL: the standard one. (transfer full) */
static LanLibrary *
get_library (LanApplication *self, LanGameContent *content)
{
  if (content != NULL)
    return lan_library_new (NULL, content);
  if (self->library == NULL)
    {
      g_autoptr (LanGameContent) standard = lan_content_load_default ();

      self->library = lan_library_new (NULL, standard);
    }
  return g_object_ref (self->library);
}

/* The window manager alone shows it, and drawing it takes a while. */
static void
on_first_frame (GdkFrameClock *clock, gpointer data)
{
  g_signal_handlers_disconnect_by_func (clock, on_first_frame, data);
  gtk_window_set_default_icon_name (LAN_APP_ID);
}

static LanWindow *
new_window (LanApplication *self, LanGameContent *content)
{
  g_autoptr (LanLibrary) library = get_library (self, content);
  LanWindow *window = lan_window_new (ADW_APPLICATION (self), library);

  if (LAN_DEVEL)
    gtk_widget_add_css_class (GTK_WIDGET (window), "devel");
  gtk_window_present (GTK_WINDOW (window));
  if (gtk_window_get_default_icon_name () == NULL)
    g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_first_frame), NULL);
  return window;
}

/* A window that can take a game without touching another one. */
static LanWindow *
free_window (LanApplication *self, LanGameContent *content)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); content == NULL && l != NULL; l = l->next)
    if (LAN_IS_WINDOW (l->data) && lan_window_is_free (l->data))
      {
        gtk_window_present (l->data);
        return l->data;
      }
  return new_window (self, content);
}

/* A window that plays it already comes to the front. */
static void
open_file (LanApplication *self, LanGameContent *content, GFile *file)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); content == NULL && l != NULL; l = l->next)
    if (LAN_IS_WINDOW (l->data) && lan_window_plays_file (l->data, file))
      {
        gtk_window_present (l->data);
        return;
      }
  lan_window_open_file (free_window (self, content), file);
}

static gboolean
plays (GtkWindow *window)
{
  return LAN_IS_WINDOW (window) && !lan_window_is_free (LAN_WINDOW (window)) && lan_session_get_decision (lan_window_get_session (LAN_WINDOW (window))).kind != LAN_DECISION_NONE;
}

/* The game played last is that of the active window, if it is not over; else it is in the library. */
static void
go_on (LanApplication *self, LanGameContent *content)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (content == NULL && plays (active))
    gtk_window_present (active);
  else
    lan_window_continue (free_window (self, content));
}

/* The one in use comes to the front, or there is a first one. */
static LanWindow *
any_window (LanApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (!LAN_IS_WINDOW (window))
    return free_window (self, NULL);
  gtk_window_present (window);
  return LAN_WINDOW (window);
}

static void
lan_application_activate (GApplication *application)
{
  any_window (LAN_APPLICATION (application));
}

static void
lan_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  for (int i = 0; i < n_files; i++)
    open_file (LAN_APPLICATION (application), NULL, files[i]);
}

static int
usage_error (const char *message)
{
  g_printerr ("%s: %s\n%s\n%s\n", g_get_prgname (), message, _("Usage: lancaster [OPTION…] [FILE]"),
              _("Try “lancaster --help” for more information."));
  return EXIT_USAGE;
}

/* Everything that can be wrong with a command line, found before a window opens.
 * -1: go on; else the exit status. */
static int
check_options (GVariantDict *dict)
{
  const char *path = NULL, *words = NULL;
  g_autofree const char **files = NULL;
  g_autoptr (LanGameContent) content = NULL;
  g_autoptr (LanGameSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  guint games;

  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("lancaster %s\n", LAN_VERSION);
      return 0;
    }

  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &files);
  g_variant_dict_lookup (dict, "content", "^&ay", &path);
  g_variant_dict_lookup (dict, "new-game", "&s", &words);
  games = (files != NULL ? g_strv_length ((char **) files) : 0) + (words != NULL ? 1 : 0)
          + (g_variant_dict_contains (dict, "continue") ? 1 : 0);
  if (games > 1)
    return usage_error (_("One game at a time: either one FILE, --new-game or --continue."));

  if (path != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);

      content = lan_content_load_file (file, &error);
    }
  else if (words != NULL)
    content = lan_content_load_default ();
  if (g_strcmp0 (words, ASK) == 0)
    words = NULL;
  if (error != NULL)
    {
      g_printerr ("%s: %s\n", g_get_prgname (), error->message);
      return EXIT_FAILURE;
    }
  if (words != NULL)
    setup = lan_command_line_parse_new_game (content, words, &error);
  return error != NULL ? usage_error (error->message) : -1;
}

/* Parses the arguments for nothing but the error. */
static gboolean
are_known (char **arguments, GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) copy = g_strdupv (arguments);
  g_auto (GStrv) files = NULL;
  g_autofree char *words = NULL;
  g_autofree char *path = NULL;
  gboolean flag = FALSE;
  const GOptionEntry checked[] = {
    { "new-game", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &words, NULL, NULL },
    { "content", 'c', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &path, NULL, NULL },
    { "continue", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { "version", 'v', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { "help-all", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { "help-gapplication", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { "gapplication-service", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &flag, NULL, NULL },
    { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL }
  };

  g_option_context_add_main_entries (context, checked, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  return g_option_context_parse_strv (context, &copy, error);
}

/* GApplication leaves with 1 and without a word about usage, so the options are read here first. */
static gboolean
lan_application_local_command_line (GApplication *application, char ***arguments, int *exit_status)
{
  g_autoptr (GError) error = NULL;

  if (!are_known (*arguments, &error))
    {
      *exit_status = usage_error (error->message);
      return TRUE;
    }
  return G_APPLICATION_CLASS (lan_application_parent_class)->local_command_line (application, arguments, exit_status);
}

static int
lan_application_handle_local_options (GApplication *application, GVariantDict *dict)
{
  return check_options (dict);
}

/* NULL: refused, and said to whoever typed the command. */
static LanGameContent *
load_content (GApplicationCommandLine *command_line, const char *path)
{
  g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (command_line, path);
  g_autoptr (GError) error = NULL;
  LanGameContent *content = lan_content_load_file (file, &error);

  if (content == NULL)
    g_application_command_line_printerr (command_line, "%s\n", error->message);
  return content;
}

static int
lan_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  LanApplication *self = LAN_APPLICATION (application);
  GVariantDict *dict = g_application_command_line_get_options_dict (command_line);
  const char *path = NULL, *words = NULL;
  gboolean going_on = g_variant_dict_contains (dict, "continue");
  g_autofree const char **files = NULL;
  g_autoptr (LanGameContent) content = NULL;
  g_autoptr (LanGameSetup) setup = NULL;
  LanWindow *window;

  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&ay", &files);
  g_variant_dict_lookup (dict, "content", "^&ay", &path);
  g_variant_dict_lookup (dict, "new-game", "&s", &words);
  if (path == NULL && words == NULL && files == NULL && !going_on)
    {
      g_application_activate (application);
      return EXIT_SUCCESS;
    }

  if (path != NULL)
    {
      content = load_content (command_line, path);
      if (content == NULL)
        return EXIT_FAILURE;
    }

  if (files != NULL && files[0] != NULL)
    {
      g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (command_line, files[0]);

      open_file (self, content, file);
      return EXIT_SUCCESS;
    }
  if (going_on)
    {
      go_on (self, content);
      return EXIT_SUCCESS;
    }

  window = g_strcmp0 (words, ASK) == 0 && content == NULL ? any_window (self) : free_window (self, content);
  if (g_strcmp0 (words, ASK) == 0)
    g_action_group_activate_action (G_ACTION_GROUP (window), "new-game", NULL);
  else if (words != NULL)
    {
      setup = lan_command_line_parse_new_game (lan_session_get_content (lan_window_get_session (window)), words, NULL);
      lan_window_begin (window, setup);
    }
  return EXIT_SUCCESS;
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_message_show_about (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
on_preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_preferences_show (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
on_help (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));
  const char *page = NULL;

  if (LAN_IS_WINDOW (window))
    page = lan_window_get_help_page (LAN_WINDOW (window));
  else if (LAN_IS_PREFERENCES (window))
    page = "preferences";
  else if (GTK_IS_SHORTCUTS_WINDOW (window))
    page = "controls";
  lan_help_show (window, page);
}

/* Of a control that has a page of its own. */
static void
on_help_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  lan_help_show (gtk_application_get_active_window (GTK_APPLICATION (data)), g_variant_get_string (parameter, NULL));
}

/* The actions of the desktop file, for a desktop that may have to start the program. */
static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_action_group_activate_action (G_ACTION_GROUP (any_window (data)), "new-game", NULL);
}

static void
on_continue (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  go_on (data, NULL);
}

/* Every window asks for itself; the program ends with the last one. */
static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static const GActionEntry entries[] = {
  { .name = "about", .activate = on_about },
  { .name = "continue", .activate = on_continue },
  { .name = "help", .activate = on_help },
  { .name = "help-about", .activate = on_help_about, .parameter_type = "s" },
  { .name = "new-game", .activate = on_new_game },
  { .name = "preferences", .activate = on_preferences },
  { .name = "quit", .activate = on_quit },
};

static const struct {
  const char *action;
  const char *accels[2];
} accels[] = {
  { "win.new-game", { "<Primary>n" } },
  { "win.open", { "<Primary>o" } },
  { "win.show-library", { "<Primary>l" } },
  { "win.save", { "<Primary>s" } },
  { "win.save-as", { "<Primary><Shift>s" } },
  { "win.undo", { "<Primary>z" } },
  { "win.replay", { "<Primary>r" } },
  { "win.redo", { "<Primary><Shift>z" } },
  { "win.side-panel", { "F9" } },
  { "win.show-help-overlay", { "<Primary>question" } },
  { "win.forecast", { "F2" } },
  { "win.hint", { "<Primary>i" } },
  { "app.preferences", { "<Primary>comma" } },
  { "app.help", { "F1" } },
  { "app.quit", { "<Primary>q" } },
};

static gboolean
on_terminated (gpointer data)
{
  g_application_quit (data);
  return G_SOURCE_CONTINUE;
}

/* The session ends: what is played must be on disk before anything else may happen. */
static void
on_query_end (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (LAN_IS_WINDOW (l->data))
      lan_window_flush (l->data);
}

static void
lan_application_startup (GApplication *application)
{
  LanApplication *self = LAN_APPLICATION (application);

  /* Else GTK leaves by itself, with a warning and the status of any other failure. */
  if (!gtk_init_check ())
    {
      g_printerr ("%s: %s\n", g_get_prgname (), _("There is no display to open a window on. “lancaster-cli play” needs none."));
      exit (EXIT_NO_DISPLAY);
    }
  lan_renderer_clean_up ();
  G_APPLICATION_CLASS (lan_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      const char *const keys[] = { accels[i].accels[0], NULL };

      gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action, keys);
    }
  g_signal_connect (self, "query-end", G_CALLBACK (on_query_end), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ending_signals); i++)
    self->signal_sources[i] = g_unix_signal_add (ending_signals[i], on_terminated, self);
}

/* A window that goes waits until its game is on disk; GTK would leave it as it is. */
static void
destroy_windows (GtkApplication *application)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (application));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_destroy (l->data);
}

static void
lan_application_shutdown (GApplication *application)
{
  LanApplication *self = LAN_APPLICATION (application);

  destroy_windows (GTK_APPLICATION (self));
  g_clear_object (&self->library);

  for (guint i = 0; i < G_N_ELEMENTS (ending_signals); i++)
    g_clear_handle_id (&self->signal_sources[i], g_source_remove);

  G_APPLICATION_CLASS (lan_application_parent_class)->shutdown (application);
}

static void
lan_application_class_init (LanApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = lan_application_activate;
  application_class->open = lan_application_open;
  application_class->command_line = lan_application_command_line;
  application_class->local_command_line = lan_application_local_command_line;
  application_class->handle_local_options = lan_application_handle_local_options;
  application_class->startup = lan_application_startup;
  application_class->shutdown = lan_application_shutdown;
}

static void
lan_application_init (LanApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

LanApplication *
lan_application_new (void)
{
  return g_object_new (LAN_TYPE_APPLICATION,
                       "application-id", LAN_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                       "resource-base-path", "/io/github/lancaster_game/Lancaster",
                       "register-session", TRUE,
                       NULL);
}
