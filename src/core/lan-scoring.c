/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R6: final scoring, and who has won (R1.1). */

#include "lan-play.h"

typedef struct {
  unsigned value; /* what is compared */
  unsigned tie_break;
} LanStanding;

static int
compare (LanStanding a, LanStanding b)
{
  if (a.value != b.value)
    return a.value > b.value ? 1 : -1;
  return a.tie_break == b.tie_break ? 0 : a.tie_break > b.tie_break ? 1 : -1;
}

/* How many houses stand before this one. */
static unsigned
count_ahead (const LanStanding *standings, unsigned players, unsigned seat)
{
  unsigned ahead = 0;

  for (unsigned other = 0; other < players; other++)
    ahead += compare (standings[other], standings[seat]) > 0;
  return ahead;
}

/* R6.3: whoever is tied gets the points of that place; two first places leave
 * no second. R7.8: with two players there is no second place. */
static void
score_places (LanPlay *play, const LanStanding *standings, LanSource source)
{
  const LanState *state = play->state;

  for (unsigned n = 0; n < state->players; n++)
    {
      unsigned seat = lan_state_seat_at (state, n);
      unsigned ahead = count_ahead (standings, state->players, seat);
      LanCause cause = { (uint8_t) source, 0 };

      if (ahead == 0)
        lan_gain (play, seat, LAN_GOOD_PP, play->content->final_first, cause);
      else if (ahead == 1 && !lan_state_has_allies (state))
        lan_gain (play, seat, LAN_GOOD_PP, play->content->final_second, cause);
    }
}

/* R6.1. */
static void
score_knighthood (LanPlay *play)
{
  const LanState *state = play->state;
  LanStanding standings[LAN_MAX_SEATS];

  for (unsigned seat = 0; seat < state->players; seat++)
    standings[seat] = (LanStanding) { lan_state_knighthood (play->content, state, seat),
                                      state->houses[seat].goods[LAN_GOOD_SQUIRES] };
  score_places (play, standings, LAN_SOURCE_FINAL_KNIGHTHOOD);
}

/* R6.2. */
static void
score_extensions (LanPlay *play)
{
  const LanState *state = play->state;
  LanStanding standings[LAN_MAX_SEATS];

  for (unsigned seat = 0; seat < state->players; seat++)
    standings[seat] = (LanStanding) { lan_state_quantity (state, seat, LAN_QUANTITY_EXTENSIONS, 0),
                                      state->houses[seat].goods[LAN_GOOD_GOLD] };
  score_places (play, standings, LAN_SOURCE_FINAL_EXTENSIONS);
}

/* R6.4. */
static void
score_nobles (LanPlay *play)
{
  const LanState *state = play->state;

  for (unsigned n = 0; n < state->players; n++)
    {
      unsigned seat = lan_state_seat_at (state, n);
      unsigned nobles = lan_state_quantity (state, seat, LAN_QUANTITY_NOBLES, 0);

      lan_gain (play, seat, LAN_GOOD_PP, play->content->final_nobles[nobles],
                (LanCause) { LAN_SOURCE_FINAL_NOBLES, 0 });
    }
}

void
lan_scoring_final (LanPlay *play)
{
  score_knighthood (play);
  score_extensions (play);
  score_nobles (play);
  lan_emit (play, LAN_EVENT (LAN_EVENT_GAME_OVER, LAN_NO_SIDE, LAN_PLACE_NONE, LAN_NO_ITEM,
                             .other = (uint8_t) lan_state_winners (play->state)));
}

unsigned
lan_state_winners (const LanState *state)
{
  unsigned best = 0;
  unsigned winners = 0;

  for (unsigned seat = 0; seat < state->players; seat++)
    {
      unsigned pp = state->houses[seat].goods[LAN_GOOD_PP];
      if (pp > best)
        winners = 0;
      if (pp >= best)
        {
          best = pp;
          winners |= 1u << seat;
        }
    }
  return winners;
}
