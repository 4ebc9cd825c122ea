/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-rng.h"

static uint64_t
splitmix64 (uint64_t *x)
{
  uint64_t z = (*x += 0x9e3779b97f4a7c15u);

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static inline uint32_t
rotate (uint32_t x, int k)
{
  return (x << k) | (x >> (32 - k));
}

void
lan_rng_seed (LanRng *rng, uint64_t seed)
{
  uint64_t a = splitmix64 (&seed);
  uint64_t b = splitmix64 (&seed);

  rng->s[0] = (uint32_t) a;
  rng->s[1] = (uint32_t) (a >> 32);
  rng->s[2] = (uint32_t) b;
  rng->s[3] = (uint32_t) (b >> 32) | 1; /* the state must not be all zero */
}

uint32_t
lan_rng_next (LanRng *rng)
{
  uint32_t *s = rng->s;
  uint32_t result = rotate (s[0] + s[3], 7) + s[0];
  uint32_t t = s[1] << 9;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate (s[3], 11);
  return result;
}

uint32_t
lan_rng_below (LanRng *rng, uint32_t bound)
{
  uint64_t m = (uint64_t) lan_rng_next (rng) * bound;

  if ((uint32_t) m < bound)
    {
      uint32_t threshold = -bound % bound;

      while ((uint32_t) m < threshold)
        m = (uint64_t) lan_rng_next (rng) * bound;
    }
  return (uint32_t) (m >> 32);
}

void
lan_rng_shuffle (LanRng *rng, uint8_t *items, unsigned n)
{
  for (unsigned i = n; i > 1; i--)
    {
      unsigned j = lan_rng_below (rng, i);
      uint8_t swapped = items[i - 1];

      items[i - 1] = items[j];
      items[j] = swapped;
    }
}
