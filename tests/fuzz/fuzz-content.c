/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a content file: refused with a message, or a content with which
 * whole games can be played. */

#include "lan-apply.h"
#include "lan-content-loader.h"
#include "lan-fuzz-target.h"
#include "lan-rng.h"

/* One random game, checked after every step. */
static void
play (const LanContent *tables, unsigned players)
{
  LanSpan spans[LAN_MAX_SPANS];
  LanSetup setup;
  LanState state;
  LanRng rng;
  unsigned n;

  lan_rng_seed (&rng, players);
  lan_setup_draw (tables, &setup, players, players);
  g_assert_cmpuint (lan_state_init (tables, &state, &setup), ==, LAN_RULE_OK);
  while ((n = lan_decision_spans (tables, &state, spans)) > 0)
    {
      LanChoice choice = lan_spans_nth (spans, lan_rng_below (&rng, (uint32_t) lan_spans_count (spans, n)));

      lan_apply_legal (tables, &state, &choice, NULL);
      g_assert_cmpint (lan_state_check (tables, &state), ==, LAN_INVARIANT_OK);
    }
  g_assert_cmpint (lan_state_phase (&state), ==, LAN_PHASE_FINISHED);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (LanGameContent) content = lan_content_load_bytes (bytes, "fuzz", &error);

  g_assert_true ((content == NULL) == (error != NULL));
  if (content == NULL)
    g_assert_true (g_utf8_validate (error->message, -1, NULL));
  else
    for (unsigned players = LAN_MIN_SEATS; players <= LAN_MAX_SEATS; players++)
      play (lan_game_content_get_tables (content), players);
  return 0;
}
