/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-saved-game-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lan-save-queue.h"
#include "lan-save-reader.h"
#include "lan-xml-private.h"

#define TITLE_NAME "title"

/* Far more than the longest names need. */
#define MAX_SUMMARY_BYTES (16 * 1024)
#define MAX_TITLE_BYTES (6 * LAN_TITLE_MAX)
#define NANOSECONDS_IN_MICROSECOND 1000

enum {
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _LanSavedGame {
  GObject parent_instance;

  char *id;
  LanSlot *slot;
  gint64 stamp;             /* of the save that the summary or the problem is about; 0: none yet */
  char *title;
  LanGameSummary *summary;
  char *problem;
  gboolean damaged;
  gboolean held;            /* by a window of this process */
  gboolean held_elsewhere;
};

G_DEFINE_FINAL_TYPE (LanSavedGame, lan_saved_game, G_TYPE_OBJECT)

static void
emit_changed (LanSavedGame *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What the player wrote, unless somebody else wrote something else there. (transfer full) */
static char *
read_title (LanSavedGame *self)
{
  g_autoptr (GBytes) bytes = lan_slot_read (self->slot, TITLE_NAME, MAX_TITLE_BYTES);
  gsize size = 0;
  const char *data = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;
  g_autofree char *title = NULL;

  if (data == NULL || !g_utf8_validate (data, (gssize) size, NULL))
    return NULL;
  title = g_strndup (data, size);
  return lan_xml_is_line (title, LAN_TITLE_MAX) ? g_steal_pointer (&title) : NULL;
}

/* The summary of a game whose save says more than the file beside it. */
static LanGameSummary *
make_summary (LanSavedGame *self, LanGameContent *content, gint64 stamp, GError **error)
{
  g_autofree char *note = NULL;
  g_autoptr (LanRecord) record = lan_saved_game_read (self, content, &note, error);
  gint64 time = stamp / NANOSECONDS_IN_MICROSECOND;
  LanGameSummary *summary;
  g_autoptr (GBytes) bytes = NULL;

  if (record == NULL)
    return NULL;
  summary = lan_game_summary_new (record, time, time);
  self->damaged = note != NULL;
  /* That file would say that the newest save is whole. */
  if (self->damaged)
    return summary;
  bytes = lan_game_summary_to_bytes (summary, stamp);
  lan_slot_write (self->slot, LAN_SUMMARY_NAME, bytes, NULL);
  return summary;
}

static void
read_summary (LanSavedGame *self, LanGameContent *content, gint64 stamp)
{
  g_autoptr (GBytes) bytes = lan_slot_read (self->slot, LAN_SUMMARY_NAME, MAX_SUMMARY_BYTES);
  LanGameSummary *summary = bytes != NULL ? lan_game_summary_from_bytes (bytes, content, stamp) : NULL;
  g_autoptr (GError) error = NULL;

  self->damaged = FALSE;
  if (summary == NULL)
    summary = make_summary (self, content, stamp, &error);
  g_clear_pointer (&self->summary, lan_game_summary_free);
  g_free (self->problem);
  self->problem = error != NULL ? g_strdup (error->message) : NULL;
  self->summary = summary;
  self->stamp = stamp;
}

static void
lan_saved_game_finalize (GObject *object)
{
  LanSavedGame *self = LAN_SAVED_GAME (object);

  g_free (self->id);
  g_clear_pointer (&self->slot, lan_slot_unref);
  g_free (self->title);
  g_clear_pointer (&self->summary, lan_game_summary_free);
  g_free (self->problem);
  G_OBJECT_CLASS (lan_saved_game_parent_class)->finalize (object);
}

static void
lan_saved_game_class_init (LanSavedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lan_saved_game_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lan_saved_game_init (LanSavedGame *self)
{
}

LanSavedGame *
lan_saved_game_new (const char *id, LanSlot *slot)
{
  LanSavedGame *self = g_object_new (LAN_TYPE_SAVED_GAME, NULL);

  self->id = g_strdup (id);
  self->slot = lan_slot_ref (slot);
  return self;
}

const char *
lan_saved_game_get_id (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), NULL);

  return self->id;
}

const char *
lan_saved_game_get_title (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), NULL);

  return self->title;
}

const LanGameSummary *
lan_saved_game_get_summary (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), NULL);

  return self->summary;
}

const char *
lan_saved_game_get_problem (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), NULL);

  return self->problem;
}

