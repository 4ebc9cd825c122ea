/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-cli-engine-game.h"

#include <glib/gi18n.h>

#include "lan-choice-text.h"
#include "lan-rule.h"
#include "lan-save-reader.h"

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, format, args);
  va_end (args);
  return FALSE;
}

void
lan_cli_engine_game_clear (LanCliEngineGame *self)
{
  self->content = NULL;
  g_clear_pointer (&self->record, lan_record_free);
  g_clear_object (&self->newest);
}

void
lan_cli_engine_game_set_content (LanCliEngineGame *self, LanGameContent *content)
{
  lan_cli_engine_game_clear (self);
  self->newest = self->content = content;
}

/* The "name=value" words of a command, each of them one of names, at most once; NULL and an error else. (transfer full) */
static GHashTable *
parse_words (const char *text, const char *const *names, GError **error)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (parts[i], "=", 2);

      if (parts[i][0] == '\0')
        continue;
      if (pair[1] == NULL || !g_strv_contains (names, pair[0]))
        {
          g_autofree char *known = g_strjoinv (", ", (char **) names);

          /* Translators: %1$s is what was typed, %2$s a list of words. */
          fail (error, _("“%1$s” does not belong here; there are, with = and a value behind each: %2$s"), parts[i], known);
          return NULL;
        }
      if (!g_hash_table_insert (words, g_strdup (pair[0]), g_strdup (pair[1])))
        {
          fail (error, _("“%s” is there twice"), pair[0]);
          return NULL;
        }
    }
  return g_steal_pointer (&words);
}

static gboolean
read_number (GHashTable *words, const char *name, guint64 least, guint64 most, guint64 *number, GError **error)
{
  const char *text = g_hash_table_lookup (words, name);

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, least, most, number, NULL))
    return fail (error, _("“%1$s=” and a number from %2$u to %3$u is needed"), name, (guint) least, (guint) MIN (most, G_MAXUINT));
  return TRUE;
}

/* So many ids, with commas between them. */
static gboolean
read_cards (LanGameContent *content, GHashTable *words, const char *name, LanTableKind table, guint n, uint8_t *cards, GError **error)
{
  const char *text = g_hash_table_lookup (words, name);
  g_auto (GStrv) ids = g_strsplit (text != NULL ? text : "", ",", -1);

  if (g_strv_length (ids) != n)
    return fail (error, _("“%1$s=” and %2$u cards, with commas between them, are needed"), name, n);
  for (guint i = 0; i < n; i++)
    {
      unsigned card;

      if (!lan_game_content_find (content, table, ids[i], &card))
        return fail (error, _("there is no card “%s”"), ids[i]);
      cards[i] = (uint8_t) card;
    }
  return TRUE;
}

/* Lays the cards on top of those of the deck that are not known yet. */
static gboolean
lay_open (LanGameContent *content, LanTableKind table, uint8_t *deck, guint size, guint known, const uint8_t *cards, guint n, GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      guint at = known + i;

      while (at < size && deck[at] != cards[i])
        at++;
      if (at == size)
        return fail (error, _("the card “%s” lies open already"), lan_game_content_get_item_id (content, table, cards[i]));
      deck[at] = deck[known + i];
      deck[known + i] = cards[i];
    }
  return TRUE;
}

/* Takes over a record, with which the game goes on. record: (transfer full) */
static gboolean
adopt (LanCliEngineGame *self, LanRecord *record, guint conflicts, guint laws, GError **error)
{
  LanState state;
  LanRule broken;

  if (!lan_record_replay (record, record->choices->len, &state, &broken, NULL))
    {
      g_autofree char *rule = lan_rule_to_string (broken);

      lan_record_free (record);
      return fail (error, _("the game cannot begin or go on like this (%s)"), rule);
    }
  g_clear_pointer (&self->record, lan_record_free);
  self->record = record;
  self->content = record->setup->content;
  self->state = state;
  self->conflicts = conflicts;
  self->laws = laws;
  return TRUE;
}

