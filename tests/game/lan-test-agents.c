/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-test-agents.h"

#include "random-play.h"

static LanChoice
choose_random (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  return random_choice (content, view, rng);
}

static LanChoice
choose_illegal (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  LanChoice choice = random_choice (content, view, rng);

  choice.item = LAN_NO_ITEM;
  choice.place = LAN_PLACE_RESERVE;
  return choice;
}

/* Neither looks whether it is still wanted nor hurries. */
static LanChoice
choose_rudely (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  g_usleep (LAN_TEST_RUDE_MILLISECONDS * 1000);
  return random_choice (content, view, rng);
}

/* How many times patient agents were told to stop; agents keep no state of their own. */
static gint n_told_to_stop;

/* Thinks until it is told to stop. */
static LanChoice
choose_patiently (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  g_assert_nonnull (poll);
  while (!poll (data, 0))
    g_usleep (1000);
  g_atomic_int_inc (&n_told_to_stop);
  return random_choice (content, view, rng);
}

/* Is half through, and waits to be told to stop. */
static LanChoice
choose_halfway (const LanAgent *self, const LanContent *content, const LanState *view, LanRng *rng, LanAgentPoll poll, void *data)
{
  while (!poll (data, 0.5f))
    g_usleep (1000);
  poll (data, 0.25f); /* a thread that is behind the others */
  return random_choice (content, view, rng);
}

const LanAgent lan_test_random_agent = { "random", choose_random };
const LanAgent lan_test_illegal_agent = { "illegal", choose_illegal };
const LanAgent lan_test_rude_agent = { "rude", choose_rudely };
const LanAgent lan_test_patient_agent = { "patient", choose_patiently };
const LanAgent lan_test_halfway_agent = { "halfway", choose_halfway };

gint
lan_test_agents_told_to_stop (void)
{
  return g_atomic_int_get (&n_told_to_stop);
}
