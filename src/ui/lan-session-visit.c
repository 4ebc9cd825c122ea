/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking at earlier positions of the game, and going on from one of them. */

#include "lan-config.h"

#include "lan-session-private.h"

void
lan_session_visit (LanSession *self, guint n)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (!lan_game_is_open (self->game) || n > lan_game_get_length (self->game))
    n = G_MAXUINT;
  if (self->visited == n)
    return;
  self->visited = n;
  lan_session_empty_hand (self);
  lan_session_emit_changed (self);
}

gboolean
lan_session_is_visiting (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return self->visited != G_MAXUINT;
}

guint
lan_session_get_visited (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), 0);

  return self->visited != G_MAXUINT ? self->visited : lan_game_get_length (self->game);
}

gboolean
lan_session_can_show_hidden (LanSession *self)
{
  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);

  return lan_game_is_open (self->game) && lan_session_get_decision (self).kind == LAN_DECISION_NONE;
}

gboolean
lan_session_shows_hidden (LanSession *self)
{
  return lan_session_can_show_hidden (self) && !self->hides;
}

void
lan_session_set_shows_hidden (LanSession *self, gboolean shows)
{
  g_return_if_fail (LAN_IS_SESSION (self));

  if (self->hides == !shows)
    return;
  self->hides = !shows;
  lan_session_emit_changed (self);
}

/* Whether all may know what the last of the first n decisions was: a vote tells nothing before it is counted (R8.1). */
static gboolean
is_open (LanSession *self, guint n)
{
  guint n_events;

  if (n == 0 || n == lan_game_get_length (self->game) || lan_session_shows_hidden (self))
    return TRUE;
  lan_game_get_events (self->game, n - 1, &n_events);
  return n_events > 0;
}

gboolean
lan_session_step (LanSession *self, int step)
{
  guint before, n;

  g_return_val_if_fail (LAN_IS_SESSION (self), FALSE);
  g_return_val_if_fail (step == 1 || step == -1, FALSE);

  before = n = lan_session_get_visited (self);
  if (step < 0 ? n == 0 : n >= lan_game_get_length (self->game))
    return FALSE;
  do
    n += (guint) step;
  while (!is_open (self, n));

  self->visited = n;
  lan_session_empty_hand (self);
  if (step > 0)
    lan_session_emit_stepped (self, before);
  lan_session_emit_changed (self);
  return TRUE;
}

/* Whether the last of the first n decisions is a vote that was not counted with it. */
static gboolean
is_uncounted (LanSession *self, guint n)
{
  guint n_events;

  lan_game_get_events (self->game, n - 1, &n_events);
  return lan_game_get_choice (self->game, n - 1)->kind == LAN_DECISION_VOTE && n_events == 0;
}

LanRecord *
lan_session_branch (LanSession *self)
{
  LanRecord *record;
  guint n;

  g_return_val_if_fail (LAN_IS_SESSION (self), NULL);

  if (!lan_game_is_open (self->game))
    return NULL;
  n = lan_session_get_visited (self);
  while (n > 0 && is_uncounted (self, n))
    n--;
  record = lan_game_to_record (self->game);
  g_array_set_size (record->choices, n);
  return record;
}
