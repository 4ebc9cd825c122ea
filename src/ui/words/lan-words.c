/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names, places, goods and rewards. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

/* A house is called as its player typed it, or else as its family. */
static const char *
house_name (LanGameContent *content, const LanGameSetup *setup, unsigned seat)
{
  unsigned family = setup != NULL ? setup->houses[seat].family : seat;
  const char *name = setup != NULL ? setup->houses[seat].name : NULL;

  if (name == NULL || name[0] == '\0'
      || g_strcmp0 (name, lan_game_content_get_plain_title (content, LAN_TABLE_FAMILIES, family)) == 0)
    return lan_game_content_get_title (content, LAN_TABLE_FAMILIES, family);
  return name;
}

char *
lan_words_side (LanGameContent *content, const LanGameSetup *setup, unsigned side)
{
  const char *name = house_name (content, setup, LAN_SEAT_OF (side));

  if (LAN_IS_ALLY (side))
    /* Translators: the ally that a house leads in a game of two; %s is the name of the house. */
    return g_strdup_printf (_("%s's ally"), name);
  return g_strdup (name);
}

const char *
lan_words_space_title (LanGameContent *content, unsigned side, unsigned space)
{
  return lan_game_content_get_title (content, LAN_IS_ALLY (side) ? LAN_TABLE_ALLY_SPACES : LAN_TABLE_SPACES, space);
}

const LanReward *
lan_words_space_reward (LanGameContent *content, unsigned side, unsigned space)
{
  const LanContent *tables = lan_game_content_get_tables (content);

  return LAN_IS_ALLY (side) ? &tables->ally_spaces[space] : &tables->spaces[space];
}

const char *
lan_words_battle_title (LanGameContent *content, const LanState *state, unsigned battle)
{
  if (state->battles[battle].card == LAN_NO_CARD)
    return _("France");
  return lan_game_content_get_title (content, LAN_TABLE_CONFLICTS, state->battles[battle].card);
}

char *
lan_words_place (LanGameContent *content, const LanState *state, unsigned side, LanPlace place)
{
  if (LAN_PLACE_IS_COUNTY (place))
    return g_strdup (lan_game_content_get_title (content, LAN_TABLE_COUNTIES, LAN_PLACE_INDEX (place)));
  if (LAN_PLACE_IS_CASTLE (place))
    /* Translators: a space of the castle, such as "the Stables". */
    return g_strdup_printf (_("the %s"), lan_words_space_title (content, side, LAN_PLACE_INDEX (place)));
  if (LAN_PLACE_IS_BATTLE (place))
    return g_strdup (lan_words_battle_title (content, state, LAN_PLACE_INDEX (place)));
  if (place == LAN_PLACE_COURT)
    return g_strdup (_("court"));
  return g_strdup (_("the reserve"));
}

char *
lan_words_good (LanGood good, unsigned amount)
{
  switch (good)
    {
    case LAN_GOOD_PP:
      return g_strdup_printf (ngettext ("%u power point", "%u power points", amount), amount);
    case LAN_GOOD_GOLD:
      /* Translators: an amount of gold. */
      return g_strdup_printf (ngettext ("%u gold", "%u gold", amount), amount);
    case LAN_GOOD_SQUIRES:
      return g_strdup_printf (ngettext ("%u squire", "%u squires", amount), amount);
    case LAN_GOOD_VOTES:
    case LAN_N_GOODS:
    default:
      return g_strdup_printf (ngettext ("%u voting marker", "%u voting markers", amount), amount);
    }
}

char *
lan_words_join (const char *const *parts)
{
  char *joined = g_strdup (parts[0]);

  for (unsigned i = 1; parts[i] != NULL; i++)
    {
      char *longer;

      if (parts[i + 1] == NULL)
        /* Translators: the last two parts of a list. */
        longer = g_strdup_printf (_("%1$s and %2$s"), joined, parts[i]);
      else
        /* Translators: a list that goes on after its second part. */
        longer = g_strdup_printf (_("%1$s, %2$s"), joined, parts[i]);
      g_free (joined);
      joined = longer;
    }
  return joined;
}

static void
add_goods (GPtrArray *parts, unsigned pp, unsigned gold, unsigned squires, unsigned votes)
{
  if (pp > 0)
    g_ptr_array_add (parts, lan_words_good (LAN_GOOD_PP, pp));
  if (gold > 0)
    g_ptr_array_add (parts, lan_words_good (LAN_GOOD_GOLD, gold));
  if (squires > 0)
    g_ptr_array_add (parts, lan_words_good (LAN_GOOD_SQUIRES, squires));
  if (votes > 0)
    g_ptr_array_add (parts, lan_words_good (LAN_GOOD_VOTES, votes));
}

/* Upgrades can be limited to knights of one strength, to deployed knights, or to both. */
static char *
upgrade_phrase (const LanReward *reward, unsigned n)
{
  unsigned strength = reward->upgrade_strength;

  if (strength != 0 && reward->upgrade_deployed)
    return g_strdup_printf (ngettext ("upgrade of %1$u deployed knight of strength %2$u",
                                      "upgrades of %1$u deployed knights of strength %2$u", n), n, strength);
  if (strength != 0)
    return g_strdup_printf (ngettext ("upgrade of %1$u knight of strength %2$u",
                                      "upgrades of %1$u knights of strength %2$u", n), n, strength);
  if (reward->upgrade_deployed)
    return g_strdup_printf (ngettext ("upgrade of %u deployed knight", "upgrades of %u deployed knights", n), n);
  return g_strdup_printf (ngettext ("upgrade of %u knight", "upgrades of %u knights", n), n);
}

char *
lan_words_gain (const LanReward *reward, unsigned times)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  unsigned recruits = reward->recruits * times;
  unsigned tiles = reward->extensions * times;
  unsigned nobles = reward->nobles * times;

  add_goods (parts, reward->pp * times, reward->gold * times, reward->squires * times, reward->votes * times);
  if (recruits > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u recruit", "%u recruits", recruits), recruits));
  if (tiles > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u extension tile", "%u extension tiles", tiles), tiles));
  if (reward->upgrades > 0 && times > 0)
    g_ptr_array_add (parts, upgrade_phrase (reward, reward->upgrades * times));
  if (nobles > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u nobleman", "%u noblemen", nobles), nobles));
  if (parts->len == 0)
    g_ptr_array_add (parts, g_strdup (_("nothing")));
  g_ptr_array_add (parts, NULL);
  return lan_words_join ((const char *const *) parts->pdata);
}

char *
lan_words_price (const LanReward *reward, unsigned times)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_goods (parts, 0, reward->price_gold * times, reward->price_squires * times, 0);
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return lan_words_join ((const char *const *) parts->pdata);
}

gboolean
lan_words_is_goods (const LanReward *reward)
{
  gboolean goods = reward->pp > 0 || reward->gold > 0 || reward->squires > 0 || reward->votes > 0;

  return goods && reward->recruits == 0 && reward->extensions == 0 && reward->upgrades == 0 && reward->nobles == 0;
}

char *
lan_words_reward (const LanReward *reward)
{
  g_autofree char *gain = lan_words_gain (reward, 1);
  g_autofree char *price = lan_words_price (reward, 1);

  if (price == NULL)
    return g_steal_pointer (&gain);
  /* Translators: an offer, such as "1 recruit for 1 squire". */
  return g_strdup_printf (_("%1$s for %2$s"), gain, price);
}
