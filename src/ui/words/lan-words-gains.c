/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gains, each with where it comes from. */

#include "lan-config.h"

#include <glib/gi18n.h>

#include "lan-words-private.h"

static char *
gained_at_the_end (const char *name, const char *what, LanSource source)
{
  switch (source)
    {
    case LAN_SOURCE_FINAL_KNIGHTHOOD:
      /* Translators: final scoring; %1$s is a house, %2$s an amount of power points. */
      return g_strdup_printf (_("%1$s gains %2$s for the strength of the knighthood."), name, what);
    case LAN_SOURCE_FINAL_EXTENSIONS:
      /* Translators: final scoring; %1$s is a house, %2$s an amount of power points. */
      return g_strdup_printf (_("%1$s gains %2$s for extension tiles."), name, what);
    default:
      /* Translators: final scoring; %1$s is a house, %2$s an amount of power points. */
      return g_strdup_printf (_("%1$s gains %2$s for noblemen."), name, what);
    }
}

char *
lan_words_gained (LanGameContent *content, const LanGameSetup *setup, const LanEvent *event)
{
  g_autofree char *name = lan_words_side (content, setup, event->side);
  g_autofree char *what = lan_words_good (event->item, event->amount);

  switch ((LanSource) event->source)
    {
    case LAN_SOURCE_COUNTY:
      /* Translators: %1$s is a house, %2$s an amount such as "4 gold", %3$s a county. */
      return g_strdup_printf (_("%1$s gains %2$s in %3$s."), name, what,
                              lan_game_content_get_title (content, LAN_TABLE_COUNTIES, event->origin));
    case LAN_SOURCE_CASTLE:
      /* Translators: %1$s is a house, %2$s an amount such as "2 gold", %3$s a castle space such as "Treasury". */
      return g_strdup_printf (_("%1$s gains %2$s from the %3$s."), name, what,
                              lan_words_space_title (content, event->side, event->origin));
    case LAN_SOURCE_TABLE:
      /* Translators: %1$s is a house, %2$s an amount such as "3 voting markers". */
      return g_strdup_printf (_("%1$s gains %2$s from the company at table."), name, what);
    case LAN_SOURCE_FAVOUR:
      /* Translators: %1$s is a house, %2$s an amount such as "2 gold". */
      return g_strdup_printf (_("%1$s takes %2$s from the King's Favour."), name, what);
    case LAN_SOURCE_LAW:
      /* Translators: %1$s is a house, %2$s an amount such as "3 power points", %3$s a law. */
      return g_strdup_printf (_("%1$s gains %2$s by the law %3$s."), name, what,
                              lan_game_content_get_title (content, LAN_TABLE_LAWS, event->origin));
    case LAN_SOURCE_CONFLICT:
      return NULL; /* told with the rank */
    case LAN_SOURCE_FINAL_KNIGHTHOOD:
    case LAN_SOURCE_FINAL_EXTENSIONS:
    case LAN_SOURCE_FINAL_NOBLES:
      return gained_at_the_end (name, what, event->source);
    case LAN_SOURCE_NONE:
    case LAN_SOURCE_SETUP:
    case LAN_N_SOURCES:
    default:
      /* Translators: %1$s is a house, %2$s an amount such as "2 gold". */
      return g_strdup_printf (_("%1$s gains %2$s."), name, what);
    }
}
