/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The content of a game as flat tables: all figures that rules.md marks
 * [data]. Filled by the loader in src/game, only read afterwards. Core knows
 * no names and no ids; those stand beside the tables in LanGameContent.
 */

#pragma once

#include "lan-types.h"

/* The most of anything one reward may give, so that sums stay far from overflow. */
#define LAN_REWARD_MAX 99

/* What somebody gets. Carried out in this order: price paid, PP, gold,
 * squires, voting markers, recruits, extension tiles, upgrades, noblemen. */
typedef struct {
  uint8_t pp;
  uint8_t gold;
  uint8_t squires;
  uint8_t votes;
  uint8_t recruits;          /* R1.4 */
  uint8_t extensions;        /* R1.8 */
  uint8_t upgrades;          /* R1.5 */
  uint8_t nobles;            /* R1.9: any county */
  uint8_t upgrade_strength;  /* only knights of this strength; 0: any */
  uint8_t upgrade_deployed;  /* only deployed knights (R1.3) */
  uint8_t price_gold;        /* a price makes the reward an offer */
  uint8_t price_squires;
} LanReward;

typedef struct {
  uint8_t minimum;      /* R3.2: least own strength of a knight */
  uint8_t names_start;  /* R5.2 */
  LanReward reward;     /* R5.1 (b) */
} LanCountyContent;

typedef struct {
  uint8_t france;                   /* R5.4.1 */
  uint8_t scores[LAN_CARD_SPACES];  /* R5.4.3 */
} LanConflictContent;

typedef enum {
  LAN_LAW_PER,   /* the reward once for every `number` of the quantity */
  LAN_LAW_IF,    /* the reward if the quantity is minimum..maximum */
  LAN_LAW_MOST,  /* R4.7: the reward for the player with the most */
  LAN_LAW_BUY,   /* the reward for its price, any number of times */
} LanLawMode;

/* Counted for a player's own house only (R7.6). */
typedef enum {
  LAN_QUANTITY_PP,
  LAN_QUANTITY_GOLD,
  LAN_QUANTITY_SQUIRES,
  LAN_QUANTITY_VOTES,
  LAN_QUANTITY_COUNTIES,         /* counties occupied */
  LAN_QUANTITY_CONFLICTS,        /* conflicts taken part in */
  LAN_QUANTITY_EXTENSIONS,       /* extension tiles built */
  LAN_QUANTITY_NOBLES,           /* noblemen held */
  LAN_QUANTITY_DEPLOYED,         /* deployed knights, of `strength` if not 0 */
  LAN_QUANTITY_FRANCE_STRENGTH,  /* strength of the knights in conflicts */
  LAN_QUANTITY_KNIGHTHOOD,       /* strength of all knights but the reserve */
  LAN_N_QUANTITIES
} LanQuantity;

typedef struct {
  uint8_t group;     /* R2.5: 0..4 */
  uint8_t mode;      /* LanLawMode */
  uint8_t quantity;  /* LanQuantity; unused for LAN_LAW_BUY */
  uint8_t strength;  /* for LAN_QUANTITY_DEPLOYED; 0: any */
  uint8_t number;    /* for LAN_LAW_PER, at least 1 */
  uint8_t minimum;   /* for LAN_LAW_IF */
  uint8_t maximum;   /* for LAN_LAW_IF; 255: no upper bound */
  LanReward reward;
} LanLawContent;

typedef struct {
  uint8_t knights[LAN_STRENGTHS];       /* R1.2: how many of strength 1, 2, 3, 4; LAN_KNIGHTS in all */
  uint8_t start_court[LAN_STRENGTHS];   /* R2.3: of these, at court at the start */
  uint8_t start_pp;                     /* R2.3 */
  uint8_t later_pp[LAN_MAX_SEATS + 1][LAN_MAX_SEATS]; /* besides, by number of players and place in the player order, 0: the start player */
  uint8_t start_gold;
  uint8_t start_squires;
  uint8_t start_votes;
  uint8_t nobles[LAN_MAX_SEATS + 1];    /* R2.2, by number of players */
  uint8_t both_price;                   /* R5.1 (c): gold */
  uint8_t final_first;                  /* R6.1, R6.2 */
  uint8_t final_second;
  uint8_t final_nobles[LAN_COUNTIES + 1]; /* R6.4, by number of noblemen held */
  LanCountyContent counties[LAN_COUNTIES];
  LanReward spaces[LAN_SPACES];         /* castle spaces and extension tiles */
  LanReward ally_spaces[LAN_ALLY_SPACES]; /* R7.1 */
  LanReward favours[LAN_FAVOURS];       /* R3.7 */
  LanConflictContent conflicts[LAN_CONFLICTS];
  LanLawContent laws[LAN_LAWS];
} LanContent;

/* How many law cards a group holds (R2.5). */
#define LAN_LAW_GROUP_SIZE(group) ((group) == 0 ? LAN_IN_FORCE + LAN_PROPOSALS : LAN_PROPOSALS)
