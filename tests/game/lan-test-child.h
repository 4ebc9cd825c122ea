/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Programs that tests start. */

#pragma once

#include <glib.h>

/* Starts a program with arguments (ended by NULL), by the environment given (NULL: that of the test). It ends with
 * the test, in whatever way that ends: what outlives a failed test holds its output open, and with it the whole run.
 * The caller waits for it. */
GPid lan_test_child_start (const char *const *arguments, char **environment);