/* The content that the words name, the newest revision of it if they name none; NULL and an error. (transfer none) */
static LanGameContent *
find_content (const LanCliEngineGame *self, GHashTable *words, GError **error)
{
  const char *newest_id = lan_game_content_get_id (self->newest);
  const char *id = g_hash_table_lookup (words, "content");
  const char *text = g_hash_table_lookup (words, "revision");
  guint64 revision = lan_game_content_get_revision (self->newest);
  LanGameContent *content = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT, &revision, NULL))
    content = lan_game_content_find_revision (self->newest, id != NULL ? id : newest_id, revision);
  if (content == NULL)
    fail (error, _("this engine plays the content “%1$s” up to revision %2$u; another one is loaded with “content FILE”"), newest_id,
          lan_game_content_get_revision (self->newest));
  return content;
}

/* A deck in any order that R2.5 allows: conflicts as they come, laws by their groups. */
static void
fill_decks (LanGameContent *content, LanSetup *chance)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  guint n = 0;

  for (guint i = 0; i < LAN_CONFLICTS; i++)
    chance->conflict_deck[i] = (uint8_t) i;
  for (guint group = 0; group < LAN_LAW_GROUPS; group++)
    for (guint i = 0; i < LAN_LAWS; i++)
      if (tables->laws[i].group == group)
        chance->law_deck[n++] = (uint8_t) i;
}

static gboolean
deal (LanGameContent *content, GHashTable *words, LanSetup *chance, GError **error)
{
  uint8_t conflicts[2], laws[LAN_IN_FORCE + LAN_PROPOSALS];
  guint64 start;

  if (!read_number (words, "start-seat", 0, chance->players - 1u, &start, error)
      || !read_cards (content, words, "conflicts", LAN_TABLE_CONFLICTS, G_N_ELEMENTS (conflicts), conflicts, error)
      || !read_cards (content, words, "laws", LAN_TABLE_LAWS, G_N_ELEMENTS (laws), laws, error))
    return FALSE;
  chance->start_seat = (uint8_t) start;
  fill_decks (content, chance);
  return lay_open (content, LAN_TABLE_CONFLICTS, chance->conflict_deck, LAN_CONFLICTS, 0, conflicts, G_N_ELEMENTS (conflicts), error)
         && lay_open (content, LAN_TABLE_LAWS, chance->law_deck, LAN_LAWS, 0, laws, G_N_ELEMENTS (laws), error);
}

gboolean
lan_cli_engine_game_begin (LanCliEngineGame *self, const char *text, GError **error)
{
  static const char *const drawn[] = { "content", "revision", "players", "seed", NULL };
  static const char *const dealt[] = { "content", "revision", "players", "start-seat", "conflicts", "laws", NULL };
  gboolean is_drawn = g_str_has_prefix (text, "seed=") || strstr (text, " seed=") != NULL;
  g_autoptr (GHashTable) words = parse_words (text, is_drawn ? drawn : dealt, error);
  g_autoptr (LanGameSetup) setup = NULL;
  LanGameContent *content = words != NULL ? find_content (self, words, error) : NULL;
  guint64 players, seed = 0;

  if (content == NULL
      || !read_number (words, "players", LAN_MIN_SEATS, LAN_MAX_SEATS, &players, error)
      || (is_drawn && !read_number (words, "seed", 0, G_MAXUINT64, &seed, error)))
    return FALSE;
  setup = lan_game_setup_new (content, (unsigned) players, seed);
  if (is_drawn)
    return adopt (self, lan_record_new (setup), LAN_CONFLICTS, LAN_LAWS, error);
  return deal (content, words, &setup->chance, error)
         && adopt (self, lan_record_new (setup), 2, LAN_IN_FORCE + LAN_PROPOSALS, error);
}

static gboolean
check_game (const LanCliEngineGame *self, GError **error)
{
  return self->record != NULL || fail (error, "%s", _("there is no game; begin one with “newgame” or “load”"));
}

