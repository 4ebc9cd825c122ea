/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who decides what, and how. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

/* Who is spoken to: the house, also when it decides for its ally (R7.5). */
static char *
addressee (LanGameContent *content, const LanGameSetup *setup, const LanDecision *decision)
{
  g_autofree char *name = lan_words_side (content, setup, decision->seat);

  if (LAN_IS_ALLY (decision->side))
    /* Translators: %s is a house that decides something for its ally; a request follows: "Neville, for the ally: take a tile." */
    return g_strdup_printf (_("%s, for the ally"), name);
  return g_steal_pointer (&name);
}

static char *
ask_upgrade (const char *who, const LanState *state)
{
  if (state->due.upgrade_strength != 0)
    /* Translators: %1$s is the house that decides. */
    return g_strdup_printf (_("%1$s: upgrade a knight of strength %2$u?"), who, state->due.upgrade_strength);
  if (state->due.upgrade_deployed)
    /* Translators: %s is the house that decides. */
    return g_strdup_printf (_("%s: upgrade a deployed knight?"), who);
  /* Translators: %s is the house that decides. */
  return g_strdup_printf (_("%s: upgrade a knight?"), who);
}

static char *
ask_about_item (LanGameContent *content, const char *who, const LanDecision *decision)
{
  switch (decision->kind)
    {
    case LAN_DECISION_VOTE:
      /* Translators: %1$s is the house that decides, %2$s a law. */
      return g_strdup_printf (_("%1$s: vote on %2$s."), who, lan_game_content_get_title (content, LAN_TABLE_LAWS, decision->item));
    case LAN_DECISION_BUY:
      /* Translators: %1$s is the house that decides, %2$s a law. */
      return g_strdup_printf (_("%1$s: how often do you use %2$s?"), who,
                              lan_game_content_get_title (content, LAN_TABLE_LAWS, decision->item));
    case LAN_DECISION_COUNTY:
      /* Translators: %1$s is the house that decides, %2$s a county. */
      return g_strdup_printf (_("%1$s: choose what %2$s gives."), who,
                              lan_game_content_get_title (content, LAN_TABLE_COUNTIES, decision->item));
    default:
      /* Translators: %1$s is the house that decides, %2$s a castle space such as "Armoury". */
      return g_strdup_printf (_("%1$s: use the %2$s?"), who, lan_words_space_title (content, decision->side, decision->item));
    }
}

static char *
ask_ransom (LanGameContent *content, const char *who, const LanState *state, const LanDecision *decision)
{
  /* Translators: %1$s is the house that decides, %2$u the strength of a knight, %3$s a battle. */
  return g_strdup_printf (_("%1$s: ransom strength %2$u at %3$s?"), who, decision->strength,
                          lan_words_battle_title (content, state, LAN_PLACE_INDEX (decision->place)));
}

char *
lan_words_decision (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanDecision *decision)
{
  g_autofree char *who = NULL;

  if (decision->kind == LAN_DECISION_NONE)
    return g_strdup (_("The game is over."));

  who = addressee (content, setup, decision);
  switch ((LanDecisionKind) decision->kind)
    {
    case LAN_DECISION_EXTENSION:
      /* Translators: %s is the house that decides. */
      return g_strdup_printf (_("%s: build an extension tile."), who);
    case LAN_DECISION_PLACE:
      /* Translators: %s is the house that decides. */
      return g_strdup_printf (_("%s: place a knight."), who);
    case LAN_DECISION_FAVOUR:
      /* Translators: %s is the house that decides. */
      return g_strdup_printf (_("%s: take a King's Favour tile."), who);
    case LAN_DECISION_NOBLE:
      /* Translators: %s is the house that decides. */
      return g_strdup_printf (_("%s: choose a nobleman."), who);
    case LAN_DECISION_UPGRADE:
      return ask_upgrade (who, state);
    case LAN_DECISION_START:
      /* Translators: %s is the house that decides. */
      return g_strdup_printf (_("%s: name the start player."), who);
    case LAN_DECISION_RANSOM:
      return ask_ransom (content, who, state, decision);
    default:
      return ask_about_item (content, who, decision);
    }
}

static char *
hint_vote (LanGameContent *content, const LanState *state, const LanDecision *decision)
{
  unsigned markers = state->houses[decision->seat].goods[LAN_GOOD_VOTES];
  const char *text = lan_game_content_get_text (content, LAN_TABLE_LAWS, decision->item);

  if (markers == 0)
    /* Translators: %s is the sentence of a law. */
    return g_strdup_printf (_("If approved, it becomes law: %s"), text);
  /* Translators: %1$s is the sentence of a law, %2$u the number of voting markers of the house. */
  return g_strdup_printf (ngettext ("If approved, it becomes law: %1$s You may add your %2$u voting marker; it is spent in any case.",
                                    "If approved, it becomes law: %1$s You may add any of your %2$u voting markers; they are spent in any case.", markers),
                          text, markers);
}

