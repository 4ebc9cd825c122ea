/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-session-private.h"

#include <glib/gi18n-lib.h>

#include "lan-computers.h"
#include "lan-line-player.h"
#include "lan-settings.h"
#include "lan-words.h"

G_DEFINE_FINAL_TYPE (LanSession, lan_session, G_TYPE_OBJECT)

enum {
  CHANGED,
  SQUIRES_WANTED,
  KNIGHTS_WANTED,
  REFUSED,
  REPLACED,
  VEILED_CHANGED,
  REMARK_CHANGED,
  STEPPED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_human (LanSession *self, guint seat)
{
  const LanGameSetup *setup = lan_session_get_setup (self);

  return setup != NULL && seat < setup->chance.players && setup->houses[seat].controller == LAN_CONTROLLER_HUMAN;
}

static guint
count_humans (LanSession *self)
{
  const LanGameSetup *setup = lan_session_get_setup (self);

  return setup != NULL ? lan_game_setup_count_humans (setup) : 0;
}

/* A vote is the only thing that is nobody else's business (R8.1). */
static gboolean
needs_veil (LanSession *self)
{
  LanDecision decision = lan_session_get_decision (self);

  return decision.kind == LAN_DECISION_VOTE && count_humans (self) > 1
         && is_human (self, decision.seat) && decision.seat != self->eyes;
}

static void
update_veil (LanSession *self)
{
  gboolean veiled = needs_veil (self);

  if (self->veiled == veiled)
    return;
  self->veiled = veiled;
  g_signal_emit (self, signals[VEILED_CHANGED], 0);
}

static void
refresh (LanSession *self)
{
  lan_session_check_hand (self);
  update_veil (self);
  lan_session_emit_changed (self);
}

static void
on_decision_changed (LanSession *self)
{
  if (is_human (self, lan_session_get_decision (self).seat))
    self->front_choice = LAN_NO_SEAT;
  refresh (self);
}

/* The decision that is to be made then is told of after it. */
static void
on_undone (LanSession *self)
{
  if (self->visited != G_MAXUINT && self->visited > lan_game_get_length (self->game))
    self->visited = G_MAXUINT;
}

static void
on_reset (LanSession *self)
{
  self->visited = G_MAXUINT;
  self->front_choice = LAN_NO_SEAT;
  self->eyes = LAN_NO_SEAT;
  lan_session_empty_hand (self);
  refresh (self);
}

static LanPlayer *
new_computer_player (const LanGameSetup *setup, guint seat)
{
  const LanAgent *agent = lan_computers_find (setup->houses[seat].level);

  if (agent == NULL) /* a save of a newer version */
    agent = lan_computers_find (LAN_COMPUTERS_DEFAULT);
  return lan_computer_player_new (agent, setup->seed * LAN_MAX_SEATS + seat);
}

/* Humans answer through lan_session_play(), so their seats stay empty. */
static void
seat_players (LanSession *self)
{
  const LanGameSetup *setup = lan_session_get_setup (self);

  for (guint seat = 0; seat < LAN_MAX_SEATS; seat++)
    {
      g_autoptr (LanPlayer) player = NULL;

      if (seat < setup->chance.players && !is_human (self, seat))
        {
          player = self->line != NULL ? lan_line_player_new (self->game, self->line) : new_computer_player (setup, seat);
          if (setup->houses[seat].engine != NULL)
            player = lan_session_engage (self, seat, player);
        }
      lan_referee_set_player (self->referee, seat, player);
    }
}

static void
update_pace (LanSession *self)
{
  lan_referee_set_pace (self->referee, lan_settings_get_pace (self->settings));
}

static void
lan_session_dispose (GObject *object)
{
  LanSession *self = LAN_SESSION (object);

  if (self->referee != NULL)
    {
      lan_referee_stop (self->referee);
      lan_session_dismiss (self);
    }
  lan_session_clear_hint (self);
  g_clear_object (&self->referee);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (lan_session_parent_class)->dispose (object);
}

static void
lan_session_finalize (GObject *object)
{
  g_free (LAN_SESSION (object)->remark);
  lan_record_free (LAN_SESSION (object)->line);

  G_OBJECT_CLASS (lan_session_parent_class)->finalize (object);
}

static void
lan_session_class_init (LanSessionClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lan_session_dispose;
  G_OBJECT_CLASS (klass)->finalize = lan_session_finalize;

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SQUIRES_WANTED] = g_signal_new ("squires-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[KNIGHTS_WANTED] = g_signal_new ("knights-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REPLACED] = g_signal_new ("replaced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[VEILED_CHANGED] = g_signal_new ("veiled-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[REMARK_CHANGED] = g_signal_new ("remark-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  signals[STEPPED] = g_signal_new ("stepped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
lan_session_init (LanSession *self)
{
  self->visited = G_MAXUINT;
  self->front_choice = LAN_NO_SEAT;
  self->eyes = LAN_NO_SEAT;
  self->carried_to = LAN_PLACE_NONE;
}

/* A session without a game; begin or open one next. (transfer full) */
LanSession *
lan_session_new (LanGameContent *content)
{
  LanSession *self = g_object_new (LAN_TYPE_SESSION, NULL);

  self->game = lan_game_new (content);
  self->referee = lan_referee_new (self->game);
  self->settings = lan_settings_new ();

  g_signal_connect_object (self->game, "decision-changed", G_CALLBACK (on_decision_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "undone", G_CALLBACK (on_undone), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "finished", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "reset", G_CALLBACK (on_reset), self, G_CONNECT_SWAPPED);

  if (self->settings != NULL)
    g_signal_connect_object (self->settings, "changed::" LAN_SETTING_PACE, G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);
  update_pace (self);

  return self;
}

/* Before the game becomes another one, so that no player of the old game is asked about the new one. What was looked at,
 * which is returned, is no position of the new one, which tells of its properties before it says that it is another. */
static guint
suspend (LanSession *self)
{
  guint visited = self->visited;

  lan_referee_stop (self->referee);
  self->visited = G_MAXUINT;
  return visited;
}

static void
resume (LanSession *self, gboolean changed, guint visited)
{
  if (changed)
    seat_players (self);
  else
    self->visited = visited;
  if (lan_game_is_open (self->game))
    lan_referee_start (self->referee);
}

/* The game becomes that of the record, or of the setup; line: NULL, or what the computer's seats decide in it. */
static gboolean
replace (LanSession *self, const LanGameSetup *setup, const LanRecord *record, const LanRecord *line, GError **error)
{
  LanRecord *before = self->line;
  guint visited = suspend (self);
  gboolean replaced;

  /* Whoever hears of the other game may ask what it is. */
  self->line = line != NULL ? lan_record_copy (line) : NULL;
  replaced = record != NULL ? lan_game_open (self->game, record, error) : lan_game_begin (self->game, setup, error);
  lan_record_free (replaced ? before : self->line);
  if (!replaced)
    self->line = before;
  resume (self, replaced, visited);
  return replaced;
}

gboolean
lan_session_begin (LanSession *self, const LanGameSetup *setup, GError **error)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return replace (self, setup, NULL, NULL, error);
}

gboolean
lan_session_open (LanSession *self, const LanRecord *record, GError **error)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return replace (self, NULL, record, NULL, error);
}

gboolean
lan_session_open_lesson (LanSession *self, const LanLesson *lesson, guint at, GError **error)
{
  g_autoptr (LanRecord) record = NULL;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);

  record = lan_lesson_cut (lesson, at);
  return replace (self, NULL, record, lesson->line, error);
}

gboolean
lan_session_is_lesson (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return self->line != NULL;
}

LanGame *
lan_session_get_game (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return self->game;
}

LanReferee *
lan_session_get_referee (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return self->referee;
}

LanGameContent *
lan_session_get_content (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return lan_game_get_content (self->game);
}

const LanGameSetup *
lan_session_get_setup (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return lan_game_is_open (self->game) ? lan_game_get_setup (self->game) : NULL;
}

const LanState *
lan_session_get_state (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  if (!lan_game_is_open (self->game))
    return NULL;
  return lan_game_peek_state (self->game, lan_session_get_visited (self));
}

LanDecision
lan_session_get_decision (LanSession *self)
{
  LanDecision nothing = { .kind = LAN_DECISION_NONE, .seat = LAN_NO_SEAT, .side = LAN_NO_SIDE,
                          .item = LAN_NO_ITEM, .place = LAN_PLACE_NONE };

  g_return_val_if_fail (LAN_IS_SESSION (self), nothing);

  return lan_game_is_open (self->game) ? lan_game_get_decision (self->game) : nothing;
}

gboolean
lan_session_can_decide (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return is_human (self, lan_session_get_decision (self).seat) && self->visited == G_MAXUINT && !needs_veil (self);
}

/* The human who decided last, or the first one in player order. */
static guint
last_human (LanSession *self)
{
  const LanState *state = lan_game_get_state (self->game);

  for (guint n = lan_game_get_length (self->game); n > 0; n--)
    {
      guint seat = lan_game_get_choice (self->game, n - 1)->seat;

      if (is_human (self, seat))
        return seat;
    }

  for (guint n = 0; n < state->players; n++)
    if (is_human (self, lan_state_seat_at (state, n)))
      return lan_state_seat_at (state, n);
  return 0;
}

guint
lan_session_get_front_seat (LanSession *self)
{
  guint deciding;

  g_return_val_if_fail (LAN_IS_SESSION (self), 0);

  if (self->front_choice != LAN_NO_SEAT)
    return self->front_choice;
  if (!lan_game_is_open (self->game))
    return 0;

  deciding = lan_session_get_decision (self).seat;
  if (is_human (self, deciding) && count_humans (self) > 1)
    return deciding;
  if (count_humans (self) > 0)
    return last_human (self);
  return deciding != LAN_NO_SEAT ? deciding : 0;
}

void
lan_session_set_front_seat (LanSession *self, guint seat)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (lan_session_get_front_seat (self) == seat)
    return;
  self->front_choice = seat;
  lan_session_emit_changed (self);
}

