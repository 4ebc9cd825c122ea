/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which sheet lies over the game: computed from the position and from what the
 * player put aside, every time something changes. */

#include "lan-config.h"

#include "lan-window-private.h"

#include "lan-analysis-sheet.h"
#include "lan-forecast-sheet.h"
#include "lan-hand-over.h"
#include "lan-new-game-sheet.h"
#include "lan-results-sheet.h"
#include "lan-vote-sheet.h"

static guint
current_serial (LanWindow *self)
{
  return lan_game_get_serial (lan_session_get_game (self->session));
}

static gboolean
is_aside (LanWindow *self)
{
  return self->aside && self->aside_serial == current_serial (self);
}

void
lan_window_analyse (LanWindow *self)
{
  if (self->analysis == NULL)
    self->analysis = lan_analysis_new (lan_session_get_game (self->session), 0);
  self->analysis_serial = current_serial (self);
  self->aside = FALSE;
  lan_window_update_sheets (self);
}

static LanSheetKind
wanted_sheet (LanWindow *self)
{
  LanDecision decision = lan_session_get_decision (self->session);
  gboolean open = lan_game_is_open (lan_session_get_game (self->session));

  if (self->new_game_wanted)
    return LAN_SHEET_NEW_GAME;
  if (!open || self->library_shown || self->start_shown)
    return LAN_SHEET_NONE;
  if (!g_queue_is_empty (&self->reveals))
    return LAN_SHEET_REVEAL;
  if (lan_session_is_veiled (self->session))
    return LAN_SHEET_HAND_OVER;
  if (self->forecast_wanted)
    return LAN_SHEET_FORECAST;
  if (is_aside (self) || lan_session_is_visiting (self->session))
    return LAN_SHEET_NONE;
  if (decision.kind == LAN_DECISION_VOTE && lan_session_can_decide (self->session))
    return LAN_SHEET_VOTE;
  if (decision.kind == LAN_DECISION_NONE)
    return self->analysis != NULL ? LAN_SHEET_ANALYSIS : LAN_SHEET_RESULTS;
  return LAN_SHEET_NONE;
}

static void
begin_chosen (LanWindow *self)
{
  g_autoptr (LanGameSetup) setup = g_steal_pointer (&self->setup);

  self->new_game_wanted = FALSE;
  lan_window_begin (self, setup);
  lan_window_update_sheets (self);
}

static void
on_begin (LanWindow *self, LanGameSetup *setup)
{
  g_clear_pointer (&self->setup, lan_game_setup_free);
  self->setup = lan_game_setup_copy (setup);
  lan_window_release_game (self, begin_chosen);
}

/* R8.1: nothing of a vote is kept for whoever comes next. */
static void
forget_vote (LanWindow *self)
{
  if (self->vote_serial != current_serial (self))
    g_clear_object (&self->vote);
}

/* Whoever looks at the board or at the forecast in the middle of a vote finds it as it was left. */
static GtkWidget *
get_vote (LanWindow *self)
{
  if (self->vote == NULL)
    self->vote = g_object_ref_sink (lan_vote_sheet_new (self->session));
  self->vote_serial = current_serial (self);
  return self->vote;
}

static GtkWidget *
make_sheet (LanWindow *self, LanSheetKind kind)
{
  GtkWidget *sheet;

  switch (kind)
    {
    case LAN_SHEET_NEW_GAME:
      sheet = lan_new_game_sheet_new (lan_library_get_content (self->library), self->settings);
      g_signal_connect_object (sheet, "begin", G_CALLBACK (on_begin), self, G_CONNECT_SWAPPED);
      return sheet;
    case LAN_SHEET_REVEAL:
      return lan_reveal_sheet_new (self->session, g_queue_peek_head (&self->reveals));
    case LAN_SHEET_HAND_OVER:
      return lan_hand_over_new (self->session);
    case LAN_SHEET_FORECAST:
      return lan_forecast_sheet_new (self->session);
    case LAN_SHEET_VOTE:
      return get_vote (self);
    case LAN_SHEET_RESULTS:
      sheet = lan_results_sheet_new (self->session);
      g_signal_connect_object (sheet, "saved", G_CALLBACK (lan_window_toast), self, G_CONNECT_SWAPPED);
      return sheet;
    case LAN_SHEET_ANALYSIS:
      return lan_analysis_sheet_new (self->session, self->analysis);
    case LAN_SHEET_NONE:
    default:
      return NULL;
    }
}

/* Only what belongs to one decision is made anew with every position. */
static gboolean
follows_position (LanSheetKind kind)
{
  return kind == LAN_SHEET_HAND_OVER || kind == LAN_SHEET_VOTE || kind == LAN_SHEET_RESULTS
         || kind == LAN_SHEET_ANALYSIS;
}

