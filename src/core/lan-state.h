/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * LanState: a whole position as one flat value. Copy by assignment, compare
 * and hash bytewise; no pointers, no padding, and one representation a position.
 */

#pragma once

#include "lan-content.h"
#include "lan-rng.h"

/* The chance of a game (R9.1): who starts and how the cards lie. */
typedef struct {
  uint8_t players;                       /* 2..5 */
  uint8_t start_seat;                    /* R2.1 */
  uint8_t conflict_deck[LAN_CONFLICTS];  /* R2.4, in draw order */
  uint8_t law_deck[LAN_LAWS];            /* R2.5, in draw order: in force, then proposals by round */
} LanSetup;

typedef struct {
  uint16_t goods[LAN_N_GOODS];  /* indexed by LanGood */
  uint8_t extensions;           /* bit i: tile of castle space i is built */
  uint8_t spare;
} LanHouseState;

/* The knights and noblemen of a side. */
typedef struct {
  uint16_t nobles;                 /* bit i: holds the nobleman of county i */
  uint8_t reserve[LAN_STRENGTHS];  /* how many of strength 1, 2, 3, 4 */
  uint8_t court[LAN_STRENGTHS];
  uint8_t castle[LAN_SPACES];      /* strength of the knight there, 0: empty */
} LanSideState;

typedef struct {
  uint16_t squires;  /* of the occupant */
  uint8_t side;      /* occupant or LAN_NO_SIDE */
  uint8_t strength;  /* of the occupant's knight, else 0 */
  uint8_t nobles;    /* nobleman tiles left */
  uint8_t spare;
} LanCountyState;

/* One of the four open places for conflict cards. */
typedef struct {
  uint8_t card;                                       /* or LAN_NO_CARD */
  uint8_t sides[LAN_CARD_SPACES];                     /* from the top; LAN_NO_SIDE: empty */
  uint8_t knights[LAN_CARD_SPACES][LAN_STRENGTHS];    /* how many of strength 1..4 on each space */
} LanBattleState;

/* Where in the round the game is; the next decider follows from it. */
typedef enum {
  LAN_STEP_SETUP,
  LAN_STEP_PLACE,
  LAN_STEP_VOTE,
  LAN_STEP_LAWS,
  LAN_STEP_COUNTIES,
  LAN_STEP_CASTLES,
  LAN_STEP_CONFLICTS,
  LAN_STEP_RANSOM,
  LAN_STEP_FINISHED,
} LanStep;

/* Choices still owed to a side before play goes on: what is left of the
 * rewards being carried out. */
typedef struct {
  uint8_t side;
  uint8_t favour;            /* R3.7: one tile to take */
  uint8_t extensions;
  uint8_t upgrades;
  uint8_t upgrade_strength;
  uint8_t upgrade_deployed;
  uint8_t nobles;
  uint8_t source;            /* LanSource of the reward */
  uint8_t origin;            /* which county, space, favour, law */
  uint8_t spare;
} LanDue;

typedef struct {
  uint16_t markers[LAN_MAX_SEATS];          /* committed in the vote under way */
  LanHouseState houses[LAN_MAX_SEATS];
  LanSideState sides[LAN_MAX_SIDES];
  LanCountyState counties[LAN_COUNTIES];
  LanBattleState battles[LAN_BATTLES];
  uint8_t in_force[LAN_IN_FORCE];           /* oldest first */
  uint8_t conflict_deck[LAN_CONFLICTS];
  uint8_t law_deck[LAN_LAWS];
  uint8_t votes[LAN_MAX_SEATS];             /* 0: not yet, else 1 + answer */
  LanDue due;
  uint8_t players;
  uint8_t round;                            /* 1..5 */
  uint8_t start_seat;
  uint8_t favours;                          /* bit i: tile i is face up */
  uint8_t step;                             /* LanStep */
  uint8_t proposal;                         /* 0..2 under vote, 3: none left this round */
  uint8_t item;                             /* law, county or battle being carried out */
  uint8_t served;                           /* seats served for it, in player order; setup: tiles chosen */
  uint8_t slot;                             /* castle: reward within the castle; county: part of its sequence */
  uint8_t turn;                             /* phase 1: seat whose turn comes next */
  uint8_t winners;                          /* R4.7: bit i: seat i has the most */
  uint8_t spare;
} LanState;

