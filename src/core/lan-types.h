/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Ids, limits, enums and LanChoice: the words the whole program shares.
 * Numbers after an R are the rules of the game as the help prints them.
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LAN_MIN_SEATS 2
#define LAN_MAX_SEATS 5
#define LAN_MAX_ALLIES 2
#define LAN_MAX_SIDES (LAN_MAX_SEATS + LAN_MAX_ALLIES)
#define LAN_ROUNDS 5       /* R1.1 */
#define LAN_STRENGTHS 4    /* R1.2: a knight has a strength of 1 to 4 */
#define LAN_KNIGHTS 7      /* R1.2: knights of each house */
#define LAN_COUNTIES 9     /* R5.1 */
#define LAN_SPACES 6       /* R1.8: castle spaces */
#define LAN_ALLY_SPACES 2  /* R7.1 */
#define LAN_FAVOURS 6      /* R2.6 */
#define LAN_CONFLICTS 12   /* R2.4: conflict cards */
#define LAN_CARD_SPACES 3  /* R3.6 */
#define LAN_BATTLES 4      /* open conflict cards: two rows of two */
#define LAN_LAWS 18        /* R2.5 */
#define LAN_LAW_GROUPS 5
#define LAN_IN_FORCE 3
#define LAN_PROPOSALS 3
#define LAN_FAMILIES 5

/* Gold, squires, voting markers and PP never exceed this (R1.6 has no limit;
 * no game of the classic content comes near it, a home-made content file might). */
#define LAN_COUNTER_MAX 9999

/* A side is a house (its seat, 0..4) or, with two players, an ally (R7.1). */
#define LAN_NO_SIDE 0xff
#define LAN_NO_SEAT 0xff
#define LAN_NO_CARD 0xff
#define LAN_NO_ITEM 0xff
#define LAN_ALLY_OF(seat) ((uint8_t) (LAN_MAX_SEATS + (seat)))
#define LAN_IS_ALLY(side) ((side) >= LAN_MAX_SEATS && (side) < LAN_MAX_SIDES)
#define LAN_SEAT_OF(side) ((uint8_t) (LAN_IS_ALLY (side) ? (side) - LAN_MAX_SEATS : (side)))

/* Where a knight can be. Counties in the order of the content file; castle
 * spaces are those of the knight's own side; battles are the four open cards:
 * 0, 1 upper row left to right, 2, 3 lower row left to right. */
typedef uint8_t LanPlace;
#define LAN_PLACE_RESERVE ((LanPlace) 0)
#define LAN_PLACE_COURT ((LanPlace) 1)
#define LAN_PLACE_COUNTY(i) ((LanPlace) (2 + (i)))
#define LAN_PLACE_CASTLE(i) ((LanPlace) (2 + LAN_COUNTIES + (i)))
#define LAN_PLACE_BATTLE(i) ((LanPlace) (2 + LAN_COUNTIES + LAN_SPACES + (i)))
#define LAN_PLACES (2 + LAN_COUNTIES + LAN_SPACES + LAN_BATTLES)
#define LAN_PLACE_NONE ((LanPlace) 0xff)
#define LAN_PLACE_IS_COUNTY(p) ((p) >= LAN_PLACE_COUNTY (0) && (p) < LAN_PLACE_CASTLE (0))
#define LAN_PLACE_IS_CASTLE(p) ((p) >= LAN_PLACE_CASTLE (0) && (p) < LAN_PLACE_BATTLE (0))
#define LAN_PLACE_IS_BATTLE(p) ((p) >= LAN_PLACE_BATTLE (0) && (p) < LAN_PLACES)
/* The index of a county, castle space or battle within its kind. */
#define LAN_PLACE_INDEX(p)                               \
  ((uint8_t) (LAN_PLACE_IS_BATTLE (p)   ? (p) - LAN_PLACE_BATTLE (0) \
              : LAN_PLACE_IS_CASTLE (p) ? (p) - LAN_PLACE_CASTLE (0) \
                                        : (p) - LAN_PLACE_COUNTY (0)))
#define LAN_BATTLE_IS_UPPER(i) ((i) < 2)

typedef enum {
  LAN_PHASE_SETUP,       /* R2.7: the first extension tiles */
  LAN_PHASE_PLACE,       /* R3 */
  LAN_PHASE_PARLIAMENT,  /* R4 */
  LAN_PHASE_REWARDS,     /* R5 */
  LAN_PHASE_FINISHED,    /* after R6 */
} LanPhase;

/* What is decided; the fields of LanChoice that each uses are given behind it. */
typedef enum {
  LAN_DECISION_NONE,       /* the game is over */
  LAN_DECISION_EXTENSION,  /* R1.8: item = castle space */
  LAN_DECISION_PLACE,      /* R3.1: side, strength, place, amount = squires */
  LAN_DECISION_FAVOUR,     /* R3.7: side, item = favour */
  LAN_DECISION_NOBLE,      /* R1.9: side, item = county */
  LAN_DECISION_UPGRADE,    /* R1.5: side, strength (of the old knight), place; declined: strength 0, LAN_PLACE_NONE */
  LAN_DECISION_VOTE,       /* R4.2: item = law, answer, amount = voting markers */
  LAN_DECISION_BUY,        /* R4.6: item = law, amount = how often */
  LAN_DECISION_COUNTY,     /* R5.1: side, item = county, answer = LanCountyAnswer */
  LAN_DECISION_START,      /* R5.2: item = seat of the new start player */
  LAN_DECISION_ARM,        /* a castle space with a price: item = castle space, answer */
  LAN_DECISION_RANSOM,     /* R5.4.6: side, strength, place = battle, answer */
  LAN_N_DECISIONS
} LanDecisionKind;

enum { LAN_NO = 0, LAN_YES = 1 };

typedef enum {
  LAN_COUNTY_REWARD,  /* R5.1 (b) */
  LAN_COUNTY_NOBLE,   /* R5.1 (a) */
  LAN_COUNTY_BOTH,    /* R5.1 (c) */
} LanCountyAnswer;

/* One possible answer to a decision. A value without padding: compare with
 * lan_choice_equal(). Fields that a kind does not use hold the values of
 * lan_choice_blank(). */
typedef struct {
  uint8_t kind;      /* LanDecisionKind */
  uint8_t seat;      /* who decides */
  uint8_t side;      /* whose knight, tile or reward; else equal to seat */
  uint8_t strength;  /* 1..4, else 0 */
  LanPlace place;    /* else LAN_PLACE_NONE */
  uint8_t item;      /* else LAN_NO_ITEM */
  uint8_t answer;    /* else 0 */
  uint8_t spare;     /* 0 */
  uint16_t amount;   /* else 0 */
} LanChoice;

/* A rule number, R chapter.section.sub; 0 means "allowed".
 * LAN_RULE (3, 3, 0) is R3.3, LAN_RULE (5, 4, 6) is R5.4.6. */
typedef uint32_t LanRule;
#define LAN_RULE(chapter, section, sub) ((LanRule) ((chapter) * 10000 + (section) * 100 + (sub)))
#define LAN_RULE_OK ((LanRule) 0)
#define LAN_RULE_CHAPTER(r) ((unsigned) (r) / 10000)
#define LAN_RULE_SECTION(r) ((unsigned) (r) / 100 % 100)
#define LAN_RULE_SUB(r) ((unsigned) (r) % 100)

/* What can be counted and paid. */
typedef enum { LAN_GOOD_PP, LAN_GOOD_GOLD, LAN_GOOD_SQUIRES, LAN_GOOD_VOTES, LAN_N_GOODS } LanGood;
