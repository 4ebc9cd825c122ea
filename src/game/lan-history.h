/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanHistory: the whole positions of a game, one after each decision, and a
 * cursor over them. Undo and redo move the cursor; there is no inverse
 * operation to get wrong. Private to src/game.
 */

#pragma once

#include <glib.h>

#include "lan-apply.h"

G_BEGIN_DECLS

typedef struct {
  LanState state;        /* the position */
  LanDecision decision;  /* what it asks for */
  LanChoice choice;      /* the choice that led here; blank in the first moment */
  LanEvent *events;      /* what that choice caused, owned */
  guint n_events;
  gboolean reveals;      /* votes became open (R8.1) on the way here */
  guint mark;            /* unique in its history, also after the tail was cut */
} LanMoment;

typedef struct _LanHistory LanHistory;

/* A history that holds the position after the setup only. (transfer full) */
LanHistory *lan_history_new (const LanContent *content, const LanState *start);
void lan_history_free (LanHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanHistory, lan_history_free)

/* Cuts what lies after the cursor, applies the choice to the position there and
 * moves the cursor on. log receives the events. Returns the rule that forbids
 * the choice, and then nothing has changed. */
LanRule lan_history_play (LanHistory *history, const LanContent *content, const LanChoice *choice, LanEventLog *log);

/* Decisions made and not undone: where the cursor stands. */
guint lan_history_get_cursor (const LanHistory *history);
void lan_history_set_cursor (LanHistory *history, guint cursor);

/* Decisions there are, undone ones included. */
guint lan_history_get_end (const LanHistory *history);

/* The moment after n decisions, 0 to the end; valid until it is cut. (transfer none) */
const LanMoment *lan_history_get_moment (const LanHistory *history, guint n);
const LanMoment *lan_history_get_current (const LanHistory *history);

G_END_DECLS
