/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game.h"

#include <glib/gi18n-lib.h>

#include "lan-board.h"
#include "lan-board-private.h"
#include "lan-history.h"
#include "lan-points.h"
#include "lan-rule.h"
#include "lan-take-backs.h"

enum {
  PROP_0,
  PROP_ROUND,
  PROP_PHASE,
  PROP_START_SEAT,
  PROP_DECIDING_SEAT,
  N_UINTS,
  PROP_CAN_UNDO = N_UINTS,
  PROP_CAN_REDO,
  PROP_CAN_RESTART_TURN,
  PROP_MODIFIED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_EVENT,
  SIGNAL_DECISION_CHANGED,
  SIGNAL_UNDONE,
  SIGNAL_REDONE,
  SIGNAL_FINISHED,
  SIGNAL_RESET,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _LanGame {
  GObject parent_instance;

  LanGameContent *content; /* of the game; before the first one what lan_game_new() was given */
  LanGameSetup *setup;  /* NULL before the first game, like history */
  LanHistory *history;
  LanBoard *board;
  guint serial;
  guint saved_mark;      /* of the moment that was saved last */
  guint values[N_PROPS]; /* by property, as last notified */
};

G_DEFINE_FINAL_TYPE (LanGame, lan_game, G_TYPE_OBJECT)
G_DEFINE_QUARK (lan-game-error-quark, lan_game_error)

static const LanContent *
tables (LanGame *self)
{
  return lan_game_content_get_tables (self->content);
}

static void
update (LanGame *self, guint property, guint value)
{
  lan_update_uint (self, &self->values[property], value, properties[property]);
}

static void
update_properties (LanGame *self)
{
  const LanMoment *current = lan_history_get_current (self->history);
  guint target;

  update (self, PROP_ROUND, current->state.round);
  update (self, PROP_PHASE, lan_state_phase (&current->state));
  update (self, PROP_START_SEAT, current->state.start_seat);
  update (self, PROP_DECIDING_SEAT, current->decision.seat);
  update (self, PROP_CAN_UNDO, lan_take_backs_undo (self->history, self->setup, &target) == LAN_OBSTACLE_NONE);
  update (self, PROP_CAN_REDO, lan_take_backs_redo (self->history, self->setup, &target));
  update (self, PROP_CAN_RESTART_TURN, lan_take_backs_restart (self->history, self->setup, &target));
  update (self, PROP_MODIFIED, current->mark != self->saved_mark);
}

/* Brings everything that others see up to date before any of them hears of it.
 * Returns the serial of this change: when a handler has moved the game on in the
 * meantime, the rest of the signals of this change is out of date. */
static guint
publish (LanGame *self, gboolean new_game)
{
  guint serial = ++self->serial;

  g_object_freeze_notify (G_OBJECT (self));
  update_properties (self);
  lan_board_sync (self->board, tables (self), lan_game_get_state (self), new_game ? self->setup : NULL);
  g_object_thaw_notify (G_OBJECT (self));

  return serial;
}

static void
emit_if_current (LanGame *self, guint serial, guint signal)
{
  if (self->serial == serial)
    g_signal_emit (self, signals[signal], 0);
}

static void
emit_decision (LanGame *self, guint serial)
{
  emit_if_current (self, serial, SIGNAL_DECISION_CHANGED);
  if (self->serial == serial && lan_game_get_decision (self).kind == LAN_DECISION_NONE)
    emit_if_current (self, serial, SIGNAL_FINISHED);
}

static void
emit_events (LanGame *self, guint serial, LanEventLog *log)
{
  for (guint i = 0; i < log->n_events && self->serial == serial; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, &log->events[i]);
}

static void
move_cursor (LanGame *self, guint target, guint signal)
{
  guint serial;

  g_object_ref (self);
  lan_history_set_cursor (self->history, target);
  serial = publish (self, FALSE);
  if (self->serial == serial)
    g_signal_emit (self, signals[signal], 0, target);
  emit_decision (self, serial);
  g_object_unref (self);
}

static void
take_game (LanGame *self, const LanGameSetup *setup, LanHistory *history)
{
  LanGameSetup *old_setup = self->setup;
  guint serial;

  g_object_ref (self);
  self->setup = lan_game_setup_copy (setup);
  g_set_object (&self->content, self->setup->content);
  g_clear_pointer (&old_setup, lan_game_setup_free);
  g_clear_pointer (&self->history, lan_history_free);
  self->history = history;
  self->saved_mark = lan_history_get_current (history)->mark;

  serial = publish (self, TRUE);
  emit_if_current (self, serial, SIGNAL_RESET);
  emit_if_current (self, serial, SIGNAL_DECISION_CHANGED);
  g_object_unref (self);
}

/* The position after the setup, or NULL and an error. */
static LanHistory *
begin_history (const LanGameSetup *setup, GError **error)
{
  const LanContent *content = lan_game_content_get_tables (setup->content);
  LanState state;
  LanRule rule = lan_state_init (content, &state, &setup->chance);

  if (rule != LAN_RULE_OK)
    {
      g_autofree char *name = lan_rule_to_string (rule);

      /* Translators: %s is the number of a rule, like R2.4 */
      g_set_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_SETUP, _("The setup of the game breaks rule %s."), name);
      return NULL;
    }

