/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened while a choice was carried out, as values in order. Sentences,
 * movements and sounds are made from these elsewhere. */

#pragma once

#include "lan-types.h"

typedef enum {
  LAN_EVENT_ROUND,          /* amount = round that begins */
  LAN_EVENT_PHASE,          /* item = LanPhase that begins */
  LAN_EVENT_BUILT,          /* R1.8: side, item = castle space */
  LAN_EVENT_PLACED,         /* R3.1: side, strength, place, amount = squires */
  LAN_EVENT_EXPELLED,       /* R3.3: side = expelled, other = by whom, strength, place, amount = squires lost */
  LAN_EVENT_FAVOUR,         /* R3.7: side, item = favour taken */
  LAN_EVENT_GAINED,         /* side, item = LanGood, amount */
  LAN_EVENT_PAID,           /* side, item = LanGood, amount */
  LAN_EVENT_RECRUITED,      /* R1.4: side, strength */
  LAN_EVENT_UPGRADED,       /* R1.5: side, strength = the new one, place */
  LAN_EVENT_DECLINED,       /* side: an upgrade, or an offer with a price, not taken */
  LAN_EVENT_NOBLE,          /* R1.9: side, item = county */
  LAN_EVENT_VOID,           /* R1.10: side: a reward that could not be carried out */
  LAN_EVENT_VOTED,          /* R4.2, at the reveal: side, item = law, other = answer, amount = markers */
  LAN_EVENT_APPROVED,       /* R4.4: item = law, amount = for, amount2 = against */
  LAN_EVENT_REJECTED,       /* R4.5: item = law, amount = for, amount2 = against */
  LAN_EVENT_LAW_LEFT,       /* R4.4: item = law that leaves the game */
  LAN_EVENT_LAW,            /* R4.6: item = law now carried out */
  LAN_EVENT_COUNTY_PAYS,    /* R5.1: side, item = county, other = LanCountyAnswer */
  LAN_EVENT_START,          /* R5.2: side = who names, item = seat of the new start player */
  LAN_EVENT_BATTLE_WON,     /* R5.4.3: place, item = card, amount = England, amount2 = France */
  LAN_EVENT_BATTLE_LOST,    /* R5.4.4, R5.4.6: as above */
  LAN_EVENT_RANK,           /* R5.4.2: side, item = card, other = rank 1..3, amount = its score */
  LAN_EVENT_CARD_MOVED,     /* R5.4.4: item = card, place = its new battle */
  LAN_EVENT_CARD_LEFT,      /* item = card */
  LAN_EVENT_RANSOMED,       /* R5.4.6: side, strength, item = card */
  LAN_EVENT_CAPTURED,       /* R5.4.6: side, strength, item = card: to the reserve */
  LAN_EVENT_RETURNED,       /* side, strength, place = where it stood: back at court */
  LAN_EVENT_GAME_OVER,      /* other = bit mask of the winning seats (R1.1) */
  LAN_N_EVENTS
} LanEventType;

/* Where a gain comes from; `origin` of the event says which one. */
typedef enum {
  LAN_SOURCE_NONE,
  LAN_SOURCE_SETUP,
  LAN_SOURCE_COUNTY,            /* origin = county */
  LAN_SOURCE_CASTLE,            /* origin = castle space (of the ally for an ally) */
  LAN_SOURCE_TABLE,             /* R5.3 company at table */
  LAN_SOURCE_FAVOUR,            /* origin = favour */
  LAN_SOURCE_LAW,               /* origin = law */
  LAN_SOURCE_CONFLICT,          /* origin = card */
  LAN_SOURCE_FINAL_KNIGHTHOOD,  /* R6.1 */
  LAN_SOURCE_FINAL_EXTENSIONS,  /* R6.2 */
  LAN_SOURCE_FINAL_NOBLES,      /* R6.4 */
  LAN_N_SOURCES
} LanSource;

typedef struct {
  uint8_t type;      /* LanEventType */
  uint8_t side;      /* LAN_NO_SIDE when nobody's */
  uint8_t other;
  uint8_t strength;
  LanPlace place;    /* LAN_PLACE_NONE when nowhere */
  uint8_t item;      /* LAN_NO_ITEM when nothing */
  uint8_t source;    /* LanSource */
  uint8_t origin;
  uint16_t amount;
  uint16_t amount2;
} LanEvent;

/* One choice never makes more: a whole rewards phase of five players is below 400. */
#define LAN_MAX_EVENTS 640

typedef struct {
  unsigned n_events;
  LanEvent events[LAN_MAX_EVENTS];
} LanEventLog;
