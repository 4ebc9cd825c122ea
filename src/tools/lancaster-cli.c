/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headless front end: finds the command and runs it. */

#include "lan-config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "lan-cli.h"

static const LanCliCommand *const commands[] = {
  &lan_cli_play, &lan_cli_record, &lan_cli_verify, &lan_cli_replay, &lan_cli_selfplay, &lan_cli_bench,
  &lan_cli_train, &lan_cli_study, &lan_cli_engine,
};

static void
print_help (void)
{
  g_print ("%s\n\n", _("Usage: lancaster-cli COMMAND [OPTION…]"));
  g_print ("%s\n\n", _("Plays Lancaster without a window, and records, checks and measures games."));
  g_print ("%s\n", _("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i]->name, _(commands[i]->summary));
  g_print ("\n%s\n", _("Options:"));
  g_print ("  --help     %s\n", _("Show this help, or with a command the help on it"));
  g_print ("  --version  %s\n", _("Show the version"));
  g_print ("\n%s\n", _("Exit status: 0 if all is well, 1 if something could not be done, 2 if the command line is wrong."));
}

/* message: (transfer full) */
static int
refuse (char *message)
{
  g_printerr ("lancaster-cli: %s\n%s\n%s\n", message, _("Usage: lancaster-cli COMMAND [OPTION…]"),
              _("Try 'lancaster-cli --help' for more information."));
  g_free (message);
  return LAN_CLI_USAGE;
}

static int
run (int argc, char **argv)
{
  const char *word = argc > 1 ? argv[1] : NULL;

  if (word == NULL)
    return refuse (g_strdup (_("a command is needed")));
  if (g_str_equal (word, "--help") || g_str_equal (word, "-h") || g_str_equal (word, "help"))
    {
      print_help ();
      return LAN_CLI_OK;
    }
  if (g_str_equal (word, "--version"))
    {
      g_print ("lancaster-cli %s\n", LAN_VERSION);
      return LAN_CLI_OK;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (word, commands[i]->name))
      return commands[i]->run (commands[i], argc - 1, argv + 1);
  if (*word == '-')
    /* Translators: %s is what was typed. */
    return refuse (g_strdup_printf (_("unknown option '%s'"), word));
  /* Translators: %s is what was typed. */
  return refuse (g_strdup_printf (_("unknown command '%s'"), word));
}

int
main (int argc, char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LAN_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  status = run (argc, argv);
  /* A full disk must not look like success. */
  if (fflush (stdout) != 0 || ferror (stdout))
    /* Translators: %s is a reason given by the system. */
    return lan_cli_fail (_("cannot write to standard output: %s"), g_strerror (errno));
  return status;
}
