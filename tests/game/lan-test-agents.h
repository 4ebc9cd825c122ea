/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Agents that no player would want; all choose by chance in the end. */

#pragma once

#include "lan-agent.h"

#include <glib.h>

/* How long the rude one sleeps. */
#define LAN_TEST_RUDE_MILLISECONDS 150

extern const LanAgent lan_test_random_agent;
extern const LanAgent lan_test_illegal_agent; /* chooses what the rules forbid */
extern const LanAgent lan_test_rude_agent;    /* neither looks whether it is still wanted nor hurries */
extern const LanAgent lan_test_patient_agent; /* thinks until it is told to stop */
extern const LanAgent lan_test_halfway_agent; /* is half through, and waits to be told to stop */

/* How many times patient ones were. */
gint lan_test_agents_told_to_stop (void);
