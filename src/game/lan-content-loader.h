/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads content files (data/content/classic.xml and home-made ones). */

#pragma once

#include <gio/gio.h>

#include "lan-game-content.h"

G_BEGIN_DECLS

/* A content file larger than this is refused unread. */
#define LAN_CONTENT_MAX_BYTES (256 * 1024)

#define LAN_CONTENT_ERROR (lan_content_error_quark ())
typedef enum {
  LAN_CONTENT_ERROR_READ,    /* cannot be read, or too large */
  LAN_CONTENT_ERROR_SYNTAX,  /* not well-formed XML, or a document type declaration */
  LAN_CONTENT_ERROR_INVALID, /* not a content file, or a wrong figure; the message names the line and the reason */
} LanContentError;
GQuark lan_content_error_quark (void);

/* The content compiled into the program in its newest revision, which knows all earlier ones. Never fails. (transfer full) */
LanGameContent *lan_content_load_default (void);

/* Content from a file; NULL and error when it is refused. (transfer full) */
LanGameContent *lan_content_load_file (GFile *file, GError **error);

/* Content from memory; name is used in messages. (transfer full) */
LanGameContent *lan_content_load_bytes (GBytes *bytes, const char *name, GError **error);

G_END_DECLS