void
lan_window_update_sheets (LanWindow *self)
{
  guint serial = current_serial (self);
  LanSheetKind kind;
  gboolean page;

  if (self->analysis_serial != serial)
    g_clear_object (&self->analysis);
  kind = wanted_sheet (self);
  page = kind == LAN_SHEET_HAND_OVER || kind == LAN_SHEET_RESULTS || kind == LAN_SHEET_ANALYSIS;

  if (kind == self->sheet && (!follows_position (kind) || serial == self->sheet_serial))
    return;
  self->sheet = kind;
  self->sheet_serial = serial;
  forget_vote (self);
  lan_sheet_host_show (self->host, make_sheet (self, kind), page ? LAN_SHEET_STYLE_PAGE : LAN_SHEET_STYLE_CARD);
}

/* The next sheet may be a new one of the same kind, so this one goes at once. */
static void
drop_reveal (LanWindow *self)
{
  LanReveal *reveal = g_queue_pop_head (&self->reveals);

  if (self->counting == reveal)
    self->counting = NULL;
  g_free (reveal);
  if (self->sheet == LAN_SHEET_REVEAL)
    {
      self->sheet = LAN_SHEET_NONE;
      lan_sheet_host_show (self->host, NULL, LAN_SHEET_STYLE_CARD);
    }
}

gboolean
lan_window_close_sheet (LanWindow *self)
{
  switch (self->sheet)
    {
    case LAN_SHEET_NEW_GAME:
      self->new_game_wanted = FALSE;
      break;
    case LAN_SHEET_REVEAL:
      drop_reveal (self);
      break;
    case LAN_SHEET_FORECAST:
      self->forecast_wanted = FALSE;
      break;
    case LAN_SHEET_ANALYSIS:
      g_clear_object (&self->analysis);
      break;
    case LAN_SHEET_VOTE:
    case LAN_SHEET_RESULTS:
      self->aside = TRUE;
      self->aside_serial = current_serial (self);
      break;
    case LAN_SHEET_HAND_OVER:
    case LAN_SHEET_NONE:
    default:
      return FALSE;
    }
  lan_window_update_sheets (self);
  lan_window_guide_focus (self);
  return TRUE;
}

static LanReveal *
reveal_new (guint law)
{
  LanReveal *reveal = g_new0 (LanReveal, 1);

  reveal->law = law;
  reveal->left = LAN_NO_ITEM;
  return reveal;
}

static void
finish_reveal (LanWindow *self, const LanEvent *event)
{
  const LanState *state = lan_game_get_state (lan_session_get_game (self->session));
  LanReveal *reveal = self->counting;

  reveal->counted = TRUE;
  reveal->approved = event->type == LAN_EVENT_APPROVED;
  reveal->votes_for = event->amount;
  reveal->votes_against = event->amount2;
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    reveal->in_force[i] = state->in_force[i];
}

static void
on_event (LanWindow *self, const LanEvent *event)
{
  if (lan_game_setup_count_humans (lan_session_get_setup (self->session)) == 0)
    return;

  if (event->type == LAN_EVENT_VOTED && event->side < LAN_MAX_SEATS)
    {
      if (self->counting == NULL || self->counting->counted)
        {
          self->counting = reveal_new (event->item);
          g_queue_push_tail (&self->reveals, self->counting);
        }
      self->counting->voted[event->side] = TRUE;
      self->counting->answers[event->side] = event->other;
      self->counting->markers[event->side] = event->amount;
    }
  else if ((event->type == LAN_EVENT_APPROVED || event->type == LAN_EVENT_REJECTED) && self->counting != NULL)
    finish_reveal (self, event);
  else if (event->type == LAN_EVENT_LAW_LEFT && self->counting != NULL)
    self->counting->left = event->item;
}

/* What was taken back is not revealed any more. */
static void
on_moved (LanWindow *self)
{
  while (!g_queue_is_empty (&self->reveals))
    drop_reveal (self);
  lan_window_update_sheets (self);
}

void
lan_window_init_sheets (LanWindow *self)
{
  LanGame *game = lan_session_get_game (self->session);

  g_signal_connect_object (game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "undone", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "redone", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reset", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
}

void
lan_window_clear_sheets (LanWindow *self)
{
  g_queue_clear_full (&self->reveals, g_free);
  self->counting = NULL;
  g_clear_object (&self->analysis);
  g_clear_object (&self->vote);
  g_clear_pointer (&self->setup, lan_game_setup_free);
}