  return lan_history_new (content, &state);
}

static void
set_illegal_error (GError **error, LanRule rule)
{
  g_autofree char *name = lan_rule_to_string (rule);

  /* Translators: %s is the number of a rule, like R3.3 */
  g_set_error (error, LAN_GAME_ERROR, LAN_GAME_ERROR_ILLEGAL, _("Rule %s forbids this choice."), name);
}

static void
lan_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  LanGame *self = LAN_GAME (object);

  if (id < N_UINTS)
    g_value_set_uint (value, self->values[id]);
  else if (id < N_PROPS)
    g_value_set_boolean (value, self->values[id] != 0);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
lan_game_finalize (GObject *object)
{
  LanGame *self = LAN_GAME (object);

  g_clear_object (&self->content);
  g_clear_pointer (&self->setup, lan_game_setup_free);
  g_clear_pointer (&self->history, lan_history_free);
  g_clear_pointer (&self->board, lan_board_free);
  G_OBJECT_CLASS (lan_game_parent_class)->finalize (object);
}

static guint
add_signal (const char *name, GType argument)
{
  return g_signal_new (name, LAN_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       argument == G_TYPE_NONE ? 0 : 1, argument);
}

static void
lan_game_class_init (LanGameClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = lan_game_get_property;
  object_class->finalize = lan_game_finalize;

  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, LAN_ROUNDS, 0, flags);
  properties[PROP_PHASE] = g_param_spec_uint ("phase", NULL, NULL, 0, LAN_PHASE_FINISHED, 0, flags);
  properties[PROP_START_SEAT] = g_param_spec_uint ("start-seat", NULL, NULL, 0, LAN_NO_SEAT, LAN_NO_SEAT, flags);
  properties[PROP_DECIDING_SEAT] = g_param_spec_uint ("deciding-seat", NULL, NULL, 0, LAN_NO_SEAT, LAN_NO_SEAT, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_RESTART_TURN] = g_param_spec_boolean ("can-restart-turn", NULL, NULL, FALSE, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_EVENT] = add_signal ("event", G_TYPE_POINTER);
  signals[SIGNAL_DECISION_CHANGED] = add_signal ("decision-changed", G_TYPE_NONE);
  signals[SIGNAL_UNDONE] = add_signal ("undone", G_TYPE_UINT);
  signals[SIGNAL_REDONE] = add_signal ("redone", G_TYPE_UINT);
  signals[SIGNAL_FINISHED] = add_signal ("finished", G_TYPE_NONE);
  signals[SIGNAL_RESET] = add_signal ("reset", G_TYPE_NONE);
}

