/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-rehearsal.h"

#include <string.h>

#include "lan-play.h"

static inline unsigned
place_in_order (const LanState *state, unsigned seat)
{
  return (seat + state->players - state->start_seat) % state->players;
}

/* Where the law stands among those in force; after all of them when it does not. */
static unsigned
place_in_force (const LanState *state, unsigned law)
{
  unsigned i = 0;

  while (i < LAN_IN_FORCE && state->in_force[i] != law)
    i++;
  return i;
}

/* R4.6: a law is carried out as long as its turn has not passed. */
static bool
law_is_open (const LanState *state, unsigned law)
{
  unsigned place = place_in_force (state, law);

  if (state->step < LAN_STEP_LAWS)
    return true;
  return state->step == LAN_STEP_LAWS && place < LAN_IN_FORCE && place >= state->item;
}

static bool
county_is_open (const LanState *state, unsigned county)
{
  if (state->step == LAN_STEP_COUNTIES)
    return county > state->item || (county == state->item && state->slot == 0);
  return state->step < LAN_STEP_COUNTIES;
}

static bool
castle_is_open (const LanState *state, unsigned seat)
{
  if (state->step == LAN_STEP_CASTLES)
    return place_in_order (state, seat) >= state->served;
  return state->step < LAN_STEP_CASTLES;
}

static bool
conflict_is_open (const LanState *state, unsigned battle)
{
  if (state->battles[battle].card == LAN_NO_CARD || state->step == LAN_STEP_FINISHED)
    return false;
  return state->step < LAN_STEP_CONFLICTS || lan_battle_in_order (battle) > state->item;
}

bool
lan_part_is_open (const LanState *state, LanPart part, unsigned item)
{
  switch (part)
    {
    case LAN_PART_LAW:
      return law_is_open (state, item);
    case LAN_PART_COUNTY:
      return county_is_open (state, item);
    case LAN_PART_CASTLE:
      return castle_is_open (state, item);
    case LAN_PART_CONFLICT:
      return conflict_is_open (state, item);
    case LAN_PART_REST:
    case LAN_PART_FINAL:
      break;
    }
  return state->step != LAN_STEP_FINISHED;
}

bool
lan_part_is_current (const LanState *state, LanPart part, unsigned item)
{
  switch (part)
    {
    case LAN_PART_LAW:
      return state->step == LAN_STEP_LAWS && state->in_force[state->item] == item;
    case LAN_PART_COUNTY:
      return state->step == LAN_STEP_COUNTIES && state->item == item;
    case LAN_PART_CASTLE:
      return state->step == LAN_STEP_CASTLES && place_in_order (state, item) == state->served;
    case LAN_PART_CONFLICT:
      return state->step == LAN_STEP_RANSOM && lan_battle_in_order (state->item) == item;
    case LAN_PART_REST:
      return state->step >= LAN_STEP_LAWS && state->step < LAN_STEP_FINISHED;
    case LAN_PART_FINAL:
      break;
    }
  return false;
}

/* Nothing of what is under way has a part in what is rehearsed. */
static void
put_aside (LanState *state)
{
  memset (&state->due, 0, sizeof state->due);
  memset (state->votes, 0, sizeof state->votes);
  memset (state->markers, 0, sizeof state->markers);
  state->proposal = LAN_PROPOSALS;
  state->winners = 0;
}

static void
begin (LanPlay *play, LanPart part, unsigned item)
{
  LanState *state = play->state;

  switch (part)
    {
    case LAN_PART_LAW:
      lan_enter_phase (play, LAN_PHASE_PARLIAMENT, LAN_STEP_LAWS);
      state->item = LAN_IN_FORCE - 1; /* the last: no other law follows */
      state->in_force[state->item] = (uint8_t) item;
      break;
    case LAN_PART_COUNTY:
      lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_COUNTIES);
      state->item = (uint8_t) item;
      break;
    case LAN_PART_CASTLE:
      lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_CASTLES);
      state->served = (uint8_t) place_in_order (state, item);
      break;
    case LAN_PART_CONFLICT:
      lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_CONFLICTS);
      state->item = (uint8_t) lan_battle_in_order (item);
      break;
    case LAN_PART_REST:
      lan_enter_phase (play, LAN_PHASE_PARLIAMENT, LAN_STEP_LAWS);
      break;
    case LAN_PART_FINAL:
      break;
    }
}

void
lan_rehearse (const LanContent *content, LanState *state, LanPart part, unsigned item, LanEventLog *log)
{
  LanPlay play = { content, state, log };

  if (log != NULL)
    log->n_events = 0;
  if (lan_part_is_current (state, part, item))
    return;
  put_aside (state);
  if (part == LAN_PART_FINAL)
    {
      lan_enter_phase (&play, LAN_PHASE_FINISHED, LAN_STEP_FINISHED);
      lan_scoring_final (&play);
      return;
    }
  begin (&play, part, item);
  lan_advance (&play);
}
