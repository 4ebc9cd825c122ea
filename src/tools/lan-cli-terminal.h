/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of text from and to whoever plays in the terminal. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Prints text broken into lines of at most 79 columns; lines after the first begin with indent spaces. */
void lan_cli_print_wrapped (const char *text, guint indent);

/* Prints a heading, bold on a terminal that can do it. */
void lan_cli_print_heading (const char *text);

/* Appends text, cut off or filled up to so many columns. */
void lan_cli_append_column (GString *line, const char *text, guint columns);

/* Shows the prompt and reads a line, without spaces at its ends; NULL at the end of input. (transfer full) */
char *lan_cli_read_line (const char *prompt);

/* Empties the screen and what was scrolled away from it, where there is one. */
void lan_cli_clear_screen (void);

G_END_DECLS
