/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a file could not be read or written, in words for the player. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The message of an error that GLib reported about a file, without the folder the file is in:
 * the player has just chosen it, and in a sandbox it is one of the document portal, which
 * says nothing to anybody. (transfer full) */
char *lan_reason_of (GFile *file, const GError *error);

G_END_DECLS
