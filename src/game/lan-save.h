/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Save files (.lancaster): errors and limits that reader and writer share. */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

#define LAN_SAVE_VERSION 1
#define LAN_SAVE_SUFFIX ".lancaster"
#define LAN_SAVE_MIME_TYPE "application/x-lancaster-game+xml"

/* A larger file is refused unread; the longest real game needs some 60 KiB. */
#define LAN_SAVE_MAX_BYTES (1024 * 1024)

#define LAN_SAVE_ERROR (lan_save_error_quark ())
typedef enum {
  LAN_SAVE_ERROR_READ,     /* cannot be read: not there, not permitted, no file, too large */
  LAN_SAVE_ERROR_SYNTAX,   /* broken: cut off, not well-formed XML, not UTF-8, or a document type declaration */
  LAN_SAVE_ERROR_FORMAT,   /* broken: an unknown id, a number out of range, a missing part */
  LAN_SAVE_ERROR_VERSION,  /* written by a newer version */
  LAN_SAVE_ERROR_CONTENT,  /* needs another content file */
  LAN_SAVE_ERROR_RULE,     /* illegal: a decision that the rules forbid */
  LAN_SAVE_ERROR_STATE,    /* impossible: the position does not follow from the decisions */
  LAN_SAVE_ERROR_WRITE,
  LAN_SAVE_ERROR_NO_GAME,  /* XML, but not a saved game */
} LanSaveError;
GQuark lan_save_error_quark (void);

/* Whether an older copy of the same file may be good where this one is not: the file
 * cannot be read, is broken, or does not follow the rules. Of a game that a newer
 * version wrote, or that needs another content file, every copy is alike. */
gboolean lan_save_error_is_damage (const GError *error);

G_END_DECLS
