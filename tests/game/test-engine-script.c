/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What engines are told: choices as text, and of a game only what everybody at the table knows. */

#include <string.h>

#include "lan-choice-text.h"
#include "lan-engine-script.h"
#include "lan-save.h"
#include "random-play.h"

/* Checks every choice of the position: it and no other is read from its text. */
static void
check_texts (LanGameContent *content, const LanState *state, guint number)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n_spans = lan_decision_spans (lan_game_content_get_tables (content), state, spans);
  size_t n = lan_spans_count (spans, n_spans);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (size_t i = 0; i < n; i++)
    {
      LanChoice choice = lan_spans_nth (spans, i), read;
      char *text = lan_choice_to_text (content, state, &choice);
      g_autoptr (GError) error = NULL;

      g_assert_true (lan_choice_from_text (content, state, number, text, &read, &error));
      g_assert_no_error (error);
      g_assert_true (lan_choice_equal (&choice, &read));
      g_assert_true (g_hash_table_add (seen, text));
    }
}

static void
test_texts (void)
{
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autoptr (LanGame) game = new_game (players, players, 0, LAN_TAKE_BACKS_FREE);
      LanRng rng;

      lan_rng_seed (&rng, players);
      do
        check_texts (lan_game_get_content (game), lan_game_get_state (game), lan_game_get_length (game) + 1);
      while (play_random (game, &rng));
    }
}

static void
test_hostile_texts (void)
{
  static const char *const texts[] = {
    "", " ", "=", "a", "seat", "seat=", "=0", "seat=0", "seat=0 kind=extension", "seat=0 seat=0 kind=extension choice=chapel",
    "seat=0 kind=extension choice=", "seat=0 kind=extension choice=\"chapel\"", "seat=0 kind=extension choice=&amp;",
    "seat=0 kind=extension choice=<a/>", "seat=-1 kind=extension choice=chapel", "seat=0 kind=extension choice=chapel of=house",
    "seat=0 kind=vote law=tournament choice=yes markers=99999999999", "seat=0 kind=place of=ally strength=1 to=county:york squires=0",
    "seat=0 kind=none", "kind=extension choice=chapel", "se\xff" "at=0", "seat=0\tkind=extension choice=chapel",
    "x:seat=0", "xmlns=a", "seat=0 kind=extension choice=none",
  };
  g_autoptr (LanGame) game = new_game (3, 1, 0, LAN_TAKE_BACKS_FREE);
  g_autofree char *endless = g_strnfill (100000, 'a');
  LanChoice choice;

  for (guint i = 0; i <= G_N_ELEMENTS (texts); i++)
    {
      const char *text = i < G_N_ELEMENTS (texts) ? texts[i] : endless;
      g_autoptr (GError) error = NULL;

      g_assert_false (lan_choice_from_text (lan_game_get_content (game), lan_game_get_state (game), 1, text, &choice, &error));
      g_assert_true (error != NULL && error->domain == LAN_SAVE_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), <, 1000);
    }
}

static void
rotate (uint8_t *cards, guint n)
{
  uint8_t first = n > 0 ? cards[0] : 0;

  for (guint i = 0; i + 1 < n; i++)
    cards[i] = cards[i + 1];
  if (n > 0)
    cards[n - 1] = first;
}

/* Another game that those at the table cannot tell from this one (R8.1): other cards to come, other votes not yet shown. */
static void
change_secrets (LanGameContent *content, const LanState *state, LanGameSetup *setup, LanChoice *choices, guint n)
{
  guint open = 2u * state->round, votes = 0;

  rotate (setup->chance.conflict_deck + open, LAN_CONFLICTS - open);
  for (guint round = state->round; round < LAN_ROUNDS; round++)
    rotate (setup->chance.law_deck + LAN_IN_FORCE + round * LAN_PROPOSALS, LAN_PROPOSALS);
  for (guint seat = 0; seat < state->players; seat++)
    votes += state->votes[seat] != 0;
  for (guint i = n - votes; i < n; i++)
    {
      g_assert_cmpuint (choices[i].kind, ==, LAN_DECISION_VOTE);
      choices[i].answer = !choices[i].answer;
      choices[i].amount = 0;
    }
}

static void
assert_same (GPtrArray *one, GPtrArray *other)
{
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    g_assert_cmpstr (one->pdata[i], ==, other->pdata[i]);
}

/* The script of the game so far, and that it holds no secret. (transfer full) */
static GPtrArray *
check_script (LanGame *game)
{
  LanGameContent *content = lan_game_get_content (game);
  g_autoptr (LanRecord) record = lan_game_to_record (game);
  g_autoptr (LanRecord) other = lan_record_copy (record);
  GPtrArray *script = lan_engine_script (content, record->setup, (const LanChoice *) record->choices->data, record->choices->len);
  g_autoptr (GPtrArray) other_script = NULL;
  g_autofree char *choices = lan_engine_script_choices (content, lan_game_get_state (game));
  g_autofree char *other_choices = NULL;
  g_autofree char *position = lan_engine_script_position (content, lan_game_get_state (game), record->choices->len);
  g_autofree char *other_position = NULL;
  LanState state;

  change_secrets (content, lan_game_get_state (game), other->setup, (LanChoice *) other->choices->data, other->choices->len);
  g_assert_true (lan_record_replay (other, other->choices->len, &state, NULL, NULL));
  other_script = lan_engine_script (content, other->setup, (const LanChoice *) other->choices->data, other->choices->len);
  assert_same (script, other_script);
  other_choices = lan_engine_script_choices (content, &state);
  g_assert_cmpstr (choices, ==, other_choices);
  other_position = lan_engine_script_position (content, &state, other->choices->len);
  g_assert_cmpstr (position, ==, other_position);
  g_assert_null (strchr (position, '\n'));
  return script;
}

/* Nothing that was told is taken back when the game goes on, and at the end everything was told. */
static void
test_script (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data), plays = 0, reveals = 0;
  g_autoptr (LanGame) game = new_game (players, players, 0, LAN_TAKE_BACKS_FREE);
  g_autoptr (GPtrArray) told = check_script (game);
  LanRng rng;

  lan_rng_seed (&rng, players);
  while (play_random (game, &rng))
    {
      g_autoptr (GPtrArray) script = check_script (game);

      g_assert_cmpuint (script->len, >=, told->len);
      for (guint i = 0; i < told->len; i++)
        g_assert_cmpstr (told->pdata[i], ==, script->pdata[i]);
      g_ptr_array_unref (told);
      told = g_steal_pointer (&script);
    }
  for (guint i = 0; i < told->len; i++)
    {
      plays += g_str_has_prefix (told->pdata[i], "play ");
      reveals += g_str_has_prefix (told->pdata[i], "reveal ");
    }
  g_assert_cmpuint (plays, ==, lan_game_get_length (game));
  g_assert_cmpuint (reveals, ==, LAN_ROUNDS - 1);
  g_assert_cmpuint (told->len, ==, plays + reveals + 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine-script/texts", test_texts);
  g_test_add_func ("/engine-script/hostile-texts", test_hostile_texts);
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/engine-script/script/%u", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_script);
    }
  return g_test_run ();
}
