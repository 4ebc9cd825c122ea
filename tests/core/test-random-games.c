/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Thousands of random games: whatever is chosen, the position stays one of the
 * rules, and what is reported adds up to it. */

#include <string.h>

#include "lan-test-case.h"
#include "lan-test-games.h"
#include "lan-view.h"

/* One game in so many is looked at more closely. */
#define SAMPLE 100

typedef struct {
  LanState state;
  LanRng rng;
  LanEventLog log;
  int goods[LAN_MAX_SEATS][LAN_N_GOODS]; /* by what was reported */
  guint n_choices;
  LanChoice choices[LAN_TEST_MAX_DECISIONS];
} Game;

static void
start_game (Game *game, guint players, guint64 seed)
{
  static const int START[LAN_N_GOODS] = { [LAN_GOOD_GOLD] = 2, [LAN_GOOD_SQUIRES] = 2, [LAN_GOOD_VOTES] = 1 }; /* R2.3 */

  lan_test_new_game (&game->state, players, seed);
  lan_rng_seed (&game->rng, seed * 7 + players);
  for (guint seat = 0; seat < players; seat++)
    memcpy (game->goods[seat], START, sizeof START);
  game->n_choices = 0;
}

/* What every event of the last choice does to the goods of the houses. */
static void
add_up (Game *game)
{
  for (guint i = 0; i < game->log.n_events; i++)
    {
      const LanEvent *event = &game->log.events[i];

      if (event->type == LAN_EVENT_GAINED)
        game->goods[event->side][event->item] += event->amount;
      else if (event->type == LAN_EVENT_PAID)
        game->goods[event->side][event->item] -= event->amount;
      else if (event->type == LAN_EVENT_PLACED && !LAN_IS_ALLY (event->side)) /* R3.2 */
        game->goods[event->side][LAN_GOOD_SQUIRES] -= event->amount;
      else if (event->type == LAN_EVENT_VOTED) /* R4.3 */
        game->goods[event->side][LAN_GOOD_VOTES] -= event->amount;
    }
  for (guint seat = 0; seat < game->state.players; seat++)
    for (guint good = 0; good < LAN_N_GOODS; good++)
      g_assert_cmpint (game->goods[seat][good], ==, game->state.houses[seat].goods[good]);
}

/* R1.2, counted without the help of the core: 3, 2, 1, 1 of every side that plays. */
static void
count_knights (const LanState *state)
{
  static const guint8 SEVEN[LAN_STRENGTHS] = { 3, 2, 1, 1 };
  guint8 n[256][LAN_STRENGTHS] = { 0 };

  for (guint side = 0; side < LAN_MAX_SIDES; side++)
    {
      for (guint s = 0; s < LAN_STRENGTHS; s++)
        n[side][s] = (guint8) (state->sides[side].reserve[s] + state->sides[side].court[s]);
      for (guint i = 0; i < LAN_SPACES; i++)
        if (state->sides[side].castle[i] != 0)
          n[side][state->sides[side].castle[i] - 1]++;
    }
  for (guint i = 0; i < LAN_COUNTIES; i++)
    if (state->counties[i].side != LAN_NO_SIDE)
      n[state->counties[i].side][state->counties[i].strength - 1]++;
  for (guint i = 0; i < LAN_BATTLES; i++)
    for (guint space = 0; space < LAN_CARD_SPACES; space++)
      for (guint s = 0; s < LAN_STRENGTHS; s++)
        n[state->battles[i].sides[space]][s] += state->battles[i].knights[space][s];

  for (guint side = 0; side < LAN_MAX_SIDES; side++)
    if (side < state->players || (state->players == 2 && side >= LAN_MAX_SEATS))
      g_assert_cmpmem (n[side], LAN_STRENGTHS, SEVEN, LAN_STRENGTHS);
}

/* R1.9, R2.2. */
static void
count_noblemen (const LanState *state)
{
  static const guint TILES[] = { 0, 0, 2, 2, 3, 4 };

  for (guint i = 0; i < LAN_COUNTIES; i++)
    {
      guint n = state->counties[i].nobles;

      for (guint side = 0; side < LAN_MAX_SIDES; side++)
        n += state->sides[side].nobles >> i & 1;
      g_assert_cmpuint (n, ==, TILES[state->players]);
    }
}

static void
play_one (Game *game)
{
  LanChoice choice = lan_test_random_choice (&game->state, &game->rng);
  guint round = game->state.round;

  g_assert_cmpuint (game->n_choices, <, LAN_TEST_MAX_DECISIONS);
  game->choices[game->n_choices++] = choice;
  g_assert_cmpuint (lan_apply (lan_test_content (), &game->state, &choice, &game->log), ==, LAN_RULE_OK);
  g_assert_cmpuint (game->log.n_events, <, LAN_MAX_EVENTS);
  g_assert_cmpint (lan_state_check (lan_test_content (), &game->state), ==, LAN_INVARIANT_OK);
  g_assert_true (game->state.round == round || game->state.round == round + 1);
  add_up (game);
  count_knights (&game->state);
  count_noblemen (&game->state);
}

/* Closer looks */

static gboolean
is_member (const LanChoice *choices, gsize n, const LanChoice *choice)
{
  for (gsize i = 0; i < n; i++)
    if (lan_choice_equal (&choices[i], choice))
      return TRUE;
  return FALSE;
}

static void
expect_refused (const LanState *state, const LanChoice *choice)
{
  LanState copy = *state;
  LanEventLog log;

  log.n_events = 7;
  g_assert_cmpuint (lan_apply (lan_test_content (), &copy, choice, &log), !=, LAN_RULE_OK);
  g_assert_true (lan_state_equal (&copy, state));
  g_assert_cmpuint (log.n_events, ==, 7);
}

