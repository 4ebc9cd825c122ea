/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score tables as comma-separated values, as RFC 4180 describes them. */

#include "lan-config.h"

#include "lan-score-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lan-words.h"

/* A spreadsheet takes text that begins with one of these for a formula and works it out, quoted or not. An
 * apostrophe before it makes it text. https://owasp.org/www-community/attacks/CSV_Injection */
static gboolean
begins_formula (const char *text)
{
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

/* Quotes what would be taken for the end of a field otherwise; quotes within are doubled. */
static void
append_text (GString *csv, const char *words)
{
  g_autofree char *text = g_strconcat (begins_formula (words) ? "'" : "", words, NULL);

  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  g_string_append_c (csv, '"');
}

static void
append_line (GString *csv, const LanScoreTable *table, const char *kind, const char *title, const guint row[LAN_MAX_SEATS])
{
  append_text (csv, kind);
  g_string_append_c (csv, ',');
  append_text (csv, title);
  for (guint seat = 0; seat < table->players; seat++)
    g_string_append_printf (csv, ",%u", row[seat]);
  g_string_append (csv, "\r\n");
}

static void
append_heading (GString *csv, const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup)
{
  /* Translators: heading of a column: which table a line belongs to, by source or by round. */
  append_text (csv, C_("scores", "Table"));
  g_string_append_c (csv, ',');
  /* Translators: heading of a column: what the power points of a line are for, such as "Laws" or "Round 3". */
  append_text (csv, _("Row"));
  for (guint seat = 0; seat < table->players; seat++)
    {
      g_autofree char *name = lan_words_side (content, setup, seat);

      g_string_append_c (csv, ',');
      append_text (csv, name);
    }
  g_string_append (csv, "\r\n");
}

char *
lan_score_table_to_csv (const LanScoreTable *table, LanGameContent *content, const LanGameSetup *setup)
{
  GString *csv = g_string_new (NULL);

  append_heading (csv, table, content, setup);
  for (guint row = 0; row < table->n_sources; row++)
    append_line (csv, table, _("By source"), lan_words_source (table->sources[row]), table->by_source[row]);
  append_line (csv, table, _("By source"), _("Total"), table->totals);
  for (guint round = 0; round < LAN_SCORE_ROUNDS; round++)
    {
      g_autofree char *title = lan_score_round_title (round);

      if (lan_score_table_has_round (table, round))
        append_line (csv, table, _("By round"), title, table->by_round[round]);
    }
  append_line (csv, table, _("By round"), _("Total"), table->totals);
  return g_string_free (csv, FALSE);
}
