/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-save-queue.h"

#include "lan-save-writer.h"

typedef struct {
  LanSlot *slot;
  LanRecord *record;
  gint64 begun, played;
} Job;

struct _LanSaveQueue {
  GMutex mutex;
  GCond changed;
  GThread *thread;        /* NULL before the first job */
  GQueue jobs;            /* of Job: to be written, oldest first */
  GQueue failed;          /* of Job: tried in vain */
  GQueue results;         /* of LanSaveResult */
  LanSlot *under_way;     /* being written, or NULL */
  gboolean ending;

  GMainContext *context;
  GSourceFunc done;
  gpointer data;
  GSource *source;        /* waits to call done, or NULL */
};

static void
job_free (Job *job)
{
  lan_slot_unref (job->slot);
  lan_record_free (job->record);
  g_free (job);
}

void
lan_save_result_free (LanSaveResult *result)
{
  lan_slot_unref (result->slot);
  lan_game_summary_free (result->summary);
  g_clear_error (&result->error);
  g_free (result);
}

LanGameSummary *
lan_save_now (LanSlot *slot, const LanRecord *record, gint64 begun, gint64 played, GError **error)
{
  g_autoptr (LanGameSummary) summary = lan_game_summary_new (record, begun, played);
  g_autoptr (GBytes) bytes = lan_save_write_bytes (record);
  g_autoptr (GBytes) text = NULL;

  if (!lan_slot_save (slot, bytes, error))
    return NULL;
  text = lan_game_summary_to_bytes (summary, lan_slot_get_stamp (slot));
  lan_slot_write (slot, LAN_SUMMARY_NAME, text, NULL);
  return g_steal_pointer (&summary);
}

/* The job of that slot, or NULL. */
static GList *
find (GQueue *jobs, LanSlot *slot)
{
  for (GList *l = jobs->head; l != NULL; l = l->next)
    if (((Job *) l->data)->slot == slot)
      return l;
  return NULL;
}

/* What a newer job of the same slot makes needless. */
static void
drop (GQueue *jobs, LanSlot *slot)
{
  GList *link = find (jobs, slot);

  if (link == NULL)
    return;
  job_free (link->data);
  g_queue_delete_link (jobs, link);
}

/* What failed goes before what came after it. */
static void
take_up_failed (LanSaveQueue *queue)
{
  Job *job;

  while ((job = g_queue_pop_tail (&queue->failed)) != NULL)
    g_queue_push_head (&queue->jobs, job);
  g_cond_broadcast (&queue->changed);
}

static gboolean
call_done (gpointer data)
{
  LanSaveQueue *queue = data;

  g_mutex_lock (&queue->mutex);
  g_clear_pointer (&queue->source, g_source_unref);
  g_mutex_unlock (&queue->mutex);
  queue->done (queue->data);
  return G_SOURCE_REMOVE;
}

static void
announce (LanSaveQueue *queue)
{
  if (queue->source != NULL || queue->ending)
    return;
  queue->source = g_idle_source_new ();
  g_source_set_priority (queue->source, G_PRIORITY_DEFAULT);
  g_source_set_callback (queue->source, call_done, queue, NULL);
  g_source_attach (queue->source, queue->context);
}

/* With the mutex held; gives it up while the disk works. */
static void
carry_out (LanSaveQueue *queue, Job *job)
{
  LanSaveResult *result = g_new0 (LanSaveResult, 1);

  result->slot = lan_slot_ref (job->slot);
  queue->under_way = job->slot;
  g_mutex_unlock (&queue->mutex);
  result->summary = lan_save_now (job->slot, job->record, job->begun, job->played, &result->error);
  g_mutex_lock (&queue->mutex);
  queue->under_way = NULL;

  if (result->error != NULL && find (&queue->jobs, job->slot) == NULL)
    g_queue_push_tail (&queue->failed, job);
  else
    job_free (job);
  g_queue_push_tail (&queue->results, result);
  announce (queue);
  g_cond_broadcast (&queue->changed);
}

static gpointer
run (gpointer data)
{
  LanSaveQueue *queue = data;

  g_mutex_lock (&queue->mutex);
  while (!queue->ending || !g_queue_is_empty (&queue->jobs))
    {
      Job *job = g_queue_pop_head (&queue->jobs);

      if (job != NULL)
        carry_out (queue, job);
      else
        g_cond_wait (&queue->changed, &queue->mutex);
    }
  g_mutex_unlock (&queue->mutex);
  return NULL;
}

LanSaveQueue *
lan_save_queue_new (GSourceFunc done, gpointer data)
{
  LanSaveQueue *queue = g_new0 (LanSaveQueue, 1);

  g_mutex_init (&queue->mutex);
  g_cond_init (&queue->changed);
  g_queue_init (&queue->jobs);
  g_queue_init (&queue->failed);
  g_queue_init (&queue->results);
  queue->context = g_main_context_ref_thread_default ();
  queue->done = done;
  queue->data = data;
  return queue;
}

void
lan_save_queue_free (LanSaveQueue *queue)
{
  g_mutex_lock (&queue->mutex);
  take_up_failed (queue);
  queue->ending = TRUE;
  g_mutex_unlock (&queue->mutex);
  if (queue->thread != NULL)
    g_thread_join (queue->thread);

  if (queue->source != NULL)
    g_source_destroy (queue->source);
  g_clear_pointer (&queue->source, g_source_unref);
  g_queue_clear_full (&queue->failed, (GDestroyNotify) job_free);
  g_queue_clear_full (&queue->results, (GDestroyNotify) lan_save_result_free);
  g_main_context_unref (queue->context);
  g_mutex_clear (&queue->mutex);
  g_cond_clear (&queue->changed);
  g_free (queue);
}

void
lan_save_queue_push (LanSaveQueue *queue, LanSlot *slot, LanRecord *record, gint64 begun)
{
  Job *job = g_new0 (Job, 1);

  job->slot = lan_slot_ref (slot);
  job->record = record;
  job->begun = begun;
  job->played = g_get_real_time ();

  g_mutex_lock (&queue->mutex);
  drop (&queue->jobs, slot);
  drop (&queue->failed, slot);
  g_queue_push_tail (&queue->jobs, job);
  take_up_failed (queue);
  if (queue->thread == NULL)
    queue->thread = g_thread_new ("autosave", run, queue);
  g_mutex_unlock (&queue->mutex);
}

LanSaveResult *
lan_save_queue_pop (LanSaveQueue *queue)
{
  LanSaveResult *result;

  g_mutex_lock (&queue->mutex);
  result = g_queue_pop_head (&queue->results);
  g_mutex_unlock (&queue->mutex);
  return result;
}

void
lan_save_queue_retry (LanSaveQueue *queue)
{
  g_mutex_lock (&queue->mutex);
  take_up_failed (queue);
  g_mutex_unlock (&queue->mutex);
}

gboolean
lan_save_queue_holds (LanSaveQueue *queue, LanSlot *slot)
{
  gboolean holds;

  g_mutex_lock (&queue->mutex);
  holds = queue->under_way == slot || find (&queue->jobs, slot) != NULL || find (&queue->failed, slot) != NULL;
  g_mutex_unlock (&queue->mutex);
  return holds;
}

gboolean
lan_save_queue_wait (LanSaveQueue *queue)
{
  gboolean written;

  g_mutex_lock (&queue->mutex);
  take_up_failed (queue);
  while (queue->under_way != NULL || !g_queue_is_empty (&queue->jobs))
    g_cond_wait (&queue->changed, &queue->mutex);
  written = g_queue_is_empty (&queue->failed);
  g_mutex_unlock (&queue->mutex);
  return written;
}
