/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R5.4: the war in France. */

#include <string.h>

#include "lan-play.h"

/* Lower row first, then upper row, each left to right. */
unsigned
lan_battle_in_order (unsigned n)
{
  return n ^ 2u;
}

static void
battle_clear (LanBattleState *battle)
{
  memset (battle, 0, sizeof *battle);
  battle->card = LAN_NO_CARD;
  memset (battle->sides, LAN_NO_SIDE, sizeof battle->sides);
}

/* R2.4, R5.5: two new cards in the upper row. At the start of the game the
 * lower row is empty; later it keeps what moved there. */
void
lan_battles_deal (LanState *state)
{
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (LAN_BATTLE_IS_UPPER (i) || state->round == 1)
      battle_clear (&state->battles[i]);
  for (unsigned i = 0; i < 2; i++)
    state->battles[i].card = state->conflict_deck[2 * (state->round - 1) + i];
}

/* R5.4.2: spaces from the highest rank to the lowest; returns how many houses there are. */
static unsigned
rank_spaces (const LanState *state, unsigned battle, unsigned ranked[LAN_CARD_SPACES])
{
  unsigned n = 0;

  for (unsigned space = 0; space < LAN_CARD_SPACES && state->battles[battle].sides[space] != LAN_NO_SIDE; space++)
    {
      unsigned strength = lan_state_space_strength (state, battle, space);
      unsigned rank = n++;

      /* Entered later and not weaker than the one above: goes before it. */
      for (; rank > 0 && lan_state_space_strength (state, battle, ranked[rank - 1]) <= strength; rank--)
        ranked[rank] = ranked[rank - 1];
      ranked[rank] = space;
    }
  return n;
}

/* R5.4.3, R5.4.4: first score to rank 1, or second score to rank 1 after a defeat. */
static void
score_ranks (LanPlay *play, unsigned i, bool won)
{
  const LanBattleState *battle = &play->state->battles[i];
  unsigned ranked[LAN_CARD_SPACES];
  unsigned n = rank_spaces (play->state, i, ranked);

  for (unsigned rank = 0; rank < n; rank++)
    {
      unsigned place = won ? rank : rank + 1;
      unsigned score = place < LAN_CARD_SPACES ? play->content->conflicts[battle->card].scores[place] : 0;
      uint8_t side = battle->sides[ranked[rank]];

      lan_emit (play, LAN_EVENT (LAN_EVENT_RANK, side, LAN_PLACE_NONE, battle->card, .other = (uint8_t) (rank + 1),
                                 .amount = (uint16_t) score));
      lan_gain (play, side, LAN_GOOD_PP, score, (LanCause) { LAN_SOURCE_CONFLICT, battle->card });
    }
}

static void
return_knights (LanPlay *play, unsigned i)
{
  const LanBattleState *battle = &play->state->battles[i];

  for (unsigned space = 0; space < LAN_CARD_SPACES; space++)
    for (unsigned s = 0; s < LAN_STRENGTHS; s++)
      for (unsigned k = battle->knights[space][s]; k > 0; k--)
        lan_knight_return (play, battle->sides[space], s + 1, LAN_PLACE_BATTLE (i));
}

static void
card_leaves (LanPlay *play, unsigned i)
{
  lan_emit (play, LAN_EVENT (LAN_EVENT_CARD_LEFT, LAN_NO_SIDE, LAN_PLACE_BATTLE (i), play->state->battles[i].card));
  battle_clear (&play->state->battles[i]);
}

/* R5.4.4: to the leftmost free place of the lower row, which was scored before and is empty by now. */
static void
card_moves_down (LanPlay *play, unsigned i)
{
  LanBattleState *battles = play->state->battles;
  unsigned to = battles[2].card == LAN_NO_CARD ? 2 : 3;

  battles[to] = battles[i];
  battle_clear (&battles[i]);
  lan_emit (play, LAN_EVENT (LAN_EVENT_CARD_MOVED, LAN_NO_SIDE, LAN_PLACE_BATTLE (to), battles[to].card));
}

static void
fight (LanPlay *play, unsigned i)
{
  LanState *state = play->state;
  uint8_t card = state->battles[i].card;
  unsigned england = lan_state_battle_strength (state, i);
  unsigned france = play->content->conflicts[card].france;
  bool won = england >= france; /* R5.4.1 */

  lan_emit (play, LAN_EVENT (won ? LAN_EVENT_BATTLE_WON : LAN_EVENT_BATTLE_LOST, LAN_NO_SIDE, LAN_PLACE_BATTLE (i),
                             card, .amount = (uint16_t) england, .amount2 = (uint16_t) france));
  score_ranks (play, i, won);
  if (won)
    {
      return_knights (play, i);
      card_leaves (play, i);
      state->item++;
    }
  else if (LAN_BATTLE_IS_UPPER (i))
    {
      card_moves_down (play, i);
      state->item++;
    }
  else
    {
      state->step = LAN_STEP_RANSOM; /* the card leaves when every knight's fate is known */
    }
}

