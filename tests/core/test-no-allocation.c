/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules allocate nothing while a game is played. Linked with
 * --wrap for each of these, so that a call out of the core, or out of this
 * file, ends here and not in the C library. */

#include <stdbool.h>
#include <stdlib.h>

#include "lan-test-games.h"
#include "lan-view.h"

static bool playing;

void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);
void *__wrap_realloc (void *memory, size_t size);

static void
expect_not_playing (void)
{
  if (playing)
    abort ();
}

void *
__wrap_malloc (size_t size)
{
  expect_not_playing ();
  return __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  expect_not_playing ();
  return __real_calloc (n, size);
}

void *
__wrap_realloc (void *memory, size_t size)
{
  expect_not_playing ();
  return __real_realloc (memory, size);
}

/* The whole of it: set up, enumerate, check, look, apply with events. */
static void
play (const LanContent *content, guint players, guint64 seed)
{
  static LanEventLog log;
  LanSpan spans[LAN_MAX_SPANS];
  LanSetup setup;
  LanState state, view;
  LanRng rng;

  lan_setup_draw (content, &setup, players, seed);
  lan_state_init (content, &state, &setup);
  lan_rng_seed (&rng, seed);
  while (state.step != LAN_STEP_FINISHED)
    {
      guint n = lan_decision_spans (content, &state, spans);
      LanChoice choice = lan_spans_nth (spans, lan_rng_below (&rng, (uint32_t) lan_spans_count (spans, n)));

      lan_view (content, &state, choice.seat, &rng, &view);
      if (lan_apply (content, &state, &choice, &log) != LAN_RULE_OK
          || lan_state_check (content, &state) != LAN_INVARIANT_OK)
        abort ();
    }
}

static void
test_playing (void)
{
  const LanContent *content = lan_test_content ();

  playing = true;
  for (guint players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
    for (guint seed = 0; seed < 100; seed++)
      play (content, players, seed);
  playing = false;
}

/* That the trap works at all. */
static void
test_trap (void)
{
  if (g_test_subprocess ())
    {
      void *volatile memory;

      playing = true;
      memory = malloc (1);
      free (memory);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/allocation/none-while-playing", test_playing);
  g_test_add_func ("/allocation/would-be-seen", test_trap);

  return g_test_run ();
}
