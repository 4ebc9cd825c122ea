/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanEngine: an outside program that is asked for choices, by the engine protocol
 * (help, “Engines”). It is told the game as its seat may know it (R8), and by those
 * commands only that it knows. Nothing blocks; all happens in the thread-default main
 * context of whoever asks.
 */

#pragma once

#include "lan-record.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* How long an engine may take for an answer, if nothing else is said. */
#define LAN_ENGINE_PATIENCE 30000

#define LAN_ENGINE_ERROR (lan_engine_error_quark ())
typedef enum {
  LAN_ENGINE_ERROR_START,    /* cannot be started */
  LAN_ENGINE_ERROR_SLOW,     /* no answer in time */
  LAN_ENGINE_ERROR_ENDED,    /* has ended */
  LAN_ENGINE_ERROR_GARBLED,  /* an answer that is none */
  LAN_ENGINE_ERROR_REFUSED,  /* "?" */
  LAN_ENGINE_ERROR_ILLEGAL,  /* a choice that is not allowed */
} LanEngineError;
GQuark lan_engine_error_quark (void);

#define LAN_TYPE_ENGINE (lan_engine_get_type ())
G_DECLARE_FINAL_TYPE (LanEngine, lan_engine, LAN, ENGINE, GObject)

/* The program is started when it is asked first, and ended with the last reference. seed: for its random numbers, if
 * it wants any. (transfer full) */
LanEngine *lan_engine_new (const char *command, guint64 seed);

/* Milliseconds for an answer. */
void lan_engine_set_patience (LanEngine *self, guint milliseconds);

/* Ends the program now, whatever it is doing. */
void lan_engine_close (LanEngine *self);

/* Asks for the next choice after n choices of a game that follows the rules. One question at a time. When it is
 * cancelled the program is told to stop, and heard out before the next question. */
void lan_engine_choose_async (LanEngine *self, LanGameContent *content, const LanGameSetup *setup, const LanChoice *choices, guint n,
                              GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);

/* FALSE: cancelled, or an error of LAN_ENGINE_ERROR, a translated sentence with the command line of the engine in it;
 * the program is then ended, and every further question gets the same error. */
gboolean lan_engine_choose_finish (LanEngine *self, GAsyncResult *result, LanChoice *choice, GError **error);

G_END_DECLS
