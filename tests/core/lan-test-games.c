/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-games.h"

guint
lan_test_n_games (guint usual)
{
  const char *text = g_getenv ("LANCASTER_TEST_GAMES");
  guint64 n = usual;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, &n, NULL))
    g_error ("LANCASTER_TEST_GAMES is not a number: %s", text);
  return (guint) n;
}

void
lan_test_new_game (LanState *state, guint players, guint64 seed)
{
  LanSetup setup;

  lan_setup_draw (lan_test_content (), &setup, players, seed);
  g_assert_cmpuint (lan_state_init (lan_test_content (), state, &setup), ==, LAN_RULE_OK);
}

LanChoice
lan_test_random_choice (const LanState *state, LanRng *rng)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_decision_spans (lan_test_content (), state, spans);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, LAN_MAX_SPANS);
  return lan_spans_nth (spans, lan_rng_below (rng, (uint32_t) lan_spans_count (spans, n)));
}

gboolean
lan_test_play_random (LanState *state, LanRng *rng, guint n_choices)
{
  for (; n_choices > 0 && state->step != LAN_STEP_FINISHED; n_choices--)
    {
      LanChoice choice = lan_test_random_choice (state, rng);

      g_assert_cmpuint (lan_apply (lan_test_content (), state, &choice, NULL), ==, LAN_RULE_OK);
    }
  return n_choices == 0;
}
