/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-take-backs.h"

/* Whether undo stops at this position: a human decides in it, or no human plays at all. */
static gboolean
is_stop (const LanHistory *history, const LanGameSetup *setup, guint n)
{
  guint seat = lan_history_get_moment (history, n)->decision.seat;

  if (lan_game_setup_count_humans (setup) == 0)
    return TRUE;

  return seat != LAN_NO_SEAT && setup->houses[seat].controller == LAN_CONTROLLER_HUMAN;
}

/* With take-backs of the own turn: what parts the cursor from the decision to take back. */
static LanObstacle
find_barrier (const LanHistory *history, const LanGameSetup *setup, guint target)
{
  guint cursor = lan_history_get_cursor (history);
  const LanMoment *current = lan_history_get_moment (history, cursor);

  for (guint n = target + 1; n <= cursor; n++)
    if (lan_history_get_moment (history, n)->reveals)
      return LAN_OBSTACLE_REVEAL;

  /* Only computer players decided in between: the target is a human's last decision. */
  if (is_stop (history, setup, cursor) && current->decision.seat != lan_history_get_moment (history, target)->decision.seat)
    return LAN_OBSTACLE_OTHER;

  return LAN_OBSTACLE_NONE;
}

LanObstacle
lan_take_backs_undo (const LanHistory *history, const LanGameSetup *setup, guint *target)
{
  guint n = lan_history_get_cursor (history);
  LanObstacle obstacle;

  do
    {
      if (n == 0)
        return LAN_OBSTACLE_START;
      n--;
    }
  while (!is_stop (history, setup, n));

  if (setup->take_backs == LAN_TAKE_BACKS_OWN_TURN && lan_game_setup_count_humans (setup) > 0)
    obstacle = find_barrier (history, setup, n);
  else
    obstacle = LAN_OBSTACLE_NONE;

  if (obstacle == LAN_OBSTACLE_NONE)
    *target = n;

  return obstacle;
}

gboolean
lan_take_backs_redo (const LanHistory *history, const LanGameSetup *setup, guint *target)
{
  guint end = lan_history_get_end (history);
  guint n = lan_history_get_cursor (history);

  if (n == end)
    return FALSE;

  do
    n++;
  while (n < end && !is_stop (history, setup, n));

  *target = n;
  return TRUE;
}

gboolean
lan_take_backs_restart (const LanHistory *history, const LanGameSetup *setup, guint *target)
{
  guint cursor = lan_history_get_cursor (history);
  guint n = cursor;
  guint seat = lan_history_get_moment (history, cursor)->decision.seat;

  if (seat == LAN_NO_SEAT || setup->houses[seat].controller != LAN_CONTROLLER_HUMAN)
    return FALSE;

  while (n > 0 && lan_history_get_moment (history, n)->choice.seat == seat
         && !(setup->take_backs == LAN_TAKE_BACKS_OWN_TURN && lan_history_get_moment (history, n)->reveals))
    n--;

  if (n == cursor)
    return FALSE;

  *target = n;
  return TRUE;
}
