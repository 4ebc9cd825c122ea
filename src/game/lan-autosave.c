/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-autosave.h"

#include <glib/gi18n-lib.h>

#include "lan-save-queue.h"
#include "lan-saved-game-private.h"

#define RETRY_SECONDS 5
#define NO_FAILURE (-1)

enum {
  PROP_0,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

struct _LanAutosave {
  GObject parent_instance;

  LanLibrary *library;
  LanGame *game;
  LanSaveQueue *queue;
  LanSavedGame *saved;   /* of the game being played, held; NULL before its first decision */
  LanSavedGame *next;    /* of the game that is opened next, held; or NULL */
  GPtrArray *leaving;    /* of LanSavedGame, held until what was played there is on disk */
  gint64 begun;          /* of saved */
  guint opened_serial;   /* of the position in which the game was begun or opened */
  gboolean aside;        /* the game is not kept */
  gboolean next_aside;   /* nor is the one that is opened next */

  int failure;           /* GIOErrorEnum that the problem is about, or NO_FAILURE */
  char *problem;
  guint retry;           /* source, or 0 */
};

G_DEFINE_FINAL_TYPE (LanAutosave, lan_autosave, G_TYPE_OBJECT)

static gboolean
on_retry (gpointer data)
{
  LanAutosave *self = data;

  self->retry = 0;
  lan_save_queue_retry (self->queue);
  return G_SOURCE_REMOVE;
}

/* A failure of another kind is another problem; the same one is not told again. */
static void
set_failure (LanAutosave *self, const GError *error)
{
  int failure = error != NULL ? error->code : NO_FAILURE;

  if (error != NULL && self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_SECONDS, on_retry, self);
  if (failure == self->failure)
    return;
  self->failure = failure;
  g_free (self->problem);
  /* Translators: %s says why, and what to do about it, in whole sentences. */
  self->problem = error != NULL ? g_strdup_printf (_("The game goes on, but it is not saved for now. %s"), error->message) : NULL;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* The game of that slot: the one being played, or one just left. */
static LanSavedGame *
find_saved (LanAutosave *self, LanSlot *slot)
{
  if (self->saved != NULL && lan_saved_game_get_slot (self->saved) == slot)
    return self->saved;
  for (guint i = 0; i < self->leaving->len; i++)
    if (lan_saved_game_get_slot (g_ptr_array_index (self->leaving, i)) == slot)
      return g_ptr_array_index (self->leaving, i);
  return NULL;
}

static void
let_go_of_written (LanAutosave *self)
{
  for (guint i = self->leaving->len; i > 0; i--)
    {
      LanSavedGame *saved = g_ptr_array_index (self->leaving, i - 1);

      if (lan_save_queue_holds (self->queue, lan_saved_game_get_slot (saved)))
        continue;
      lan_saved_game_let_go (saved);
      g_ptr_array_remove_index (self->leaving, i - 1);
    }
}

static gboolean
collect (gpointer data)
{
  LanAutosave *self = data;
  LanSaveResult *next;

  g_object_ref (self);
  while ((next = lan_save_queue_pop (self->queue)) != NULL)
    {
      g_autoptr (LanSaveResult) result = next;
      LanSavedGame *saved = find_saved (self, result->slot);

      set_failure (self, result->error);
      if (saved == NULL || result->summary == NULL)
        continue;
      lan_saved_game_take_summary (saved, g_steal_pointer (&result->summary));
      lan_library_put (self->library, saved);
    }
  let_go_of_written (self);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
leave (LanAutosave *self)
{
  if (self->saved == NULL)
    return;
  g_ptr_array_add (self->leaving, g_steal_pointer (&self->saved));
  let_go_of_written (self);
}

static void
on_reset (LanAutosave *self)
{
  const LanGameSummary *summary;

  leave (self);
  self->aside = self->next_aside;
  self->next_aside = FALSE;
  self->opened_serial = lan_game_get_serial (self->game);
  self->saved = g_steal_pointer (&self->next);
  summary = self->saved != NULL ? lan_saved_game_get_summary (self->saved) : NULL;
  self->begun = summary != NULL ? summary->begun : g_get_real_time ();
}

/* All that the main loop pays for: a copy of the record. */
static void
on_decision_changed (LanAutosave *self)
{
  if (self->aside || lan_game_get_serial (self->game) == self->opened_serial)
    return;
  if (self->saved == NULL)
    {
      self->saved = lan_library_reserve (self->library);
      lan_saved_game_hold_new (self->saved);
    }
  lan_save_queue_push (self->queue, lan_saved_game_get_slot (self->saved), lan_game_to_record (self->game), self->begun);
}

static void
lan_autosave_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanAutosave *self = LAN_AUTOSAVE (object);

  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
lan_autosave_dispose (GObject *object)
{
  LanAutosave *self = LAN_AUTOSAVE (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  if (self->queue != NULL)
    {
      lan_save_queue_wait (self->queue);
      collect (self);
      g_clear_handle_id (&self->retry, g_source_remove);
      g_clear_pointer (&self->queue, lan_save_queue_free);
    }
  for (guint i = 0; i < self->leaving->len; i++)
    lan_saved_game_let_go (g_ptr_array_index (self->leaving, i));
  g_ptr_array_set_size (self->leaving, 0);
  if (self->saved != NULL)
    lan_saved_game_let_go (self->saved);
  g_clear_object (&self->saved);
  lan_autosave_set_next (self, NULL, NULL);
  g_clear_object (&self->library);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (lan_autosave_parent_class)->dispose (object);
}

static void
lan_autosave_finalize (GObject *object)
{
  LanAutosave *self = LAN_AUTOSAVE (object);

  g_ptr_array_unref (self->leaving);
  g_free (self->problem);
  G_OBJECT_CLASS (lan_autosave_parent_class)->finalize (object);
}

static void
lan_autosave_class_init (LanAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_autosave_get_property;
  object_class->dispose = lan_autosave_dispose;
  object_class->finalize = lan_autosave_finalize;

  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL,
                                                  G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
lan_autosave_init (LanAutosave *self)
{
  self->failure = NO_FAILURE;
  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
  self->queue = lan_save_queue_new (collect, self);
}

LanAutosave *
lan_autosave_new (LanLibrary *library, LanGame *game)
{
  LanAutosave *self;

  g_return_val_if_fail (LAN_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (LAN_IS_GAME (game), NULL);

  self = g_object_new (LAN_TYPE_AUTOSAVE, NULL);
  self->library = g_object_ref (library);
  self->game = g_object_ref (game);
  self->opened_serial = lan_game_get_serial (game);
  self->begun = g_get_real_time ();
  g_signal_connect_object (game, "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "decision-changed", G_CALLBACK (on_decision_changed), self, G_CONNECT_SWAPPED);
  return self;
}

gboolean
lan_autosave_set_next (LanAutosave *self, LanSavedGame *saved, GError **error)
{
  g_return_val_if_fail (LAN_IS_AUTOSAVE (self), FALSE);
  g_return_val_if_fail (saved == NULL || LAN_IS_SAVED_GAME (saved), FALSE);

  /* It may be one that was left just now. */
  if (saved != NULL && self->leaving->len > 0)
    lan_autosave_flush (self);
  if (saved != NULL && !lan_saved_game_hold (saved, error))
    return FALSE;
  if (self->next != NULL)
    lan_saved_game_let_go (self->next);
  g_set_object (&self->next, saved);
  return TRUE;
}

void
lan_autosave_set_next_aside (LanAutosave *self, gboolean aside)
{
  g_return_if_fail (LAN_IS_AUTOSAVE (self));

  self->next_aside = aside;
}

LanSavedGame *
lan_autosave_get_saved (LanAutosave *self)
{
  g_return_val_if_fail (LAN_IS_AUTOSAVE (self), NULL);

  return self->saved;
}

const char *
lan_autosave_get_problem (LanAutosave *self)
{
  g_return_val_if_fail (LAN_IS_AUTOSAVE (self), NULL);

  return self->problem;
}

gboolean
lan_autosave_flush (LanAutosave *self)
{
  gboolean written;

  g_return_val_if_fail (LAN_IS_AUTOSAVE (self), FALSE);

  written = lan_save_queue_wait (self->queue);
  collect (self);
  return written;
}
