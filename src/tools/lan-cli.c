/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "lan-cli.h"
#include "lan-content-loader.h"

static void
print_usage_hint (const LanCliCommand *command)
{
  g_autofree char *words = g_strjoin (" ", command->name, command->files != NULL ? command->files : command->options,
                                      command->files != NULL && *command->options != '\0' ? command->options : NULL, NULL);

  /* Translators: a usage line; %s is a command with its options. */
  g_printerr (_("Usage: lancaster-cli %s\n"), words);
  /* Translators: %s is a command. */
  g_printerr (_("Try 'lancaster-cli %s --help' for more information.\n"), command->name);
}

int
lan_cli_usage_error (const LanCliCommand *command, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("lancaster-cli: %s\n", message);
  print_usage_hint (command);
  return LAN_CLI_USAGE;
}

int
lan_cli_fail (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("lancaster-cli: %s\n", message);
  return LAN_CLI_FAILED;
}

gboolean
lan_cli_parse (const LanCliCommand *command, const GOptionEntry *entries, LanCliContent *content, int *argc, char ***argv)
{
  const GOptionEntry common[] = {
    { "content", 0, 0, G_OPTION_ARG_FILENAME, &content->file, N_("Play by another content file"), N_("FILE") },
    { "content-revision", 0, 0, G_OPTION_ARG_INT, &content->revision, N_("Play by an earlier revision of the content"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (command->files);
  g_autofree char *name = g_strdup_printf ("lancaster-cli %s", command->name);
  g_autofree char *summary = command->details != NULL ? g_strdup_printf ("%s\n%s", _(command->summary), _(command->details))
                                                      : g_strdup (_(command->summary));
  g_autoptr (GError) error = NULL;

  g_set_prgname (name); /* shown in the usage line of --help */
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  lan_cli_usage_error (command, "%s", error->message);
  return FALSE;
}

void
lan_cli_content_clear (LanCliContent *self)
{
  g_clear_pointer (&self->file, g_free);
}

static LanGameContent *
load_newest (const char *path)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  LanGameContent *content;

  if (path == NULL)
    return lan_content_load_default ();
  file = g_file_new_for_path (path);
  content = lan_content_load_file (file, &error);
  if (content == NULL)
    lan_cli_fail ("%s", error->message);
  return content;
}

LanGameContent *
lan_cli_load_content (const LanCliContent *which)
{
  g_autoptr (LanGameContent) newest = load_newest (which->file);
  LanGameContent *content;

  if (newest == NULL || which->revision == 0)
    return g_steal_pointer (&newest);
  content = which->revision > 0 ? lan_game_content_find_revision (newest, lan_game_content_get_id (newest), (guint64) which->revision) : NULL;
  if (content != NULL)
    return g_object_ref (content);
  /* Translators: numbers of revisions, and the id of a content. */
  lan_cli_fail (_("--content-revision %1$d: there is no such revision of the content “%2$s”; the newest is %3$u"), which->revision,
                lan_game_content_get_id (newest), lan_game_content_get_revision (newest));
  return NULL;
}

void
lan_cli_output (const char *text)
{
  fputs (text, stdout);
}