static void
lan_game_init (LanGame *self)
{
  self->board = lan_board_new ();
  self->values[PROP_START_SEAT] = LAN_NO_SEAT;
  self->values[PROP_DECIDING_SEAT] = LAN_NO_SEAT;
}

LanGame *
lan_game_new (LanGameContent *content)
{
  LanGame *self;

  g_return_val_if_fail (LAN_IS_GAME_CONTENT (content), NULL);

  self = g_object_new (LAN_TYPE_GAME, NULL);
  self->content = g_object_ref (content);
  return self;
}

gboolean
lan_game_begin (LanGame *self, const LanGameSetup *setup, GError **error)
{
  LanHistory *history;

  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  history = begin_history (setup, error);
  if (history == NULL)
    return FALSE;

  take_game (self, setup, history);
  return TRUE;
}

gboolean
lan_game_open (LanGame *self, const LanRecord *record, GError **error)
{
  g_autoptr (LanHistory) history = NULL;
  const LanContent *content;
  LanEventLog log;

  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);

  history = begin_history (record->setup, error);
  if (history == NULL)
    return FALSE;

  content = lan_game_content_get_tables (record->setup->content);
  for (guint n = 0; n < record->choices->len; n++)
    {
      LanRule rule = lan_history_play (history, content, &g_array_index (record->choices, LanChoice, n), &log);

      if (rule != LAN_RULE_OK)
        {
          set_illegal_error (error, rule);
          return FALSE;
        }
    }

  take_game (self, record->setup, g_steal_pointer (&history));
  return TRUE;
}

gboolean
lan_game_is_open (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);

  return self->history != NULL;
}

LanGameContent *
lan_game_get_content (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return self->content;
}

const LanGameSetup *
lan_game_get_setup (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return self->setup;
}

const LanState *
lan_game_get_state (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return self->history != NULL ? &lan_history_get_current (self->history)->state : NULL;
}

LanDecision
lan_game_get_decision (LanGame *self)
{
  const LanDecision none = { .kind = LAN_DECISION_NONE, .seat = LAN_NO_SEAT, .side = LAN_NO_SIDE, .item = LAN_NO_ITEM, .place = LAN_PLACE_NONE };

  g_return_val_if_fail (LAN_IS_GAME (self), none);

  return self->history != NULL ? lan_history_get_current (self->history)->decision : none;
}

guint
lan_game_get_serial (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), 0);

  return self->serial;
}

gboolean
lan_game_play (LanGame *self, const LanChoice *choice, GError **error)
{
  LanEventLog log;
  LanRule rule;
  guint serial;

  g_return_val_if_fail (LAN_IS_GAME (self) && self->history != NULL, FALSE);
  g_return_val_if_fail (choice != NULL, FALSE);

  rule = lan_history_play (self->history, tables (self), choice, &log);
  if (rule != LAN_RULE_OK)
    {
      set_illegal_error (error, rule);
      return FALSE;
    }

  g_object_ref (self);
  serial = publish (self, FALSE);
  emit_events (self, serial, &log);
  emit_decision (self, serial);
  g_object_unref (self);

  return TRUE;
}

gboolean
lan_game_undo (LanGame *self)
{
  guint target;

  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);

  if (self->history == NULL || lan_take_backs_undo (self->history, self->setup, &target) != LAN_OBSTACLE_NONE)
    return FALSE;

  move_cursor (self, target, SIGNAL_UNDONE);
  return TRUE;
}

gboolean
lan_game_redo (LanGame *self)
{
  guint target;

  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);

  if (self->history == NULL || !lan_take_backs_redo (self->history, self->setup, &target))
    return FALSE;

  move_cursor (self, target, SIGNAL_REDONE);
  return TRUE;
}

