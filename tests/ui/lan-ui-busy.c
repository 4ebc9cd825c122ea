/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-ui-busy.h"

#define PLAYERS 5

/* Of the first 3000 games by that revision of the content the one with the most pieces. */
#define SEED 2357
#define REVISION 1

/* One in so many choices is a random one: what fills the board at once starves it later. */
#define GREED 3

/* More choices no decision of the game below has: every placement with every number of squires. */
#define MAX_CHOICES 4096

/* Squires beside a knight are drawn one by one up to this. */
#define SQUIRES_DRAWN 3

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

static guint
count_in_counties (const LanState *state)
{
  guint n = 0;

  for (guint i = 0; i < LAN_COUNTIES; i++)
    if (state->counties[i].side != LAN_NO_SIDE)
      n += 1 + MIN (state->counties[i].squires, SQUIRES_DRAWN);
  return n;
}

/* An open card is as much to draw as a knight on each of its spaces. */
static guint
count_in_battles (const LanState *state)
{
  guint n = 0;

  for (guint battle = 0; battle < LAN_BATTLES; battle++)
    n += state->battles[battle].card != LAN_NO_CARD ? LAN_CARD_SPACES : 0;
  for (guint battle = 0; battle < LAN_BATTLES; battle++)
    for (guint space = 0; space < LAN_CARD_SPACES; space++)
      for (guint strength = 0; strength < LAN_STRENGTHS; strength++)
        n += state->battles[battle].knights[space][strength];
  return n;
}

static guint
count_in_castles (const LanState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->players; seat++)
    {
      n += count_bits (state->houses[seat].extensions) + count_bits (state->sides[seat].nobles);
      for (guint space = 0; space < LAN_SPACES; space++)
        n += state->sides[seat].castle[space] != 0;
    }
  return n;
}

static guint
count_pieces (const LanState *state)
{
  return count_in_counties (state) + count_in_battles (state) + count_in_castles (state);
}

/* What will become pieces on the board counts as well; castles can be filled whenever the rest is full. */
static guint
rate (const LanState *state)
{
  guint means = 2 * (count_in_counties (state) + count_in_battles (state));

  for (guint seat = 0; seat < state->players; seat++)
    {
      for (guint strength = 0; strength < LAN_STRENGTHS; strength++)
        means += LAN_KNIGHTS - state->sides[seat].reserve[strength];
      means += MIN (state->houses[seat].goods[LAN_GOOD_SQUIRES], LAN_COUNTIES);
    }
  return 2 * count_pieces (state) + means;
}

/* Mostly the first of the choices that rate best. */
static LanChoice
choose (const LanContent *content, const LanState *state, LanRng *rng)
{
  g_autofree LanChoice *choices = g_new (LanChoice, MAX_CHOICES);
  gsize n = lan_decision_choices (content, state, choices, MAX_CHOICES);
  gsize best = 0;
  guint best_rate = 0;

  g_assert_cmpuint (n, <=, MAX_CHOICES);
  if (lan_rng_below (rng, GREED) == 0)
    return choices[lan_rng_below (rng, (uint32_t) n)];
  for (gsize i = 0; i < n; i++)
    {
      LanState next = *state;
      guint rated;

      lan_apply_legal (content, &next, &choices[i], NULL);
      rated = rate (&next);
      if (rated > best_rate)
        {
          best = i;
          best_rate = rated;
        }
    }
  return choices[best];
}

LanRecord *
lan_ui_busy_record (LanGameContent *content)
{
  LanGameContent *first = lan_game_content_find_revision (content, lan_game_content_get_id (content), REVISION);
  const LanContent *figures = lan_game_content_get_tables (first);
  g_autoptr (LanGameSetup) setup = lan_game_setup_new (first, PLAYERS, SEED);
  LanRecord *record = lan_record_new (setup);
  LanDecision decision;
  LanState state;
  LanRng rng;
  guint most = 0, length = 0;

  lan_rng_seed (&rng, SEED);
  lan_state_init (figures, &state, &setup->chance);
  while ((decision = lan_decision_next (figures, &state)).kind != LAN_DECISION_NONE)
    {
      LanChoice choice = choose (figures, &state, &rng);

      if (decision.kind == LAN_DECISION_PLACE && count_pieces (&state) > most)
        {
          most = count_pieces (&state);
          length = record->choices->len;
        }
      g_array_append_val (record->choices, choice);
      lan_apply_legal (figures, &state, &choice, NULL);
    }
  g_array_set_size (record->choices, length);
  return record;
}
