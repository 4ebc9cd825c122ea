/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-cli-json.h"

void
lan_cli_json_number (GString *json, double value, int decimals)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  char format[] = "%.0f";

  format[2] = (char) ('0' + CLAMP (decimals, 0, 9));
  g_string_append (json, g_ascii_formatd (buffer, sizeof buffer, format, value));
}

void
lan_cli_json_string (GString *json, const char *text)
{
  g_string_append_c (json, '"');
  for (const char *p = text; *p != '\0'; p++)
    if (*p == '"' || *p == '\\')
      g_string_append_printf (json, "\\%c", *p);
    else if (g_ascii_iscntrl (*p))
      g_string_append_printf (json, "\\u%04x", (guint) *p);
    else
      g_string_append_c (json, *p);
  g_string_append_c (json, '"');
}
