/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-history.h"

struct _LanHistory {
  GPtrArray *moments;  /* of LanMoment, owned; each stays where it is in memory */
  guint cursor;
  guint next_mark;
};

static void
moment_free (gpointer data)
{
  LanMoment *moment = data;

  g_free (moment->events);
  g_free (moment);
}

static void
append_moment (LanHistory *history, LanMoment *moment, const LanContent *content)
{
  moment->decision = lan_decision_next (content, &moment->state);
  moment->mark = history->next_mark++;
  g_ptr_array_add (history->moments, moment);
}

static gboolean
log_reveals (const LanEventLog *log)
{
  for (guint i = 0; i < log->n_events; i++)
    if (log->events[i].type == LAN_EVENT_VOTED)
      return TRUE;

  return FALSE;
}

LanHistory *
lan_history_new (const LanContent *content, const LanState *start)
{
  LanHistory *history = g_new0 (LanHistory, 1);
  LanMoment *moment = g_new0 (LanMoment, 1);

  history->moments = g_ptr_array_new_with_free_func (moment_free);
  moment->state = *start;
  moment->choice = lan_choice_blank (LAN_DECISION_NONE, LAN_NO_SEAT);
  append_moment (history, moment, content);

  return history;
}

void
lan_history_free (LanHistory *history)
{
  g_ptr_array_unref (history->moments);
  g_free (history);
}

LanRule
lan_history_play (LanHistory *history, const LanContent *content, const LanChoice *choice, LanEventLog *log)
{
  LanState state = lan_history_get_current (history)->state;
  LanRule rule = lan_apply (content, &state, choice, log);
  LanMoment *moment;

  if (rule != LAN_RULE_OK)
    return rule;

  moment = g_new0 (LanMoment, 1);
  moment->state = state;
  moment->choice = *choice;
  moment->events = g_memdup2 (log->events, log->n_events * sizeof (LanEvent));
  moment->n_events = log->n_events;
  moment->reveals = log_reveals (log);

  g_ptr_array_set_size (history->moments, (gint) history->cursor + 1);
  append_moment (history, moment, content);
  history->cursor++;

  return LAN_RULE_OK;
}

guint
lan_history_get_cursor (const LanHistory *history)
{
  return history->cursor;
}

void
lan_history_set_cursor (LanHistory *history, guint cursor)
{
  g_return_if_fail (cursor <= lan_history_get_end (history));

  history->cursor = cursor;
}

guint
lan_history_get_end (const LanHistory *history)
{
  return history->moments->len - 1;
}

const LanMoment *
lan_history_get_moment (const LanHistory *history, guint n)
{
  g_return_val_if_fail (n < history->moments->len, NULL);

  return g_ptr_array_index (history->moments, n);
}

const LanMoment *
lan_history_get_current (const LanHistory *history)
{
  return lan_history_get_moment (history, history->cursor);
}