/* R5.5, or R6 after the last round. */
static void
end_round (LanPlay *play)
{
  LanState *state = play->state;

  if (state->round == LAN_ROUNDS)
    {
      lan_enter_phase (play, LAN_PHASE_FINISHED, LAN_STEP_FINISHED);
      lan_scoring_final (play);
      return;
    }
  state->round++;
  state->favours = (1u << LAN_FAVOURS) - 1;
  state->proposal = 0;
  lan_battles_deal (state);
  lan_emit (play, LAN_EVENT (LAN_EVENT_ROUND, LAN_NO_SIDE, LAN_PLACE_NONE, LAN_NO_ITEM, .amount = state->round));
  lan_enter_phase (play, LAN_PHASE_PLACE, LAN_STEP_PLACE);
}

bool
lan_conflicts_step (LanPlay *play)
{
  LanState *state = play->state;
  unsigned i;

  if (state->item == LAN_BATTLES)
    {
      end_round (play);
      return true;
    }
  i = lan_battle_in_order (state->item);
  if (state->battles[i].card == LAN_NO_CARD)
    state->item++;
  else
    fight (play, i);
  return true;
}

/* R5.4.6: the weakest knight of the side that stands first in the order of
 * ransoms: player order, house before ally. False when none is left. */
static bool
next_captive (const LanState *state, unsigned *side, unsigned *strength)
{
  unsigned i = lan_battle_in_order (state->item);

  for (unsigned n = 0; n < 2u * state->players; n++)
    {
      unsigned seat = lan_state_seat_at (state, n / 2);
      int space;

      *side = n % 2 == 0 ? seat : LAN_ALLY_OF (seat);
      space = lan_state_space_of (state, i, *side);
      if (space < 0)
        continue;
      for (*strength = 1; *strength <= LAN_STRENGTHS; (*strength)++)
        if (state->battles[i].knights[space][*strength - 1] > 0)
          return true;
    }
  return false;
}

static void
take_from_card (LanState *state, unsigned side, unsigned strength)
{
  unsigned i = lan_battle_in_order (state->item);

  state->battles[i].knights[lan_state_space_of (state, i, side)][strength - 1]--;
}

static void
capture (LanPlay *play, unsigned side, unsigned strength)
{
  LanState *state = play->state;
  uint8_t card = state->battles[lan_battle_in_order (state->item)].card;

  take_from_card (state, side, strength);
  state->sides[side].reserve[strength - 1]++;
  lan_emit (play, LAN_EVENT (LAN_EVENT_CAPTURED, (uint8_t) side, LAN_PLACE_NONE, card, .strength = (uint8_t) strength));
}

/* R7.7: the player pays for the ally too. */
static inline bool
can_ransom (const LanState *state, unsigned side, unsigned strength)
{
  return state->houses[LAN_SEAT_OF (side)].goods[LAN_GOOD_GOLD] >= strength;
}

bool
lan_ransom_next (const LanState *state, LanDecision *decision)
{
  unsigned side, strength;

  if (!next_captive (state, &side, &strength) || !can_ransom (state, side, strength))
    return false;
  decision->side = (uint8_t) side;
  decision->strength = (uint8_t) strength;
  decision->seat = LAN_SEAT_OF (side);
  decision->place = LAN_PLACE_BATTLE (lan_battle_in_order (state->item));
  return true;
}

bool
lan_ransom_step (LanPlay *play)
{
  LanState *state = play->state;
  unsigned side, strength;

  if (!next_captive (state, &side, &strength))
    {
      card_leaves (play, lan_battle_in_order (state->item));
      state->item++;
      state->step = LAN_STEP_CONFLICTS;
      return true;
    }
  if (can_ransom (state, side, strength))
    return false;
  capture (play, side, strength);
  return true;
}

void
lan_ransom_apply (LanPlay *play, const LanChoice *choice)
{
  LanState *state = play->state;
  uint8_t card = state->battles[lan_battle_in_order (state->item)].card;

  if (choice->answer == LAN_NO)
    {
      capture (play, choice->side, choice->strength);
      return;
    }
  lan_pay (play, choice->seat, LAN_GOOD_GOLD, choice->strength, (LanCause) { LAN_SOURCE_CONFLICT, card });
  take_from_card (state, choice->side, choice->strength);
  state->sides[choice->side].court[choice->strength - 1]++;
  lan_emit (play, LAN_EVENT (LAN_EVENT_RANSOMED, choice->side, LAN_PLACE_NONE, card, .strength = choice->strength));
}