static char *
hint_buy (LanGameContent *content, const LanState *state, const LanDecision *decision)
{
  const LanReward *reward = &lan_game_content_get_tables (content)->laws[decision->item].reward;
  g_autofree char *offer = lan_words_reward (reward);
  g_autofree char *gold = lan_words_good (LAN_GOOD_GOLD, state->houses[decision->seat].goods[LAN_GOOD_GOLD]);
  g_autofree char *squires = lan_words_good (LAN_GOOD_SQUIRES, state->houses[decision->seat].goods[LAN_GOOD_SQUIRES]);

  if (reward->price_squires == 0)
    /* Translators: %1$s is an offer such as "1 power point for 1 gold", %2$s an amount such as "3 gold". */
    return g_strdup_printf (_("Each time: %1$s. You have %2$s."), offer, gold);
  /* Translators: %1$s is an offer such as "3 power points for 1 gold and 1 squire", %2$s and %3$s are amounts of gold and squires. */
  return g_strdup_printf (_("Each time: %1$s. You have %2$s and %3$s."), offer, gold, squires);
}

static char *
hint_county (LanGameContent *content, const LanDecision *decision)
{
  const LanContent *tables = lan_game_content_get_tables (content);
  g_autofree char *reward = lan_words_reward (&tables->counties[decision->item].reward);
  g_autofree char *price = NULL;

  if (LAN_IS_ALLY (decision->side)) /* R7.5 */
    /* Translators: %s is a reward such as "1 recruit". */
    return g_strdup_printf (_("Either the nobleman, or %s."), reward);
  price = lan_words_good (LAN_GOOD_GOLD, tables->both_price);
  /* Translators: %1$s is a reward such as "4 gold", %2$s a price such as "3 gold". */
  return g_strdup_printf (_("Either the nobleman, or %1$s, or both for %2$s."), reward, price);
}

static char *
hint_item (LanGameContent *content, const LanState *state, const LanDecision *decision)
{
  g_autofree char *offer = NULL;

  switch (decision->kind)
    {
    case LAN_DECISION_VOTE:
      return hint_vote (content, state, decision);
    case LAN_DECISION_BUY:
      return hint_buy (content, state, decision);
    case LAN_DECISION_COUNTY:
      return hint_county (content, decision);
    default:
      offer = lan_words_reward (lan_words_space_reward (content, decision->side, decision->item));
      /* Translators: %s is an offer such as "1 recruit for 1 squire". */
      return g_strdup_printf (_("It offers %s."), offer);
    }
}

static char *
hint_ransom (const LanDecision *decision)
{
  g_autofree char *price = lan_words_good (LAN_GOOD_GOLD, decision->strength); /* R5.4.6: 1 gold per strength */

  /* Translators: %s is a price such as "2 gold". */
  return g_strdup_printf (_("For %s the knight comes back to court; otherwise it goes to the reserve."), price);
}

char *
lan_words_decision_hint (LanGameContent *content, const LanGameSetup *setup, const LanState *state, const LanDecision *decision)
{
  switch ((LanDecisionKind) decision->kind)
    {
    case LAN_DECISION_NONE:
    case LAN_N_DECISIONS:
      return lan_words_outcome (content, setup, state);
    case LAN_DECISION_EXTENSION:
      return g_strdup (_("Choose a castle space; its tile pays in every round from now on."));
    case LAN_DECISION_PLACE:
      if (lan_state_has_allies (state))
        return g_strdup (_("Send a knight of the house or of the ally to a county, a castle space or a conflict."));
      return g_strdup (_("Send a knight to a county, a castle space or a conflict."));
    case LAN_DECISION_FAVOUR:
      return g_strdup (_("The tile is carried out at once."));
    case LAN_DECISION_NOBLE:
      return g_strdup (_("Choose the county that the nobleman comes from; each table holds one of a county."));
    case LAN_DECISION_UPGRADE:
      return g_strdup (_("Choose a knight, wherever it stands, to become one strength higher, or decline."));
    case LAN_DECISION_START:
      return g_strdup (_("The start player comes first in everything from now on."));
    case LAN_DECISION_RANSOM:
      return hint_ransom (decision);
    case LAN_DECISION_VOTE:
    case LAN_DECISION_BUY:
    case LAN_DECISION_COUNTY:
    case LAN_DECISION_ARM:
    default:
      return hint_item (content, state, decision);
    }
}