/* Why nobody can decide at this screen now. */
static const char *
obstacle (LanSession *self)
{
  if (lan_session_get_decision (self).kind == LAN_DECISION_NONE)
    return _("The game is over.");
  if (self->visited != G_MAXUINT)
    return _("You are looking at an earlier position. Go back to the game to decide.");
  if (needs_veil (self))
    return _("Another player must take over first.");
  return _("It is a computer player’s turn. Wait for its decision.");
}

gboolean
lan_session_play (LanSession *self, const LanChoice *choice)
{
  LanRule rule;
  gboolean played;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  if (!lan_session_can_decide (self))
    {
      lan_session_refuse (self, obstacle (self));
      return FALSE;
    }

  rule = lan_decision_check (lan_game_content_get_tables (lan_session_get_content (self)), lan_game_get_state (self->game), choice);
  if (rule != LAN_RULE_OK)
    {
      lan_session_refuse_rule (self, rule);
      return FALSE;
    }

  self->eyes = choice->seat;
  self->hand_strength = 0;
  played = lan_game_play (self->game, choice, &error);
  /* Whoever shows the placement asked meanwhile where the knight had been carried. */
  lan_session_empty_hand (self);
  if (!played)
    lan_session_refuse (self, error->message);
  return played;
}

guint
lan_session_get_spans (LanSession *self, LanSpan spans[LAN_MAX_SPANS])
{
  g_return_val_if_fail (LAN_IS_SESSION (self), 0);

  if (!lan_session_can_decide (self))
    return 0;
  return lan_decision_spans (lan_game_content_get_tables (lan_session_get_content (self)), lan_game_get_state (self->game), spans);
}

