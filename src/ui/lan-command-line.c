/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-command-line.h"

#include <glib/gi18n-lib.h>

#include <string.h>

#include "lan-computers.h"

#define DEFAULT_PLAYERS 4
#define DEFAULT_HUMANS 1

typedef enum {
  WORD_PLAYERS,
  WORD_HUMANS,
  WORD_SEED,
  WORD_LEVEL,
  N_WORDS
} Word;

static const char *const word_names[N_WORDS] = { "players", "humans", "seed", "level" };

typedef struct {
  gboolean seen[N_WORDS];
  guint64 numbers[N_WORDS];
  char *level;
} Words;

static gboolean
refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
refuse (GError **error, const char *format, ...)
{
  va_list args;
  g_autofree char *message = NULL;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);
  return FALSE;
}

static gboolean
read_number (const char *word, const char *text, guint64 least, guint64 most, guint64 *number, GError **error)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  if (g_ascii_string_to_unsigned (text, 10, least, most, number, NULL))
    return TRUE;
  first = g_strdup_printf ("%" G_GUINT64_FORMAT, least);
  last = g_strdup_printf ("%" G_GUINT64_FORMAT, most);
  /* Translators: a word of the command line, its smallest and largest value, and what was written. */
  return refuse (error, _("--new-game: %s must be a number from %s to %s, not “%s”."), word, first, last, text);
}

static gboolean
read_value (Words *words, Word word, const char *value, GError **error)
{
  static const guint64 least[N_WORDS] = { LAN_MIN_SEATS, 0, 0, 0 };
  static const guint64 most[N_WORDS] = { LAN_MAX_SEATS, LAN_MAX_SEATS, G_MAXUINT64, 0 };

  if (words->seen[word])
    return refuse (error, _("--new-game: %s is given twice."), word_names[word]);
  words->seen[word] = TRUE;
  if (word != WORD_LEVEL)
    return read_number (word_names[word], value, least[word], most[word], &words->numbers[word], error);
  if (lan_computers_find (value) == NULL)
    return refuse (error, _("--new-game: there is no level “%s”."), value);
  words->level = g_strdup (value);
  return TRUE;
}

static gboolean
read_word (Words *words, const char *text, GError **error)
{
  const char *colon = strchr (text, ':');

  for (Word word = 0; word < N_WORDS; word++)
    if (colon != NULL && strlen (word_names[word]) == (gsize) (colon - text) && g_str_has_prefix (text, word_names[word]))
      return read_value (words, word, colon + 1, error);
  return refuse (error, _("--new-game: “%s” is not one of players:N, humans:N, seed:N, level:NAME."), text);
}

static LanGameSetup *
make_setup (LanGameContent *content, const Words *words)
{
  guint players = (guint) words->numbers[WORD_PLAYERS];
  guint humans = (guint) words->numbers[WORD_HUMANS];
  LanGameSetup *setup = lan_game_setup_new (content, players, words->numbers[WORD_SEED]);

  for (guint seat = humans; seat < players; seat++)
    {
      g_autofree char *name = g_strdup (setup->houses[seat].name);

      lan_game_setup_set_house (setup, seat, name, LAN_CONTROLLER_COMPUTER,
                                words->level != NULL ? words->level : LAN_COMPUTERS_DEFAULT);
    }
  setup->take_backs = humans > 1 ? LAN_TAKE_BACKS_OWN_TURN : LAN_TAKE_BACKS_FREE;
  return setup;
}

LanGameSetup *
lan_command_line_parse_new_game (LanGameContent *content, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  g_autofree char *level = NULL;
  gboolean good = parts[0] != NULL || refuse (error, _("--new-game: say at least one of players:N, humans:N, seed:N, level:NAME."));
  Words words = { .numbers = { DEFAULT_PLAYERS, DEFAULT_HUMANS, g_random_int (), 0 } };

  for (guint i = 0; good && parts[i] != NULL; i++)
    good = read_word (&words, parts[i], error);
  level = words.level;
  if (!good)
    return NULL;
  if (words.numbers[WORD_HUMANS] > words.numbers[WORD_PLAYERS])
    {
      refuse (error, _("--new-game: there cannot be more humans than players."));
      return NULL;
    }
  return make_setup (content, &words);
}
