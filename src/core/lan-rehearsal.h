/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * One part of a round carried out by itself, as the board stands: for forecasts,
 * on a copy of the position. The rules are those of play, since it is the same
 * code that runs; only where it begins is different.
 */

#pragma once

#include "lan-apply.h"

typedef enum {
  LAN_PART_LAW,      /* R4.6: item = law; it need not be in force */
  LAN_PART_COUNTY,   /* R5.1: item = county */
  LAN_PART_CASTLE,   /* R5.3: item = seat; with its ally's */
  LAN_PART_CONFLICT, /* R5.4: item = battle */
  LAN_PART_REST,     /* R4.6 to R5.4, whatever is left of the round, with the laws in force now; item unused */
  LAN_PART_FINAL,    /* R6, for all houses; item unused */
} LanPart;

/* Whether that part of the round is still to come, or under way. A conflict
 * that only waits for ransoms is over, and so is a county that has paid. */
bool lan_part_is_open (const LanState *state, LanPart part, unsigned item);

/* Whether the next decision belongs to that part. */
bool lan_part_is_current (const LanState *state, LanPart part, unsigned item);

/* Goes to the beginning of an open part and plays on to the next decision,
 * which may already belong to something else. Of what lies between nothing is
 * carried out: no knight is placed, no vote is held, nothing owed is given. A
 * part that is current stays as it is. log: receives the events (emptied first),
 * or NULL; those of later parts may follow. */
void lan_rehearse (const LanContent *content, LanState *state, LanPart part, unsigned item, LanEventLog *log);
