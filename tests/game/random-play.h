/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seeded random play, shared by the tests of the game model. */

#pragma once

#include "lan-content-loader.h"
#include "lan-game.h"

#define EVERYBODY_HUMAN 0x1fu
#define NOBODY_HUMAN 0u

static inline LanChoice
random_choice (const LanContent *content, const LanState *state, LanRng *rng)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n_spans = lan_decision_spans (content, state, spans);
  size_t n_choices = lan_spans_count (spans, n_spans);

  g_assert_cmpuint (n_choices, >, 0);
  return lan_spans_nth (spans, lan_rng_below (rng, (uint32_t) n_choices));
}

/* Plays one random decision; FALSE when the game is over. */
static inline gboolean
play_random (LanGame *game, LanRng *rng)
{
  g_autoptr (GError) error = NULL;
  LanChoice choice;

  if (lan_game_get_decision (game).kind == LAN_DECISION_NONE)
    return FALSE;

  choice = random_choice (lan_game_content_get_tables (lan_game_get_content (game)), lan_game_get_state (game), rng);
  g_assert_true (lan_game_play (game, &choice, &error));
  g_assert_no_error (error);
  return TRUE;
}

/* A game in which the seats of the bit mask are human and the others computer players. */
static inline LanGame *
new_game (guint players, guint64 seed, guint humans, LanTakeBacks take_backs)
{
  g_autoptr (LanGameContent) content = lan_content_load_default ();
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (content, players, seed);
  g_autoptr (GError) error = NULL;
  LanGame *game = lan_game_new (content);

  setup->take_backs = take_backs;
  for (guint seat = 0; seat < players; seat++)
    if (!(humans & (1u << seat)))
      lan_game_setup_set_house (setup, seat, "Computer", LAN_CONTROLLER_COMPUTER, "random");

  g_assert_true (lan_game_begin (game, setup, &error));
  g_assert_no_error (error);
  return game;
}

static inline LanChoice
any_choice (LanGame *game, guint64 seed)
{
  LanRng rng;

  lan_rng_seed (&rng, seed);
  return random_choice (lan_game_content_get_tables (lan_game_get_content (game)), lan_game_get_state (game), &rng);
}