/* Draws the chance of a game for that many players (2..5) from the seed. */
void lan_setup_draw (const LanContent *content, LanSetup *setup, unsigned players, uint64_t seed);

/* Sets up a game (R2) up to its first decision. Returns LAN_RULE_OK, or the
 * rule that the setup breaks (R1.1 players, R2.1 start seat, R2.4 conflict
 * deck, R2.5 law deck); state is then undefined. */
LanRule lan_state_init (const LanContent *content, LanState *state, const LanSetup *setup);

/* The same position, byte for byte. */
bool lan_state_equal (const LanState *a, const LanState *b);

/* A 64-bit hash of all bytes (FNV-1a); equal states have equal hashes. */
uint64_t lan_state_hash (const LanState *state);

LanPhase lan_state_phase (const LanState *state);

/* The side in player order (R1.7): seat that is n-th, 0 the start player. */
static inline uint8_t
lan_state_seat_at (const LanState *state, unsigned n)
{
  unsigned seat = state->start_seat + n;
  return (uint8_t) (seat >= state->players ? seat - state->players : seat);
}

static inline bool
lan_state_has_allies (const LanState *state)
{
  return state->players == 2; /* R7.1 */
}

/* The law under vote, LAN_NO_ITEM when none is. Proposals left this round are
 * lan_state_proposal (state, state->proposal) up to index 2. */
uint8_t lan_state_proposal (const LanState *state, unsigned index);

/* Counts for one house (R7.6); strength as in LanLawContent. */
unsigned lan_state_quantity (const LanState *state, unsigned seat, LanQuantity quantity, unsigned strength);

/* Total strength of the knights outside the reserve (R1.3), for any side. */
unsigned lan_state_knighthood (const LanContent *content, const LanState *state, unsigned side);

/* How many knights of `strength` the side has at that place (a castle space
 * is one of the side's own castle). */
unsigned lan_state_knights_at (const LanState *state, unsigned side, unsigned strength, LanPlace place);

/* The side's space on a battle (0..2), or -1. Here, as the next, because the search asks it all the time. */
static inline int
lan_state_space_of (const LanState *state, unsigned battle, unsigned side)
{
  for (int i = 0; i < LAN_CARD_SPACES; i++)
    if (state->battles[battle].sides[i] == side)
      return i;
  return -1;
}

/* Strength of one space of a battle, and of all England there (R5.4.1). */
static inline unsigned
lan_state_space_strength (const LanState *state, unsigned battle, unsigned space)
{
  const uint8_t *knights = state->battles[battle].knights[space];

  return knights[0] + 2u * knights[1] + 3u * knights[2] + 4u * knights[3];
}

unsigned lan_state_battle_strength (const LanState *state, unsigned battle);

/* Which invariant of a position is broken; LAN_INVARIANT_OK when none. For tests and readers. */
typedef enum {
  LAN_INVARIANT_OK,
  LAN_INVARIANT_KNIGHTS,   /* seven knights a side, as in the content */
  LAN_INVARIANT_NOBLES,    /* tiles are conserved, one of each a side */
  LAN_INVARIANT_COUNTERS,  /* 0..LAN_COUNTER_MAX */
  LAN_INVARIANT_CASTLES,   /* spaces of allies, tiles only of houses */
  LAN_INVARIANT_BATTLES,   /* spaces filled from the top, one a side, a card each */
  LAN_INVARIANT_COUNTIES,  /* minimum strength, squires only with a knight of a house */
  LAN_INVARIANT_LAWS,      /* no law twice */
  LAN_INVARIANT_CURSOR,    /* the next decider can be computed */
} LanInvariant;

LanInvariant lan_state_check (const LanContent *content, const LanState *state);
