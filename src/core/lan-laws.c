/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R4: Parliament. */

#include "lan-law-times.h"

#include <string.h>

#include "lan-play.h"

/* R4.2: the votes are asked in player order; LAN_NO_SEAT when all are cast. */
unsigned
lan_vote_next_seat (const LanState *state)
{
  for (unsigned n = 0; n < state->players; n++)
    {
      unsigned seat = lan_state_seat_at (state, n);
      if (state->votes[seat] == 0)
        return seat;
    }
  return LAN_NO_SEAT;
}

void
lan_laws_begin_votes (LanPlay *play)
{
  lan_enter_phase (play, LAN_PHASE_PARLIAMENT, LAN_STEP_VOTE);
}

/* R4.4. */
static void
approve (LanPlay *play, uint8_t law)
{
  uint8_t *in_force = play->state->in_force;

  lan_emit (play, LAN_EVENT (LAN_EVENT_LAW_LEFT, LAN_NO_SIDE, LAN_PLACE_NONE, in_force[0]));
  memmove (in_force, in_force + 1, LAN_IN_FORCE - 1);
  in_force[LAN_IN_FORCE - 1] = law;
}

/* R4.3: markers go to the supply whatever the result. */
static unsigned
reveal_vote (LanPlay *play, unsigned seat, uint8_t law)
{
  LanState *state = play->state;
  uint16_t markers = state->markers[seat];

  lan_emit (play, LAN_EVENT (LAN_EVENT_VOTED, (uint8_t) seat, LAN_PLACE_NONE, law,
                             .other = (uint8_t) (state->votes[seat] - 1), .amount = markers));
  state->houses[seat].goods[LAN_GOOD_VOTES] -= markers;
  state->markers[seat] = 0;
  state->votes[seat] = 0;
  return 1u + markers;
}

static void
reveal (LanPlay *play)
{
  LanState *state = play->state;
  uint8_t law = lan_state_proposal (state, state->proposal);
  unsigned counts[2] = { 0, 0 };
  bool approved;

  for (unsigned n = 0; n < state->players; n++)
    {
      unsigned seat = lan_state_seat_at (state, n);
      unsigned answer = state->votes[seat] - 1u;
      counts[answer] += reveal_vote (play, seat, law);
    }
  approved = counts[LAN_YES] >= counts[LAN_NO];
  lan_emit (play, LAN_EVENT (approved ? LAN_EVENT_APPROVED : LAN_EVENT_REJECTED, LAN_NO_SIDE, LAN_PLACE_NONE, law,
                             .amount = (uint16_t) counts[LAN_YES], .amount2 = (uint16_t) counts[LAN_NO]));
  if (approved)
    approve (play, law);
  state->proposal++;
}

void
lan_laws_apply_vote (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;

  state->votes[choice->seat] = (uint8_t) (1 + choice->answer);
  state->markers[choice->seat] = choice->amount;
  if (lan_vote_next_seat (state) == LAN_NO_SEAT)
    reveal (play);
}

static inline const LanLawContent *
current_law (const LanContent *content, const LanState *state)
{
  return &content->laws[state->in_force[state->item]];
}

/* R4.7: everyone tied for the most, of at least one. */
static uint8_t
find_winners (const LanState *state, const LanLawContent *law)
{
  unsigned most = 1;
  unsigned winners = 0;

  for (unsigned seat = 0; seat < state->players; seat++)
    {
      unsigned n = lan_state_quantity (state, seat, (LanQuantity) law->quantity, law->strength);
      if (n > most)
        winners = 0;
      if (n >= most)
        {
          most = n;
          winners |= 1u << seat;
        }
    }
  return (uint8_t) winners;
}

/* How many times the law's reward goes to the seat; winners: of a law for the most. */
static unsigned
times_for (const LanState *state, const LanLawContent *law, unsigned seat, unsigned winners)
{
  unsigned n;

  if (law->mode == LAN_LAW_BUY)
    return 0;
  if (law->mode == LAN_LAW_MOST)
    return winners >> seat & 1;
  n = lan_state_quantity (state, seat, (LanQuantity) law->quantity, law->strength);
  if (law->mode == LAN_LAW_PER)
    return n / law->number;
  return n >= law->minimum && (law->maximum == UINT8_MAX || n <= law->maximum);
}

unsigned
lan_law_times (const LanContent *content, const LanState *state, unsigned law, unsigned seat)
{
  const LanLawContent *text = &content->laws[law];

  if (text->mode == LAN_LAW_BUY)
    return lan_offer_limit (state, seat, &text->reward);
  return times_for (state, text, seat, text->mode == LAN_LAW_MOST ? find_winners (state, text) : 0);
}

/* How often the seat being served may buy; 0 when the law sells nothing. */
unsigned
lan_laws_buy_limit (const LanContent *content, const LanState *state)
{
  const LanLawContent *law = current_law (content, state);

  if (law->mode != LAN_LAW_BUY)
    return 0;
  return lan_offer_limit (state, lan_state_seat_at (state, state->served), &law->reward);
}

static void
begin_law (LanPlay *play)
{
  LanState *state = play->state;
  const LanLawContent *law = current_law (play->content, state);

  state->winners = law->mode == LAN_LAW_MOST ? find_winners (state, law) : 0;
  lan_emit (play, LAN_EVENT (LAN_EVENT_LAW, LAN_NO_SIDE, LAN_PLACE_NONE, state->in_force[state->item]));
}

/* R4.6: the next seat, then the next law; false: somebody must decide. */
bool
lan_laws_step (LanPlay *play)
{
  LanState *state = play->state;
  const LanLawContent *law;
  unsigned seat;

  if (state->served == state->players)
    {
      state->served = 0;
      state->winners = 0;
      state->slot = 0;
      state->item++;
    }
  if (state->item == LAN_IN_FORCE)
    {
      lan_enter_phase (play, LAN_PHASE_REWARDS, LAN_STEP_COUNTIES);
      return true;
    }
  if (state->slot == 0)
    {
      begin_law (play);
      state->slot = 1;
    }
  if (lan_laws_buy_limit (play->content, state) > 0)
    return false;
  law = current_law (play->content, state);
  seat = lan_state_seat_at (state, state->served++);
  lan_reward_give (play, seat, &law->reward, times_for (state, law, seat, state->winners),
                   (LanCause) { LAN_SOURCE_LAW, state->in_force[state->item] });
  return true;
}

void
lan_laws_apply_buy (LanPlay *play, const LanChoice *choice)
{
  const LanReward *reward = &play->content->laws[choice->item].reward;
  LanCause cause = { LAN_SOURCE_LAW, choice->item };

  play->state->served++;
  if (choice->amount == 0)
    {
      lan_emit (play, LAN_EVENT (LAN_EVENT_DECLINED, choice->side, LAN_PLACE_NONE, LAN_NO_ITEM, .source = cause.source,
                                 .origin = cause.origin));
      return;
    }
  lan_pay (play, choice->side, LAN_GOOD_GOLD, reward->price_gold * (unsigned) choice->amount, cause);
  lan_pay (play, choice->side, LAN_GOOD_SQUIRES, reward->price_squires * (unsigned) choice->amount, cause);
  lan_reward_give (play, choice->side, reward, choice->amount, cause);
}
