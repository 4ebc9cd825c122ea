/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-house-counters.h"

#include "lan-words-forecast.h"
#include "lan-words.h"

#include <glib/gi18n-lib.h>

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

static LanGood
get_good (LanHouseCounter counter)
{
  static const LanGood goods[] = {
    [LAN_HOUSE_COUNTER_PP] = LAN_GOOD_PP,
    [LAN_HOUSE_COUNTER_GOLD] = LAN_GOOD_GOLD,
    [LAN_HOUSE_COUNTER_SQUIRES] = LAN_GOOD_SQUIRES,
    [LAN_HOUSE_COUNTER_VOTES] = LAN_GOOD_VOTES,
  };

  return goods[counter];
}

/* R7.1: an ally has neither goods nor extension tiles. */
static gboolean
side_has (guint side, LanHouseCounter counter)
{
  return !LAN_IS_ALLY (side) || counter == LAN_HOUSE_COUNTER_NOBLES || counter == LAN_HOUSE_COUNTER_KNIGHTHOOD;
}

static guint
get_value (LanSession *session, guint side, LanHouseCounter counter)
{
  const LanState *state = lan_session_get_state (session);

  switch (counter)
    {
    case LAN_HOUSE_COUNTER_NOBLES:
      return count_bits (state->sides[side].nobles);
    case LAN_HOUSE_COUNTER_EXTENSIONS:
      return count_bits (state->houses[side].extensions);
    case LAN_HOUSE_COUNTER_KNIGHTHOOD:
      return lan_state_knighthood (lan_game_content_get_tables (lan_session_get_content (session)), state, side);
    default:
      return state->houses[side].goods[get_good (counter)];
    }
}

/* (transfer full) */
static char *
get_words (LanHouseCounter counter, guint value)
{
  switch (counter)
    {
    case LAN_HOUSE_COUNTER_NOBLES:
      return g_strdup_printf (ngettext ("%u nobleman at the table", "%u noblemen at the table", value), value);
    case LAN_HOUSE_COUNTER_EXTENSIONS:
      return g_strdup_printf (ngettext ("%u extension tile", "%u extension tiles", value), value);
    case LAN_HOUSE_COUNTER_KNIGHTHOOD:
      /* Translators: the strength of all knights of a house outside the reserve (R6.1). */
      return g_strdup_printf (_("Knighthood of strength %u"), value);
    default:
      return lan_words_good (get_good (counter), value);
    }
}

/* The power points, and below them what they would be at the end. (transfer full) */
static char *
get_points_words (LanSession *session, guint seat, guint value)
{
  LanPointsForecast points[LAN_MAX_SEATS];
  g_autofree char *words = get_words (LAN_HOUSE_COUNTER_PP, value);
  g_autofree char *forecast = NULL;

  if (lan_state_phase (lan_session_get_state (session)) == LAN_PHASE_FINISHED)
    return g_steal_pointer (&words);
  lan_forecast_points (lan_game_content_get_tables (lan_session_get_content (session)), lan_session_get_state (session), points);
  forecast = lan_words_points_forecast (&points[seat]);
  return g_strdup_printf ("%s\n%s", words, forecast);
}

void
lan_house_counters_create (LanHouseCounters *self, LanCounterBar *bar, gboolean optional)
{
  static const char *const symbols[LAN_N_HOUSE_COUNTERS] = {
    [LAN_HOUSE_COUNTER_PP] = "pp",
    [LAN_HOUSE_COUNTER_GOLD] = "gold",
    [LAN_HOUSE_COUNTER_SQUIRES] = "squire",
    [LAN_HOUSE_COUNTER_VOTES] = "vote",
    [LAN_HOUSE_COUNTER_NOBLES] = "nobleman",
    [LAN_HOUSE_COUNTER_EXTENSIONS] = "extension",
    [LAN_HOUSE_COUNTER_KNIGHTHOOD] = "strength",
  };

  for (guint i = 0; i < LAN_N_HOUSE_COUNTERS; i++)
    {
      self->counters[i] = LAN_COUNTER (lan_counter_new (symbols[i]));
      lan_counter_bar_append (bar, GTK_WIDGET (self->counters[i]), optional && i >= LAN_HOUSE_COUNTER_NOBLES);
    }
}

void
lan_house_counters_update (LanHouseCounters *self, LanSession *session, guint side)
{
  for (guint i = 0; i < LAN_N_HOUSE_COUNTERS; i++)
    {
      g_autofree char *words = NULL;
      gboolean shown = side_has (side, (LanHouseCounter) i);
      guint value;

      gtk_widget_set_visible (GTK_WIDGET (self->counters[i]), shown);
      if (!shown)
        continue;
      value = get_value (session, side, (LanHouseCounter) i);
      words = i == LAN_HOUSE_COUNTER_PP ? get_points_words (session, side, value) : get_words ((LanHouseCounter) i, value);
      lan_counter_set_value (self->counters[i], value, words);
    }
}

GtkWidget *
lan_house_counters_get (LanHouseCounters *self, const LanSpot *spot)
{
  switch (spot->kind)
    {
    case LAN_SPOT_NOBLE:
      return GTK_WIDGET (self->counters[LAN_HOUSE_COUNTER_NOBLES]);
    case LAN_SPOT_TILE:
      return GTK_WIDGET (self->counters[LAN_HOUSE_COUNTER_EXTENSIONS]);
    case LAN_SPOT_GOOD:
      for (guint i = 0; i < LAN_HOUSE_COUNTER_NOBLES; i++)
        if (get_good ((LanHouseCounter) i) == spot->item)
          return GTK_WIDGET (self->counters[i]);
      return NULL;
    default:
      return NULL;
    }
}

char *
lan_house_counters_describe (LanSession *session, guint side)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < LAN_N_HOUSE_COUNTERS; i++)
    {
      g_autofree char *words = NULL;

      if (!side_has (side, (LanHouseCounter) i))
        continue;
      words = get_words ((LanHouseCounter) i, get_value (session, side, (LanHouseCounter) i));
      if (all->len > 0)
        /* Translators: between the items of a list read aloud. */
        g_string_append (all, _(", "));
      g_string_append (all, words);
    }
  return g_string_free (all, FALSE);
}