gboolean
lan_game_restart_turn (LanGame *self)
{
  guint target;

  g_return_val_if_fail (LAN_IS_GAME (self), FALSE);

  if (self->history == NULL || !lan_take_backs_restart (self->history, self->setup, &target))
    return FALSE;

  move_cursor (self, target, SIGNAL_UNDONE);
  return TRUE;
}

const char *
lan_game_get_undo_obstacle (LanGame *self)
{
  guint target;
  LanObstacle obstacle;

  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  obstacle = self->history != NULL ? lan_take_backs_undo (self->history, self->setup, &target) : LAN_OBSTACLE_START;
  switch (obstacle)
    {
    case LAN_OBSTACLE_START:
      return _("There is no decision to take back.");
    case LAN_OBSTACLE_OTHER:
      return _("It is another player’s turn now; only decisions of the own turn can be taken back.");
    case LAN_OBSTACLE_REVEAL:
      return _("The votes have been revealed; nothing before that can be taken back.");
    case LAN_OBSTACLE_NONE:
    default:
      return NULL;
    }
}

guint
lan_game_get_length (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), 0);

  return self->history != NULL ? lan_history_get_cursor (self->history) : 0;
}

const LanChoice *
lan_game_get_choice (LanGame *self, guint n)
{
  g_return_val_if_fail (n < lan_game_get_length (self), NULL);

  return &lan_history_get_moment (self->history, n + 1)->choice;
}

const LanEvent *
lan_game_get_events (LanGame *self, guint n, guint *n_events)
{
  const LanMoment *moment;

  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = 0;
  g_return_val_if_fail (n < lan_game_get_length (self), NULL);

  moment = lan_history_get_moment (self->history, n + 1);
  *n_events = moment->n_events;
  return moment->events;
}

const LanState *
lan_game_peek_state (LanGame *self, guint n)
{
  g_return_val_if_fail (LAN_IS_GAME (self) && self->history != NULL, NULL);
  g_return_val_if_fail (n <= lan_game_get_length (self), NULL);

  return &lan_history_get_moment (self->history, n)->state;
}

LanRecord *
lan_game_to_record (LanGame *self)
{
  LanRecord *record;

  g_return_val_if_fail (LAN_IS_GAME (self) && self->history != NULL, NULL);

  record = lan_record_new (self->setup);
  for (guint n = 0; n < lan_game_get_length (self); n++)
    g_array_append_val (record->choices, *lan_game_get_choice (self, n));

  return record;
}

void
lan_game_mark_saved (LanGame *self)
{
  g_return_if_fail (LAN_IS_GAME (self) && self->history != NULL);

  self->saved_mark = lan_history_get_current (self->history)->mark;
  update (self, PROP_MODIFIED, FALSE);
}

GListModel *
lan_game_get_houses (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return lan_board_get_list (self->board, LAN_BOARD_HOUSES);
}

GListModel *
lan_game_get_counties (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return lan_board_get_list (self->board, LAN_BOARD_COUNTIES);
}

GListModel *
lan_game_get_conflicts (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return lan_board_get_list (self->board, LAN_BOARD_CONFLICTS);
}

GListModel *
lan_game_get_laws (LanGame *self)
{
  g_return_val_if_fail (LAN_IS_GAME (self), NULL);

  return lan_board_get_list (self->board, LAN_BOARD_LAWS);
}

void
lan_game_get_points_by_source (LanGame *self, guint seat, guint points[LAN_N_SOURCES])
{
  g_return_if_fail (LAN_IS_GAME (self) && self->history != NULL);
  g_return_if_fail (seat < self->setup->chance.players);

  lan_points_by_source (self->history, seat, points);
}

guint
lan_game_get_points_after_round (LanGame *self, guint seat, guint round)
{
  g_return_val_if_fail (LAN_IS_GAME (self) && self->history != NULL, 0);
  g_return_val_if_fail (seat < self->setup->chance.players, 0);
  g_return_val_if_fail (round >= 1 && round <= LAN_ROUNDS + 1, 0);

  return lan_points_after_round (self->history, seat, round);
}
