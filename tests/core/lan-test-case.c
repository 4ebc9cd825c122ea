/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-case.h"

#include <string.h>

#include "lan-test-move.h"

char *
lan_test_rule (LanRule rule)
{
  if (rule == LAN_RULE_OK)
    return g_strdup ("ok");
  if (LAN_RULE_SUB (rule) == 0)
    return g_strdup_printf ("R%u.%u", LAN_RULE_CHAPTER (rule), LAN_RULE_SECTION (rule));
  return g_strdup_printf ("R%u.%u.%u", LAN_RULE_CHAPTER (rule), LAN_RULE_SECTION (rule), LAN_RULE_SUB (rule));
}

void
lan_test_play (LanState *state, const char *move, LanEventLog *log)
{
  LanChoice choice = lan_test_move (move, state);
  g_autofree char *result = lan_test_rule (lan_apply (lan_test_content (), state, &choice, log));

  g_assert_cmpstr (result, ==, "ok");
  g_assert_cmpint (lan_state_check (lan_test_content (), state), ==, LAN_INVARIANT_OK);
}

/* The last move, which may be refused. */
static gboolean
play_last (const LanTestCase *test, const char *move, LanState *state, LanEventLog *log)
{
  LanChoice choice = lan_test_move (move, state);
  LanState before = *state;
  g_autofree char *result = lan_test_rule (lan_apply (lan_test_content (), state, &choice, log));

  if (!g_str_equal (result, test->result))
    {
      g_test_fail_printf ("%s: \"%s\" is %s, not %s", test->path, move, result, test->result);
      return FALSE;
    }
  if (!g_str_equal (result, "ok"))
    g_assert_true (lan_state_equal (&before, state));
  return TRUE;
}

static void
run_case (gconstpointer data)
{
  const LanTestCase *test = data;
  g_auto (GStrv) moves = g_strsplit (test->moves, "; ", -1);
  guint n = g_strv_length (moves);
  g_autofree LanEventLog *log = g_new0 (LanEventLog, 1);
  LanState state;

  lan_test_position (test->position, &state, log);
  for (guint i = 0; i + 1 < n; i++)
    lan_test_play (&state, moves[i], log);
  if (n > 0 && !play_last (test, moves[n - 1], &state, log))
    return;

  g_assert_cmpint (lan_state_check (lan_test_content (), &state), ==, LAN_INVARIANT_OK);
  if (!lan_test_facts (test->facts, &state, log))
    g_test_message ("position: %s, moves: %s", test->position, test->moves);
}

void
lan_test_add_cases (const LanTestCase *cases, gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strconcat ("/rules/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], run_case);
    }
}
