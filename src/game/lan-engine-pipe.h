/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanEnginePipe: a running engine, asked one command after the other by the lines of
 * the engine protocol (help, “Engines”). Private to src/game. Nothing blocks; all
 * happens in the thread-default main context of whoever asks. Whatever the program
 * does, an answer or an error of LAN_ENGINE_ERROR comes within the time given; after
 * an error the program is ended and not asked again.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A longer answer is refused. */
#define LAN_ENGINE_ANSWER_MAX (256 * 1024)

#define LAN_TYPE_ENGINE_PIPE (lan_engine_pipe_get_type ())
G_DECLARE_FINAL_TYPE (LanEnginePipe, lan_engine_pipe, LAN, ENGINE_PIPE, GObject)

/* Starts the program; command is split into words as a shell does it. NULL and an error when it cannot be started. (transfer full) */
LanEnginePipe *lan_engine_pipe_new (const char *command, GError **error);

/* Asks a command (one line, without its end). One at a time. */
void lan_engine_pipe_ask_async (LanEnginePipe *self, const char *command, guint milliseconds, GAsyncReadyCallback callback, gpointer data);

/* The text of the answer, without sign and number, valid UTF-8; refused: whether it began with "?". (transfer full) */
char *lan_engine_pipe_ask_finish (LanEnginePipe *self, GAsyncResult *result, gboolean *refused, GError **error);

/* Sends "stop" while a command is being answered, if that is possible at once; its own answer is passed over. */
void lan_engine_pipe_stop (LanEnginePipe *self);

/* Ends the program: it is told to quit, finds no more input, and is killed if it is still there a moment later. An
 * open question gets an error. Whoever made the pipe must close it; until then it lives. */
void lan_engine_pipe_close (LanEnginePipe *self);

G_END_DECLS
