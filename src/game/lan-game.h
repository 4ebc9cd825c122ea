/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanGame: a game being played. The only writer of the position.
 *
 * Signals, all emitted after the position is consistent:
 *   event (gpointer LanEvent)   each thing that happened in lan_game_play(), in order
 *   decision-changed            somebody (else) must decide now; after every change, also undo, redo and reset
 *   undone, redone              the position moved; (guint length) decisions made now
 *   finished                    the last decision was made, or redone; after decision-changed
 *   reset                       another game or another record was opened
 * Properties (read-only, explicit notify): round (uint 1..5), phase (LanPhase as uint),
 *   start-seat, deciding-seat (uint, LAN_NO_SEAT when over), can-undo, can-redo,
 *   can-restart-turn, modified (differs from the last lan_game_mark_saved()).
 */

#pragma once

#include <gio/gio.h>

#include "lan-record.h"

G_BEGIN_DECLS

#define LAN_TYPE_GAME (lan_game_get_type ())
G_DECLARE_FINAL_TYPE (LanGame, lan_game, LAN, GAME, GObject)

#define LAN_GAME_ERROR (lan_game_error_quark ())
typedef enum {
  LAN_GAME_ERROR_ILLEGAL,  /* the rules forbid it; the message names the rule */
  LAN_GAME_ERROR_SETUP,
} LanGameError;
GQuark lan_game_error_quark (void);

/* A game without a position: open a setup or a record next, whose content takes the place of this one. (transfer full) */
LanGame *lan_game_new (LanGameContent *content);

/* Begins a new game / opens a recorded one at its end. On error nothing changes. */
gboolean lan_game_begin (LanGame *self, const LanGameSetup *setup, GError **error);
gboolean lan_game_open (LanGame *self, const LanRecord *record, GError **error);

gboolean lan_game_is_open (LanGame *self);
LanGameContent *lan_game_get_content (LanGame *self);        /* (transfer none) */
const LanGameSetup *lan_game_get_setup (LanGame *self);      /* (transfer none) NULL before begin */
const LanState *lan_game_get_state (LanGame *self);          /* (transfer none) valid until the next change */
LanDecision lan_game_get_decision (LanGame *self);

/* Rises with every change of the position; a late answer to an older one is dropped. */
guint lan_game_get_serial (LanGame *self);

/* Carries out a choice; cuts the redo tail. FALSE: refused, nothing changed, the
 * error names the rule. */
gboolean lan_game_play (LanGame *self, const LanChoice *choice, GError **error);

/* To the last decision of a human, past the computer's; forward again to the
 * next; to the start of the deciding human's turn. FALSE when not possible. */
gboolean lan_game_undo (LanGame *self);
gboolean lan_game_redo (LanGame *self);
gboolean lan_game_restart_turn (LanGame *self);

/* Why undo is not possible, as a translated sentence for a tooltip; NULL when it is. */
const char *lan_game_get_undo_obstacle (LanGame *self);

/* History: decision n (0-based) with what it caused, and the position after n
 * decisions (0: after the setup). Length: decisions made and not undone. */
guint lan_game_get_length (LanGame *self);
const LanChoice *lan_game_get_choice (LanGame *self, guint n);
const LanEvent *lan_game_get_events (LanGame *self, guint n, guint *n_events);
const LanState *lan_game_peek_state (LanGame *self, guint n);

/* The record so far. (transfer full) */
LanRecord *lan_game_to_record (LanGame *self);
void lan_game_mark_saved (LanGame *self);

/* Live objects for widgets, LanHouse (seats in order, then allies), LanCounty,
 * LanConflict (four battles), LanLaw (in force, then proposals left). (transfer none) */
GListModel *lan_game_get_houses (LanGame *self);
GListModel *lan_game_get_counties (LanGame *self);
GListModel *lan_game_get_conflicts (LanGame *self);
GListModel *lan_game_get_laws (LanGame *self);

/* PP of a seat by LanSource, added up over the decisions made. */
void lan_game_get_points_by_source (LanGame *self, guint seat, guint points[LAN_N_SOURCES]);

/* PP of a seat at the end of a round (1..5), and 6: after final scoring. The
 * rounds that are not over yet give the PP now. */
guint lan_game_get_points_after_round (LanGame *self, guint seat, guint round);

G_END_DECLS
