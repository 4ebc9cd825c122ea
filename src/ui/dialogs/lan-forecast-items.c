/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "lan-config.h"

#include "lan-forecast-items.h"

#include <glib/gi18n-lib.h>

#include "lan-words-forecast.h"
#include "lan-words.h"

/* What every row is made from. */
typedef struct {
  LanSession *session;
  LanGameContent *content;
  const LanContent *tables;
  const LanState *state;
  GPtrArray *items;
} Builder;

void
lan_forecast_item_free (LanForecastItem *item)
{
  g_free (item->title);
  g_free (item->subtitle);
  g_free (item->figure);
  g_ptr_array_unref (item->lines);
  g_free (item);
}

static LanForecastItem *
item_new (GPtrArray *items, guint side, const char *title)
{
  LanForecastItem *item = g_new0 (LanForecastItem, 1);

  item->side = side;
  item->title = g_strdup (title);
  item->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) lan_forecast_item_free);
  g_ptr_array_add (items, item);
  return item;
}

static void
set_gains (LanForecastItem *item, const LanGains *gains)
{
  item->has_gains = TRUE;
  item->gains = *gains;
}

static void
set_points (LanForecastItem *item, guint points)
{
  item->figure = g_strdup_printf ("%u", points);
  item->symbol = "pp";
}

static LanForecastItem *
side_item_new (Builder *self, GPtrArray *items, guint side)
{
  g_autofree char *name = lan_words_side (self->content, lan_session_get_setup (self->session), side);

  return item_new (items, side, name);
}

static void
add_points_line (LanForecastItem *item, const char *title, guint points)
{
  set_points (item_new (item->lines, LAN_NO_SIDE, title), points);
}

/* R6.1 to R6.4, with what they are counted from. */
static void
add_final_lines (Builder *self, LanForecastItem *item, const LanPointsForecast *points, guint seat)
{
  const LanHouseState *house = &self->state->houses[seat];
  guint tiles = lan_state_quantity (self->state, seat, LAN_QUANTITY_EXTENSIONS, 0);
  guint nobles = lan_state_quantity (self->state, seat, LAN_QUANTITY_NOBLES, 0);
  g_autofree char *squires = lan_words_good (LAN_GOOD_SQUIRES, house->goods[LAN_GOOD_SQUIRES]);
  g_autofree char *gold = lan_words_good (LAN_GOOD_GOLD, house->goods[LAN_GOOD_GOLD]);
  /* Translators: a strength, and squires that break ties. */
  g_autofree char *knighthood = g_strdup_printf (_("Knighthood: strength %1$u, %2$s"),
                                                 lan_state_knighthood (self->tables, self->state, seat), squires);
  /* Translators: a number of tiles, and gold that breaks ties. */
  g_autofree char *extensions = g_strdup_printf (_("Extension tiles: %1$u, %2$s"), tiles, gold);
  g_autofree char *noblemen = g_strdup_printf (_("Noblemen: %u"), nobles);

  add_points_line (item, _("Power points so far"), points->now);
  add_points_line (item, knighthood, points->knighthood);
  add_points_line (item, extensions, points->extensions);
  add_points_line (item, noblemen, points->nobles);
}

static void
add_round_lines (LanForecastItem *item, const LanPointsForecast *points)
{
  for (guint source = 0; source < LAN_N_SOURCES; source++)
    {
      /* Translators: what brings power points in the rest of the round, such as "Counties". */
      g_autofree char *title = g_strdup_printf (_("This round: %s"), lan_words_source ((LanSource) source));

      if (points->round[source] > 0)
        add_points_line (item, title, points->round[source]);
    }
  add_points_line (item, _("With the rest of this round"), points->ended + points->round_total);
}

static void
build_points (Builder *self)
{
  LanPointsForecast points[LAN_MAX_SEATS];

  lan_forecast_points (self->tables, self->state, points);
  for (guint seat = 0; seat < self->state->players; seat++)
    {
      LanForecastItem *item = side_item_new (self, self->items, seat);

      set_points (item, points[seat].ended);
      if (lan_state_phase (self->state) == LAN_PHASE_FINISHED)
        continue;
      /* Translators: the place of a house if the game ended now, and its power points in the rest of the round. */
      item->subtitle = g_strdup_printf (ngettext ("Place %1$u now; %2$u more this round",
                                                  "Place %1$u now; %2$u more this round", points[seat].round_total),
                                        points[seat].rank, points[seat].round_total);
      add_final_lines (self, item, &points[seat], seat);
      add_round_lines (item, &points[seat]);
    }
}

