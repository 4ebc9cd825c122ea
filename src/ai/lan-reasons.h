/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Why one choice is judged to be better than another: the parts of the
 * evaluation that differ most between the positions after them. Only what the
 * evaluation sees at once is compared, not the search; so there may be none.
 */

#pragma once

#include "lan-judge.h"

/* What counts; the item of a reason is given behind it. */
typedef enum {
  LAN_TOPIC_POINTS,           /* PP at once */
  LAN_TOPIC_GOLD,
  LAN_TOPIC_SQUIRES,
  LAN_TOPIC_VOTES,
  LAN_TOPIC_KNIGHTS,          /* recruited or upgraded */
  LAN_TOPIC_COURT,            /* knights still to be placed */
  LAN_TOPIC_TILE,             /* castle space: its extension tile */
  LAN_TOPIC_SPACE,            /* castle space: what a knight there brings */
  LAN_TOPIC_COUNTY,           /* county: what a knight there brings */
  LAN_TOPIC_NOBLES,           /* noblemen, held or in reach */
  LAN_TOPIC_WAR,              /* what the battles bring */
  LAN_TOPIC_RISK,             /* knights that need not be ransomed */
  LAN_TOPIC_LAW,              /* law: what it brings, in force */
  LAN_TOPIC_PROPOSALS,        /* what the proposals would bring */
  LAN_TOPIC_KNIGHTHOOD_PLACE, /* R6.1 */
  LAN_TOPIC_TILES_PLACE,      /* R6.2 */
  LAN_TOPIC_OWED_FAVOUR,      /* a tile of the King's Favour, to be chosen next */
  LAN_TOPIC_OWED_TILE,
  LAN_TOPIC_OWED_UPGRADE,
  LAN_TOPIC_OWED_NOBLE,
  LAN_TOPIC_START,            /* being start player */
  LAN_TOPIC_ALLY,             /* the ally's knights and counties */
  LAN_TOPIC_RIVAL,            /* seat: a house that gets less */
  LAN_N_TOPICS
} LanTopic;

typedef struct {
  uint8_t topic;     /* LanTopic */
  uint8_t item;      /* see the topic; else LAN_NO_ITEM */
  uint16_t amount;   /* points, gold, squires, votes: how many more; else 0 */
  float worth;       /* PP */
} LanReason;

#define LAN_MAX_REASONS 3

/* What speaks for one choice of the view's decision against another (NULL: what it brings at all), most first; returns how many, at most
 * LAN_MAX_REASONS. Votes are compared by their outcomes. None without weights. */
unsigned lan_reasons (const LanJudge *judge, const LanState *view, const LanChoice *better, const LanChoice *worse,
                      LanReason reasons[LAN_MAX_REASONS]);
