/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A thread that writes records to their slots: of each slot the newest only, in the
 * order they came. What cannot be written is kept and tried again with the next one,
 * at lan_save_queue_retry() and at lan_save_queue_wait(). Private to src/game.
 */

#pragma once

#include "lan-game-summary.h"
#include "lan-slot.h"

G_BEGIN_DECLS

/* The summary file of a slot. */
#define LAN_SUMMARY_NAME "game.ini"

typedef struct _LanSaveQueue LanSaveQueue;

/* How writing one record went. */
typedef struct {
  LanSlot *slot;
  LanGameSummary *summary;
  GError *error;  /* NULL: it is on disk */
} LanSaveResult;

void lan_save_result_free (LanSaveResult *result);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanSaveResult, lan_save_result_free)

/* done: called on the thread that made the queue, from its main loop, when there are results. (transfer full) */
LanSaveQueue *lan_save_queue_new (GSourceFunc done, gpointer data);

/* Writes what can be written, and ends. */
void lan_save_queue_free (LanSaveQueue *queue);

/* begun: of the summary. Takes the record. */
void lan_save_queue_push (LanSaveQueue *queue, LanSlot *slot, LanRecord *record, gint64 begun);

/* The oldest result not yet taken, or NULL. (transfer full) */
LanSaveResult *lan_save_queue_pop (LanSaveQueue *queue);

void lan_save_queue_retry (LanSaveQueue *queue);

/* Whether the slot has something that is not on disk yet. */
gboolean lan_save_queue_holds (LanSaveQueue *queue, LanSlot *slot);

/* Tries all of it, and waits. FALSE when something could not be written. */
gboolean lan_save_queue_wait (LanSaveQueue *queue);

/* Writes a record to its slot now: the save, then the summary beside it. The summary, or NULL
 * and the error of the save; a summary that cannot be written is made anew when it is wanted. (transfer full) */
LanGameSummary *lan_save_now (LanSlot *slot, const LanRecord *record, gint64 begun, gint64 played, GError **error);

G_END_DECLS
