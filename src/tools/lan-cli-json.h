/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers and strings for the JSON that some commands print. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends a number with that many decimals, with a point in every locale. */
void lan_cli_json_number (GString *json, double value, int decimals);

/* Appends text (UTF-8) in quotes. */
void lan_cli_json_string (GString *json, const char *text);

G_END_DECLS