gboolean
lan_session_is_veiled (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return needs_veil (self);
}

void
lan_session_lift_veil (LanSession *self)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (!needs_veil (self))
    return;
  self->eyes = lan_session_get_decision (self).seat;
  update_veil (self);
  lan_session_emit_changed (self);
}

LanPlace
lan_session_get_last_place (LanSession *self, guint *side)
{
  const LanState *state = lan_session_get_state (self);

  if (state == NULL || lan_state_phase (state) != LAN_PHASE_PLACE)
    return LAN_PLACE_NONE;
  for (guint n = lan_session_get_visited (self); n > 0; n--)
    {
      const LanChoice *choice = lan_game_get_choice (self->game, n - 1);

      if (choice->kind == LAN_DECISION_PLACE)
        {
          if (side != NULL)
            *side = choice->side;
          return choice->place;
        }
      /* Only what a favour brings comes between a placement and the next one (R3.7). */
      if (choice->kind != LAN_DECISION_FAVOUR && choice->kind != LAN_DECISION_NOBLE && choice->kind != LAN_DECISION_UPGRADE)
        break;
    }
  return LAN_PLACE_NONE;
}

const char *
lan_session_get_remark (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  return self->remark;
}

void
lan_session_set_remark (LanSession *self, const char *remark)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (g_strcmp0 (self->remark, remark) == 0)
    return;
  g_free (self->remark);
  self->remark = g_strdup (remark);
  g_signal_emit (self, signals[REMARK_CHANGED], 0);
}

void
lan_session_emit_changed (LanSession *self)
{
  lan_session_check_hint (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
lan_session_emit_stepped (LanSession *self, guint before)
{
  g_signal_emit (self, signals[STEPPED], 0, before);
}

void
lan_session_refuse (LanSession *self, const char *why)
{
  g_signal_emit (self, signals[REFUSED], 0, why);
}

void
lan_session_refuse_rule (LanSession *self, LanRule rule)
{
  g_autofree char *why = lan_words_refusal (rule);

  lan_session_refuse (self, why);
}

void
lan_session_ask_squires (LanSession *self, guint side, LanPlace place, const LanTarget *target)
{
  g_signal_emit (self, signals[SQUIRES_WANTED], 0, side, (guint) place, target->min_squires, target->max_squires);
}

void
lan_session_ask_knight (LanSession *self, guint side, LanPlace place)
{
  g_signal_emit (self, signals[KNIGHTS_WANTED], 0, side, (guint) place);
}
