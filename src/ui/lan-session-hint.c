/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Hints: what the strongest computer player would do here, and why. It is asked
 * in a thread of its own about the view of the house that decides, so a hint
 * never tells more than the player may know (R8), and changes nothing.
 */

#include "lan-config.h"

#include "lan-session-private.h"

#include <glib/gi18n-lib.h>

#include "lan-background.h"
#include "lan-computers.h"
#include "lan-view.h"
#include "lan-words-hint.h"

/* All that the worker thread works with. */
typedef struct {
  LanGameContent *content;
  LanState view;
  guint64 seed;
  LanThinking *thinking;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_object_unref (work->content);
  lan_thinking_unref (work->thinking);
  g_free (work);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  const LanSearcher *searcher = lan_computers_find_searcher (LAN_COMPUTERS_STRONGEST);
  const LanContent *tables = lan_game_content_get_tables (work->content);
  LanJudge judge = { tables, searcher->weights, NULL, lan_decision_next (tables, &work->view).seat };
  LanSearch *search = lan_search_new (&searcher->limits);
  LanAdvice advice = { .n_reasons = 0 };
  gboolean found = search != NULL;

  if (found)
    {
      lan_search_run (search, &judge, &work->view, work->seed, lan_thinking_poll, work->thinking);
      found = lan_advise (search, &judge, &work->view, &advice);
    }
  lan_search_free (search);
  /* FALSE: cancelled, and answered so long ago. */
  if (g_task_set_return_on_cancel (task, FALSE))
    g_task_return_pointer (task, found ? g_memdup2 (&advice, sizeof advice) : NULL, g_free);
}

static Work *
work_new (LanSession *self)
{
  const LanState *state = lan_game_get_state (self->game);
  Work *work = g_new (Work, 1);
  LanRng rng;

  work->content = g_object_ref (lan_session_get_content (self));
  /* Not from the position or the setup, which hold what is secret: the same question gets the same cards to imagine. */
  work->seed = lan_game_get_length (self->game);
  lan_rng_seed (&rng, work->seed);
  lan_view (lan_game_content_get_tables (lan_session_get_content (self)), state, lan_session_get_decision (self).seat, &rng, &work->view);
  work->thinking = lan_thinking_ref (self->hint_thinking);
  return work;
}

static void
take_advice (LanSession *self, const LanAdvice *advice)
{
  g_clear_object (&self->hint_cancellable);
  g_clear_pointer (&self->hint_thinking, lan_thinking_unref);
  if (advice != NULL)
    {
      self->hint = *advice;
      self->hint_sentence = lan_words_advice (lan_session_get_content (self), lan_session_get_setup (self), lan_session_get_state (self), advice);
    }
  lan_session_emit_changed (self);
}

/* data: a weak reference, so that the thread, which may be the last to let go of the task, never lets go of the session. */
static void
on_found (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LanSession) self = g_weak_ref_get (data);
  g_autofree LanAdvice *advice = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Another question may have been asked since. */
  if (self != NULL && g_task_get_cancellable (G_TASK (result)) == self->hint_cancellable)
    take_advice (self, advice);
  g_weak_ref_clear (data);
  g_free (data);
}

gboolean
lan_session_ask_hint (LanSession *self)
{
  g_autoptr (GTask) task = NULL;
  GWeakRef *asker;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  if (!lan_session_can_decide (self))
    return FALSE;
  lan_session_clear_hint (self);
  self->hint_serial = lan_game_get_serial (self->game);
  self->hint_cancellable = g_cancellable_new ();
  self->hint_thinking = lan_thinking_new (self->hint_cancellable);
  asker = g_new (GWeakRef, 1);
  g_weak_ref_init (asker, self);
  task = g_task_new (NULL, self->hint_cancellable, on_found, asker);
  g_task_set_task_data (task, work_new (self), work_free);
  g_task_set_return_on_cancel (task, TRUE);
  lan_background_run (task, run);
  lan_session_emit_changed (self);
  return TRUE;
}

gboolean
lan_session_clear_hint (LanSession *self)
{
  if (self->hint_cancellable == NULL && self->hint_sentence == NULL)
    return FALSE;
  if (self->hint_cancellable != NULL)
    g_cancellable_cancel (self->hint_cancellable);
  g_clear_object (&self->hint_cancellable);
  g_clear_pointer (&self->hint_thinking, lan_thinking_unref);
  g_clear_pointer (&self->hint_sentence, g_free);
  return TRUE;
}

void
lan_session_drop_hint (LanSession *self)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (lan_session_clear_hint (self))
    lan_session_emit_changed (self);
}

void
lan_session_check_hint (LanSession *self)
{
  if (self->hint_serial != lan_game_get_serial (self->game) || !lan_session_can_decide (self))
    lan_session_clear_hint (self);
}

gboolean
lan_session_is_hinting (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return self->hint_cancellable != NULL;
}

double
lan_session_get_done (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), LAN_PLAYER_DONE_UNKNOWN);

  return self->hint_thinking != NULL ? lan_thinking_get_done (self->hint_thinking) : lan_referee_get_done (self->referee);
}

char *
lan_session_describe_hint (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  if (lan_session_is_hinting (self))
    return g_strdup (_("Looking for a hint… Esc stops it."));
  if (self->hint_sentence == NULL)
    return NULL;
  /* Translators: %s is a sentence such as "Send strength 2 to York – what counts is 1 recruit." */
  return g_strdup_printf (_("Hint: %s"), self->hint_sentence);
}

const LanChoice *
lan_session_get_hinted_choice (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return self->hint_sentence != NULL ? &self->hint.choice : NULL;
}

gboolean
lan_session_is_hinted_knight (LanSession *self, guint side, guint strength)
{
  const LanChoice *choice = lan_session_get_hinted_choice (self);

  if (choice == NULL || choice->side != side || choice->strength != strength)
    return FALSE;
  return choice->kind == LAN_DECISION_PLACE || (choice->kind == LAN_DECISION_UPGRADE && choice->place == LAN_PLACE_COURT);
}

gboolean
lan_session_is_hinted_place (LanSession *self, guint side, LanPlace place)
{
  const LanChoice *choice = lan_session_get_hinted_choice (self);

  if (choice == NULL)
    return FALSE;
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
    case LAN_DECISION_UPGRADE:
    case LAN_DECISION_RANSOM:
      return choice->place == place && (!LAN_PLACE_IS_CASTLE (place) || choice->side == side);
    case LAN_DECISION_NOBLE:
    case LAN_DECISION_COUNTY:
      return LAN_PLACE_IS_COUNTY (place) && choice->item == LAN_PLACE_INDEX (place);
    case LAN_DECISION_EXTENSION:
    case LAN_DECISION_ARM:
      return LAN_PLACE_IS_CASTLE (place) && choice->side == side && choice->item == LAN_PLACE_INDEX (place);
    default:
      return FALSE;
    }
}

gboolean
lan_session_is_hinted_item (LanSession *self, LanDecisionKind kind, guint item)
{
  const LanChoice *choice = lan_session_get_hinted_choice (self);

  return choice != NULL && choice->kind == kind && choice->item == item;
}
