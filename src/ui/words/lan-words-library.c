/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-words-library.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lan-words-saved.h"
#include "lan-words.h"

char *
lan_words_saved_title (LanSavedGame *saved)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);
  g_autoptr (GDateTime) begun = NULL;
  g_autofree char *date = NULL;

  if (lan_saved_game_get_title (saved) != NULL)
    return g_strdup (lan_saved_game_get_title (saved));
  if (summary != NULL)
    begun = g_date_time_new_from_unix_local (summary->begun / G_USEC_PER_SEC);
  if (begun == NULL)
    return g_strdup (_("Game without a name"));
  /* Translators: a date for g_date_time_format(): "3 May 2031". */
  date = g_date_time_format (begun, _("%-d %B %Y"));
  /* Translators: the name of a game that was given none; %s is the day on which it was begun. */
  return g_strdup_printf (_("Game of %s"), date);
}

char *
lan_words_saved_seat (const LanSeatSummary *seat)
{
  g_autofree char *points = lan_words_good (LAN_GOOD_PP, seat->points);

  if (seat->controller == LAN_CONTROLLER_HUMAN)
    /* Translators: name of a player, "31 power points". */
    return g_strdup_printf (_("%s, human, %s"), seat->name, points);
  /* Translators: name of a player, "31 power points". */
  return g_strdup_printf (_("%s, computer, %s"), seat->name, points);
}

char *
lan_words_saved_state (LanSavedGame *saved, LanSavedGame *here)
{
  if (saved == here)
    return g_strdup (_("You are playing this game."));
  if (lan_saved_game_is_in_use (saved))
    return g_strdup (_("Being played in another window."));
  if (lan_saved_game_is_damaged (saved))
    return g_strdup (_("The newest save is damaged. The one before it is opened, so the last decision may be missing."));
  return g_strdup (lan_saved_game_get_problem (saved));
}

char *
lan_words_saved_description (LanSavedGame *saved, LanSavedGame *here)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);
  g_autofree char *title = lan_words_saved_title (saved);
  g_autofree char *state = lan_words_saved_state (saved, here);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  g_strv_builder_add (parts, title);
  if (summary != NULL)
    {
      g_autofree char *progress = lan_words_progress (summary->round, summary->phase);
      g_autofree char *when = lan_words_when (summary->played, g_get_real_time ());

      g_strv_builder_add_many (parts, progress, when, NULL);
      for (unsigned seat = 0; seat < summary->players; seat++)
        {
          g_autofree char *player = lan_words_saved_seat (&summary->seats[seat]);

          g_strv_builder_add (parts, player);
        }
    }
  if (state != NULL)
    g_strv_builder_add (parts, state);
  list = g_strv_builder_end (parts);
  /* Translators: between the facts about a saved game, as a screen reader says them. */
  return g_strjoinv (_("; "), list);
}

/* Everything that a game can be found by. (transfer full) */
static char *
get_searched_text (LanSavedGame *saved)
{
  const LanGameSummary *summary = lan_saved_game_get_summary (saved);
  g_autofree char *title = lan_words_saved_title (saved);
  GString *text = g_string_new (title);

  for (unsigned seat = 0; summary != NULL && seat < summary->players; seat++)
    g_string_append_printf (text, " %s", summary->seats[seat].name);
  return g_string_free (text, FALSE);
}

static gboolean
contains (GStrv tokens, const char *word)
{
  for (guint i = 0; tokens[i] != NULL; i++)
    if (strstr (tokens[i], word) != NULL)
      return TRUE;
  return FALSE;
}

gboolean
lan_words_saved_matches (LanSavedGame *saved, const char *query)
{
  g_autofree char *text = get_searched_text (saved);
  g_auto (GStrv) plain = NULL;
  g_auto (GStrv) tokens = g_str_tokenize_and_fold (text, NULL, &plain);
  g_auto (GStrv) words = g_str_tokenize_and_fold (query, NULL, NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (!contains (tokens, words[i]) && !contains (plain, words[i]))
      return FALSE;
  return TRUE;
}
