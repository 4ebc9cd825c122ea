/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The content that the tests of the rules play with, and its ids. */

#pragma once

#include <glib.h>

#include "lan-game-content.h"
#include "lan-state.h"

/* The tables of data/content/classic-1.xml, loaded once. */
const LanContent *lan_test_content (void);

/* Index of an id ("york"); the test aborts when the table lacks it. */
guint lan_test_index (LanTableKind table, const char *id);

/* The same, FALSE when the table lacks it. */
gboolean lan_test_find (LanTableKind table, const char *id, guint *index);

const char *lan_test_id (LanTableKind table, guint index);

/* A number from 0 to 65535; the test aborts when the text is anything else. */
guint lan_test_number (const char *text);

/* The sides as letters: n p b m s are the houses of seats 0 to 4, N P the
 * allies of seats 0 and 1. "-" is nobody. */
guint lan_test_side (char letter);
char lan_test_letter (guint side);
