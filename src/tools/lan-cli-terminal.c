/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include <stdio.h>
#include <unistd.h>

#include "lan-cli-terminal.h"

#define COLUMNS 79

/* Longer lines are cut off: nothing that can be answered here is as long. */
#define LINE_BYTES 4096

static gboolean
has_screen (void)
{
  return isatty (STDOUT_FILENO) && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
}

static gboolean
has_styles (void)
{
  const char *no_color = g_getenv ("NO_COLOR");

  return has_screen () && (no_color == NULL || *no_color == '\0');
}

void
lan_cli_print_wrapped (const char *text, guint indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) out = g_string_new (NULL);
  glong column = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      glong width = g_utf8_strlen (words[i], -1);

      if (i > 0 && column + 1 + width > COLUMNS)
        {
          g_string_append_printf (out, "\n%*s", (int) indent, "");
          column = indent;
        }
      else if (i > 0)
        {
          g_string_append_c (out, ' ');
          column++;
        }
      g_string_append (out, words[i]);
      column += width;
    }
  g_print ("%s\n", out->str);
}

void
lan_cli_print_heading (const char *text)
{
  if (has_styles ())
    g_print ("\033[1m%s\033[0m\n", text);
  else
    g_print ("%s\n", text);
}

void
lan_cli_append_column (GString *line, const char *text, guint columns)
{
  glong width = g_utf8_strlen (text, -1);

  if (width > (glong) columns)
    {
      g_string_append_len (line, text, g_utf8_offset_to_pointer (text, columns) - text);
      return;
    }
  g_string_append (line, text);
  for (; width < (glong) columns; width++)
    g_string_append_c (line, ' ');
}

static void
skip_rest_of_line (void)
{
  int c;

  do
    c = getchar ();
  while (c != '\n' && c != EOF);
}

char *
lan_cli_read_line (const char *prompt)
{
  char buffer[LINE_BYTES];
  gsize length;

  g_print ("%s", prompt);
  fflush (stdout);
  if (fgets (buffer, sizeof buffer, stdin) == NULL)
    {
      g_print ("\n");
      return NULL;
    }
  length = strlen (buffer);
  if (length == sizeof buffer - 1 && buffer[length - 1] != '\n')
    skip_rest_of_line ();
  return g_strdup (g_strstrip (buffer));
}

void
lan_cli_clear_screen (void)
{
  if (has_screen ())
    g_print ("\033[H\033[2J\033[3J");
}
