/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-castle-anchors.h"

static const LanCastleAnchors house = {
  .width = 440,
  .height = 232,
  .n_spaces = LAN_SPACES,
  .spaces = {
    { { 10, 88 }, { 45, 80 } },
    { { 57, 88 }, { 45, 80 } },
    { { 104, 88 }, { 45, 80 } },
    { { 151, 88 }, { 45, 80 } },
    { { 198, 88 }, { 45, 80 } },
    { { 245, 88 }, { 45, 80 } },
  },
  .foot_y = 148.5f,
  .niche_top = 92,
  .niche_height = 56,
  .name_baseline = 164,
  .court = { { 8, 172.5f }, { 206, 53 } },
  .reserve = { { 222, 172.5f }, { 210, 53 } },
  .lord = { 363, 28 },
  .lord_radius = 15,
  .table = { 363, 88 },
  .seats = {
    { 398.3f, 39.5f }, { 327.7f, 39.5f },
    { 420.1f, 69.5f }, { 305.9f, 69.5f },
    { 420.1f, 106.5f }, { 305.9f, 106.5f },
    { 398.3f, 136.5f }, { 327.7f, 136.5f },
    { 363, 148 },
  },
};

static const LanCastleAnchors ally = {
  .width = 220,
  .height = 116,
  .n_spaces = LAN_ALLY_SPACES,
  .spaces = {
    { { 12, 35 }, { 45, 58 } },
    { { 59, 35 }, { 45, 58 } },
  },
  .foot_y = 90.5f,
  .niche_top = 37,
  .niche_height = 53,
  .name_baseline = 0,
  .court = { { 114, 8 }, { 98, 48 } },
  .reserve = { { 114, 62 }, { 98, 47 } },
};

const LanCastleAnchors *
lan_castle_anchors_get (bool is_ally)
{
  return is_ally ? &ally : &house;
}
