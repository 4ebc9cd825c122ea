/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Somebody who does anything at any time in the window: in the middle of a vote, of a
 * replay, of the thought of a computer player. Chances come from g_test_rand_int(), so that
 * --seed repeats them; what computer players have done meanwhile also depends on the time.
 */

#pragma once

#include "lan-ui-player.h"

typedef struct {
  LanWindow *window;
  LanUiPlayer *player;
  GFile *file;           /* where games are saved and loaded */
  guint n_games;         /* begun so far: every mixture of players comes up in turn */
} LanTorture;

typedef struct {
  const char *name;
  guint weight;          /* of its chance, among the others */
  gboolean harmless;     /* leaves the position as it is, unless a computer player decides meanwhile */
  void (*act) (LanTorture *self);
} LanTortureAction;

/* All that is done, ended by one without a name. */
extern const LanTortureAction lan_torture_actions[];

/* Opens a window with a game in it. */
LanTorture *lan_torture_new (void);
void lan_torture_free (LanTorture *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LanTorture, lan_torture_free)

/* A number from 0 to below n. */
guint lan_torture_below (guint n);

LanSession *lan_torture_get_session (LanTorture *self);

/* Begins a game of the next mixture: 2 to 5 players, of whom one, two or none are human. */
void lan_torture_begin_next (LanTorture *self);

/* Closes the help, the preferences and whatever else lies beside the window. */
void lan_torture_close_others (LanTorture *self);

/* Closes the window and opens another one, on its start page. */
void lan_torture_leave_and_return (LanTorture *self);

/* Lets n things happen that are due. */
void lan_torture_let_pass (guint n);

/* The position and the one that is shown follow from the log, and nothing is asked in a dialog. */
void lan_torture_check (LanTorture *self);
