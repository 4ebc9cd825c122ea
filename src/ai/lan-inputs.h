/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a computer player sees in a position: for each house a few dozen
 * numbers, which weights turn into the PP that the house can still expect.
 * The names are those of the file of weights; what a name means never
 * changes, a changed meaning gets a new name.
 */

#pragma once

#include "lan-state.h"

typedef enum {
  LAN_INPUT_ONE,              /* always 1 */
  LAN_INPUT_GOLD,
  LAN_INPUT_SQUIRES,
  LAN_INPUT_VOTES,
  LAN_INPUT_KNIGHTS,          /* four: knights of strength 1 to 4 that are not in the reserve */
  LAN_INPUT_COURT = LAN_INPUT_KNIGHTS + LAN_STRENGTHS,    /* four: of these, still to be placed in this round */
  LAN_INPUT_TILES = LAN_INPUT_COURT + LAN_STRENGTHS,      /* one a castle space: tile built */
  LAN_INPUT_SPACES = LAN_INPUT_TILES + LAN_SPACES,        /* one a castle space: knight there that is still to be rewarded */
  LAN_INPUT_COUNTIES = LAN_INPUT_SPACES + LAN_SPACES,     /* one a county: chance that the house is rewarded there in this round */
  LAN_INPUT_COUNTY_NOBLES = LAN_INPUT_COUNTIES + LAN_COUNTIES, /* chances together, where a nobleman can be chosen */
  LAN_INPUT_NOBLES,           /* noblemen held */
  LAN_INPUT_NOBLES_SCORE,     /* R6.4, as if the game ended now */
  LAN_INPUT_LOWER_ROW,        /* PP that the lower row is likely to bring */
  LAN_INPUT_UPPER_ROW,        /* PP that the upper row is likely to bring in this round */
  LAN_INPUT_STAYING,          /* strength likely to stay in France */
  LAN_INPUT_AT_RISK,          /* strength likely to need a ransom */
  LAN_INPUT_CONFLICTS,        /* conflicts taken part in */
  LAN_INPUT_LAWS,             /* three, oldest first: PP that the law in force would bring now */
  LAN_INPUT_PROPOSALS = LAN_INPUT_LAWS + LAN_IN_FORCE,    /* PP that the laws still to be voted on would bring now, together */
  LAN_INPUT_KNIGHTHOOD_PLACE, /* R6.1, as if the game ended now; a tie counts half */
  LAN_INPUT_TILES_PLACE,      /* R6.2, the same */
  LAN_INPUT_OWED,             /* four: a favour, tiles, upgrades, noblemen, still to be chosen */
  LAN_INPUT_START = LAN_INPUT_OWED + 4, /* start player */
  LAN_INPUT_ALLY_KNIGHTS,     /* strength of the ally's knights that are not in the reserve (two players) */
  LAN_INPUT_ALLY_COUNTIES,    /* counties where the ally stands */
  LAN_N_INPUTS
} LanInput;

/* The inputs of a house. */
void lan_inputs (const LanContent *content, const LanState *state, unsigned seat, float inputs[LAN_N_INPUTS]);

/* The name of an input in the file of weights: "gold", "knights-3"; index below LAN_N_INPUTS. Written into name,
 * which has room for LAN_INPUT_NAME_SIZE bytes. */
#define LAN_INPUT_NAME_SIZE 32
void lan_input_name (unsigned input, char name[LAN_INPUT_NAME_SIZE]);
