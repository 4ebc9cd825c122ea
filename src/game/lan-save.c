/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-save-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COUNTY_PREFIX "county:"
#define CASTLE_PREFIX "castle:"
#define CONFLICT_PREFIX "conflict:"

const char *const lan_save_kinds[] = {
  "none", "extension", "place", "favour", "noble", "upgrade", "vote", "buy", "county", "start", "arm", "ransom", NULL
};
G_STATIC_ASSERT (G_N_ELEMENTS (lan_save_kinds) == LAN_N_DECISIONS + 1);

const char *const lan_save_phases[] = { "setup", "place", "parliament", "rewards", "finished", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (lan_save_phases) == LAN_PHASE_FINISHED + 2);

const char *const lan_save_controllers[] = { "human", "computer", NULL };
const char *const lan_save_take_backs[] = { "free", "own-turn", NULL };
const char *const lan_save_answers[] = { "no", "yes", NULL };
const char *const lan_save_county_answers[] = { "reward", "noble", "both", NULL };
const char *const lan_save_sides[] = { "house", "ally", NULL };

G_DEFINE_QUARK (lan-save-error-quark, lan_save_error)

gboolean
lan_save_error_is_damage (const GError *error)
{
  static const LanSaveError damages[] = {
    LAN_SAVE_ERROR_READ, LAN_SAVE_ERROR_SYNTAX, LAN_SAVE_ERROR_FORMAT, LAN_SAVE_ERROR_RULE, LAN_SAVE_ERROR_STATE, LAN_SAVE_ERROR_NO_GAME
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    if (g_error_matches (error, LAN_SAVE_ERROR, (int) damages[i]))
      return TRUE;
  return FALSE;
}

LanXmlSource
lan_save_source (const char *name)
{
  return (LanXmlSource) {
    .name = name,
    .domain = LAN_SAVE_ERROR,
    .read_code = LAN_SAVE_ERROR_READ,
    .syntax_code = LAN_SAVE_ERROR_SYNTAX,
    .format_code = LAN_SAVE_ERROR_FORMAT,
    .advice = _("The file was damaged or changed; open another save or an autosave of this game."),
  };
}

/* A castle space belongs to the knight's own side (R7.3). */
static LanTableKind
castle_table (unsigned side)
{
  return LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES;
}

char *
lan_save_place_to_text (LanGameContent *content, const LanState *state, unsigned side, LanPlace place)
{
  unsigned index = LAN_PLACE_INDEX (place);

  if (place == LAN_PLACE_RESERVE)
    return g_strdup ("reserve");
  if (place == LAN_PLACE_COURT)
    return g_strdup ("court");
  if (LAN_PLACE_IS_COUNTY (place))
    return g_strconcat (COUNTY_PREFIX, lan_game_content_get_item_id (content, LAN_TABLE_COUNTIES, index), NULL);
  if (LAN_PLACE_IS_CASTLE (place))
    return g_strconcat (CASTLE_PREFIX, lan_game_content_get_item_id (content, castle_table (side), index), NULL);
  return g_strconcat (CONFLICT_PREFIX, lan_game_content_get_item_id (content, LAN_TABLE_CONFLICTS, state->battles[index].card), NULL);
}

/* The place where a conflict card lies open. */
static gboolean
find_battle (const LanState *state, unsigned card, LanPlace *place)
{
  for (unsigned i = 0; i < LAN_BATTLES; i++)
    if (state->battles[i].card == card)
      {
        *place = LAN_PLACE_BATTLE (i);
        return TRUE;
      }
  return FALSE;
}

gboolean
lan_save_place_from_text (LanGameContent *content, const LanState *state, unsigned side, const char *text, LanPlace *place, gboolean *known)
{
  unsigned index;

  *known = TRUE;
  if (g_str_equal (text, "court"))
    {
      *place = LAN_PLACE_COURT;
      return TRUE;
    }
  if (g_str_has_prefix (text, COUNTY_PREFIX) && lan_game_content_find (content, LAN_TABLE_COUNTIES, text + strlen (COUNTY_PREFIX), &index))
    {
      *place = LAN_PLACE_COUNTY (index);
      return TRUE;
    }
  if (g_str_has_prefix (text, CASTLE_PREFIX) && lan_game_content_find (content, castle_table (side), text + strlen (CASTLE_PREFIX), &index))
    {
      *place = LAN_PLACE_CASTLE (index);
      return TRUE;
    }
  if (g_str_has_prefix (text, CONFLICT_PREFIX) && lan_game_content_find (content, LAN_TABLE_CONFLICTS, text + strlen (CONFLICT_PREFIX), &index))
    return find_battle (state, index, place);
  *known = FALSE;
  return FALSE;
}