gboolean
lan_cli_engine_game_reveal (LanCliEngineGame *self, const char *text, GError **error)
{
  static const char *const names[] = { "conflicts", "laws", NULL };
  g_autoptr (GHashTable) words = NULL;
  g_autoptr (LanRecord) record = NULL;
  uint8_t conflicts[2], laws[LAN_PROPOSALS];
  LanGameContent *content = self->content;
  LanSetup *chance;

  if (!check_game (self, error))
    return FALSE;
  if (self->laws == LAN_LAWS)
    return fail (error, "%s", _("all cards are known already"));
  words = parse_words (text, names, error);
  if (words == NULL || !read_cards (content, words, "conflicts", LAN_TABLE_CONFLICTS, G_N_ELEMENTS (conflicts), conflicts, error)
      || !read_cards (content, words, "laws", LAN_TABLE_LAWS, G_N_ELEMENTS (laws), laws, error))
    return FALSE;
  record = lan_record_copy (self->record);
  chance = &record->setup->chance;
  return lay_open (content, LAN_TABLE_CONFLICTS, chance->conflict_deck, LAN_CONFLICTS, self->conflicts, conflicts, G_N_ELEMENTS (conflicts), error)
         && lay_open (content, LAN_TABLE_LAWS, chance->law_deck, LAN_LAWS, self->laws, laws, G_N_ELEMENTS (laws), error)
         && adopt (self, g_steal_pointer (&record), self->conflicts + G_N_ELEMENTS (conflicts), self->laws + G_N_ELEMENTS (laws), error);
}

gboolean
lan_cli_engine_game_load (LanCliEngineGame *self, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LanRecord *record = lan_save_read_file (file, self->newest, error);

  return record != NULL && adopt (self, record, LAN_CONFLICTS, LAN_LAWS, error);
}

gboolean
lan_cli_engine_game_check (const LanCliEngineGame *self, GError **error)
{
  if (!check_game (self, error))
    return FALSE;
  if (2u * self->state.round > self->conflicts)
    return fail (error, _("the cards of round %u are not known; tell them with “reveal”"), self->state.round);
  return TRUE;
}

gboolean
lan_cli_engine_game_play (LanCliEngineGame *self, const char *text, GError **error)
{
  LanChoice choice;

  if (!lan_cli_engine_game_check (self, error)
      || !lan_choice_from_text (self->content, &self->state, self->record->choices->len + 1, text, &choice, error))
    return FALSE;
  lan_apply_legal (lan_game_content_get_tables (self->content), &self->state, &choice, NULL);
  g_array_append_val (self->record->choices, choice);
  return TRUE;
}

gboolean
lan_cli_engine_game_undo (LanCliEngineGame *self, guint n, GError **error)
{
  if (!check_game (self, error))
    return FALSE;
  if (n > self->record->choices->len)
    return fail (error, ngettext ("only %u choice was made", "only %u choices were made", self->record->choices->len), self->record->choices->len);
  g_array_set_size (self->record->choices, self->record->choices->len - n);
  return lan_record_replay (self->record, self->record->choices->len, &self->state, NULL, NULL);
}

gboolean
lan_cli_engine_game_ask (const LanCliEngineGame *self, guint seat, LanState *state, GError **error)
{
  const LanContent *tables = lan_game_content_get_tables (self->content);
  LanDecision decision;

  if (!lan_cli_engine_game_check (self, error))
    return FALSE;
  *state = self->state;
  decision = lan_decision_next (tables, state);
  if (decision.kind == LAN_DECISION_NONE)
    return fail (error, "%s", _("the game is over"));
  while (seat != LAN_NO_SEAT && decision.seat != seat)
    {
      LanSpan spans[LAN_MAX_SPANS];

      /* R4.2: one of the first in player order asks the same of all that come before. */
      if (decision.kind != LAN_DECISION_VOTE || seat >= state->players || state->votes[seat] != 0)
        return fail (error, _("it is not seat %1$u that decides, but seat %2$u"), seat, lan_decision_next (tables, &self->state).seat);
      lan_decision_spans (tables, state, spans);
      lan_apply_legal (tables, state, &spans[0].first, NULL);
      decision = lan_decision_next (tables, state);
    }
  return TRUE;
}