static void
add_rank_line (Builder *self, LanForecastItem *item, const LanRankForecast *rank)
{
  LanForecastItem *line = side_item_new (self, item->lines, rank->side);
  g_autofree char *ransom = lan_words_ransom (rank);
  /* Translators: the strength of a house in a battle. */
  g_autofree char *strength = g_strdup_printf (_("Strength %u."), rank->strength);

  line->subtitle = ransom != NULL ? g_strdup_printf ("%s %s", strength, ransom) : g_strdup (strength);
  if (LAN_IS_ALLY (rank->side)) /* R7.4 */
    {
      g_autofree char *head = g_steal_pointer (&line->subtitle);

      line->subtitle = g_strdup_printf ("%s %s", head, _("The points of an ally are given to nobody."));
    }
  set_points (line, rank->score);
}

static void
build_conflicts (Builder *self)
{
  for (guint battle = 0; battle < LAN_BATTLES; battle++)
    {
      LanConflictForecast forecast = lan_forecast_conflict (self->tables, self->state, battle);
      g_autofree char *fate = lan_words_fate (forecast.fate);
      LanForecastItem *item;

      if (forecast.card == LAN_NO_CARD)
        continue;
      item = item_new (self->items, LAN_NO_SIDE, lan_game_content_get_title (self->content, LAN_TABLE_CONFLICTS, forecast.card));
      item->subtitle = lan_words_winner (&forecast);
      item->figure = g_strdup_printf ("%u : %u", forecast.england, forecast.france);
      item->symbol = forecast.won ? "england" : "france";
      for (guint i = 0; i < forecast.n_ranks; i++)
        add_rank_line (self, item, &forecast.ranks[i]);
      item_new (item->lines, LAN_NO_SIDE, forecast.n_ranks > 0 ? fate : _("No house takes part."));
    }
}

static void
add_answer_lines (Builder *self, LanForecastItem *item, const LanCountyForecast *forecast)
{
  g_autofree char *price = lan_words_good (LAN_GOOD_GOLD, self->tables->both_price);
  /* Translators: the reward of a county and its nobleman together, for a price such as "3 gold". */
  g_autofree char *both = g_strdup_printf (_("Both, for %s"), price);
  const char *const titles[] = { _("The reward"), _("A nobleman"), both };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (forecast->answers >> i & 1)
      set_gains (item_new (item->lines, LAN_NO_SIDE, titles[i]), &forecast->gains[i]);
}

static void
build_counties (Builder *self)
{
  for (guint county = 0; county < LAN_COUNTIES; county++)
    {
      LanCountyForecast forecast = lan_forecast_county (self->tables, self->state, county);
      LanForecastItem *item;

      if (forecast.side == LAN_NO_SIDE)
        continue;
      item = item_new (self->items, forecast.side, lan_game_content_get_title (self->content, LAN_TABLE_COUNTIES, county));
      item->subtitle = lan_words_side (self->content, lan_session_get_setup (self->session), forecast.side);
      set_gains (item, &forecast.gains[LAN_COUNTY_REWARD]);
      add_answer_lines (self, item, &forecast);
      if (self->tables->counties[county].names_start)
        item_new (item->lines, LAN_NO_SIDE, _("Its owner names the start player."));
    }
}

/* Why a castle space pays. */
static const char *
space_subtitle (gboolean knight, gboolean tile, gboolean offer)
{
  if (offer)
    return _("If its price is paid");
  if (knight && tile)
    return _("Knight and extension tile");
  return knight ? _("Knight") : _("Extension tile");
}

