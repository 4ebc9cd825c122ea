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
  LAN_SAVE_ERROR_READ,     /* cannot be read, or too large */
  LAN_SAVE_ERROR_SYNTAX,   /* cut off or not well-formed XML, or a document type declaration */
  LAN_SAVE_ERROR_FORMAT,   /* not a saved game; an unknown id, a number out of range, a missing part */
  LAN_SAVE_ERROR_VERSION,  /* written by a newer version */
  LAN_SAVE_ERROR_CONTENT,  /* needs another content file */
  LAN_SAVE_ERROR_RULE,     /* a decision that the rules forbid */
  LAN_SAVE_ERROR_STATE,    /* the position does not follow from the decisions */
  LAN_SAVE_ERROR_WRITE,
} LanSaveError;
GQuark lan_save_error_quark (void);

G_END_DECLS
