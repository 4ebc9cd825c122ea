/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a game: the number of players, the seed, then choices. Each is
 * one of the legal ones, or a LanChoice of any bytes, which is refused without a
 * trace or was legal after all. */

#include <string.h>

#include "lan-apply.h"
#include "lan-fuzz-target.h"

typedef struct {
  const uint8_t *next, *end;
} Input;

/* FALSE when there are no more bytes than that. */
static gboolean
take (Input *input, void *value, size_t size)
{
  if ((size_t) (input->end - input->next) < size)
    return FALSE;
  memcpy (value, input->next, size);
  input->next += size;
  return TRUE;
}

static void
apply_legal_choice (const LanContent *tables, LanState *state, unsigned number)
{
  LanSpan spans[LAN_MAX_SPANS];
  unsigned n = lan_decision_spans (tables, state, spans);
  LanChoice choice;

  if (n == 0)
    return;
  choice = lan_spans_nth (spans, number % lan_spans_count (spans, n));
  g_assert_cmpuint (lan_decision_check (tables, state, &choice), ==, LAN_RULE_OK);
  g_assert_cmpuint (lan_apply (tables, state, &choice, NULL), ==, LAN_RULE_OK);
}

static void
apply_any_choice (const LanContent *tables, LanState *state, const LanChoice *choice)
{
  LanState before = *state;
  LanRule rule = lan_decision_check (tables, state, choice);

  g_assert_cmpuint (lan_apply (tables, state, choice, NULL), ==, rule);
  if (rule != LAN_RULE_OK)
    g_assert_true (lan_state_equal (state, &before));
}

static void
play (const LanContent *tables, Input *input, unsigned players, uint64_t seed)
{
  LanSetup setup;
  LanState state;
  LanChoice choice;
  uint8_t number;

  lan_setup_draw (tables, &setup, players, seed);
  g_assert_cmpuint (lan_state_init (tables, &state, &setup), ==, LAN_RULE_OK);
  while (take (input, &number, 1))
    {
      if (number < 0xf0)
        apply_legal_choice (tables, &state, number);
      else if (take (input, &choice, sizeof choice))
        apply_any_choice (tables, &state, &choice);
      g_assert_cmpint (lan_state_check (tables, &state), ==, LAN_INVARIANT_OK);
    }
}

/* A setup of any bytes begins a game or breaks a rule. */
static void
begin (const LanContent *tables, Input *input)
{
  LanSetup setup;
  LanState state;

  if (take (input, &setup, sizeof setup) && lan_state_init (tables, &state, &setup) == LAN_RULE_OK)
    g_assert_cmpint (lan_state_check (tables, &state), ==, LAN_INVARIANT_OK);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  LanGameContent *content = get_classic_content ();
  const LanContent *tables = lan_game_content_get_tables (content);
  Input input = { data, data + size };
  uint8_t players;
  uint16_t seed;

  if (!take (&input, &players, 1))
    return 0;
  if (players < LAN_MIN_SEATS || players > LAN_MAX_SEATS)
    begin (tables, &input);
  else if (take (&input, &seed, sizeof seed))
    play (tables, &input, players, seed);
  return 0;
}
