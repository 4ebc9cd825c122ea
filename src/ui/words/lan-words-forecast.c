/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would happen as the board stands. */

#include "lan-config.h"

#include "lan-words-forecast.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

/* Gains as a reward, so that they are worded like one: what is paid is its price. */
static LanReward
reward_of (const LanGains *gains)
{
  LanReward reward = {
    .pp = (guint8) CLAMP (gains->goods[LAN_GOOD_PP], 0, G_MAXUINT8),
    .gold = (guint8) CLAMP (gains->goods[LAN_GOOD_GOLD], 0, G_MAXUINT8),
    .squires = (guint8) CLAMP (gains->goods[LAN_GOOD_SQUIRES], 0, G_MAXUINT8),
    .votes = (guint8) CLAMP (gains->goods[LAN_GOOD_VOTES], 0, G_MAXUINT8),
    .recruits = (guint8) gains->recruits,
    .extensions = (guint8) gains->extensions,
    .upgrades = (guint8) gains->upgrades,
    .nobles = (guint8) gains->nobles,
    .price_gold = (guint8) CLAMP (-gains->goods[LAN_GOOD_GOLD], 0, G_MAXUINT8),
    .price_squires = (guint8) CLAMP (-gains->goods[LAN_GOOD_SQUIRES], 0, G_MAXUINT8),
  };

  return reward;
}

char *
lan_words_gains (const LanGains *gains)
{
  LanReward reward = reward_of (gains);

  return lan_words_reward (&reward);
}

char *
lan_words_winner (const LanConflictForecast *forecast)
{
  if (forecast->won)
    /* Translators: the strengths of England and of France. */
    return g_strdup_printf (_("As it stands, England wins, %1$u to %2$u."), forecast->england, forecast->france);
  /* Translators: the strengths of France and of England. */
  return g_strdup_printf (_("As it stands, France wins, %1$u to %2$u."), forecast->france, forecast->england);
}

char *
lan_words_fate (LanFate fate)
{
  switch (fate)
    {
    case LAN_FATE_STAY:
      return g_strdup (_("The knights stay for the second battle."));
    case LAN_FATE_RANSOM:
      return g_strdup (_("Knights that are not ransomed go to the reserve."));
    case LAN_FATE_RETURN:
    default:
      return g_strdup (_("The knights return to court."));
    }
}

char *
lan_words_ransom (const LanRankForecast *rank)
{
  g_autofree char *price = lan_words_good (LAN_GOOD_GOLD, rank->ransom);
  g_autofree char *paid = NULL;
  g_autofree char *lost = NULL;

  /* Translators: how many knights, and a price such as "3 gold". */
  paid = g_strdup_printf (ngettext ("%1$u knight can be ransomed for %2$s.", "%1$u knights can be ransomed for %2$s.",
                                    rank->ransomed), rank->ransomed, price);
  lost = g_strdup_printf (ngettext ("%u knight cannot be paid for.", "%u knights cannot be paid for.", rank->captured),
                          rank->captured);
  if (rank->ransomed > 0 && rank->captured > 0)
    return g_strdup_printf ("%s %s", paid, lost);
  if (rank->ransomed > 0)
    return g_steal_pointer (&paid);
  return rank->captured > 0 ? g_steal_pointer (&lost) : NULL;
}

static void
append (GString *text, const char *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

static void
append_rank (GString *text, LanGameContent *content, const LanGameSetup *setup, const LanRankForecast *rank)
{
  g_autofree char *name = lan_words_side (content, setup, rank->side);
  g_autofree char *points = lan_words_good (LAN_GOOD_PP, rank->score);
  g_autofree char *ransom = lan_words_ransom (rank);
  g_autofree char *sentence = NULL;

  if (LAN_IS_ALLY (rank->side)) /* R7.4 */
    /* Translators: %1$s is an ally, %2$s an amount of power points. */
    sentence = g_strdup_printf (_("%1$s takes a rank of %2$s, given to nobody."), name, points);
  else
    /* Translators: %1$s is a house, %2$s an amount of power points. */
    sentence = g_strdup_printf (_("%1$s would gain %2$s."), name, points);
  append (text, sentence);
  append (text, ransom);
}

char *
lan_words_conflict_forecast (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned battle)
{
  LanConflictForecast forecast = lan_forecast_conflict (lan_game_content_get_tables (content), state, battle);
  g_autofree char *winner = NULL;
  g_autofree char *fate = NULL;
  GString *text;

  if (forecast.card == LAN_NO_CARD)
    return NULL;
  text = g_string_new (NULL);
  winner = lan_words_winner (&forecast);
  append (text, winner);
  for (unsigned i = 0; i < forecast.n_ranks; i++)
    append_rank (text, content, setup, &forecast.ranks[i]);
  if (forecast.n_ranks > 0)
    {
      fate = lan_words_fate (forecast.fate);
      append (text, fate);
    }
  return g_string_free (text, FALSE);
}

char *
lan_words_county_forecast (LanGameContent *content, const LanGameSetup *setup, const LanState *state, unsigned county)
{
  LanCountyForecast forecast = lan_forecast_county (lan_game_content_get_tables (content), state, county);
  g_autofree char *name = NULL;
  g_autofree char *reward = lan_words_gains (&forecast.gains[LAN_COUNTY_REWARD]);
  g_autofree char *noble = lan_words_gains (&forecast.gains[LAN_COUNTY_NOBLE]);
  g_autofree char *both = lan_words_gains (&forecast.gains[LAN_COUNTY_BOTH]);

  if (forecast.side == LAN_NO_SIDE)
    return NULL;
  name = lan_words_side (content, setup, forecast.side);
  if (forecast.answers >> LAN_COUNTY_BOTH & 1)
    /* Translators: a house, a reward, a nobleman, and what both together bring when their price is paid. */
    return g_strdup_printf (_("As it stands, %1$s gets %2$s, %3$s or both, on balance %4$s."), name, reward, noble, both);
  if (forecast.answers >> LAN_COUNTY_NOBLE & 1)
    /* Translators: a house, a reward, a nobleman. */
    return g_strdup_printf (_("As it stands, %1$s gets %2$s or %3$s."), name, reward, noble);
  /* Translators: a house and a reward. */
  return g_strdup_printf (_("As it stands, %1$s gets %2$s."), name, reward);
}

char *
lan_words_points_forecast (const LanPointsForecast *points)
{
  /* Translators: power points in all, then the four parts that they consist of. */
  return g_strdup_printf (_("If the game ended now: %1$u power points, that is %2$u so far, %3$u for the knighthood, %4$u for extension tiles and %5$u for noblemen."),
                          points->ended, points->now, points->knighthood, points->extensions, points->nobles);
}