static void
add_space_lines (Builder *self, LanForecastItem *item, const LanCastleForecast *forecast, guint seat)
{
  for (guint i = 0; i < LAN_SPACES; i++)
    {
      gboolean knight = self->state->sides[seat].castle[i] != 0;
      gboolean tile = self->state->houses[seat].extensions >> i & 1;
      LanForecastItem *line;

      if (!knight && !tile)
        continue;
      line = item_new (item->lines, LAN_NO_SIDE, lan_game_content_get_title (self->content, LAN_TABLE_SPACES, i));
      line->subtitle = g_strdup (space_subtitle (knight, tile, forecast->offers >> i & 1));
      set_gains (line, &forecast->spaces[i]);
    }
}

static void
add_ally_lines (Builder *self, LanForecastItem *item, const LanCastleForecast *forecast, guint seat)
{
  guint ally = LAN_ALLY_OF (seat);

  for (guint i = 0; i < LAN_ALLY_SPACES && lan_state_has_allies (self->state); i++)
    if (self->state->sides[ally].castle[i] != 0)
      set_gains (item_new (item->lines, ally, lan_game_content_get_title (self->content, LAN_TABLE_ALLY_SPACES, i)),
                 &forecast->ally_spaces[i]);
}

static void
build_castles (Builder *self)
{
  for (guint seat = 0; seat < self->state->players; seat++)
    {
      LanCastleForecast forecast = lan_forecast_castle (self->tables, self->state, seat);
      LanForecastItem *item;

      if (!forecast.open)
        continue;
      item = side_item_new (self, self->items, seat);
      set_gains (item, &forecast.total);
      add_space_lines (self, item, &forecast, seat);
      if (!lan_gains_is_empty (&forecast.table))
        set_gains (item_new (item->lines, LAN_NO_SIDE, _("Company at table")), &forecast.table);
      add_ally_lines (self, item, &forecast, seat);
    }
}

static void
add_law (Builder *self, guint law, const char *status)
{
  LanGains gains[LAN_MAX_SEATS];
  LanForecastItem *item;

  if (!lan_part_is_open (self->state, LAN_PART_LAW, law))
    return;
  lan_forecast_law (self->tables, self->state, law, gains);
  item = item_new (self->items, LAN_NO_SIDE, lan_game_content_get_title (self->content, LAN_TABLE_LAWS, law));
  /* Translators: whether a law is in force or proposed, then what it does. */
  item->subtitle = g_strdup_printf (_("%1$s. %2$s"), status, lan_game_content_get_text (self->content, LAN_TABLE_LAWS, law));
  item->symbol = "parliament";
  for (guint seat = 0; seat < self->state->players; seat++)
    set_gains (side_item_new (self, item->lines, seat), &gains[seat]);
}

static void
build_laws (Builder *self)
{
  for (guint i = 0; i < LAN_IN_FORCE; i++)
    add_law (self, self->state->in_force[i], _("In force"));
  for (guint i = self->state->proposal; i < LAN_PROPOSALS; i++)
    add_law (self, lan_state_proposal (self->state, i), _("Proposed"));
}

GPtrArray *
lan_forecast_items_new (LanSession *session, LanForecastKind kind)
{
  static void (*const builders[LAN_N_FORECASTS]) (Builder *) = {
    [LAN_FORECAST_POINTS] = build_points,     [LAN_FORECAST_CONFLICTS] = build_conflicts, [LAN_FORECAST_COUNTIES] = build_counties,
    [LAN_FORECAST_CASTLES] = build_castles,   [LAN_FORECAST_LAWS] = build_laws,
  };
  Builder builder = {
    .session = session,
    .content = lan_session_get_content (session),
    .tables = lan_game_content_get_tables (lan_session_get_content (session)),
    .state = lan_session_get_state (session),
    .items = g_ptr_array_new_with_free_func ((GDestroyNotify) lan_forecast_item_free),
  };

  builders[kind] (&builder);
  return builder.items;
}

char *
lan_forecast_item_words (const LanForecastItem *item)
{
  GString *words = g_string_new (item->title);

  if (item->figure != NULL)
    g_string_append_printf (words, ": %s", item->figure);
  if (item->has_gains)
    {
      g_autofree char *gains = lan_words_gains (&item->gains);

      g_string_append_printf (words, ": %s", gains);
    }
  if (item->subtitle != NULL)
    g_string_append_printf (words, ". %s", item->subtitle);
  return g_string_free (words, FALSE);
}
