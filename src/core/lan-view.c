/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-view.h"

#include "lan-play.h"

/* Shuffles cards that lie face down. They are put in order first, so that the outcome tells nothing of how they lay:
 * it depends on the generator and on what is known alone (R8.2). */
static void
shuffle_hidden (LanRng *rng, uint8_t *cards, unsigned n)
{
  for (unsigned i = 1; i < n; i++)
    for (unsigned k = i; k > 0 && cards[k - 1] > cards[k]; k--)
      {
        uint8_t higher = cards[k - 1];

        cards[k - 1] = cards[k];
        cards[k] = higher;
      }
  lan_rng_shuffle (rng, cards, n);
}

/* R8.1: the conflict cards not yet laid open. */
static void
shuffle_conflicts (LanState *view, LanRng *rng)
{
  unsigned open = 2u * view->round;

  shuffle_hidden (rng, view->conflict_deck + open, LAN_CONFLICTS - open);
}

/* R8.1: the law cards of later rounds, each group for itself (R2.5). */
static void
shuffle_laws (LanState *view, LanRng *rng)
{
  for (unsigned round = view->round; round < LAN_ROUNDS; round++)
    shuffle_hidden (rng, view->law_deck + LAN_IN_FORCE + round * LAN_PROPOSALS, LAN_PROPOSALS);
}

static void
guess_votes (LanState *view, unsigned seat, LanRng *rng)
{
  for (unsigned other = 0; other < view->players; other++)
    {
      if (other == seat || view->votes[other] == 0)
        continue;
      view->votes[other] = (uint8_t) (1 + lan_rng_below (rng, 2));
      view->markers[other] = (uint16_t) lan_rng_below (rng, view->houses[other].goods[LAN_GOOD_VOTES] + 1u);
    }
}

void
lan_view (const LanContent *content, const LanState *state, unsigned seat, LanRng *rng, LanState *view)
{
  (void) content;
  *view = *state;
  shuffle_conflicts (view, rng);
  shuffle_laws (view, rng);
  guess_votes (view, seat, rng);
}
