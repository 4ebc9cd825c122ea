/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Choices as text:
 *
 *   n2>york+1          place knight 2 of side n in York with 1 squire; also >chapel >harfleur >upper-left
 *   ext chapel         favour gold         noble kent         start p
 *   upgrade 1@york     the knight 1 in York; "upgrade none"
 *   vote yes+2         with 2 voting markers; "vote yes+2 tournament" for another law than the one under vote
 *   buy 3              county reward | noble | both           arm yes           ransom no
 *
 * Whose choice it is follows from the position; "p: vote yes" says otherwise.
 */

#pragma once

#include "lan-test-content.h"
#include "lan-decision.h"

/* Aborts on a text that makes no sense; the choice may well be illegal. */
LanChoice lan_test_move (const char *text, const LanState *state);
