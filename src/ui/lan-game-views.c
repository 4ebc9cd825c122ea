/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-game-views.h"

guint
lan_game_view_of_place (LanPlace place)
{
  if (LAN_PLACE_IS_COUNTY (place))
    return LAN_VIEW_BIT (LAN_VIEW_ENGLAND);
  if (LAN_PLACE_IS_BATTLE (place))
    return LAN_VIEW_BIT (LAN_VIEW_FRANCE);
  return LAN_VIEW_BIT (LAN_VIEW_CASTLE);
}

/* A knight is first taken from the court, then the places count that are legal for it. */
static guint
view_of_placement (LanSession *session, const LanChoice *choice)
{
  guint side, strength;

  if (!lan_session_get_selection (session, &side, &strength))
    return LAN_VIEW_BIT (LAN_VIEW_CASTLE);
  return choice->side == side && choice->strength == strength ? lan_game_view_of_place (choice->place) : 0;
}

static guint
view_of_choice (LanSession *session, const LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_PLACE:
      return view_of_placement (session, choice);
    case LAN_DECISION_UPGRADE:
      return choice->strength > 0 ? lan_game_view_of_place (choice->place) : 0;
    case LAN_DECISION_EXTENSION:
      return LAN_VIEW_BIT (LAN_VIEW_CASTLE);
    case LAN_DECISION_FAVOUR:
    case LAN_DECISION_NOBLE:
      return LAN_VIEW_BIT (LAN_VIEW_ENGLAND);
    case LAN_DECISION_NONE:
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_START:
    case LAN_DECISION_ARM:
    case LAN_DECISION_RANSOM:
    case LAN_N_DECISIONS:
    default:
      return 0;
    }
}

guint
lan_game_views_needed (LanSession *session)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans, views = 0;

  g_return_val_if_fail (LAN_IS_SESSION (session), 0);

  n_spans = lan_session_get_spans (session, spans);
  for (guint i = 0; i < n_spans; i++)
    views |= view_of_choice (session, &spans[i].first);
  return views;
}
