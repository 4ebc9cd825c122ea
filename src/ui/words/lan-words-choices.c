/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choices as list entries or buttons, and what a placement would do. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

static char *
choose_house_place (const char *place, const LanChoice *choice)
{
  if (LAN_PLACE_IS_CASTLE (choice->place))
    /* Translators: %1$u is the strength of a knight, %2$s a castle space such as "the Stables". */
    return g_strdup_printf (_("Post strength %1$u in %2$s"), choice->strength, place);
  if (choice->amount == 0)
    /* Translators: %1$u is the strength of a knight, %2$s a county or a battle. */
    return g_strdup_printf (_("Send strength %1$u to %2$s"), choice->strength, place);
  /* Translators: %1$u is the strength of a knight, %2$s a county, %3$u a number of squires. */
  return g_strdup_printf (ngettext ("Send strength %1$u to %2$s with %3$u squire",
                                    "Send strength %1$u to %2$s with %3$u squires", choice->amount),
                          choice->strength, place, choice->amount);
}

static char *
choose_place (LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  g_autofree char *place = lan_words_place (content, state, choice->side, choice->place);

  if (!LAN_IS_ALLY (choice->side))
    return choose_house_place (place, choice);
  if (LAN_PLACE_IS_CASTLE (choice->place))
    /* Translators: %1$u is the strength of a knight, %2$s a castle space such as "the Muster Yard". */
    return g_strdup_printf (_("Post the ally's strength %1$u in %2$s"), choice->strength, place);
  /* Translators: %1$u is the strength of a knight, %2$s a county or a battle. */
  return g_strdup_printf (_("Send the ally's strength %1$u to %2$s"), choice->strength, place);
}

static char *
choose_upgrade (LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  g_autofree char *place = NULL;

  if (choice->strength == 0)
    return g_strdup (_("Upgrade no knight"));
  if (choice->place == LAN_PLACE_COURT)
    return g_strdup_printf (_("Upgrade strength %1$u at court to %2$u"), choice->strength, choice->strength + 1);
  place = lan_words_place (content, state, choice->side, choice->place);
  if (LAN_PLACE_IS_BATTLE (choice->place))
    /* Translators: %1$u and %3$u are the old and the new strength of a knight, %2$s is a battle. */
    return g_strdup_printf (_("Upgrade strength %1$u at %2$s to %3$u"), choice->strength, place, choice->strength + 1);
  /* Translators: %1$u and %3$u are the old and the new strength of a knight, %2$s is a county or a castle space such as "the Stables". */
  return g_strdup_printf (_("Upgrade strength %1$u in %2$s to %3$u"), choice->strength, place, choice->strength + 1);
}

static char *
choose_vote (const LanChoice *choice)
{
  unsigned n = choice->amount;

  if (n == 0)
    return g_strdup (choice->answer == LAN_YES ? _("Yes") : _("No"));
  if (choice->answer == LAN_YES)
    return g_strdup_printf (ngettext ("Yes, with %u voting marker", "Yes, with %u voting markers", n), n);
  return g_strdup_printf (ngettext ("No, with %u voting marker", "No, with %u voting markers", n), n);
}

static char *
choose_buy (LanGameContent *content, const LanChoice *choice)
{
  const LanReward *reward = &lan_game_content_get_tables (content)->laws[choice->item].reward;
  g_autofree char *gain = NULL;
  g_autofree char *price = NULL;

  if (choice->amount == 0)
    return g_strdup (_("Buy nothing"));
  gain = lan_words_gain (reward, choice->amount);
  price = lan_words_price (reward, choice->amount);
  /* Translators: %1$s is what is bought, such as "3 power points", %2$s the price, such as "1 gold and 1 squire". */
  return g_strdup_printf (_("Buy %1$s for %2$s"), gain, price);
}

static char *
choose_county (LanGameContent *content, const LanChoice *choice)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  g_autofree char *reward = lan_words_reward (&tables->counties[choice->item].reward);
  g_autofree char *price = NULL;

  switch (choice->answer)
    {
    case LAN_COUNTY_NOBLE:
      return g_strdup (_("Take the nobleman"));
    case LAN_COUNTY_REWARD:
      /* Translators: %s is a reward such as "4 gold". */
      return g_strdup_printf (_("Take %s"), reward);
    default:
      price = lan_words_good (LAN_GOOD_GOLD, tables->both_price);
      /* Translators: %1$s is a price such as "3 gold", %2$s a reward such as "4 gold". */
      return g_strdup_printf (_("Pay %1$s: take the nobleman and %2$s"), price, reward);
    }
}

static char *
choose_arm (LanGameContent *content, const LanChoice *choice)
{
  const LanReward *reward = lan_words_space_reward (content, choice->side, choice->item);
  g_autofree char *gain = NULL;
  g_autofree char *price = NULL;

  if (choice->answer == LAN_NO)
    return g_strdup (_("Pay nothing"));
  gain = lan_words_gain (reward, 1);
  price = lan_words_price (reward, 1);
  /* Translators: %1$s is a price such as "1 squire", %2$s what it brings, such as "1 recruit". */
  return g_strdup_printf (_("Pay %1$s for %2$s"), price, gain);
}

static char *
choose_favour (LanGameContent *content, const LanChoice *choice)
{
  g_autofree char *reward = lan_words_reward (&lan_game_content_get_tables (content)->favours[choice->item]);

  /* Translators: %s is what a King's Favour tile gives, such as "2 gold". */
  return g_strdup_printf (_("Take the tile: %s"), reward);
}