static void
expect_accepted (const LanState *state, const LanChoice *choice)
{
  LanState checked = *state, unchecked = *state;

  g_assert_cmpuint (lan_apply (lan_test_content (), &checked, choice, NULL), ==, LAN_RULE_OK);
  g_assert_cmpint (lan_state_check (lan_test_content (), &checked), ==, LAN_INVARIANT_OK);
  lan_apply_legal (lan_test_content (), &unchecked, choice, NULL);
  g_assert_true (lan_state_equal (&checked, &unchecked));
  g_assert_cmpuint (lan_state_hash (&checked), ==, lan_state_hash (&unchecked));
}

/* Both ends of every span are accepted, one beyond is refused. */
static void
check_span_ends (const LanState *state)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n = lan_decision_spans (lan_test_content (), state, spans);

  for (guint i = 0; i < n; i++)
    {
      LanChoice choice = spans[i].first;

      g_assert_cmpuint (choice.amount, <=, spans[i].last_amount);
      expect_accepted (state, &choice);
      if (choice.amount > 0)
        {
          choice.amount--;
          expect_refused (state, &choice);
        }
      choice.amount = spans[i].last_amount;
      expect_accepted (state, &choice);
      choice.amount++;
      expect_refused (state, &choice);
    }
}

/* A choice is legal when it is among the enumerated ones, whatever it looks like. */
static void
check_membership (Game *game)
{
  static LanChoice choices[4096];
  gsize n = lan_decision_choices (lan_test_content (), &game->state, choices, G_N_ELEMENTS (choices));
  LanDecision next = lan_decision_next (lan_test_content (), &game->state);

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (choices));
  for (gsize i = 0; i < n; i++)
    {
      g_assert_cmpuint (choices[i].kind, ==, next.kind);
      g_assert_cmpuint (choices[i].seat, ==, next.seat);
      g_assert_false (is_member (choices, i, &choices[i])); /* each only once */
    }
  for (guint i = 0; i < 50; i++)
    {
      LanChoice choice = choices[lan_rng_below (&game->rng, (uint32_t) n)];
      guint8 *byte = (guint8 *) &choice + lan_rng_below (&game->rng, sizeof choice);
      gboolean legal;

      *byte = (guint8) lan_rng_below (&game->rng, lan_rng_below (&game->rng, 2) ? 8 : 256);
      legal = lan_decision_check (lan_test_content (), &game->state, &choice) == LAN_RULE_OK;
      g_assert_true (is_member (choices, n, &choice) == legal);
    }
}

/* Every seat's view asks for the same decision, with the same choices. */
static void
check_views (Game *game)
{
  for (guint seat = 0; seat < game->state.players; seat++)
    {
      LanDecision next = lan_decision_next (lan_test_content (), &game->state);
      LanDecision seen;
      LanSpan spans[LAN_MAX_SPANS] = { 0 }, seen_spans[LAN_MAX_SPANS] = { 0 };
      LanState view;

      lan_view (lan_test_content (), &game->state, seat, &game->rng, &view);
      g_assert_cmpint (lan_state_check (lan_test_content (), &view), ==, LAN_INVARIANT_OK);
      seen = lan_decision_next (lan_test_content (), &view);
      g_assert_cmpmem (&next, sizeof next, &seen, sizeof seen);
      g_assert_cmpuint (lan_decision_spans (lan_test_content (), &game->state, spans), ==,
                        lan_decision_spans (lan_test_content (), &view, seen_spans));
      g_assert_cmpmem (spans, sizeof spans, seen_spans, sizeof seen_spans);
    }
}

static void
look_closer (Game *game)
{
  check_span_ends (&game->state);
  check_membership (game);
  check_views (game);
}

/* R9.1: the same list of decisions gives the same bytes. */
static void
replay (const Game *game, guint64 seed)
{
  LanState state;

  lan_test_new_game (&state, game->state.players, seed);
  for (guint i = 0; i < game->n_choices; i++)
    g_assert_cmpuint (lan_apply (lan_test_content (), &state, &game->choices[i], NULL), ==, LAN_RULE_OK);
  g_assert_true (lan_state_equal (&state, &game->state));
}

static void
check_end (Game *game)
{
  LanChoice late = lan_choice_blank (LAN_DECISION_PLACE, 0);

  g_assert_cmpuint (game->state.round, ==, LAN_ROUNDS);
  g_assert_cmpint (lan_state_phase (&game->state), ==, LAN_PHASE_FINISHED);
  g_assert_cmpuint (lan_decision_next (lan_test_content (), &game->state).kind, ==, LAN_DECISION_NONE);
  g_assert_cmpuint (game->log.events[game->log.n_events - 1].type, ==, LAN_EVENT_GAME_OVER);
  g_assert_cmpuint (game->log.events[game->log.n_events - 1].other, ==, lan_state_winners (&game->state));
  expect_refused (&game->state, &late);
}

static void
test_games (gconstpointer data)
{
  guint players = GPOINTER_TO_UINT (data);
  guint n_games = lan_test_n_games (10000);
  g_autofree Game *game = g_new0 (Game, 1);

  for (guint seed = 0; seed < n_games; seed++)
    {
      start_game (game, players, seed);
      while (game->state.step != LAN_STEP_FINISHED)
        {
          if (seed % SAMPLE == 0)
            look_closer (game);
          play_one (game);
        }
      check_end (game);
      if (seed % SAMPLE == 0)
        replay (game, seed);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/random-games/%u", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_games);
    }

  return g_test_run ();
}
