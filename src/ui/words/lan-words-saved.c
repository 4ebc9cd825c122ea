/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-words-saved.h"

#include <glib/gi18n-lib.h>

#include "lan-words.h"

static void
append_name (GString *text, unsigned seat, const char *name)
{
  if (seat > 0)
    /* Translators: between the names of a list: "Anne, Percy, Beaufort". */
    g_string_append (text, _(", "));
  g_string_append (text, name);
}

char *
lan_words_players (const LanGameSummary *summary)
{
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; seat < summary->players; seat++)
    append_name (text, seat, summary->seats[seat].name);
  return g_string_free (text, FALSE);
}

char *
lan_words_houses (const LanGameSetup *setup)
{
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; seat < setup->chance.players; seat++)
    append_name (text, seat, setup->houses[seat].name);
  return g_string_free (text, FALSE);
}

char *
lan_words_progress (unsigned round, LanPhase phase)
{
  if (phase == LAN_PHASE_FINISHED)
    return g_strdup (_("Final scores"));
  /* Translators: the rounds of the game, then its phase: "Round 3 of 5 · Place Knights". */
  return g_strdup_printf (_("Round %d of %d · %s"), round, LAN_ROUNDS, lan_words_phase (phase));
}

/* Whether it is the day of now, or so many days later. */
static gboolean
is_on_day (GDateTime *time, GDateTime *now, int days)
{
  g_autoptr (GDateTime) day = g_date_time_add_days (now, days);

  return g_date_time_get_year (time) == g_date_time_get_year (day)
         && g_date_time_get_day_of_year (time) == g_date_time_get_day_of_year (day);
}

char *
lan_words_when (gint64 time, gint64 now)
{
  g_autoptr (GDateTime) then_utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) now_utc = g_date_time_new_from_unix_utc (now / G_USEC_PER_SEC);
  g_autoptr (GDateTime) then = then_utc != NULL ? g_date_time_to_local (then_utc) : NULL;
  g_autoptr (GDateTime) current = now_utc != NULL ? g_date_time_to_local (now_utc) : NULL;

  /* A clock, or a file, that is out of its mind. */
  if (then == NULL || current == NULL)
    return g_strdup ("");
  if (is_on_day (then, current, 0))
    /* Translators: a date for g_date_time_format(), today. */
    return g_date_time_format (then, _("Today, %H:%M"));
  if (is_on_day (then, current, -1))
    /* Translators: a date for g_date_time_format(), yesterday. */
    return g_date_time_format (then, _("Yesterday, %H:%M"));
  /* Translators: a date for g_date_time_format(): "3 May 2031". */
  return g_date_time_format (then, _("%-d %B %Y"));
}
