/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-forecast.h"

#include <string.h>

/* Takes everything that `law` offers and nothing of the others; where nothing
 * can be declined, the first choice. */
static LanChoice
choose (const LanContent *content, const LanState *state, guint law)
{
  LanSpan spans[LAN_MAX_SPANS];
  guint n_spans = lan_decision_spans (content, state, spans);
  LanDecision decision = lan_decision_next (content, state);
  gboolean wanted = (decision.kind == LAN_DECISION_BUY ? decision.item : state->due.origin) == law;
  LanChoice choice = spans[0].first;

  for (guint i = 0; i < n_spans; i++)
    {
      gboolean declines = spans[i].first.kind == LAN_DECISION_UPGRADE && spans[i].first.strength == 0;

      if (declines != wanted)
        {
          choice = spans[i].first;
          choice.amount = wanted ? spans[i].last_amount : choice.amount;
          return choice;
        }
    }
  return choice;
}

static LanChoice
vote (const LanDecision *decision, guint law)
{
  LanChoice choice = lan_choice_blank (LAN_DECISION_VOTE, decision->seat);

  choice.item = decision->item;
  choice.answer = decision->item == law ? LAN_YES : LAN_NO;
  return choice;
}

static void
count_event (const LanEvent *event, guint law, LanGains gains[LAN_MAX_SEATS])
{
  if (event->source != LAN_SOURCE_LAW || event->origin != law || event->side >= LAN_MAX_SEATS)
    return;
  if (event->type == LAN_EVENT_GAINED && event->item < LAN_N_GOODS)
    gains[event->side].goods[event->item] += event->amount;
  else if (event->type == LAN_EVENT_PAID && event->item < LAN_N_GOODS)
    gains[event->side].goods[event->item] -= event->amount;
  else if (event->type == LAN_EVENT_RECRUITED)
    gains[event->side].recruits++;
  else if (event->type == LAN_EVENT_UPGRADED)
    gains[event->side].upgrades++;
  else if (event->type == LAN_EVENT_BUILT)
    gains[event->side].extensions++;
  else if (event->type == LAN_EVENT_NOBLE)
    gains[event->side].nobles++;
}

void
lan_forecast_law (const LanContent *content, const LanState *state, guint law, LanGains gains[LAN_MAX_SEATS])
{
  LanState copy = *state;
  LanEventLog log;

  memset (gains, 0, sizeof (LanGains) * LAN_MAX_SEATS);

  /* Sealed votes are secret (R8.1) and must not decide here: everybody votes anew, without markers. */
  memset (copy.votes, 0, sizeof copy.votes);
  memset (copy.markers, 0, sizeof copy.markers);

  while (lan_state_phase (&copy) == LAN_PHASE_PARLIAMENT)
    {
      LanDecision decision = lan_decision_next (content, &copy);
      LanChoice choice = decision.kind == LAN_DECISION_VOTE ? vote (&decision, law) : choose (content, &copy, law);

      lan_apply_legal (content, &copy, &choice, &log);
      for (guint i = 0; i < log.n_events; i++)
        count_event (&log.events[i], law, gains);
    }
}

gboolean
lan_gains_is_empty (const LanGains *gains)
{
  for (guint i = 0; i < LAN_N_GOODS; i++)
    if (gains->goods[i] != 0)
      return FALSE;
  return gains->recruits == 0 && gains->upgrades == 0 && gains->extensions == 0 && gains->nobles == 0;
}
