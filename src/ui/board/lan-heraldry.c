/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-heraldry.h"

const char *
lan_heraldry_find_id (LanGameContent *content, const LanGameSetup *setup, guint side)
{
  if (setup == NULL || side >= LAN_MAX_SIDES)
    return NULL;
  if (LAN_IS_ALLY (side))
    return LAN_SEAT_OF (side) == 0 ? "ally-1" : "ally-2";
  return lan_game_content_get_item_id (content, LAN_TABLE_FAMILIES, setup->houses[side].family);
}

const char *
lan_heraldry_get_id (LanSession *session, guint side)
{
  return lan_heraldry_find_id (lan_session_get_content (session), lan_session_get_setup (session), side);
}

char *
lan_heraldry_knight (LanSession *session, guint side, guint strength, gboolean chip)
{
  return g_strdup_printf ("knights/%s%s-%u", chip ? "chip-" : "", lan_heraldry_get_id (session, side), strength);
}

char *
lan_heraldry_token (LanSession *session, const char *folder, guint side)
{
  return g_strdup_printf ("%s/%s", folder, lan_heraldry_get_id (session, side));
}