static char *
choose_ransom (const LanChoice *choice)
{
  g_autofree char *price = NULL;

  if (choice->answer == LAN_NO)
    return g_strdup (_("Let the knight go to the reserve"));
  price = lan_words_good (LAN_GOOD_GOLD, choice->strength);
  /* Translators: %s is a price such as "2 gold". */
  return g_strdup_printf (_("Pay %s"), price);
}

static char *
choose_extension (LanGameContent *content, const LanChoice *choice)
{
  g_autofree char *reward = lan_words_reward (&lan_game_content_get_tables (content)->spaces[choice->item]);

  /* Translators: %1$s is a castle space such as "Stables", %2$s what it gives in each round. */
  return g_strdup_printf (_("Build the %1$s: %2$s"), lan_words_space_title (content, choice->seat, choice->item), reward);
}

char *
lan_words_choice (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *choice)
{
  switch ((LanDecisionKind) choice->kind)
    {
    case LAN_DECISION_EXTENSION:
      return choose_extension (content, choice);
    case LAN_DECISION_PLACE:
      return choose_place (content, state, choice);
    case LAN_DECISION_FAVOUR:
      return choose_favour (content, choice);
    case LAN_DECISION_NOBLE:
      /* Translators: %s is a county. */
      return g_strdup_printf (_("Take the nobleman of %s"), lan_game_content_get_title (content, LAN_TABLE_COUNTIES, choice->item));
    case LAN_DECISION_UPGRADE:
      return choose_upgrade (content, state, choice);
    case LAN_DECISION_VOTE:
      return choose_vote (choice);
    case LAN_DECISION_BUY:
      return choose_buy (content, choice);
    case LAN_DECISION_COUNTY:
      return choose_county (content, choice);
    case LAN_DECISION_START:
      return lan_words_side (content, setup, choice->item);
    case LAN_DECISION_ARM:
      return choose_arm (content, choice);
    case LAN_DECISION_RANSOM:
      return choose_ransom (choice);
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
    default:
      return g_strdup (_("Nothing is to be decided"));
    }
}

static char *
preview_county (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *choice)
{
  const LanCountyState *county = &state->counties[LAN_PLACE_INDEX (choice->place)];
  unsigned attack = choice->strength + choice->amount;
  unsigned defence = county->strength + county->squires;
  g_autofree char *owner = NULL;

  if (county->side == LAN_NO_SIDE)
    /* Translators: %1$s is a county, %2$u the strength of knight and squires together. */
    return g_strdup_printf (_("Nobody stands in %1$s; you would hold it with strength %2$u."),
                            lan_game_content_get_title (content, LAN_TABLE_COUNTIES, LAN_PLACE_INDEX (choice->place)), attack);

  owner = lan_words_side (content, setup, county->side);
  if (county->squires == 0)
    /* Translators: the numbers are strengths, %3$s is a house. */
    return g_strdup_printf (_("%1$u beats %2$u: strength %4$u of %3$s goes back to court."), attack, defence, owner, county->strength);
  /* Translators: the first two numbers are strengths, %3$s is a house, %5$u a number of squires. */
  return g_strdup_printf (ngettext ("%1$u beats %2$u: strength %4$u of %3$s goes back to court; %5$u squire is lost.",
                                    "%1$u beats %2$u: strength %4$u of %3$s goes back to court; %5$u squires are lost.", county->squires),
                          attack, defence, owner, county->strength, county->squires);
}

static char *
preview_battle (LanGameContent *content, const LanState *state, const LanChoice *choice)
{
  unsigned battle = LAN_PLACE_INDEX (choice->place);
  unsigned card = state->battles[battle].card;
  const char *name = lan_words_battle_title (content, state, battle);
  unsigned strength = lan_state_battle_strength (state, battle) + choice->strength;
  unsigned france = card == LAN_NO_CARD ? 0 : lan_game_content_get_tables (content)->conflicts[card].france;

  if (state->favours == 0)
    /* Translators: %1$s is a battle; the numbers are strengths of England and France. */
    return g_strdup_printf (_("England at %1$s would have strength %2$u; it needs %3$u."), name, strength, france);
  /* Translators: %1$s is a battle; the numbers are strengths of England and France. */
  return g_strdup_printf (_("England at %1$s would have strength %2$u; it needs %3$u. A King's Favour tile comes with it."),
                          name, strength, france);
}

char *
lan_words_preview (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanChoice *choice)
{
  g_autofree char *reward = NULL;

  if (choice->kind != LAN_DECISION_PLACE)
    return lan_words_choice (content, setup, state, choice);
  if (LAN_PLACE_IS_COUNTY (choice->place))
    return preview_county (content, setup, state, choice);
  if (LAN_PLACE_IS_BATTLE (choice->place))
    return preview_battle (content, state, choice);

  reward = lan_words_reward (lan_words_space_reward (content, choice->side, LAN_PLACE_INDEX (choice->place)));
  /* Translators: %1$s is a castle space such as "Stables", %2$s a reward such as "1 squire". */
  return g_strdup_printf (_("The %1$s would give %2$s in this round."),
                          lan_words_space_title (content, choice->side, LAN_PLACE_INDEX (choice->place)), reward);
}
