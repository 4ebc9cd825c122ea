/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small seedable random number generator (xoshiro128++ by Blackman and
 * Vigna, seeded with SplitMix64). Only setup and players draw from it (R9.1). */

#pragma once

#include <stdint.h>

typedef struct {
  uint32_t s[4];
} LanRng;

/* Any seed is good, 0 included; the same seed gives the same numbers everywhere. */
void lan_rng_seed (LanRng *rng, uint64_t seed);

/* The next 32 random bits. */
uint32_t lan_rng_next (LanRng *rng);

/* A number in 0..bound-1, all equally likely; bound at least 1 (Lemire 2019). */
uint32_t lan_rng_below (LanRng *rng, uint32_t bound);

/* Shuffles n bytes in place (Fisher and Yates). */
void lan_rng_shuffle (LanRng *rng, uint8_t *items, unsigned n);
