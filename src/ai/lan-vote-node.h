/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A vote within a search tree. All houses vote at once and in secret (R4.2), so
 * no voter's statistics may depend on what another did in the same vote: each
 * keeps its own, and plays by regret matching (Hart and Mas-Colell 2000; in
 * trees: Lanctot, Lisy and Winands 2014), here with regrets that never fall
 * below zero and later rounds weighing more (Tammelin 2014). Since a vote has
 * two outcomes, each voter learns at once what every other tile and number of
 * markers would have led to.
 */

#pragma once

#include "lan-outlook.h"
#include "lan-decision.h"

/* Markers that are told apart: 0 to 6, and all. */
#define LAN_BALLOT_AMOUNTS 8
#define LAN_BALLOTS (2 * LAN_BALLOT_AMOUNTS)

typedef struct {
  uint8_t law;
  uint8_t players;
  uint16_t owned[LAN_MAX_SEATS];            /* voting markers */
  uint32_t rounds;                          /* of learning */
  float regret[LAN_MAX_SEATS][LAN_BALLOTS];
  float plays[LAN_MAX_SEATS][LAN_BALLOTS];  /* how often, weighed: the average strategy */
} LanVoteNode;

/* Ballots, one a seat, as indices below LAN_BALLOTS. */
typedef struct {
  uint8_t ballot[LAN_MAX_SEATS];
} LanBallots;

/* For the vote that the position asks for; nobody's vote that is already cast is looked at. */
void lan_vote_node_init (LanVoteNode *self, const LanContent *content, const LanState *state);

/* Ballots drawn from the strategies of now. */
void lan_vote_node_draw (const LanVoteNode *self, LanRng *rng, LanBallots *ballots);

/* Everybody votes alike, without markers. */
void lan_vote_node_agree (const LanVoteNode *self, bool yes, LanBallots *ballots);

/* Casts them: plays on to what comes after the vote. Returns whether the law was approved (R4.3). */
bool lan_vote_node_cast (const LanVoteNode *self, const LanContent *content, LanState *state, const LanBallots *ballots);

/* Learns from a round: what each outcome (0: rejected, 1: approved) is worth, and a marker to each seat. */
void lan_vote_node_learn (LanVoteNode *self, const LanBallots *ballots, const LanOutlook worth[2],
                          const float marker[LAN_MAX_SEATS]);

/* Adds what another search learnt of the same vote. */
void lan_vote_node_merge (LanVoteNode *self, const LanVoteNode *other);

/* The vote of a seat, drawn from its average strategy; ballots hardly ever played are left out. */
LanChoice lan_vote_node_choose (const LanVoteNode *self, unsigned seat, LanRng *rng);

/* What each ballot is worth to the seat against what the others play on average: a share, markers taken off; -1 for
 * a ballot that it does not have. worth: of the outcomes (0: rejected, 1: approved), marker: of one to the seat. */
void lan_vote_node_judge (const LanVoteNode *self, unsigned seat, const LanOutlook worth[2], float marker, float values[LAN_BALLOTS]);

/* A ballot of the seat, below LAN_BALLOTS, as a choice. */
LanChoice lan_vote_node_get_ballot (const LanVoteNode *self, unsigned seat, unsigned ballot);