gboolean
lan_saved_game_is_damaged (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), FALSE);

  return self->damaged;
}

gboolean
lan_saved_game_is_finished (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), FALSE);

  return self->summary != NULL && self->summary->phase == LAN_PHASE_FINISHED;
}

gboolean
lan_saved_game_is_in_use (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), FALSE);

  return self->held || self->held_elsewhere;
}

GFile *
lan_saved_game_get_newest (LanSavedGame *self)
{
  g_return_val_if_fail (LAN_IS_SAVED_GAME (self), NULL);

  return lan_slot_get_save (self->slot, 1);
}

LanSlot *
lan_saved_game_get_slot (LanSavedGame *self)
{
  return self->slot;
}

gboolean
lan_saved_game_load (LanSavedGame *self, LanGameContent *content)
{
  gint64 stamp;
  gboolean held_elsewhere;
  g_autofree char *title = NULL;

  /* Who holds it knows more than the disk does. */
  if (self->held)
    return TRUE;
  stamp = lan_slot_get_stamp (self->slot);
  if (stamp == 0)
    return FALSE;

  title = read_title (self);
  held_elsewhere = lan_slot_is_locked (self->slot);
  if (stamp == self->stamp && held_elsewhere == self->held_elsewhere && g_strcmp0 (title, self->title) == 0)
    return TRUE;
  if (stamp != self->stamp)
    read_summary (self, content, stamp);
  self->held_elsewhere = held_elsewhere;
  g_free (self->title);
  self->title = g_steal_pointer (&title);
  emit_changed (self);
  return TRUE;
}

LanRecord *
lan_saved_game_read (LanSavedGame *self, LanGameContent *content, char **note, GError **error)
{
  g_autoptr (GError) first = NULL;

  if (note != NULL)
    *note = NULL;
  for (guint n = 1; n <= LAN_SLOT_GENERATIONS; n++)
    {
      g_autoptr (GFile) file = lan_slot_get_save (self->slot, n);
      LanRecord *record = file != NULL ? lan_save_read_file (file, content, first == NULL ? &first : NULL) : NULL;

      /* Of a game that a newer Lancaster went on with, an older save is no remedy. */
      if (first != NULL && !lan_save_error_is_damage (first))
        break;
      if (record == NULL)
        continue;
      if (first != NULL && note != NULL)
        /* Translators: %s says what is wrong with the newest save, in whole sentences. */
        *note = g_strdup_printf (_("The save before the last was opened, so the last decision may be missing. %s"), first->message);
      return record;
    }
  if (first == NULL)
    g_set_error (&first, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("No save of this game is left. Delete it from the list."));
  g_propagate_error (error, g_steal_pointer (&first));
  return NULL;
}

void
lan_saved_game_take_summary (LanSavedGame *self, LanGameSummary *summary)
{
  g_clear_pointer (&self->summary, lan_game_summary_free);
  g_clear_pointer (&self->problem, g_free);
  self->damaged = FALSE;
  self->summary = summary;
  self->stamp = lan_slot_get_stamp (self->slot);
  emit_changed (self);
}

gboolean
lan_saved_game_write_title (LanSavedGame *self, const char *title, GError **error)
{
  g_autoptr (GBytes) bytes = title != NULL ? g_bytes_new (title, strlen (title)) : NULL;

  if (!(bytes != NULL ? lan_slot_write (self->slot, TITLE_NAME, bytes, error) : lan_slot_remove (self->slot, TITLE_NAME, error)))
    return FALSE;
  g_free (self->title);
  self->title = g_strdup (title);
  emit_changed (self);
  return TRUE;
}

gboolean
lan_saved_game_hold (LanSavedGame *self, GError **error)
{
  if (self->held)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This game is being played in another window. Go on with it there."));
      return FALSE;
    }
  if (!lan_slot_lock (self->slot, error))
    return FALSE;
  self->held = TRUE;
  self->held_elsewhere = FALSE;
  emit_changed (self);
  return TRUE;
}

void
lan_saved_game_hold_new (LanSavedGame *self)
{
  self->held = TRUE;
}

void
lan_saved_game_let_go (LanSavedGame *self)
{
  lan_slot_unlock (self->slot);
  self->held = FALSE;
  emit_changed (self);
}

gboolean
lan_saved_game_is_held (LanSavedGame *self)
{
  return self->held;
}
